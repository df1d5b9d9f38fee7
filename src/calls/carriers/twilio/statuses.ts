import type { CallProgress } from '../../progress.ts'
import type { CallRow } from '../../repository.ts'
import type { FailureReason } from '../../states.ts'
import type { StatusForm } from './forms.ts'

/** Of a call that nobody answered. `failed`: the number could not be dialled. */
export const FAILURES: Record<string, FailureReason> = {
  busy: 'busy',
  'no-answer': 'no_answer',
  canceled: 'canceled',
  failed: 'rejected',
}

/** Tells how a call goes. Twilio repeats itself and overtakes itself; what is no step forward is dropped by `progress`. */
export async function tellStatus(progress: CallProgress, { tenantId, id }: CallRow, form: StatusForm): Promise<void> {
  const { CallStatus: status, CallSid: sid } = form
  if (status === 'queued' || status === 'initiated' || status === 'ringing')
    return void (await progress.ringing(tenantId, id, sid))
  if (status === 'in-progress') return void (await progress.answered(tenantId, id, sid))
  if (status === 'completed') {
    // Whoever hung up had picked up, also where that is heard of later.
    await progress.answered(tenantId, id, sid)
    return void (await progress.hungUp(tenantId, id, { ending: 'caller', duration: form.CallDuration }))
  }
  const reason = reasonOf(form)
  if (reason !== undefined) await progress.failed(tenantId, id, reason)
}

function reasonOf({ CallStatus: status, SipResponseCode: code = 0 }: StatusForm): FailureReason | undefined {
  // RFC 3261 §21.5: a server on the way failed, not the number.
  if (status === 'failed' && code >= 500 && code < 600) return 'provider_error'
  return Object.hasOwn(FAILURES, status) ? FAILURES[status] : undefined
}
