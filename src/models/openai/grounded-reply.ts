import { bandOfDraft, type Band, type Citation, type TextDelta, type Unproven } from '../chat-model.ts'
import type { Evidence, Finding, Mark, Proof } from '../grounding/evidence.ts'
import { DraftPieces, withoutListMarker, type Piece } from './draft-pieces.ts'

type Said = TextDelta | Citation | Unproven

interface ReplyRules {
  evidence: Evidence
  /** The visitor's message is a greeting, thanks or a goodbye, so the reply may be one too. */
  isCourtesy: boolean
  /** Wording of a quote that takes the place of a sentence. */
  quote(text: string, title: string): string
  /** Detects our own instructions. */
  isEcho(text: string): boolean
}

const MAX_REPLY_LENGTH = 4_000
const MAX_QUESTION_LENGTH = 160
const MAX_QUESTIONS = 2

/** A sentence that waits for a mark after it. */
interface Held extends Piece {
  finding: Finding
}

/**
 * Filters a model's draft: a sentence is emitted as soon as the material bears it out, with a mark or without. Courtesies and
 * questions back need no evidence. What cannot be told is replaced by the words of the material on the same topic.
 */
export class GroundedReply {
  struck = 0
  readonly #rules: ReplyRules
  readonly #pieces = new DraftPieces()
  /** Sentences of a line of which one is not proven yet; the mark may follow. */
  #held: Held[] = []
  /** "Yes." before the sentence that gives it a meaning. */
  #answer = ''
  #isFirst = true
  #isOver = false
  #length = 0
  #questions = 0
  #isTalk = false
  readonly #sentences = new Set<string>()
  readonly #cited = new Set<string>()

  constructor(rules: ReplyRules) {
    this.#rules = rules
  }

  /** Emits what is proven after adding `text` to the draft. */
  *add(text: string): Generator<Said> {
    for (const piece of this.#pieces.add(text)) yield* this.#take(piece)
  }

  /** Emits the rest after the end of the draft. */
  *end(): Generator<Said> {
    for (const piece of this.#pieces.end()) yield* this.#take(piece)
    yield* this.#settle([])
    this.struck += this.#pieces.tooLong
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
    return this.#isFirst && this.#pieces.tooLong === 0
  }

  get band(): Band {
    const { isCourtesy } = this.#rules
    return bandOfDraft({ isCited: this.#cited.size > 0, isEmpty: this.isEmpty, isTalk: this.#isTalk, isCourtesy })
  }

  *#take(piece: Piece): Generator<Said> {
    if (this.isOver) return
    const text = this.#isFirst ? this.#opening(piece.text) : piece.text
    this.#isFirst = false
    if (this.isOver) return
    if (piece.isNewLine && piece.text !== '') yield* this.#settle([])
    if (/[\p{L}\p{N}]/u.test(text)) yield* this.#weigh({ ...piece, text })
    else if (piece.marks.length > 0) yield* this.#settle(piece.marks)
  }

  #opening(text: string): string {
    const [, word, rest = ''] = /^\W*(NONE|TALK)\b[.:!\s]*(.*)$/su.exec(text) ?? []
    if (word === undefined) return text
    if (word === 'NONE') this.#isOver = true
    else this.#isTalk = true
    return rest
  }

  *#weigh(piece: Piece): Generator<Said> {
    const { evidence, isEcho } = this.#rules
    const plain = withoutListMarker(piece.text)
    if (isEcho(plain)) {
      this.struck += 1
      return
    }
    if (evidence.isAnswer(plain) && !this.#rules.isCourtesy) this.#answer = piece.text
    else if (this.#needsNoProof(plain)) yield* this.#say(piece)
    else {
      this.#held.push({ ...piece, finding: evidence.check(plain, piece.marks) })
      const isSettled = piece.marks.length > 0 || this.#held.every(({ finding }) => finding.proof !== undefined)
      if (isSettled) yield* this.#settle(piece.marks)
    }
  }

  /** Decides on the sentences held, with the marks that follow them. */
  *#settle(marks: Mark[]): Generator<Said> {
    const held = this.#held
    this.#held = []
    const proofs = marks.flatMap((mark) => this.#rules.evidence.prove(mark) ?? [])
    for (const { finding, ...piece } of held) {
      if (finding.proof !== undefined) yield* this.#sayProven(piece, finding.proof)
      else yield* this.#sayInstead(piece, this.#again(piece, finding, marks), proofs)
    }
    // An answer of one word is only as good as the words that it is marked with.
    if (held.length === 0 && this.#answer !== '' && proofs.length > 0) {
      const piece = { text: this.#answer, marks, isNewLine: true }
      yield* this.#sayInstead(piece, UNKNOWN, proofs)
    }
  }

  /** The marks after a sentence name the passage to quote. */
  #again(piece: Piece, finding: Finding, marks: Mark[]): Finding {
    const isNews = finding.nearest === undefined && marks.length > 0
    return isNews ? this.#rules.evidence.check(withoutListMarker(piece.text), marks) : finding
  }

  *#sayProven(piece: Piece, { citation }: Proof): Generator<Said> {
    const answer = this.#answer
    this.#answer = ''
    yield* this.#say(answer === '' ? piece : { ...piece, text: `${answer} ${piece.text}` })
    yield* this.#cite(citation)
  }

  /** Hands on a sentence without proof, with the words of the material on its topic. */
  *#sayInstead(piece: Piece, { doubt, nearest }: Finding, proofs: Proof[]): Generator<Said> {
    this.struck += 1
    this.#answer = ''
    const quotes = proofs.length > 0 ? proofs : nearest === undefined ? [] : [nearest]
    const instead = quotes.flatMap(({ citation, title }) => {
      const text = this.#rules.quote(citation.quote, title)
      if (this.#sentences.has(text)) return []
      this.#sentences.add(text)
      return [{ text, citation }]
    })
    if (quotes.length > 0 && instead.length === 0) return
    for (const { citation } of instead) this.#cited.add(keyOf(citation))
    yield { type: 'unproven', text: piece.text, doubt: doubt ?? 'unknown', instead }
  }

  *#cite(citation: Citation): Generator<Said> {
    if (!this.#cited.has(keyOf(citation))) yield citation
    this.#cited.add(keyOf(citation))
  }

  #needsNoProof(sentence: string): boolean {
    if (sentence.length > MAX_QUESTION_LENGTH || !this.#rules.evidence.isPlain(sentence)) return false
    if (this.#rules.isCourtesy || this.#rules.evidence.isIdle(sentence)) return true
    if (!/[?？؟]$/u.test(sentence) || this.#questions >= MAX_QUESTIONS) return false
    this.#questions += 1
    return true
  }

  *#say({ text, isNewLine }: Piece): Generator<Said> {
    if (this.#sentences.has(text)) return
    this.#sentences.add(text)
    const said = this.#length === 0 ? text : `${isNewLine ? '\n' : ' '}${text}`
    this.#length += said.length
    yield { type: 'text', text: said, isWhole: true }
  }
}

const UNKNOWN: Finding = { proof: undefined, doubt: 'unknown', nearest: undefined }

function keyOf({ passageId, quote }: Citation): string {
  return `${passageId} ${quote}`
}
