import { useState } from 'preact/hooks'
import { clock } from '../call.tsx'
import type { Caption } from '../live.ts'
import { later } from '../later.tsx'
import { useLoaded } from '../steps.tsx'
import { Captions } from './captions.tsx'
import type { Key, Say } from '../texts/index.ts'
import type { CardBooking } from '../conversation.ts'
import type { Context } from '../context.ts'

const Card = later(() => import('../card.tsx'))

interface Outcome {
  actions: string[]
  booking: CardBooking | null
}

const DONE: Record<string, Key> = {
  booking_updated: 'moved',
  booking_cancelled: 'cancelled',
  message_taken: 'noted',
  lead_captured: 'noted',
}

interface EndedProps {
  context: Context
  callId: string
  seconds: number
  captions: Caption[]
}

/** The results of a call: its length, the appointment, other actions. */
export function Ended({ context, callId, seconds, captions }: EndedProps) {
  const { desk, locale, say } = context
  const { value } = useLoaded(() => desk.get<Outcome>(`/calls/${callId}`), [callId])
  const { actions = [], booking = null } = value ?? {}
  const heading = actions.includes('booking_created') ? 'callBooked' : 'moved'
  const all = new Set(actions.map((action) => DONE[action]).filter((key) => key !== undefined))
  // The card says it.
  const done = [...all].filter((key) => booking === null || key !== heading)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date())
  return (
    <div class="outcome">
      <p class="small">{say('endedAt', { length: clock(seconds), time })}</p>
      <h3 tabIndex={-1}>{say(booking === null && done.length === 0 ? 'callEnded' : 'agreed')}</h3>
      {booking !== null && <Card context={context} booking={booking} heading={say(heading)} />}
      {done.map((key) => (
        <p key={key} class="notice">
          {say(key)}
        </p>
      ))}
      {captions.length > 0 && (
        <details>
          <summary>{say('readCall')}</summary>
          <Captions context={context} captions={captions} />
        </details>
      )}
      <Verdict
        say={say}
        send={(helpful) => void desk.post('/feedback', { call_id: callId, helpful }).catch(() => {})}
      />
    </div>
  )
}

/** Whether the call helped. A failure to tell it is not worth a complaint. */
function Verdict({ say, send }: { say: Say; send(helpful: boolean): void }) {
  const [isSent, setSent] = useState(false)
  const answer = (helpful: boolean) => {
    setSent(true)
    send(helpful)
  }
  return (
    <div role="status">
      {isSent ? (
        <p class="small">{say('callThanks')}</p>
      ) : (
        <>
          <p class="small">{say('wasHelpful')}</p>
          <button type="button" class="quiet" onClick={() => answer(true)}>
            {say('yes')}
          </button>{' '}
          <button type="button" class="quiet" onClick={() => answer(false)}>
            {say('notReally')}
          </button>
        </>
      )}
    </div>
  )
}
