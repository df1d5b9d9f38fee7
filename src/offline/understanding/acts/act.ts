import type { TaskName } from '../../../models/understanding.ts'
import type { Reading } from '../reading.ts'
import type { Span } from '../text.ts'

/** The act of a clause: its intent, or how it relates to the question and the booking. */
export type Act =
  | {
      type: 'start'
      task: TaskName
      isOtherBooking: boolean
      /** The text names the task itself. Otherwise a problem, a service or a free time only suggests it. */
      isNamed: boolean
      /** Only the classifier found the act; no pattern matched. */
      isGuessed?: boolean
    }
  /** Refuses a call back, a message or a person. */
  | { type: 'refused'; task: TaskName }
  /** States something that needs no command, such as what they will do themselves. */
  | { type: 'told' }
  | { type: 'others'; direction: 'earlier' | 'later' | 'any' }
  | { type: 'speak'; language: string }
  | { type: 'identity' }
  /** Asks for the details of an existing booking. */
  | { type: 'recall'; isMade?: true }
  /** Asks whether a fact of the appointment is as they think. */
  | { type: 'check' }
  /** States that they have an appointment. */
  | { type: 'existing' }
  /** Asks with whom the booking is: one that was made, or the one under way. */
  | { type: 'who' }
  /** Asks whether the team was informed of something. */
  | { type: 'passed_on' }
  /** Asks to repeat what was just read out. */
  | { type: 'repeat' }
  /** States that no booking exists, while a task on one is under way. */
  | { type: 'unmade' }
  | Unwanted
  /** Information for the team about the visit. */
  | { type: 'note' }
  /** Leaves something out of the message under way, or replaces its text. */
  | { type: 'left_out' | 'instead' }
  | { type: 'ask' | 'complaint' | 'abandon' | 'resume' | 'refuse' | 'unknown' | 'other_one' | 'denied' }
  /** Refuses what the last reply answered or offered: "that was not my question". */
  | { type: 'missed' }
  /** Small talk, a joke or a feeling, without a request. */
  | { type: 'remark' }
  /** `values`: slot values without an act of their own. `none`: no pattern matched. */
  | { type: 'values' | 'none' }

/** The visitor wants no booking. `asked` is the span of the clause that asks something instead. */
export interface Unwanted {
  type: 'unwanted'
  asked: Span | undefined
  /** The visitor wants no change of a booking: "don't cancel it". */
  isOfChange?: boolean
}

/** Maximum length of a short clause, in words. A service in so few words is a wish for it. */
export const FEW_WORDS = 4

/** Patterns of the message's language. */
export type Patterns = Reading['patterns']

/** A longer clause is no question about a person. */
export const MAX_WORDS_OF_WHO = 14

/** The language of a message and its patterns. */
export type Grammar = Pick<Reading, 'patterns' | 'language'>
