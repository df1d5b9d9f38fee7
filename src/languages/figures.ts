/**
 * Words beside figures, as patterns on text as it is written. They are joined over all languages (`inAnyLanguage`), because
 * documents are in any of them; `(?!)` where a language has no such word.
 */
export interface FigureWords {
  /** Behind a time of day: "pm". */
  clock: string
  /** The same with full stops: "p.m." */
  clockDotted: string
  /** The same in full: "o'clock". */
  clockSpelled: string
  /** Units of a length of time in hours and minutes, beside "h" and "min". */
  length: string
  /** Between the first and the last of two times. */
  until: string
  /** Between that word and the last time: "hasta las 5". */
  article: string
  /** Behind the figure of a day of the month: "1st". */
  ordinal: string
  /** Between a day and its month: "1 of March". */
  ofMonth: string
}
