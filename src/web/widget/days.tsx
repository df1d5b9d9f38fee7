import { useState } from 'preact/hooks'
import { Icon } from './icons.tsx'
import { format } from './when.tsx'
import type { Context } from './context.ts'

export const SHOWN_DAYS = 14

interface DaysProps {
  context: Context
  /** First day shown. */
  from: string
  /** First day that can be shown, `YYYY-MM-DD` at the business. */
  today: string
  /** Free times by day. */
  open: ReadonlyMap<string, unknown[]>
  chosen: string | undefined
  choose(day: string): void
  show(from: string): void
}

/** Two weeks, from today on, as a date grid (WAI-ARIA APG): one stop for the Tab key, within it all days by arrow. */
export function Days({ context: { say, locale }, from, today, open, chosen, choose, show }: DaysProps) {
  const [reached, reach] = useState('')
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => plus(from, index))
  const at = days.includes(reached) ? reached : (chosen ?? from)
  const part = (options: Intl.DateTimeFormatOptions) => format(locale, 'UTC', options)
  const range = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const shift = (count: number) => later(today, plus(from, count))
  const walk = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const { key, currentTarget: grid } = event
    const column = days.indexOf(at) % 7
    const ahead = grid.closest('[dir=rtl]') ? -1 : 1
    const steps: Record<string, number> = {
      ArrowLeft: -ahead,
      ArrowRight: ahead,
      ArrowUp: -7,
      ArrowDown: 7,
      Home: -column,
      End: 6 - column,
      PageUp: -SHOWN_DAYS,
      PageDown: SHOWN_DAYS,
    }
    if (!(key in steps)) return
    event.preventDefault()
    const day = later(today, plus(at, steps[key]!))
    const first = day < from ? shift(-SHOWN_DAYS) : day > days.at(-1)! ? shift(SHOWN_DAYS) : from
    if (first !== from) show(first)
    reach(day)
    // The cells of two weeks become those of the next two, so the focus can move before these are drawn.
    grid.querySelectorAll('button')[(Date.parse(day) - Date.parse(first)) / DAY_MS]!.focus()
  }
  const isFirst = from <= today
  return (
    <div>
      <div class="turn">
        <h4 aria-live="polite">{range.formatRange(new Date(from), new Date(days.at(-1)!))}</h4>
        <button
          type="button"
          class="icon"
          aria-label={say('previousDays')}
          aria-disabled={isFirst}
          onClick={() => isFirst || show(shift(-SHOWN_DAYS))}
        >
          <Icon name="before" />
        </button>
        <button type="button" class="icon" aria-label={say('nextDays')} onClick={() => show(shift(SHOWN_DAYS))}>
          <Icon name="after" />
        </button>
      </div>
      <div class="week" aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span>{part({ weekday: 'short' })(day)}</span>
        ))}
      </div>
      <div role="grid" aria-label={say('pickDay')} onKeyDown={walk}>
        {[0, 7].map((row) => (
          <div class="week" role="row">
            {days.slice(row, row + 7).map((day) => {
              const count = open.get(day)?.length
              const name = part({ dateStyle: 'full' })(day)
              return (
                <button
                  type="button"
                  role="gridcell"
                  class="day"
                  // Drawn by the style sheet: the name says it in full.
                  data-month={day > from && day.endsWith('-01') ? part({ month: 'short' })(day) : undefined}
                  tabIndex={day === at ? 0 : -1}
                  aria-selected={day === chosen}
                  aria-disabled={!count}
                  aria-label={count ? `${name}, ${say('freeTimes', { count })}` : name}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => {
                    reach(day)
                    if (count) choose(day)
                  }}
                >
                  {part({ day: 'numeric' })(day)}
                </button>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

const later = (one: string, other: string) => (one > other ? one : other)

const DAY_MS = 86_400_000

/** Arithmetic in UTC, where every day has 24 hours. */
export function plus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
