// Shares one file with the panel: several small ones compress worse.
import '../panel.tsx'
import type { Caption } from '../live.ts'
import type { Context } from '../panel.tsx'
import { Card } from '../card.tsx'
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

/** The results of a call: its length, the appointment, other actions. */
export function Ended({ context, say, callId, seconds, captions }: EndedProps) {
  const { desk, locale, shell } = context
  useStyle(shell.root, style)
  const { value } = useLoaded(() => desk.get<Outcome>(`/calls/${callId}`), [callId])
  const { actions = [], booking = null } = value ?? {}
  const done = [...new Set(actions.map((action) => DONE[action]).filter((key) => key !== undefined))]
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date())
  return (
    <div class="outcome">
      <p class="small">{say('endedAt', { length: clock(seconds), time })}</p>
      <h3 tabIndex={-1}>{say(booking === null && done.length === 0 ? 'callEnded' : 'agreed')}</h3>
      {booking !== null && <Card context={context} booking={booking} heading={say('booked')} />}
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
    </div>
  )
}
