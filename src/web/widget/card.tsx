import { isSafe } from './markdown.tsx'
import type { Context } from './panel.tsx'
import { format, When } from './when.tsx'

/** What a card shows of a booking. */
export interface CardBooking {
  service_name: string
  start: string
  manage_url?: string | null
}

/** A booked appointment: in the conversation and after booking. */
export function Card({ context, booking }: { context: Context; booking: CardBooking }) {
  const { say, locale, shell } = context
  const { service_name: name, start, manage_url: manage } = booking
  const part = (options: Intl.DateTimeFormatOptions) => format(locale, shell.config.time_zone, options)(start)
  return (
    <div class="card">
      {/* The day as a leaf of a calendar. Decorative: the words beside it say the same. */}
      <div class="leaf" aria-hidden="true">
        <b>{part({ month: 'short' })}</b>
        <strong>{part({ day: 'numeric' })}</strong>
        {part({ weekday: 'short' })}
      </div>
      <p>
        <strong dir="auto">{name}</strong>
        <br />
        <When context={context} start={start} />
      </p>
      {manage != null && isSafe(manage) && (
        <div class="acts">
          <a href={`${manage}/appointment.ics`} rel="noopener noreferrer">
            {say('addToCalendar')}
          </a>
          <a href={manage} target="_blank" rel="noopener noreferrer">
            {say('manage')}
          </a>
        </div>
      )}
    </div>
  )
}
