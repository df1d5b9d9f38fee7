/**
 * Small words by which the offline understanding reads a message. They are joined over all languages (`inAnyLanguage`),
 * because names and half sentences do not tell their language. Patterns as in `understanding.ts`, in folded text unless
 * stated otherwise; `(?!)` where a language has no such word.
 */
export interface FunctionWords {
  and: string
  /** Behind "and": "then". */
  afterwards: string
  /** Joins what is refused: "neither Tuesday nor Wednesday". */
  nor: string
  not: string
  /** The bare answer. */
  no: string
  /** Verbs with a negation whose apostrophe is folded to a blank: "haven t". */
  contracted: string
  if: string
  until: string
  /** Precedes the person of an appointment. As typed or folded. */
  for: string
  the: string
  /** Stands for an appointment before its hour: "the" in "the ten o'clock one". Folded. */
  theOne: string
  /** Between a verb or preposition and a day: "on", "the". */
  beforeDay: string
  /** Precedes an hour. As typed or folded. */
  beforeHour: string
  /** Precedes an hour after which a start is wished, and not at it; folded. */
  later: string
  /** Follows the figure of an hour: "o'clock". */
  afterHour: string
  /** Behind a negation, in the place of an article: "I don't want any massage". */
  notAny: string
  /** Titles before a person's name, as typed or folded; the full stop is optional. */
  titles: string
  /** Abbreviations that end in a full stop within a sentence. */
  abbreviations: string
  /** Words that tell no service from another one, in their names, separated by spaces. */
  ofServiceNames: string
  /** Question words that only their accent tells from conjunctions: "qué", "où". As typed. */
  accentedQuestion: string
  /**
   * Takes back one of two contacts, in folded text: words for it, `before` and `behind` them ("forget the mail"), and what precedes
   * the one that is left, `only` ("just the phone").
   */
  contact: Record<'email' | 'phone' | 'before' | 'behind' | 'only', string>
  /** Around the visitor's name, as typed. */
  name: {
    /** Precedes the name that a booking is to have: "under". */
    under: string
    /** The same where it mostly precedes something else: German "auf". */
    underWeak: string
    /** Precedes a name within a sentence, beside a contact: "for", "is". */
    before: string
    /** Introduces a name only in an answer or beside a contact: "it's Anna". */
    weakLead: string
    /** Precedes a name in the answer to the question for it: "sorry", "name". */
    excuse: string
    /** Precedes a companion: "my" in "My son, that's Hugo Vasseur". */
    my: string
    /** Introduces the first name of somebody else: "his name's". */
    ofOther: string
    /** Follows a name and tells a letter of it: "with a u". */
    spelling: string
    /** Precedes a name that is spelled: "spelled", "it is written". */
    spelled: string
    /** Precedes a noun that is named: "the", "our". */
    determiner: string
    /** Between such a noun and its name: "is called". */
    called: string
    /** Parts of a person's own name, which are no things: "full name", "surname". */
    part: string
    /**
     * Names of schools, clubs and companies: a legal form after the name, a word of it at its `end` or its `beginning`, and
     * small words within it.
     */
    organisation: Record<'form' | 'end' | 'beginning' | 'joint', string>
  }
}
