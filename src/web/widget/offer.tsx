// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/appointments/index.ts'
import style from './appointments.css'
import timesStyle from './times.css'
import type { Offer } from './conversation.ts'
import { useStyle } from './dress.ts'
import { Icon } from './icons.tsx'
import { cityOf, clock, dayOf, format, isElsewhere } from './when.tsx'
import type { Context } from './context.ts'

interface OfferProps {
  context: Context
  offer: Offer
  /** The visitor's next words; undefined while the offer is open. */
  answer: string | undefined
  send(text: string): void
  /** Opens the booking at a day. */
  showAll(day: string): void
}

/** Offered starts as buttons by day. Once one is used, all are disabled and the chosen one stays filled. */
export function View({ context: { say, locale, shell }, offer, answer, send, showAll }: OfferProps) {
  useStyle(shell.root, style)
  useStyle(shell.root, timesStyle)
  const { starts, time_zone: timeZone } = offer
  const [first] = starts
  if (first === undefined) return null
  const days = new Map<string, typeof starts>()
  for (const one of starts) {
    const day = dayOf(one.start, timeZone)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  const today = Date.parse(dayOf(Date.now(), timeZone))
  const isOver = answer !== undefined
  return (
    <div class="card starts">
      {[...days].map(([day, ofDay]) => (
        <div key={day} role="group" aria-label={format(locale, 'UTC', { dateStyle: 'full' })(day)}>
          <p>
            <strong>{nameOf(locale, day, today)}</strong>{' '}
            <small>{format(locale, 'UTC', { month: 'long', day: 'numeric' })(day)}</small>
          </p>
          <div class="times">
            {ofDay.map(({ start, message }) => (
              <button
                key={start}
                type="button"
                disabled={isOver}
                aria-pressed={answer === message}
                onClick={() => send(message)}
              >
                {clock(locale, timeZone)(start)}
              </button>
            ))}
          </div>
        </div>
      ))}
      {isElsewhere(timeZone, first.start) && <small>{say('zone', { zone: cityOf(timeZone) })}</small>}
      {offer.more && !isOver && shell.config.features.booking && (
        <div class="acts">
          <button type="button" onClick={() => showAll(dayOf(first.start, timeZone))}>
            {say('allTimes')} <Icon name="after" />
          </button>
        </div>
      )}
    </div>
  )
}

/** "Tomorrow" or "Friday". */
function nameOf(locale: string, day: string, today: number): string {
  const days = Math.round((Date.parse(day) - today) / 86_400_000)
  if (days > 1 || days < 0) return format(locale, 'UTC', { weekday: 'long' })(day)
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
