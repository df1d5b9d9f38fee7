import type { FailureReason } from '../../states.ts'
import type { TeamAnswer } from '../carrier.ts'

/** The scripted reaction of a number. */
type Behaviour =
  | { type: 'talks' }
  /** Hangs up in mid-sentence. */
  | { type: 'hangs_up' }
  | { type: 'voicemail' }
  /** A service asks who calls and why, and then connects the person. */
  | { type: 'screened' }
  /** A menu of keys, behind which no person is. */
  | { type: 'menu' }
  /** Rings without an answer. */
  | { type: 'fails'; reason: FailureReason }
  /** Fails before it rings. */
  | { type: 'refused'; reason: FailureReason }

/** Magic numbers, as providers have for tests; every other number answers. */
const MAGIC: Record<string, Behaviour> = {
  '+15005550001': { type: 'fails', reason: 'busy' },
  '+15005550002': { type: 'fails', reason: 'no_answer' },
  '+15005550003': { type: 'refused', reason: 'rejected' },
  '+15005550004': { type: 'voicemail' },
  '+15005550005': { type: 'refused', reason: 'provider_error' },
  '+15005550006': { type: 'hangs_up' },
  '+15005550007': { type: 'screened' },
  '+15005550008': { type: 'menu' },
}

export function behaviourOf(number: string): Behaviour {
  return MAGIC[number] ?? { type: 'talks' }
}

export function isMagicNumber(number: string): boolean {
  return Object.hasOwn(MAGIC, number)
}

/** Answer of a phone of the team that rings for a caller. */
export function teamAnswerOf(number: string): TeamAnswer {
  const behaviour = behaviourOf(number)
  if (behaviour.type === 'voicemail') return 'voicemail'
  if (behaviour.type === 'fails' || behaviour.type === 'refused')
    return behaviour.reason === 'busy' ? 'busy' : 'no_answer'
  return 'takes'
}
