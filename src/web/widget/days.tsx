import { Icon } from './icons.tsx'
import type { Context } from './panel.tsx'
import { format } from './when.tsx'

/** Days shown at once. */
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

/** Two weeks, from today on; only days with free times are buttons. */
export function Days({ context: { say, locale }, from, today, open, chosen, choose, show }: DaysProps) {
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => plus(from, index))
  const isFirst = from <= today
  const part = (options: Intl.DateTimeFormatOptions) => format(locale, 'UTC', options)
  const range = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const earlier = plus(from, -SHOWN_DAYS)
  return (
    <div role="group" aria-label={say('pickDay')}>
      <div class="turn">
        <h4 aria-live="polite">{range.formatRange(new Date(from), new Date(days.at(-1)!))}</h4>
        <button
          type="button"
          class="icon"
          aria-label={say('previousDays')}
          aria-disabled={isFirst}
          onClick={() => isFirst || show(earlier < today ? today : earlier)}
        >
          <Icon name="before" />
        </button>
        <button type="button" class="icon" aria-label={say('nextDays')} onClick={() => show(plus(from, SHOWN_DAYS))}>
          <Icon name="after" />
        </button>
      </div>
      <div class="weeks">
        {days.slice(0, 7).map((day) => (
          <span key={day} class="weekday" aria-hidden="true">
            {part({ weekday: 'short' })(day)}
          </span>
        ))}
        {days.map((day, index) => {
          const number = part({ day: 'numeric' })(day)
          // Drawn by the style sheet: the button's name says it in full.
          const month = index > 0 && day.endsWith('-01') ? part({ month: 'short' })(day) : undefined
          if (!open.has(day))
            return (
              <span key={day} class="day closed" data-month={month} aria-hidden="true">
                {number}
              </span>
            )
          return (
            <button
              key={day}
              type="button"
              class="day"
              data-month={month}
              aria-pressed={day === chosen}
              aria-label={`${part({ dateStyle: 'full' })(day)}, ${say('freeTimes', { count: open.get(day)!.length })}`}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => choose(day)}
            >
              {number}
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** Arithmetic in UTC, where every day has 24 hours. */
export function plus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
