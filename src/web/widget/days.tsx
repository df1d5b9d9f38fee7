import { firstDayOf, isoDate, monthOf, weeksOf, type Month } from './calendar.ts'
import { Icon } from './icons.tsx'
import type { Context } from './panel.tsx'

interface DaysProps {
  context: Context
  month: Month
  /** Days with free times. */
  open: ReadonlySet<string>
  chosen: string | undefined
  choose(day: string): void
  turn(months: number): void
}

/** A month; only days with free times are buttons. */
export function Days({ context: { say, locale }, month, open, chosen, choose, turn }: DaysProps) {
  const firstDay = firstDayOf(locale)
  const title = format(locale, { month: 'long', year: 'numeric' })
  const weekday = format(locale, { weekday: 'short' })
  const full = format(locale, { dateStyle: 'full' })
  const number = format(locale, { day: 'numeric' })
  const today = monthOf(new Date())
  // By UTC it may be a day later than with the business. Weeks that are over are not shown.
  const yesterday = isoDate(Date.now() - 86_400_000)
  const isFirst = month.year === today.year && month.month === today.month
  // 1 January 2024 was a Monday.
  const names = Array.from({ length: 7 }, (_, day) => weekday(Date.UTC(2024, 0, firstDay + day)))
  return (
    <div class="month" role="group" aria-label={say('pickDay')}>
      <div class="turn">
        <button
          type="button"
          class="icon"
          aria-label={say('previousMonth')}
          aria-disabled={isFirst}
          onClick={() => isFirst || turn(-1)}
        >
          <Icon name="before" />
        </button>
        <h4 aria-live="polite">{title(Date.UTC(month.year, month.month, 1))}</h4>
        <button type="button" class="icon" aria-label={say('nextMonth')} onClick={() => turn(1)}>
          <Icon name="after" />
        </button>
      </div>
      <div class="weeks">
        {names.map((name) => (
          <span key={name} class="weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {weeksOf(month, firstDay)
          .filter((week) => week.some((day) => day !== null && day >= yesterday))
          .flat()
          .map((day, index) => {
            if (day === null) return <span key={`none-${index}`} />
            const time = Date.parse(`${day}T00:00Z`)
            if (!open.has(day))
              return (
                <span key={day} class="day closed" aria-hidden="true">
                  {number(time)}
                </span>
              )
            return (
              <button
                key={day}
                type="button"
                class="day"
                aria-pressed={day === chosen}
                aria-label={full(time)}
                aria-current={day === isoDate(Date.now()) ? 'date' : undefined}
                onClick={() => choose(day)}
              >
                {number(time)}
              </button>
            )
          })}
      </div>
    </div>
  )
}

function format(locale: string, options: Intl.DateTimeFormatOptions): (time: number) => string {
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (time) => formatter.format(time)
}
