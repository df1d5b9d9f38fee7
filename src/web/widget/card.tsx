// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/appointments/index.ts'
import style from './appointments.css'
import { useStyle } from './dress.ts'
import { isSafe } from './markdown.tsx'
import { format, When } from './when.tsx'
import type { CardBooking } from './conversation.ts'
import type { Context } from './context.ts'

interface CardProps {
  context: Context
  booking: CardBooking
  heading?: string
}

/** A booked appointment: in the conversation, after booking and after a call. */
export function View({ context, booking, heading }: CardProps) {
  const { say, locale, shell } = context
  useStyle(shell.root, style)
  const { service_name: name, start, reference, resource_name: person, manage_url: manage } = booking
  const part = (options: Intl.DateTimeFormatOptions) => format(locale, shell.config.time_zone, options)(start)
  return (
    <div class="card">
      {heading !== undefined && <p class="booked">{heading}</p>}
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
        {[person, shell.config.address, say('reference', { reference })].map(
          (line) =>
            line && (
              <>
                <br />
                <small dir="auto">{line}</small>
              </>
            ),
        )}
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
