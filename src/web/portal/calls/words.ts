import { lookUp } from '../../../core/keys.ts'
import type { Api } from '../api/client.ts'
import { language, t } from '../texts/index.ts'
import { isOver, type CallRecord } from './record.ts'

const TONES: Record<Api['Call']['status'], string> = {
  queued: 'warn',
  ringing: 'warn',
  in_progress: 'warn',
  completed: 'ok',
  failed: 'bad',
}

/** Outcome of a call in words: the action that was done, else its state. */
export function outcomeOf({ status, actions }: Api['Call']): { words: string; tone: string } {
  const done = actions.map(actionWords).find((words) => words !== undefined)
  const words = status === 'completed' && done !== undefined ? done : t.calls.statuses[status]
  return { words, tone: TONES[status] }
}

export function actionWords(action: string): string | undefined {
  return lookUp(t.calls.actions, action)
}

/** The person at the other end, by name where there is one, else by number. */
export function personOf({ client_name: name, lead, phone_number: number }: Api['Call']): string {
  return name ?? lead?.name ?? (number === '' ? t.calls.visitor : number)
}

/** A code that this page does not know is shown as no reason. */
export function endedWords({ ended_reason: reason }: CallRecord): string {
  return lookUp(t.calls.ended, reason ?? '') ?? t.calls.unknown
}

export function failureWords({ failure_reason: reason, refusal }: Api['Call']): string | null {
  if (reason === null) return null
  const refused = lookUp(t.calls.refused, refusal ?? '')
  if (refused !== undefined) return refused
  return lookUp(t.calls.failures, reason) ?? t.calls.failures.error
}

export function lengthOf(call: Api['Call']): string {
  if (!isOver(call) || call.started_at === null) return t.calls.none
  return clock(call.duration * 1_000)
}

/** Minutes and seconds, such as 1:04. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function secondsOf(ms: number): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(ms / 1_000)
}

/** A cost that nobody told is unknown, never nothing. */
export function costOf({ cost }: CallRecord): string {
  if (cost === null) return t.calls.unknown
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: cost.currency,
    maximumFractionDigits: 4,
  }).format(cost.amount)
  return `${amount} · ${cost.provider}`
}
