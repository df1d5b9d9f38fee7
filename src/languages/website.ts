export const DAY_PARTS = ['morning', 'noon', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** Words on websites of businesses, separated by spaces and folded: lower case, without accents. */
export interface WebsiteWords {
  /** From Monday, with short forms. */
  weekdays: [string, string, string, string, string, string, string]
  /** Behind a time of day; read in a sentence of any language. */
  clock: string
  /** Phrases for every day, separated by `|`. */
  everyDay: string
  closed: string
  /** Closes the time beside it, and no day: "lunch break 12–13". */
  breaks: string
  /** Between "closed" and a day or a time: "closed on Mondays from 12 to 2". */
  atTimes: string
  /** Parts of a day, which may be closed alone. */
  dayParts: Record<DayPart, string>
  /** Between the first and the last of a range of days or times. */
  to: string
  /** Before the first and before the last of two times: "between 12 and 2". */
  between: string
  and: string
  /** Announces opening hours; matched as a prefix of a word. */
  opening: string
  /** Names pages and headings that introduce the staff; matched as a prefix of a word. */
  team: string
  /** In the address of a page about contact, hours, prices or staff, as a pattern. */
  telling: string
  /** Between a service and its duration or price: "takes", "costs". */
  costs: string
  /** Precedes the value of what a heading names: "Price: 49 €". */
  label: string
  /** Begins a sentence whose price belongs to no service: "After that, 15 €". */
  noService: string
  /** Words of sentences, which no name of a service has: "with him a cut is 25 €". */
  persons: string
  /** Precedes a minimum price. */
  from: string
  /** Before a figure that is not exact: "approx. 60 minutes". */
  about: string
  articles: string
  minutes: string
  hours: string
  /** Before a person's name, as a pattern on text as it is written; the full stop is optional. */
  titles: string
  /** Before the name of the owner, as a pattern. */
  owner: string
  /** Begins a heading or a line that is not a person's name. */
  noName: string
  /** The business, where it speaks of itself. */
  ours: string
  /** Between the business and "closed": "we are closed". */
  are: string
  /** Before a contact, as a pattern on text as it is written: "Tel." */
  contactLabels: string
  /** Within a name of several words, as a pattern: "and" of "Miller and Sons". */
  joints: string
  /** Others whose contacts stand on its pages; matched as a prefix of a word. */
  theirs: string
}
