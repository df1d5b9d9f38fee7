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

/** On the phone, where people take leave in more words. */
interface PhoneTalkPatterns {
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
   * Synonyms between visitors' questions and business texts, one topic per line: a word of it in the question also matches
   * passages with its other words. Words before `>` match one way only: a question about pets may find dogs, one about dogs
   * must not find cats.
   */
  related: string
  facts: FactPatterns
}

/**
 * Questions about tabular facts. Patterns are regular expressions on folded text (lower case, no accents, `ß` is `ss`,
 * apostrophes and hyphens are spaces) without final marks, matched between word boundaries.
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
  /** Together with a word for hours: the state at this moment. */
  now: string
  /** "Are you open?", and nothing else. */
  openAtAll: string
  weekend: string
  /** All prices, not only that of the current topic. */
  all: string
  /** Refers to the visitor, not to the business: "my phone number". */
  own: string
  /** Says nothing about the topic. */
  neutral: string
  /** Fixed feasts as `MM-DD`; a business names the others in its closures. */
  feasts: Record<string, string>
}

type Assertion = 'booked' | 'moved' | 'cancelled' | 'noted' | 'callback' | 'handed_off' | 'calling'

/** How a sentence says that something was done, or will be. Patterns see lower-case text without typographic apostrophes. */
export interface AssertionPatterns {
  /** Claimed to have happened, or to be so. */
  done: [Assertion, RegExp][]
  /** Promised. General promises of a document may be quoted; claims of past actions may not. */
  promised: [Assertion, RegExp][]
  /** Claims success without an object: any receipt supports it. */
  anything: RegExp
  /** Negates the assertion that follows: "no appointment", "once your visit". */
  takenBack: RegExp
  /** Makes a promise conditional, anywhere in its sentence. */
  condition: RegExp
  /** Words of an assertion with another meaning: "we are fully booked". */
  other: RegExp
  /** Start of a clause in a question. */
  question: RegExp
  /** Begins a clause. This and the following are alternatives, joined over all languages into one expression. */
  but: string
  /** Negates the words before it. */
  negation: string
  /** Make it hold for everybody: "appointments are confirmed by text message". */
  plurals: string
  /** Behind an assertion: "is confirmed as soon as …". */
  once: string
  /** Make a clause one about the visitor again. */
  yours: string
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

/**
 * What a conversation was about. On text without accents, in lower case, its punctuation but the question mark made spaces.
 * No pattern backtracks.
 */
export type IntentPatterns = Record<Exclude<Intent, 'other'>, RegExp>

/**
 * Stems of feeling: a word counts when it begins with one; `=` in front asks for the whole word. Collected from everyday
 * complaint and praise, not from transcripts.
 */
export interface SentimentPatterns {
  positive: string
  negative: string
  /** Inverts the next words. */
  negations: string
  intensifiers: string
}
