import type { EventData } from '../events/catalogue.ts'
import type { LeadRow } from '../leads/index.ts'
import type { CallLine } from './transcript-lines.ts'
import type { CallRow } from './repository.ts'

function who({ id, phoneNumber, clientName, direction }: CallRow) {
  return { call_id: id, phone_number: phoneNumber, client_name: clientName, direction }
}

export function startedEvent(call: CallRow): EventData<'call.started'> {
  return { ...who(call), started_at: call.startedAt!.toISOString() }
}

export function failedEvent(call: CallRow): EventData<'call.failed'> {
  return { ...who(call), failure_reason: call.failureReason! }
}

/** Maximum size of a transcript in an event; the GET returns all of it. */
const MAX_TRANSCRIPT_BYTES = 256 * 1024

export function completedEvent(
  call: CallRow,
  said: CallLine[],
  lead: LeadRow | undefined,
): EventData<'call.completed'> {
  return {
    ...who(call),
    duration: call.duration,
    sentiment: call.sentiment,
    transcript: cutTranscript(said.map(({ role, text }) => ({ role, text }))),
    lead: leadOfCall(lead),
    actions: call.actions,
  }
}

/** Lead fields of a call's record. */
export function leadOfCall(lead: LeadRow | undefined): EventData<'call.completed'>['lead'] {
  if (lead === undefined) return null
  const { name, phone, email, intent } = lead
  return { name, phone, email, intent }
}

/** Whole messages, as many as fit. */
function cutTranscript<T>(messages: T[]): T[] {
  let bytes = 2
  const end = messages.findIndex((message) => {
    bytes += Buffer.byteLength(JSON.stringify(message)) + 1
    return bytes > MAX_TRANSCRIPT_BYTES
  })
  return end === -1 ? messages : messages.slice(0, end)
}
