import { ReceiptCheck, type Claim, type Receipt, type ToolResult } from '../../conversation/index.ts'

/**
 * What the voice said was done, against what was done. Spoken words cannot be held back as written ones are; one that
 * nothing bears out is taken back aloud. A claim may come before its deed within one turn: it is judged when the turn's
 * calls are through.
 */
export class SpokenClaims {
  readonly #receipts: Receipt[]
  readonly #shown: Claim[] = []
  readonly #passages: string[] = []
  #turn: { receipts: Receipt[]; said: string } = { receipts: [], said: '' }

  /** `receipts`: of what was done on the call before. */
  constructor(receipts: Receipt[]) {
    this.#receipts = [...receipts]
  }

  /** The caller spoke: what earlier turns did is no proof of a new deed. */
  beginTurn(): void {
    this.#turn = { receipts: [], said: '' }
  }

  did(result: ToolResult): void {
    if (!result.ok) return
    const { receipt, shows = [], data } = result
    if (receipt !== undefined) {
      this.#receipts.push(receipt)
      this.#turn.receipts.push(receipt)
    }
    this.#shown.push(...shows)
    this.#passages.push(...passagesIn(data))
  }

  said(text: string): void {
    this.#turn.said += `${text}\n`
  }

  /** All that was done, for a model that was not there. */
  done(): string {
    return this.#receipts.map(({ action, facts }) => `- ${action}: ${Object.values(facts).join(', ')}`).join('\n')
  }

  /** The sentences since it was asked last that claim what nobody did. */
  judge(): string[] {
    const { said, receipts } = this.#turn
    this.#turn.said = ''
    const now = this.#check(receipts)
    for (const _ of now.take(said)) void _
    for (const _ of now.end()) void _
    // Something that was done earlier may be said again, with its own times and names.
    const ever = this.#check(this.#receipts)
    return now.falseClaims.map(({ sentence }) => sentence).filter((sentence) => !ever.isProven(sentence))
  }

  #check(receipts: Receipt[]): ReceiptCheck {
    const check = new ReceiptCheck((sentence) => this.#passages.some((text) => text.includes(sentence.trim())))
    for (const receipt of receipts) check.add(receipt)
    check.show(this.#shown)
    return check
  }
}

/** Of `search_knowledge`. */
function passagesIn({ passages }: Record<string, unknown>): string[] {
  if (!Array.isArray(passages)) return []
  return passages.flatMap(({ text }: { text?: unknown }) => (typeof text === 'string' ? [text] : []))
}
