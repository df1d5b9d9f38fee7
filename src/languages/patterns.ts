import type { Intent } from '../core/intents.ts'

/** Courtesies: lower-case words, separated by spaces. */
export interface SmallTalkPatterns {
  greeting: string
  thanks: string
  goodbye: string
  /** Words that may stand beside the others: "hello there", "thanks a lot". */
  filler: string
  /** "Are you a robot?" */
  identity: RegExp
  /**
   * Leads such as "My name is", in text that is not folded. The patterns of all languages are joined into one
   * expression.
   */
  introduction: string
  phone: PhoneTalkPatterns
}

/** Courtesies on the phone, where goodbyes are longer. */
interface PhoneTalkPatterns {
  /** Always a goodbye. */
  goodbye: string
  /** A goodbye as the answer to an offer of further help. */
  enough: RegExp
  /** Words that may stand beside both. */
  filler: string
  yes: string
  /** Only a request to repeat the last words. */
  repeat: RegExp
}

export interface QuestionPatterns {
  /**
   * Stop words of questions. They do not count in the coverage of a question, because an answer does not repeat them.
   */
  asking: string
  /** Fillers of chat messages that may carry meaning in a document: "just", "actually", "lol". */
  chatter: string
  /** Words of any visit, which name less of a topic than others: the appointment, to come, allowed. */
  ofVisit: string
  /** Verbs for what comes along, which name less of a topic than it. `asked`: what comes along is asked for. */
  bringing: { asked: string; verbs: string }
  /** Words of `asking` and `chatter` that tell something here: "long hair", but not "how long". */
  telling: string
  /** Introduces a remark without naming its topic: "Please note:". */
  notice: RegExp
  /** The expected answer is a number, a time or an amount. */
  forNumber: RegExp
  /**
   * `asked`: the expected answer is a length of time. `told`: such an answer. `verbs`: need not be repeated in it. In
   * folded text.
   */
  duration: { asked: string; told: string; verbs: string }
  /**
   * `asked`: the expected answer is a price. `told`: such an answer. `verbs`: tell less than the thing that has the
   * price. In folded text.
   */
  price: { asked: string; told: string; verbs: string }
  /** Begins an answer to a heading that is a question, in folded documents. */
  yesOrNo: string
  /**
   * `asked`: whether the business lends or has a thing, or visitors bring it. `may`: whether they are allowed to. `told`: such an answer.
   * In folded text.
   */
  provision: { asked: string; may: string; told: string }
  /** The expected answer is a time of day, in folded text. */
  hourAsked: string
  /** Behind a figure that makes it a time of day, in documents. */
  hourTold: string
  /** The expected answer is a year since which something is so, in folded text. */
  sinceAsked: string
  /** The expected answer is a person; at the beginning of folded text. */
  whoAsked: string
  /** True if the head noun comes first: "cours d'essai", where English has "trial course". */
  isHeadFirst: boolean
  /** Ages as documents write them, in folded text: "from 6 to 12 years". */
  ageTold: string
  /** "Which", "what kind of", "how many", at the beginning of folded text; the next words name the thing. */
  which: string
  /** A question about the previous sentence without a topic of its own, in folded text: "is that a problem?" */
  idle: string
  /**
   * Words in a question for a phone number, an e-mail or a postal address. They match passages in which one is written.
   */
  written: Record<'phone' | 'email' | 'address', string>
  /** Streets with their numbers, in text that is not folded. The patterns of all languages form one expression. */
  street: string
  /** Leaves something out: "all but", "except for", in folded text. */
  exceptFor: string
  /** Words that a quote must share with the question to answer it, in folded text. */
  mismatch: {
    negation: string
    /** Each counts by itself: a quote without "only" does not answer a question with it. */
    restriction: string[]
    /** Pairs of which the question has one and the quote the other. */
    opposites: (readonly [string, string])[]
  }
  /** Begins a sentence about the person of the one before, which names them: "she speaks French". */
  refersBack: string
  /** Begins a sentence that continues the one before: "but", "otherwise", "it". In folded text. */
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
    /** With the name of a person: the days on which they work. */
    attendance: string
    email: string
    website: string
    phone: string
    address: string
  }
  /** With a word for hours: open or closed at this moment. */
  now: string
  /** Supposes that a price holds in another case: "is that 275 for my van too?" */
  alike: string
  /** Words beside an amount that is a sum or a price to check: "pay", "in total". */
  sum: string
  /** Behind a figure that counts something else than money: an hour, a length of time, people. */
  counted: string
  /** Adds to a price, in documents. */
  addOn: string
  /** Asks for the person of an appointment: "with whom?" */
  withWhom: string
  /** A whole question such as "Are you open?" */
  openAtAll: string
  /** Asks whether it is closed, which a closed day answers with yes. */
  closedAsked: string
  /** Means of transport: the way by bus is more than the address. */
  means: string
  /** Asks for a time of day: "at what time". */
  timeAsked: string
  /**
   * `hours`: beside a question for the phone number, asks when it is answered. `backAsked`: when the team will call back or answer;
   * `backTold`: a document's sentence on that. `may`: makes the question a wish, "when could you ring me?"
   */
  calls: { hours: string; backAsked: string; may: string; backTold: string }
  /** Weekdays in general, from Monday, and weekends: "on Saturdays", not the next one. */
  weekly: { days: [string, string, string, string, string, string, string]; weekends: string }
  /** Makes a document's rule more specific than the opening hours: "by appointment", "the first Saturday". */
  exception: string
  /** Asks for all prices, not only that of the current topic. */
  all: string
  /** Asks what is done in a service, or how it goes; `x` stands for each word of its name. */
  course: string
  /** Asks how things differ: "what is the difference between …". */
  compared: string
  /** Asks when work is finished, which is not how long the appointment takes. */
  turnaround: string
  /** Units of time longer than an appointment: the price "per day" is none of a service. */
  spans: string
  /** Asks about each of the things mentioned before. */
  each: string
  /**
   * Words of a price in the catalogue: for one person, the least that is paid, and families, who may have a rate of their own.
   * `unclear`: a beginning, a limit or another unit, so that no sum is plain. `ofParty`: words of a question for the price of so
   * many people, which are no topic: "in total for the two of us". `beforehand`: "before I give you my name", which is none either.
   */
  rates: {
    perPerson: string
    least: string
    unclear: string
    /** Multiplies a price for one person: "per person and hour", "each way". */
    unit: string
    families: string
    /** Young people, who may pay less: "little ones", "pupils". */
    young: string
    /** Those who pay a reduced rate: "concessions", "students". */
    reduced: string
    ofParty: string
    /** A number of people in such a question, if nothing that is counted stands after it. */
    number: string
    beforehand: string
  }
  /** `asked`: asks what comes with a service, or whether one brings one's own; `told`: says what comes with it. */
  included: { asked: string; told: string }
  /** A difference from the usual price: "extra", "cheaper". */
  difference: string
  /** Asks whether something is free, or claims so. The price of the service answers it. */
  free: string
  /** Introduces a claim ("you told me"); a phone in it is not asked for. */
  claim: string
  /** Cancels, or says that somebody does not come. A fee beside it is that of the rule on cancelling. */
  cancelling: string
  /**
   * The business cancels: `told` in documents, where "we" is the business, and `asked` by a visitor, who says "you" or nobody. `absent`
   * says in a question that the team is missing or the weather is bad. `contrast` begins a sentence on the other case.
   */
  cancelledByHouse: { told: string; asked: string; absent: string; contrast: string }
  /** Begins a question for what there is for somebody: "what could a 13 year old do?" */
  offered: string
  /** Units of the time before a visit until which a rule applies. */
  notice: string
  /** Word for cancelling that finds such a rule. */
  toCancel: string
  /** Asks for a fee without naming its reason: "does that cost anything?" */
  anyFee: string
  /** Tells that the visitor cannot come, for example because they are ill. With a time it is no cancellation. */
  missing: string
  /** Asks for the consequences, or what is lost. */
  lossAsked: string
  /** A question about the fee in the same message as a cancellation: "… does it cost anything?". */
  feeAsked: string
  /** Refers to the visitor, not to the business: "my phone number". */
  own: string
  /** Asks for the staff by what they are: "who are your vets?". The noun is no topic of its own; suppliers are no staff. */
  byTrade: string
  /** Words without a topic. */
  neutral: string
  /** Words for the whole business or for a part of it. */
  house: string
  /** Addresses the business, so that a question is about all of it: "are you open". */
  toHouse: string
  /** Says in a document that something is open or closed. */
  openTold: string
  /** Stands between the first and the last of some weekdays: "Monday to Friday". */
  daySpan: string
  /** Behind a figure that is a length of time in a document, and no time of day. */
  lengthUnits: string
  /** Makes an amount in a document something else than the price: a deposit, a discount, an extra. */
  fees: string
  /** Rooms and things that are booked like people. */
  things: string
  /** Groups that are none of visitors who come together: "age groups", "in small groups". */
  notGroups: string
  /** Holidays with fixed dates, as `MM-DD`. Others are among the closures of a business. */
  feasts: Record<string, string>
}

type Assertion = 'booked' | 'moved' | 'cancelled' | 'noted' | 'callback' | 'handed_off' | 'calling'

/** Patterns of claims and promises, on lower-case text without typographic apostrophes. */
export interface AssertionPatterns {
  /** Claims of past actions and present states. */
  done: [Assertion, RegExp][]
  /** Promises. General promises of a document may be quoted; claims of past actions may not. */
  promised: [Assertion, RegExp][]
  /** Claims success without an object, so that any receipt supports it. */
  anything: RegExp
  /** Negates the assertion that follows: "no appointment", "once your visit". */
  takenBack: RegExp
  /** Makes a promise conditional, anywhere in its sentence. */
  condition: RegExp
  /** Another meaning of an assertion's words: "we are fully booked". */
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
  /** Relates a clause to the visitor again. */
  yours: string
}

/**
 * Words by which a statement differs in meaning from its evidence. They are compared word by word, in lower case and
 * without accents. The patterns of `questions.mismatch` compare a question, which asserts nothing.
 */
export interface MismatchPatterns {
  /** Negate their clause. */
  negations: string
  /** A pair of opposites per line, the sides separated by `|`. Words on one side mean the same. */
  opposites: string
  /** Limit a statement to some cases: "only", "except", "if". */
  restrictions: string
  /** Join two statements within a sentence. */
  joins: string
}

/** Words of a language model's reply that need no evidence, in lower case; accents do not matter. */
export interface GroundingPatterns {
  /** Answers of one or two words. They claim something only together with the next statement. */
  answers: string
  /** Courtesies, forms of address, and verbs that claim nothing; the words of `questions.asking` count as well. */
  idle: string
  /** Tells that an assistant is a machine, beside the word for it: "AI assistant". A pattern on the text as it is. */
  machine: string
  /** Abbreviations within a sentence, as a pattern without the last full stop. */
  abbreviations: string
  /** The speaker as subject: no document proves "I called them". */
  self: string
  /** Need no evidence if a tool returned the times of an offer. */
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
 * Patterns of a conversation's intent, on lower-case text without accents, with spaces for all punctuation but the
 * question mark. No pattern backtracks.
 */
export type IntentPatterns = Record<Exclude<Intent, 'other'>, RegExp>

/** Stems of feeling: a word counts if it begins with one; with `=` in front, only the whole word. */
export interface SentimentPatterns {
  positive: string
  negative: string
  /** Inverts the next words. */
  negations: string
  intensifiers: string
}
