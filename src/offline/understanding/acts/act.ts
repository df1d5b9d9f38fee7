import type { TaskName } from '../../../models/understanding.ts'
import type { Reading } from '../reading.ts'
import type { Span } from '../text.ts'

/** The act that a clause asks for. */
export type Act =
  | {
      type: 'start'
      task: TaskName
      isOther: boolean
      /** The deed itself was named; else a problem, a service or a free time only lets one think of it. */
      isNamed: boolean
      /** Only the classifier hears it. */
      isGuessed?: boolean
    }
  /** A call back, a message or a person is refused. */
  | { type: 'refused'; task: TaskName }
  /** Tells what they will do themselves. */
  | { type: 'told' }
  | { type: 'others'; direction: 'earlier' | 'later' | 'any' }
  | { type: 'speak'; language: string }
  | { type: 'identity' }
  /** Asks for the details of their own booking. */
  | { type: 'recall' }
  /** Tells of an appointment that they have. */
  | { type: 'existing' }
  /** Asks with whom the booking is that was made, or that is agreed to. */
  | { type: 'who' }
  /** Asks whether the team was told something. */
  | { type: 'passed_on' }
  /** Asks for what was just read back. */
  | { type: 'repeat' }
  /** Has no appointment that could be changed. */
  | { type: 'unmade' }
  | Unwanted
  /** Tells what is to be known about the visit. */
  | { type: 'note' }
  | { type: 'ask' | 'complaint' | 'abandon' | 'resume' | 'refuse' | 'unknown' | 'other_one' | 'denied' }
  /** Small talk, a joke or a feeling: asks nothing. */
  | { type: 'remark' }
  /** Values, or nothing that a form tells. */
  | { type: 'values' | 'none' }

/** No booking is wanted; `asked` is the place in the clause of what it asks instead. */
export interface Unwanted {
  type: 'unwanted'
  asked: Span | undefined
  /** No change of a booking is wanted: "don't cancel it". */
  isOfChange?: boolean
}

/** A service and little else is a wish for it. */
export const FEW_WORDS = 4

/** Forms of the language of a message. */
export type Patterns = Reading['patterns']

/** A question for a person has no more words. */
export const MOST_WORDS_OF_WHO = 14

/** The patterns and the language that a message is read with. */
export type Told = Pick<Reading, 'patterns' | 'language'>
