import type { EventData } from '../events/catalogue.ts'
import type { CallRow } from './repository.ts'

function who({ id, phoneNumber, clientName, direction }: CallRow) {
  return { call_id: id, phone_number: phoneNumber, client_name: clientName, direction }
}

/** `call.started`, of a call that was answered. */
export function startedEvent(call: CallRow): EventData<'call.started'> {
  return { ...who(call), started_at: call.startedAt!.toISOString() }
}

/** `call.failed`. */
export function failedEvent(call: CallRow): EventData<'call.failed'> {
  return { ...who(call), failure_reason: call.failureReason! }
}
