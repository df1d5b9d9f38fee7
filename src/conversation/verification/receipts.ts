import { claimsIn, type Claimed } from './assertions.ts'
import type { Claim, Receipt } from './receipt.ts'
import { Sentences } from './sentences.ts'

/** A sentence that was not said, because nothing of what it claims was done. */
interface FalseClaim {
  sentence: string
  claims: Claimed[]
}

/** A claim is also borne out by what goes further. */
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
 * Stands between every reply and its reader, whoever wrote it: a sentence is held back until it is whole, and said only if
 * each thing that it claims to be done has its receipt.
 */
export class ReceiptCheck {
  readonly falseClaims: FalseClaim[] = []
  /** The claims of the sentences said so far. */
  readonly claimed = new Set<Claimed>()
  readonly #sentences = new Sentences()
  readonly #receipts: Receipt[] = []
  readonly #shown = new Set<Claim>()
  readonly #isQuoted: (sentence: string) => boolean

  /** `isQuoted`: these words stand in a passage of the knowledge as they are. */
  constructor(isQuoted: (sentence: string) => boolean) {
    this.#isQuoted = isQuoted
  }

  add(receipt: Receipt): void {
    this.#receipts.push(receipt)
  }

  /** Something was looked up that is so: an appointment that exists may be called booked. */
  show(claims: readonly Claim[]): void {
    for (const claim of claims) this.#shown.add(claim)
  }

  /** The sentences that may be said now that the reply goes on with `text`. */
  *take(text: string): Generator<string> {
    for (const sentence of this.#sentences.add(text)) if (this.#mayBeSaid(sentence)) yield sentence
  }

  /** The sentences held back that may be said. */
  *end(): Generator<string> {
    for (const sentence of this.#sentences.end()) if (this.#mayBeSaid(sentence)) yield sentence
  }

  /** True for words that need no other proof than the receipts: they claim something, and all of it was done. */
  isProven(sentence: string): boolean {
    const claims = claimsIn(sentence)
    const known = new Set(this.#receipts.flatMap(({ facts }) => figuresIn(Object.values(facts).join(' '))))
    return (
      claims.size > 0 &&
      [...claims].every((claim) => this.#isBorneOut(claim)) &&
      figuresIn(sentence).every((figure) => known.has(figure))
    )
  }

  /** A line that was not said for another reason: if it claims what was not done, the speaker has to know. */
  refuse(sentence: string): void {
    const claims = [...claimsIn(sentence)].filter((claim) => !this.#isBorneOut(claim))
    if (claims.length > 0) this.falseClaims.push({ sentence: sentence.trim(), claims })
  }

  /** The receipts that no sentence spoke of. */
  untold(): Receipt[] {
    return this.#receipts.filter(({ claims }) => !claims.some((claim) => this.#isTold(claim)))
  }

  #isTold(claim: Claim): boolean {
    return [...this.claimed].some(
      (said) => said !== 'anything' && (said === claim || BORNE_OUT_BY[said].includes(claim)),
    )
  }

  #mayBeSaid(sentence: string): boolean {
    const claims = [...claimsIn(sentence, this.#isQuoted(sentence))]
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
