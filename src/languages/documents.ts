/**
 * Words by which documents show their layout, as patterns of whole words. They are joined over all languages
 * (`inAnyLanguage`).
 */
export interface DocumentWords {
  /** Before a question, with a colon or a full stop behind it: "Q:". */
  question: string
  /** The same before its answer. */
  answer: string
  /** In the place of a price at the end of a row. */
  free: string
}
