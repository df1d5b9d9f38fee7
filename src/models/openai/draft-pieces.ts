import type { Mark } from '../grounding/evidence.ts'
import { endsSentence } from '../grounding/sentence-ends.ts'
import { isSpace } from '../../core/text-scan.ts'

/** A sentence of a draft with the marks in it, or marks alone. */
export interface Piece {
  text: string
  marks: Mark[]
  /** True for a piece that begins a line. */
  isNewLine: boolean
}

/** `[[2|words]]`, and what models make of it: `[[2]]`, `[2]`, `[2|words]`, `[[passage 2: words]]`. */
const MARK = /^\[{1,2}\s*(?:passage\s*)?\[?(F|T?\d{1,3})\]?\s*(?:[|:]([^]*?))?\]{1,2}$/iu
const MAX_LINE_LENGTH = 2_000
const FENCE = '```'

/** Cuts a streamed draft into sentences as soon as they are complete, and takes the marks out of them. */
export class DraftPieces {
  #rest = ''
  #isNewLine = true
  #isThinking = false
  #tooLong = 0

  /** Number of lines too long to be speech. */
  get tooLong(): number {
    return this.#tooLong
  }

  *add(text: string): Generator<Piece> {
    this.#rest += text
    yield* this.#take(false)
  }

  *end(): Generator<Piece> {
    yield* this.#take(true)
  }

  *#take(isOver: boolean): Generator<Piece> {
    while (this.#rest !== '') {
      if (!this.#skipThoughts(isOver)) return
      const line = this.#rest.indexOf('\n')
      const isWhole = isOver || line >= 0
      const text = line < 0 ? this.#rest : this.#rest.slice(0, line)
      const piece = pieceOf(text, isWhole)
      if (piece === undefined && text.length <= MAX_LINE_LENGTH) return
      if (piece === undefined || piece.text.length > MAX_LINE_LENGTH) this.#tooLong += 1
      else if (piece.text !== '' || piece.marks.length > 0) yield { ...piece, isNewLine: this.#isNewLine }
      const end = piece?.end ?? text.length
      this.#isNewLine = end >= text.length && line >= 0 ? true : this.#isNewLine && (piece?.text ?? '') === ''
      this.#rest = this.#rest.slice(end >= text.length && line >= 0 ? line + 1 : end)
    }
  }

  /** Reasoning models think aloud between tags. False while more is to come. */
  #skipThoughts(isOver: boolean): boolean {
    const rest = this.#rest.trimStart()
    this.#isNewLine ||= this.#rest.slice(0, this.#rest.length - rest.length).includes('\n')
    this.#rest = rest
    if (this.#rest.startsWith('<think>')) this.#isThinking = true
    if (this.#isThinking) {
      const end = this.#rest.indexOf('</think>')
      // Everything but a possible beginning of the end tag is dropped.
      this.#rest = end < 0 ? this.#rest.slice(-7) : this.#rest.slice(end + 8).trimStart()
      this.#isThinking = end < 0
      if (isOver && end < 0) this.#rest = ''
    }
    const mayThink = !isOver && this.#rest.length < 7 && '<think>'.startsWith(this.#rest)
    return !this.#isThinking && this.#rest !== '' && !mayThink
  }
}

type LinePiece = Omit<Piece, 'isNewLine'> & { end: number }

/** The first sentence of a line; undefined while it may go on. */
function pieceOf(line: string, isWhole: boolean): LinePiece | undefined {
  const marks: Mark[] = []
  let text = ''
  for (let at = 0; at < line.length;) {
    const close = line[at] === '[' ? endOfMark(line, at) : at
    if (close === undefined && !isWhole) return undefined
    // An unfinished mark is dropped with the rest of its line.
    if (close === undefined && line.startsWith('[[', at)) return { text: clean(text), marks, end: line.length }
    const mark = close === undefined || close === at ? undefined : markIn(line.slice(at, close))
    if (mark !== undefined) {
      marks.push(mark)
      at = close!
      if (text.trim() === '') return { text: '', marks, end: endOfMarks(line, at, marks) }
      continue
    }
    text += line[at]
    at += 1
    if (endsSentence(line, at - 1)) return { text: clean(text), marks, end: at }
  }
  return isWhole ? { text: clean(text), marks, end: line.length } : undefined
}

function endOfMark(line: string, start: number): number | undefined {
  const closing = line.startsWith('[[', start) ? ']]' : ']'
  const end = line.indexOf(closing, start)
  return end < 0 ? undefined : end + closing.length
}

/** Further marks right after one belong to the same sentence. */
function endOfMarks(line: string, from: number, marks: Mark[]): number {
  let end = from
  for (;;) {
    let start = end
    while (start < line.length && (isSpace(line[start]!) || '.,;'.includes(line[start]!))) start += 1
    const close = line[start] === '[' ? endOfMark(line, start) : undefined
    const mark = close === undefined ? undefined : markIn(line.slice(start, close))
    if (mark === undefined) return start === line.length ? start : end
    marks.push(mark)
    end = close!
  }
}

function markIn(text: string): Mark | undefined {
  const [, label, quote = ''] = MARK.exec(text) ?? []
  return label === undefined ? undefined : { label, quote }
}

const LIST_MARKER = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u

function clean(text: string): string {
  if (text.trimStart().startsWith(FENCE)) return ''
  const plain = text.replace(/(?<!\s)\s+([.,;:!?]|$)/gu, '$1').replaceAll(']]', '')
  return plain.replace(/ {2,}/gu, ' ').trim()
}

/** A line without its list marker, as it is compared. */
export function withoutListMarker(text: string): string {
  return text.replace(LIST_MARKER, '').replaceAll('**', '')
}
