/** A document as its readers understand it, whatever file it came in. */
export type Part = Heading | Paragraph | List | Table | Question | Code

interface Heading {
  kind: 'heading'
  /** 1–6 */
  level: number
  text: string
}

interface Paragraph {
  kind: 'paragraph'
  /** Lines stay lines. */
  text: string
}

interface List {
  kind: 'list'
  items: ListItem[]
}

export interface ListItem {
  /** 0 for an item of the list itself. */
  depth: number
  text: string
}

interface Table {
  kind: 'table'
  /** Names of the columns; empty where the table has none. */
  header: string[]
  rows: string[][]
}

/** A question with its answer: found by the one, read for the other. */
interface Question {
  kind: 'question'
  question: string
  answer: Part[]
}

interface Code {
  kind: 'code'
  text: string
}

/** What a reader makes of a file or page. */
export interface Reading {
  /** What the document calls itself. */
  title: string | undefined
  /** Markdown, which is what the chunker reads and what people see. */
  text: string
  /** Addresses that a page leads to; empty for files. */
  links: string[]
  /** The page asks not to be found by search engines. */
  isHidden: boolean
}

/** One line without the white space that only laid it out. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
