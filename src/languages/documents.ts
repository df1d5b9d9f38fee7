/**
 * Words by which documents show their layout, as patterns of whole words. They are joined over all languages
 * (`inAnyLanguage`).
 */
export interface DocumentWords {
  /** Before a question, with a colon or a full stop after it: "Q:". */
  question: string
  /** The same before its answer. */
  answer: string
  /** Names of a table's columns that have questions and answers. */
  columns: { question: string; answer: string }
  /** Around the numbers of pages, at the edge of one: "Page 3 of 12". */
  page: { before: string; of: string }
  /**
   * Abbreviations within a sentence, in small letters, without the last full stop and separated by spaces; no patterns. After
   * `beforeNumber`, which are words as well ("Is it free? No."), only a number continues it.
   */
  abbreviations: { any: string; beforeNumber: string }
  /** In the place of a price at the end of a row. */
  free: string
}
