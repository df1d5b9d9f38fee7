/** The structure of a document, independent of its file format. */
export type Part = Heading | Paragraph | List | Table | Question | Code

interface Heading {
  kind: 'heading'
  /** 1–6 */
  level: number
  text: string
}

interface Paragraph {
  kind: 'paragraph'
  /** Keeps line breaks. */
  text: string
}

interface List {
  kind: 'list'
  items: ListItem[]
}

export interface ListItem {
  /** 0 for top-level items. */
  depth: number
  text: string
}

interface Table {
  kind: 'table'
  /** Column names; empty without a header. */
  header: string[]
  rows: string[][]
}

/** A question with its answer: matched by the question, read for the answer. */
interface Question {
  kind: 'question'
  question: string
  answer: Part[]
}

interface Code {
  kind: 'code'
  text: string
}

/** Result of reading a file or page. */
export interface Reading {
  /** The document's own title. */
  title: string | undefined
  /** Markdown, read by the chunker and shown to people. */
  text: string
  /** Links of a page; empty for files. */
  links: string[]
  /** The page is marked noindex. */
  isHidden: boolean
  /** Of a page, where it was asked for. */
  surroundings?: Surroundings
}

/** Words of a page beside its main content. */
export interface Surroundings {
  /** Its head and foot, as Markdown. */
  text: string
  /** Its structured data, as JSON-LD has it. */
  data: unknown[]
}

/** For document text of any length; unlike that of `core/text.ts` it keeps control characters and cuts nothing. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
