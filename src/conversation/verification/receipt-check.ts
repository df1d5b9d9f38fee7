import { claimsIn, type Claimed } from './assertions.ts'
import type { Claim, Receipt } from './receipt.ts'
import type { Quoted } from './quotation.ts'
import { SentenceStream } from './sentence-stream.ts'

/** A withheld sentence with an unproven claim. */
export interface FalseClaim {
  sentence: string
  claims: Claimed[]
}

/** A claim is also proven by a stronger one. */
const BORNE_OUT_BY: Record<Claim, readonly Claim[]> = {
  booked: ['booked', 'moved'],
  moved: ['moved'],
  cancelled: ['cancelled'],
  noted: ['noted', 'callback', 'handed_off', 'booked', 'moved', 'cancelled'],
  callback: ['callback', 'handed_off'],
  handed_off: ['handed_off'],
  calling: ['calling'],
}

/**
 * Filters every reply before its reader, from any speaker: a sentence is buffered until complete, and emitted only if each
 * claimed action has a receipt.
 */
export class ReceiptCheck {
  readonly falseClaims: FalseClaim[] = []
  /** Claims of the emitted sentences. */
  readonly claimed = new Set<Claimed>()
  readonly #sentences = new SentenceStream()
  readonly #receipts: Receipt[] = []
  readonly #shown = new Set<Claim>()
  readonly #quotedAs: (sentence: string) => Quoted

  /** `quotedAs` recognises verbatim sentences of a passage. */
  constructor(quotedAs: (sentence: string) => Quoted) {
    this.#quotedAs = quotedAs
  }

  add(receipt: Receipt): void {
    this.#receipts.push(receipt)
  }

  /** Adds claims proven by a read: an existing appointment may be called booked. */
  show(claims: readonly Claim[]): void {
    for (const claim of claims) this.#shown.add(claim)
  }

  /** Permitted sentences after adding `text`. */
  *take(text: string): Generator<string> {
    for (const sentence of this.#sentences.add(text)) if (this.#mayBeSaid(sentence)) yield sentence
  }

  /** Permitted sentences of the buffered rest. */
  *end(): Generator<string> {
    for (const sentence of this.#sentences.end()) if (this.#mayBeSaid(sentence)) yield sentence
  }

  /** True if the sentence makes claims, and receipts prove every claim and figure. */
  isProven(sentence: string): boolean {
    const claims = claimsIn(sentence)
    const known = new Set(this.#receipts.flatMap(({ facts }) => figuresIn(Object.values(facts).join(' '))))
    return (
      claims.size > 0 &&
      [...claims].every((claim) => this.#isBorneOut(claim)) &&
      figuresIn(sentence).every((figure) => known.has(figure))
    )
  }

  /** Records the false claims of a sentence withheld for another reason; false if it makes none. */
  refuse(sentence: string): boolean {
    const claims = [...claimsIn(sentence)].filter((claim) => !this.#isBorneOut(claim))
    if (claims.length > 0) this.falseClaims.push({ sentence: sentence.trim(), claims })
    return claims.length > 0
  }

  /** Receipts no emitted sentence mentions. */
  untold(): Receipt[] {
    return this.#receipts.filter(({ claims }) => !claims.some((claim) => this.#isTold(claim)))
  }

  #isTold(claim: Claim): boolean {
    return [...this.claimed].some(
      (said) => said !== 'anything' && (said === claim || BORNE_OUT_BY[said].includes(claim)),
    )
  }

  #mayBeSaid(sentence: string): boolean {
    const quoted = this.#quotedAs(sentence)
    const claims = quoted === 'quotation' ? [] : [...claimsIn(sentence, quoted === 'words')]
    if (claims.every((claim) => this.#isBorneOut(claim))) {
      for (const claim of claims) this.claimed.add(claim)
      return true
    }
    this.falseClaims.push({ sentence: sentence.trim(), claims })
    return false
  }

  #isBorneOut(claim: Claimed): boolean {
    const proven = [...this.#shown, ...this.#receipts.flatMap(({ claims }) => claims)]
    return claim === 'anything' ? proven.length > 0 : proven.some((done) => BORNE_OUT_BY[claim].includes(done))
  }
}

function figuresIn(text: string): string[] {
  return (text.match(/\p{N}+/gu) ?? []).map((figure) => figure.replace(/^0+(?=.)/u, ''))
}
