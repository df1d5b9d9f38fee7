// Shares one file with the panel: several small ones compress worse.
import '../panel.tsx'
import type { Caption } from '../live.ts'
import type { Context } from '../panel.tsx'
import { isSafe } from '../markdown.tsx'
import { useLoaded } from '../steps.tsx'
import { useStyle } from './dress.ts'
import style from './ended.css'
import { Captions } from './parts.tsx'
import { clock } from './timer.ts'
import type { CallKey, CallSay } from './texts/index.ts'

interface Outcome {
  actions: string[]
  booking: { service_name: string; start: string; resource_name: string; manage_url: string } | null
}

const DONE: Record<string, CallKey> = {
  booking_updated: 'moved',
  booking_cancelled: 'cancelled',
  message_taken: 'noted',
  lead_captured: 'noted',
}

interface EndedProps {
  context: Context
  say: CallSay
  callId: string
  seconds: number
  captions: Caption[]
}

/** What came of the call: its length, the appointment, what else was done. */
export function Ended({ context, say, callId, seconds, captions }: EndedProps) {
  const { desk, locale, shell } = context
  useStyle(shell.root, style)
  const { value } = useLoaded(() => desk.get<Outcome>(`/calls/${callId}`), [callId])
  const { actions = [], booking = null } = value ?? {}
  const done = [...new Set(actions.map((action) => DONE[action]).filter((key) => key !== undefined))]
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date())
  return (
    <>
      <p class="small">{say('endedAt', { length: clock(seconds), time })}</p>
      <h3 tabIndex={-1}>{say(booking === null && done.length === 0 ? 'callEnded' : 'agreed')}</h3>
      {booking !== null && <Appointment context={context} say={say} booking={booking} />}
      {done.map((key) => (
        <p key={key} class="notice">
          {say(key)}
        </p>
      ))}
      {captions.length > 0 && (
        <details>
          <summary>{say('readCall')}</summary>
          <Captions captions={captions} say={say} />
        </details>
      )}
    </>
  )
}

function Appointment({
  context,
  say,
  booking,
}: Pick<EndedProps, 'context' | 'say'> & { booking: NonNullable<Outcome['booking']> }) {
  const { locale, shell } = context
  const { time_zone: timeZone } = shell.config
  const at = new Date(booking.start)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at)
  const { manage_url: manage } = booking
  return (
    <div class="card">
      <p class="booked">{say('booked')}</p>
      <div class="leaf" aria-hidden="true">
        <b>{part({ month: 'short' })}</b>
        <strong>{part({ day: 'numeric' })}</strong>
        {part({ weekday: 'short' })}
      </div>
      <p>
        <strong dir="auto">{booking.service_name}</strong>
        <br />
        {part({ dateStyle: 'full', timeStyle: 'short' })}
        <br />
        <small>
          {booking.resource_name} · {timeZone.split('/').at(-1)!.replaceAll('_', ' ')}
        </small>
      </p>
      {isSafe(manage) && (
        <div class="acts">
          <a href={`${manage}/appointment.ics`} rel="noopener noreferrer">
            {say('addToCalendar')}
          </a>
          <a href={manage} target="_blank" rel="noopener noreferrer">
            {say('change')}
          </a>
        </div>
      )}
    </div>
  )
}
