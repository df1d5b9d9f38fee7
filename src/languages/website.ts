/**
 * Words of a language as they stand on websites of businesses, separated by blanks and folded: lower case, without accents.
 */
export interface WebsiteWords {
  /** From Monday: names and short forms. */
  weekdays: [string, string, string, string, string, string, string]
  /** Phrases for every day, separated by `|`. */
  everyDay: string
  closed: string
  /** Between the first and the last of days or times. */
  to: string
  /** Announces opening hours; a word counts from its beginning. */
  opening: string
  /** Names pages and headings that introduce the staff; a word counts from its beginning. */
  team: string
  /** Between a service and its duration or price: "takes", "costs". */
  costs: string
  /** Leads to a figure of what the heading names: "Price: 49 €". */
  label: string
  /** Begins a sentence with a price that is no service: "After that, 15 €". */
  noService: string
  /** Before a price that is the least one. */
  from: string
  /** Before a figure that is not exact: "approx. 60 minutes". */
  about: string
  articles: string
  minutes: string
  hours: string
  /** Begins a heading or a line that is no person's name. */
  noName: string
}
