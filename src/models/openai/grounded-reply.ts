import { bandOfDraft, type Band, type Citation, type TextDelta, type Unproven } from '../chat-model.ts'
import { Evidence, type Mark, type Proof } from './evidence.ts'
import { isBorneOut, isPlain } from './statements.ts'

export type Said = TextDelta | Citation | Unproven

interface ReplyRules {
  evidence: Evidence
  /** The visitor's message is a greeting, thanks or a goodbye, so the reply may be one too. */
  isCourtesy: boolean
  /** Wording of a quote that replaces an overclaiming sentence. */
  quote(text: string, title: string): string
  /** Detects our own instructions. */
  isEcho(text: string): boolean
  /** Emits unproven lines as events, because the turn's actions may prove them. */
  handsOnUnproven?: boolean
}

/** Start of a mark; its end is searched once, not once per start. */
const MARK = /\[\[\s*(?:passage\s*)?\[?(F|T?\d{1,3})\]?\s*[|:]\s*/giu
const MAX_LINE_LENGTH = 2_000
const MAX_REPLY_LENGTH = 4_000
const MAX_QUESTION_LENGTH = 160
const MAX_QUESTIONS = 2

/**
 * Filters a model's draft: a line is emitted only once its evidence was found in the material. Without evidence only
 * questions back pass, and courtesies in reply to one. A line that claims more than its valid evidence is replaced by the
 * quoted words.
 */
export class GroundedReply {
  struck = 0
  readonly #rules: ReplyRules
  #buffer = ''
  /** A line without evidence yet; its mark may follow on the next line. */
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

  /** Emits what is proven after adding `text` to the draft. */
  *add(text: string): Generator<Said> {
    this.#buffer += text
    if (!text.includes('\n')) return
    const lines = this.#buffer.split('\n')
    this.#buffer = lines.pop() ?? ''
    for (const line of lines) yield* this.#take(line.trim())
  }

  /** Emits the rest after the end of the draft. */
  *end(): Generator<Said> {
    yield* this.#take(this.#buffer.trim())
    yield* this.#sayHeld()
  }

  /** True when nothing more will be emitted. */
  get isOver(): boolean {
    return this.#isOver || this.#length > MAX_REPLY_LENGTH
  }

  /** True when nothing was emitted. */
  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** True when not even a draft arrived. */
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

  /** Reasoning models think aloud between these tags. */
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
    // Evidence on a separate line belongs to the line before.
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
    yield isTrue ? text : { ...text, isQuote: true }
    for (const { citation } of proofs) {
      const key = `${citation.passageId} ${citation.quote}`
      if (!this.#cited.has(key)) yield citation
      this.#cited.add(key)
    }
  }

  /** Emits the parts of an unproven line that need no proof. */
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

  /** Withholds a line; in a conversation its actions may still prove it. */
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

/** Splits a line into its marks and the rest, with a space for each mark. */
function marksIn(line: string): { marks: Mark[]; rest: string } {
  const marks: Mark[] = []
  let rest = ''
  let end = 0
  for (const { 0: opening, 1: label = '', index } of line.matchAll(MARK)) {
    // Inside the previous mark.
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

/** Drops an unfinished mark and stray mark ends. */
function withoutLeftover(text: string): string {
  const begun = text.indexOf('[[')
  return (begun < 0 ? text : text.slice(0, begun)).replaceAll(']]', '')
}
