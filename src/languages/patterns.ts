import type { Intent } from '../core/intents.ts'

/** Courtesies, which ask for nothing: words apart by a space, on lower case. */
export interface SmallTalkPatterns {
  greeting: string
  thanks: string
  goodbye: string
  /** May stand beside the others: "hello there", "thanks a lot". */
  filler: string
  /** "Are you a robot?" */
  identity: RegExp
  phone: PhoneTalkPatterns
}

/** The same on the phone, where people take leave in more words. */
export interface PhoneTalkPatterns {
  /** Takes leave wherever it is said. */
  goodbye: string
  /** Takes leave in answer to a question such as whether there is anything else. */
  enough: RegExp
  /** May stand beside both. */
  filler: string
  yes: string
  /** Asks to hear the last words again, and says nothing else. */
  repeat: RegExp
}

/** How visitors ask. */
export interface QuestionPatterns {
  /**
   * Words that ask without saying about what. No passage owes them to the question, so they count for nothing when we
   * judge whether the material covers it.
   */
  asking: string
  /** The answer is most likely a number, a time or an amount. */
  forNumber: RegExp
  /**
   * What visitors of a business ask in other words than it writes, a matter a line: a word of it in the question finds
   * passages with another word of it. What stands before `>` only asks: a question for pets may find dogs, one for dogs
   * not cats.
   */
  related: string
  facts: FactPatterns
}

/**
 * How visitors ask for what stands in tables. Patterns are regular expressions on folded text (lower case, no accents, `ß`
 * is `ss`, apostrophes and hyphens are spaces) without marks at its end, and stand between word boundaries.
 */
export interface FactPatterns {
  kinds: {
    hours: string
    closures: string
    price: string
    duration: string
    services: string
    staff: string
    email: string
    website: string
    phone: string
    address: string
  }
  /** With a word of the hours, the state of this moment is asked. */
  now: string
  /** "Are you open?", and nothing else. */
  openAtAll: string
  weekend: string
  /** All prices, not that of what was spoken of. */
  all: string
  /** Of the visitor, not of the business: "my phone number". */
  own: string
  /** Also says nothing of what is asked for. */
  neutral: string
  /** Feasts that stand on one day of the year, `MM-DD`; the others a business names in its closures. */
  feasts: Record<string, string>
}

export type Assertion = 'booked' | 'moved' | 'cancelled' | 'noted' | 'callback' | 'handed_off' | 'calling'

/** How a sentence says that something was done, or will be. Patterns see lower-case text without typographic apostrophes. */
export interface AssertionPatterns {
  /** Said to have happened, or to be so. */
  done: [Assertion, RegExp][]
  /** Promised. What a document promises in general may be quoted; what happened may not. */
  promised: [Assertion, RegExp][]
  /** Says that it is done, not what: any receipt will do. */
  anything: RegExp
  /** What takes the assertion out of a clause that goes on with one: "no appointment", "once your visit". */
  takenBack: RegExp
  /** What makes a promise depend on something, anywhere in its sentence. */
  condition: RegExp
  /** Words of an assertion in a clause that says something else: "we are fully booked". */
  other: RegExp
  /** How a clause of a question begins. */
  question: RegExp
}

/** Letters of the spoken languages; classes of all of Unicode take half a second to compile, this many times. */
const LETTERS = 'a-z\\u00df-\\u024f'

/** A pattern of whole words, in which `_` stands for some space. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![${LETTERS}0-9])(?:${written(pattern)})(?![${LETTERS}0-9])`)
}

/** The beginning of a clause, behind a courtesy. */
export function opening(pattern: string): RegExp {
  return new RegExp(`^[^${LETTERS}]*(?:${written(pattern)})(?![${LETTERS}0-9])`)
}

function written(pattern: string): string {
  return pattern.replaceAll('_', '\\s+').replaceAll('[\\p{L}-]', `[${LETTERS}-]`).replaceAll('\\p{L}', `[${LETTERS}]`)
}

/** What a conversation was about. On text without accents, in lower case, its punctuation but the question mark made spaces. No pattern backtracks. */
export type IntentPatterns = Record<Exclude<Intent, 'other'>, RegExp>

/**
 * Stems of feeling: a word counts when it begins with one; `=` in front asks for the whole word. Collected from everyday
 * complaint and praise, not from transcripts.
 */
export interface SentimentPatterns {
  positive: string
  negative: string
  /** Turns the next words around. */
  negations: string
  intensifiers: string
}
