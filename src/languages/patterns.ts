import type { Intent } from '../core/intents.ts'

/** Courtesies: lower-case words, separated by spaces. */
export interface SmallTalkPatterns {
  greeting: string
  thanks: string
  goodbye: string
  /** Allowed next to the others: "hello there", "thanks a lot". */
  filler: string
  /** "Are you a robot?" */
  identity: RegExp
  /** "My name is", in text that is not folded. The patterns of all languages form one expression. */
  introduction: string
  phone: PhoneTalkPatterns
}

/** Courtesies on the phone, where goodbyes are longer. */
interface PhoneTalkPatterns {
  /** Always a goodbye. */
  goodbye: string
  /** A goodbye as the answer to an offer of further help. */
  enough: RegExp
  /** Allowed next to both. */
  filler: string
  yes: string
  /** Only a request to repeat the last words. */
  repeat: RegExp
}

/** Patterns of questions. */
export interface QuestionPatterns {
  /**
   * Question words without a topic. They are ignored when the coverage of a question is measured, because an answer does not
   * repeat them.
   */
  asking: string
  /** Fillers in chat, which may carry meaning in a document: "just", "actually", "lol". */
  chatter: string
  /** Opens a remark, and names no topic: "Please note:". */
  notice: RegExp
  /** The answer is most likely a number, a time or an amount. */
  forNumber: RegExp
  /** The answer is a length of time, what such an answer has, in folded text, and verbs that an answer need not repeat. */
  duration: { asked: string; told: string; verbs: string }
  /** The answer is a price, what such an answer has, in folded text, and verbs that say less than what has the price. */
  price: { asked: string; told: string; verbs: string }
  /** The answer is a time of day, in folded text. */
  hourAsked: string
  /** The answer is a year, since which something is so, in folded text. */
  sinceAsked: string
  /** The answer is a person, at the beginning of folded text. */
  whoAsked: string
  /** True if the head noun comes first: "cours d'essai", where English has "trial course". */
  isHeadFirst: boolean
  /** Ages as documents write them, in folded text: "from 6 to 12 years". */
  ageTold: string
  /** "Which", "what kind of", "how many", at the beginning of folded text; the next words name the thing. */
  which: string
  /** A question about the previous sentence, without a topic of its own, in folded text: "is that a problem?" */
  idle: string
  /** Words of a question for a phone number, an e-mail or a postal address: they match a passage in which one is written. */
  written: Record<'phone' | 'email' | 'address', string>
  /** Streets with their numbers, in text that is not folded. The patterns of all languages form one expression. */
  street: string
  /** Words that a quote must share with the question to answer it, in folded text. */
  mismatch: {
    negation: string
    /** Each on its own: a quote without "only" does not answer a question with it. */
    restriction: string[]
    /** Pairs of which the question has one and the quote the other. */
    opposites: (readonly [string, string])[]
  }
  /** Begins a sentence that goes on with the one before: "but", "otherwise", "it". In folded text. */
  goesOn: string
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
    /** Together with the name of a person: the days on which they work. */
    attendance: string
    email: string
    website: string
    phone: string
    address: string
  }
  /** Together with a word for hours: the state at this moment. */
  now: string
  /** Supposes that a price holds in another case: "is that 275 for my van too?" */
  alike: string
  /** Adds to a price, in documents. */
  addOn: string
  /** Asks who it would be with: the appointment spoken of. */
  withWhom: string
  /** "Are you open?", and nothing else. */
  openAtAll: string
  /** Asks whether it is closed, so that a no would be wrong. */
  closedAsked: string
  /** Asks for a time of day: "at what time". */
  timeAsked: string
  /** Days in general, Monday first, and weekends: "on Saturdays", not the next one. */
  weekly: { days: [string, string, string, string, string, string, string]; weekends: string }
  /** Makes a rule of a document more specific than the opening hours: "by appointment", "the first Saturday". */
  exception: string
  /** All prices, not only that of the current topic. */
  all: string
  /** Asks how things differ: "what is the difference between …". */
  compared: string
  /** Asks until when work is finished, which is not how long the appointment takes. */
  turnaround: string
  /** Asks for each of the things just spoken of. */
  each: string
  /** A difference from the usual price: "extra", "cheaper". */
  difference: string
  /** Asks whether something is free, or claims so: the price of the service says. */
  free: string
  /** "You told me": what follows is a claim, and a phone named in it is not asked for. */
  claim: string
  /** Cancels, or does not come: a fee asked for beside it is that of the rule on cancelling. */
  cancelling: string
  /** The word by which such a rule is searched. */
  toCancel: string
  /** Asks for a fee without saying for what: "does that cost anything?". */
  anyFee: string
  /** The visitor is unable to come: ill, prevented. Beside a time it is no cancellation. */
  missing: string
  /** Asks what follows from it, or what is lost. */
  lossAsked: string
  /** A question about the fee in the same message as a cancellation: "… does it cost anything?". */
  feeAsked: string
  /** Refers to the visitor, not to the business: "my phone number". */
  own: string
  /** Words without a topic. */
  neutral: string
  /** Fixed feasts as `MM-DD`; a business names the others in its closures. */
  feasts: Record<string, string>
}

type Assertion = 'booked' | 'moved' | 'cancelled' | 'noted' | 'callback' | 'handed_off' | 'calling'

/** Patterns of claims and promises, on lower-case text without typographic apostrophes. */
export interface AssertionPatterns {
  /** Claims of past actions and present states. */
  done: [Assertion, RegExp][]
  /** Promises. General promises of a document may be quoted; claims of past actions may not. */
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
  /** Plurals make a statement general: "appointments are confirmed by text message". */
  plurals: string
  /** Conditions after an assertion: "is confirmed as soon as …". */
  once: string
  /** Words that relate a clause to the visitor again. */
  yours: string
}

/**
 * Words by which a statement differs in meaning from its evidence, word by word. Lower case; accents do not matter. The
 * patterns of `questions.mismatch` compare a question, which asserts nothing.
 */
export interface MismatchPatterns {
  /** They negate their clause. */
  negations: string
  /** A pair of opposites per line, the sides separated by `|`. Words on one side mean the same. */
  opposites: string
  /** They limit a statement to some cases: "only", "except", "if". */
  restrictions: string
  /** They join two statements of one sentence. */
  joins: string
}

/** Words of a language model's reply that need no evidence. Lower case; accents do not matter. */
export interface GroundingPatterns {
  /** Answers of one word or two: a claim only together with the statement that follows. */
  answers: string
  /** Courtesy, address and verbs without a claim of their own; the words of `questions.asking` count as well. */
  idle: string
  /** The speaker of a deed: "I called them" is proven by no document. */
  self: string
  /** Added where a tool gave the times of an offer. */
  scheduling: string
}

/** Letters of the spoken languages, because Unicode classes make the many patterns half a second slower to compile. */
const LETTERS = 'a-z\\u00df-\\u024f'

/** A pattern of whole words; `_` matches white space. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![${LETTERS}0-9])(?:${written(pattern)})(?![${LETTERS}0-9])`)
}

/** The beginning of a clause, after an optional courtesy. */
export function opening(pattern: string): RegExp {
  return new RegExp(`^[^${LETTERS}]*(?:${written(pattern)})(?![${LETTERS}0-9])`)
}

function written(pattern: string): string {
  return pattern.replaceAll('_', '\\s+').replaceAll('[\\p{L}-]', `[${LETTERS}-]`).replaceAll('\\p{L}', `[${LETTERS}]`)
}

/**
 * Patterns of a conversation's intent, on lower-case text without accents; punctuation except the question mark is spaces. No
 * pattern backtracks.
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
