/** `queued → ringing → in_progress → completed`, and from each before the last `→ failed`. */
export const STATUSES = ['queued', 'ringing', 'in_progress', 'completed', 'failed'] as const

export const FAILURE_REASONS = [
  'busy',
  'no_answer',
  'rejected',
  'canceled',
  'voicemail',
  'provider_error',
  'error',
  'lost',
] as const

/**
 * Why the carrier refused a call, as the business can mend it: `number`: the called number is none; `unreachable`: it cannot be
 * dialled; `country`: the account may not call this country; `blocked`: the carrier never calls it; `trial`: a trial account calls
 * verified numbers only; `caller_id`: the number to call from is none of the account; `account`: it is closed, or its credentials are
 * wrong.
 */
export const REFUSALS = ['number', 'unreachable', 'country', 'blocked', 'trial', 'caller_id', 'account'] as const

/**
 * `limit`: the maximum length was reached; `silence`: nobody spoke any more; `transfer`: a person has the caller now; `error`: the
 * conversation broke, and nothing took over; `shutdown`: the process stopped, and another one did not take over.
 */
export const ENDINGS = [
  'caller',
  'agent',
  'api',
  'limit',
  'silence',
  'transfer',
  'voicemail',
  'error',
  'shutdown',
] as const

/** Rungs of the ladder, best first: each takes over when the one before breaks. */
export const RUNGS = ['voice', 'relay', 'person', 'voicemail', 'goodbye'] as const

export type CallStatus = (typeof STATUSES)[number]
export type FailureReason = (typeof FAILURE_REASONS)[number]
export type Refusal = (typeof REFUSALS)[number]
export type Ending = (typeof ENDINGS)[number]
export type Rung = (typeof RUNGS)[number]

/** `overflow`: not for the assistant, but a person or a recorder may take the caller; `full`: the recorders are busy, too. */
export type TurnedAway = 'blocked' | 'overflow' | 'full' | 'no_minutes'

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

/** True where the assistant had the caller: a recorder after it means that it broke. Other recorders are a rule of the business. */
export function hadAssistant({ rungs }: { rungs: readonly Rung[] }): boolean {
  return rungs.includes('voice') || rungs.includes('relay')
}

/** True when the line is free, even if the analysis is pending. */
export function hasEnded({ status, hungUpAt }: { status: CallStatus; hungUpAt: Date | null }): boolean {
  return isOver(status) || hungUpAt !== null
}

export const ENDED_REASONS = [
  'caller',
  'assistant',
  'silence',
  'limit',
  'transferred',
  'voicemail',
  'error',
  'shutdown',
] as const

type EndedReason = (typeof ENDED_REASONS)[number]

const ENDED: Record<Ending, EndedReason> = {
  caller: 'caller',
  agent: 'assistant',
  // The team ended it.
  api: 'assistant',
  silence: 'silence',
  limit: 'limit',
  transfer: 'transferred',
  voicemail: 'voicemail',
  error: 'error',
  shutdown: 'shutdown',
}

interface Ended {
  status: CallStatus
  startedAt: Date | null
  ending: Ending | null
  failureReason: FailureReason | null
}

/** How a call ended that somebody answered, as its record names it; null until it is over. */
export function endedReasonOf({ status, startedAt, ending, failureReason }: Ended): EndedReason | null {
  if (!isOver(status)) return null
  if (failureReason === 'voicemail') return 'voicemail'
  if (startedAt === null) return null
  if (failureReason === 'canceled') return 'assistant'
  return status === 'failed' ? 'error' : ending === null ? null : ENDED[ending]
}
