/** `queued → ringing → in_progress → completed`, and from each before the last `→ failed`. */
export const STATUSES = ['queued', 'ringing', 'in_progress', 'completed', 'failed'] as const

export const FAILURE_REASONS = [
  'busy',
  'no_answer',
  'rejected',
  'canceled',
  'voicemail',
  'provider_error',
  'lost',
] as const

/** `limit`: the maximum length was reached; `silence`: nobody spoke any more; `transfer`: a person has the caller now. */
export const ENDINGS = ['caller', 'agent', 'api', 'limit', 'silence', 'transfer', 'voicemail'] as const

export type CallStatus = (typeof STATUSES)[number]
export type FailureReason = (typeof FAILURE_REASONS)[number]
export type Ending = (typeof ENDINGS)[number]

const NEXT: Record<CallStatus, readonly CallStatus[]> = {
  queued: ['ringing', 'in_progress', 'failed'],
  ringing: ['in_progress', 'failed'],
  in_progress: ['completed', 'failed'],
  completed: [],
  failed: [],
}

/** Providers repeat and reorder their reports: a report that is no step forward changes nothing. */
export function mayBecome(now: CallStatus, next: CallStatus): boolean {
  return NEXT[now].includes(next)
}

export function isOver(status: CallStatus): boolean {
  return NEXT[status].length === 0
}

/** True when the line is free, even if the analysis is pending. */
export function hasEnded({ status, hungUpAt }: { status: CallStatus; hungUpAt: Date | null }): boolean {
  return isOver(status) || hungUpAt !== null
}
