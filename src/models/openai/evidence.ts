import { oneOf, trimEndWhere, trimStartWhere } from '../../core/text-scan.ts'
import { FACTS, type Citation, type Passage } from '../chat-model.ts'
import { contentOf, type Content } from './content.ts'
import { fold, FoldedText } from './folded-text.ts'

/** A quoted piece of evidence, verified against the material. */
export interface Proof {
  citation: Citation
  title: string
  source: Source
}

/** A citation mark in a line: `[[2|verbatim words]]`. */
export interface Mark {
  label: string
  quote: string
}

/** Label of the facts in marks; passages are labelled by number. */
const FACTS_LABEL = 'F'
/** Label prefix of tool results, followed by the call's number in its turn. */
const RESULT_LABEL = 'T'

/** Shorter quotes occur in too many passages to prove anything, unless they are a whole line. */
const MIN_WORDS = 3
const MIN_LETTERS = 8
const MIN_UNSPACED_CHARS = 5
/** Folded text has no other white space. */
const BEFORE_QUOTES = " '.…"
const BEHIND_QUOTES = " '.,;:!…"

/** The material of one turn, searchable for quotes. */
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

  /** Undefined for an unknown source, absent words, or a meaningless quote. */
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
  /** The whole text, folded. */
  readonly said: string
  readonly #text: FoldedText
  /** Cache of searched quotes. */
  readonly #found = new Map<string, string | undefined>()
  #lines: Set<string> | undefined
  #content: Content | undefined

  constructor({ id, title, text }: Pick<Passage, 'id' | 'title' | 'text'>) {
    this.id = id
    this.title = title
    this.#text = new FoldedText(text)
    this.said = `${fold(title)}\n${this.#text.text}`
  }

  /** The original words of a quote found here, matching whole words only. */
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

  /** Content for comparing statements, computed once. */
  get content(): Content {
    this.#content ??= contentOf(this.said)
    return this.#content
  }

  /** True for a whole line, or the part after its label: `Monday: 9–17`. */
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

/** Without list marker and final punctuation. */
function bare(line: string): string {
  return trimEndWhere(line.replace(/^[-*•]\s+/u, ''), oneOf('.,;:!')).trim()
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u
/** Unspaced scripts have no word boundaries to check. */
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
