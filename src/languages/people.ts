/** Patterns of how many come, on folded text between word boundaries as those of the understanding (`understanding.ts`). */
export interface PartyPatterns {
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
  /**
   * A part of the party: words `before` its number ("including two children") and `behind` it ("two of us"), and for what some of them
   * eat or cannot (`diet`).
   */
  portion: { before: string; behind: string; diet: string }
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
   * Groups counted apart. `adult`: grown-up people after their number, beside children. `adjective`: one of their words that may also
   * stand before a noun for something else. `one`: an article that counts one there.
   */
  groups: { adult: string; adjective: string; one: string }
  /** One other person and nobody else, as the answer to how many come: "just", "him", "alone". */
  only: { before: string; who: string; behind: string }
  /** The visitor in a list of people: "me". */
  self: string
  /** Precedes the hour of the visitor's own booking: "mine at ten". */
  mine: string
  /** Asks whether a number of people is possible, behind it: "we'd be three, is that ok?" */
  fits: string
  /** Stands before one of the others in such a list: "my", "the". */
  theirs: string
  /** One other person in such a list: "sister". */
  person: string
  /** No more than one: "only one place". */
  one: string
  /** The visitor comes alone: "just me", and not with "and my sister" after it. */
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
  /** Tells that one of them does not come after all: "can't make it". */
  missing: string
  /** Follows the new number beside such words: "5 then". */
  thenBehind: string
  /** Precedes a number that replaces the party size beside such words: "make it 3". */
  made: string
  /** Behind a figure that is an hour, and no number of people. */
  hour: string
}

/**
 * Ages of persons, and ages in the names of services. `{n}` is the number, `{l}` a list of them, `{m}` a list of two or more,
 * `{p}` one of `persons` and `{he}` one of `pronouns`.
 */
export interface AgePatterns {
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
export interface NamePatterns {
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

export interface StaffPatterns {
  any: string
  /** Refers to the person named or spoken of last: "with her". */
  again: string
  /** Precedes the name of a person of the business. */
  with: string
  /** Words for trades and ailments, which are nobody's name: "mit Physiotherapeut", "bei Rückenschmerzen". */
  noName: string
}
