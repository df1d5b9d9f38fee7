import { oneOf, trimEndWhere, trimStartWhere } from '../../core/text-scan.ts'
import { FACTS, type Citation, type Passage } from '../chat-model.ts'
import { contentOf, type Content } from './content.ts'
import { fold, FoldedText } from './folded-text.ts'

/** Words that a model gave as evidence, found in what it was given. */
export interface Proof {
  citation: Citation
  title: string
  source: Source
}

/** A mark as it stands in a line: `[[2|verbatim words]]`. */
export interface Mark {
  label: string
  quote: string
}

/** What the facts are called in marks; passages are called by their number. */
export const FACTS_LABEL = 'F'
/** What tools told, by the number of the call in its turn. */
export const RESULT_LABEL = 'T'

/** Shorter quotes stand in too many passages to prove anything, unless they are all that a line says. */
const MIN_WORDS = 3
const MIN_LETTERS = 8
const MIN_UNSPACED_CHARS = 5
/** Folded text has no other white space. */
const BEFORE_QUOTES = " '.…"
const BEHIND_QUOTES = " '.,;:!…"

/** The material of one turn, in which quotes are looked up. */
export class Evidence {
  readonly #sources = new Map<string, Source>()

  constructor(passages: Passage[], facts: string | undefined, results: string[] = []) {
    for (const [index, passage] of passages.entries()) this.#sources.set(String(index + 1), new Source(passage))
    for (const [index, text] of results.entries()) {
      const label = `${RESULT_LABEL}${index + 1}`
      this.#sources.set(label, new Source({ id: label, title: '', text }))
    }
    if (facts) this.#sources.set(FACTS_LABEL, new Source({ id: FACTS, title: '', text: facts }))
  }

  /** Undefined when the source was not given, does not hold these words, or they mean nothing. */
  prove({ label, quote }: Mark): Proof | undefined {
    const source = this.#sources.get(label.toUpperCase())
    const words = source?.find(quote)
    if (source === undefined || words === undefined) return undefined
    return { citation: { type: 'citation', passageId: source.id, quote: words }, title: source.title, source }
  }
}

export class Source {
  readonly id: string
  readonly title: string
  /** All that it says, folded. */
  readonly said: string
  readonly #text: FoldedText
  /** Quotes that were looked up. */
  readonly #found = new Map<string, string | undefined>()
  #lines: Set<string> | undefined
  #content: Content | undefined

  constructor({ id, title, text }: Pick<Passage, 'id' | 'title' | 'text'>) {
    this.id = id
    this.title = title
    this.#text = new FoldedText(text)
    this.said = `${fold(title)}\n${this.#text.text}`
  }

  /** The original words of a quote that stands here as it is, whole words only. */
  find(quote: string): string | undefined {
    const wanted = trimEndWhere(trimStartWhere(fold(quote), oneOf(BEFORE_QUOTES)), oneOf(BEHIND_QUOTES))
    if (!this.#found.has(wanted)) this.#found.set(wanted, this.#look(wanted))
    return this.#found.get(wanted)
  }

  #look(wanted: string): string | undefined {
    if (wanted === '') return undefined
    const { text } = this.#text
    for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
      const end = start + wanted.length
      if (!hasWholeWords(text, start, end)) continue
      const words = this.#text.cut(start, end)
      if (isTelling(wanted) || this.#isWholeLine(words)) return words
    }
    return undefined
  }

  /** What statements are compared with, read once. */
  get content(): Content {
    this.#content ??= contentOf(this.said)
    return this.#content
  }

  /** A line, or what stands behind its label: `Monday: 9–17`. */
  #isWholeLine(words: string): boolean {
    this.#lines ??= new Set(
      this.#text.original
        .split('\n')
        .flatMap((line) => [line, line.slice(line.indexOf(': ') + 1)])
        .map((line) => bare(line.trim())),
    )
    return WORD_CHARACTER.test(words) && this.#lines.has(bare(words))
  }
}

/** Without its list marker and full stop. */
function bare(line: string): string {
  return trimEndWhere(line.replace(/^[-*•]\s+/u, ''), oneOf('.,;:!')).trim()
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u
/** Scripts that set no spaces have no edges of words to look at. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u

function hasWholeWords(text: string, start: number, end: number): boolean {
  return isEdge(text[start - 1], text[start]) && isEdge(text[end - 1], text[end])
}

function isEdge(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return true
  const joins = WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after)
  return !joins || UNSPACED.test(before) || UNSPACED.test(after)
}

function isTelling(words: string): boolean {
  const letters = words.match(/[\p{L}\p{N}]/gu) ?? []
  if (letters.filter((letter) => UNSPACED.test(letter)).length >= MIN_UNSPACED_CHARS) return true
  const count = words.split(' ').filter((word) => WORD_CHARACTER.test(word)).length
  return count >= MIN_WORDS && letters.length >= MIN_LETTERS
}
