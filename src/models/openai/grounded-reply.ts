import { bandOfDraft, type Band, type Citation, type TextDelta, type Unproven } from '../chat-model.ts'
import { Evidence, type Mark, type Proof } from './evidence.ts'
import { isBorneOut, isPlain } from './statements.ts'

export type Said = TextDelta | Citation | Unproven

export interface ReplyRules {
  evidence: Evidence
  /** The visitor's message is a greeting, thanks or a goodbye, so the reply may be one too. */
  isCourtesy: boolean
  /** How a quote is said in the place of a sentence that says more than its evidence. */
  quote(text: string, title: string): string
  /** True for our own instructions. */
  isEcho(text: string): boolean
  /** Lines that nothing proves are handed on, to whoever knows what was done. */
  handsOnUnproven?: boolean
}

/** The beginning of a mark; its end is looked for once, not once for each beginning. */
const MARK = /\[\[\s*(?:passage\s*)?\[?(F|T?\d{1,3})\]?\s*[|:]\s*/giu
const MAX_LINE_LENGTH = 2_000
const MAX_REPLY_LENGTH = 4_000
const MAX_QUESTION_LENGTH = 160
const MAX_QUESTIONS = 2

/**
 * Stands between a model's draft and its reader: a line is said once its evidence was found in the material, never before.
 * Without evidence only questions back are said, and courtesies when the visitor's message was one. A line whose evidence
 * holds but that says more than its sources is replaced by the words themselves.
 */
export class GroundedReply {
  struck = 0
  readonly #rules: ReplyRules
  #buffer = ''
  /** A line without evidence; what proves it may come on the next. */
  #held = ''
  #isFirst = true
  #isOver = false
  #isThinking = false
  #length = 0
  #questions = 0
  #isTalk = false
  readonly #lines = new Set<string>()
  readonly #cited = new Set<string>()

  constructor(rules: ReplyRules) {
    this.#rules = rules
  }

  /** What may be said now that the draft goes on with `text`. */
  *add(text: string): Generator<Said> {
    this.#buffer += text
    if (!text.includes('\n')) return
    const lines = this.#buffer.split('\n')
    this.#buffer = lines.pop() ?? ''
    for (const line of lines) yield* this.#take(line.trim())
  }

  /** What may still be said when the draft has ended. */
  *end(): Generator<Said> {
    yield* this.#take(this.#buffer.trim())
    yield* this.#sayHeld()
  }

  /** Nothing more will be said, whatever follows. */
  get isOver(): boolean {
    return this.#isOver || this.#length > MAX_REPLY_LENGTH
  }

  /** Nothing was said. */
  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** Nothing was even drafted. */
  get isSilent(): boolean {
    return this.#isFirst
  }

  get band(): Band {
    const { isCourtesy } = this.#rules
    return bandOfDraft({ isCited: this.#cited.size > 0, isEmpty: this.isEmpty, isTalk: this.#isTalk, isCourtesy })
  }

  *#take(line: string): Generator<Said> {
    if (line === '' || this.isOver || this.#isThought(line)) return
    const rest = this.#isFirst ? this.#opening(line) : line
    this.#isFirst = false
    if (rest === '' || this.isOver) return
    if (rest.length > MAX_LINE_LENGTH) this.struck += 1
    else yield* this.#weigh(rest)
  }

  /** Models that think aloud do so between these tags. */
  #isThought(line: string): boolean {
    const was = this.#isThinking
    if (line.startsWith('<think>')) this.#isThinking = true
    if (line.includes('</think>')) this.#isThinking = false
    return was || line.startsWith('<think>')
  }

  #opening(line: string): string {
    const [, word, rest = ''] = /^\W*(NONE|TALK)\b[.:!\s]*(.*)$/su.exec(line) ?? []
    if (word === undefined) return line
    if (word === 'NONE') this.#isOver = true
    else this.#isTalk = true
    return rest
  }

  *#weigh(line: string): Generator<Said> {
    const { marks, rest } = marksIn(line)
    const statement = withoutLeftover(rest)
      .replace(/(?<!\s)\s+([.,;:!?]|$)/gu, '$1')
      .replace(/ {2,}/gu, ' ')
      .trim()
    const hasWords = /[\p{L}\p{N}]/u.test(statement)
    if (marks.length === 0) {
      yield* this.#sayHeld()
      this.#held = statement
      return
    }
    // Evidence on a line of its own belongs to the line before.
    const claim = hasWords ? statement : this.#held
    if (hasWords) yield* this.#sayHeld()
    else this.#held = ''
    const proofs = marks.flatMap((mark) => this.#rules.evidence.prove(mark) ?? [])
    if (this.#rules.isEcho(claim)) this.struck += 1
    else if (proofs.length === 0) yield* this.#strike(claim)
    else yield* this.#sayProven(claim, proofs)
  }

  *#sayProven(claim: string, proofs: Proof[]): Generator<Said> {
    const isTrue = isBorneOut(
      claim,
      proofs.map(({ source }) => source),
    )
    if (!isTrue && claim !== '') this.struck += 1
    const quotes = proofs.map(({ citation, title }) => this.#rules.quote(citation.quote, title)).join('\n')
    const text = this.#sayLine(isTrue ? claim : quotes)
    if (text === undefined) return
    yield text
    for (const { citation } of proofs) {
      const key = `${citation.passageId} ${citation.quote}`
      if (!this.#cited.has(key)) yield citation
      this.#cited.add(key)
    }
  }

  /** Of a line that nothing proves, what needs no proof. */
  *#sayHeld(): Generator<Said> {
    const line = this.#held
    this.#held = ''
    if (line === '') return
    const sentences = line.split(/(?<=[.!?。！？])\s+/u)
    const sayable = sentences.filter((sentence) => this.#needsNoProof(sentence))
    const struck = sentences.filter((sentence) => !sayable.includes(sentence))
    if (struck.length > 0) yield* this.#strike(struck.join(' '))
    const text = sayable.length === 0 ? undefined : this.#sayLine(sayable.join(' '))
    if (text !== undefined) yield text
  }

  /** Not said here; in a conversation, what was done in it may still prove it. */
  *#strike(text: string): Generator<Said> {
    this.struck += 1
    if (this.#rules.handsOnUnproven && !this.#rules.isEcho(text)) yield { type: 'unproven', text }
  }

  #needsNoProof(sentence: string): boolean {
    if (sentence.length > MAX_QUESTION_LENGTH || !isPlain(sentence) || this.#rules.isEcho(sentence)) return false
    if (this.#rules.isCourtesy) return true
    if (!/[?？؟]$/u.test(sentence) || this.#questions >= MAX_QUESTIONS) return false
    this.#questions += 1
    return true
  }

  #sayLine(line: string): TextDelta | undefined {
    if (this.#lines.has(line)) return undefined
    this.#lines.add(line)
    const text = this.#length === 0 ? line : `\n${line}`
    this.#length += text.length
    return { type: 'text', text }
  }
}

/** The marks of a line, and the line with a space for each of them. */
function marksIn(line: string): { marks: Mark[]; rest: string } {
  const marks: Mark[] = []
  let rest = ''
  let end = 0
  for (const { 0: opening, 1: label = '', index } of line.matchAll(MARK)) {
    // Inside the mark before.
    if (index < end) continue
    const start = index + opening.length
    const close = line.indexOf(']]', start)
    if (close < 0) break
    marks.push({ label, quote: line.slice(start, close) })
    rest += `${line.slice(end, index)} `
    end = close + 2
  }
  return { marks, rest: rest + line.slice(end) }
}

/** Without a mark that was begun and the ends of others. */
function withoutLeftover(text: string): string {
  const begun = text.indexOf('[[')
  return (begun < 0 ? text : text.slice(0, begun)).replaceAll(']]', '')
}
