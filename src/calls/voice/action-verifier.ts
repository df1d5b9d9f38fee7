import { ReceiptCheck, type Claim, type Receipt, type ToolResult } from '../../conversation/index.ts'

/** Maximum retractions asked of the model in one turn; then the truth is said in its place. */
const MAX_REPAIRS = 1

const TAKE_BACK =
  'No tool did that, so it is not true. Say at once, in one short sentence, that this has not been done yet; then call the tool that does it, or ask for what it needs.'

/**
 * Verifies the voice's assertions against its actions. Speech cannot be held back, so an assertion without a receipt is
 * retracted aloud. It may precede its action within one turn, so it is verified when the turn's tools have finished.
 */
export class ActionVerifier {
  readonly #receipts: Receipt[]
  readonly #shown: Claim[] = []
  readonly #passages: string[] = []
  #turn: { receipts: Receipt[]; said: string; repairs: number } = { receipts: [], said: '', repairs: 0 }

  /** `receipts`: of earlier actions on the call. */
  constructor(receipts: Receipt[]) {
    this.#receipts = [...receipts]
  }

  /** Begins a turn of the caller: earlier actions prove no new one. */
  beginTurn(): void {
    this.#turn = { receipts: [], said: '', repairs: 0 }
  }

  said(text: string): void {
    this.#turn.said += `${text}\n`
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

  /** All actions, for a new session of the model; undefined without any. */
  recap(): string | undefined {
    const lines = this.#receipts.map(({ action, facts }) => `- ${action}: ${Object.values(facts).join(', ')}`)
    return lines.length === 0 ? undefined : `This was done in this call already:\n${lines.join('\n')}`
  }

  /** Verifies the words since the last verification: `told` corrects the model, `sayTruth` follows when that did not help. */
  judge(): { told: string } | 'sayTruth' | undefined {
    const sentences = this.#unproven()
    if (sentences.length === 0) return undefined
    this.#turn.repairs += 1
    if (this.#turn.repairs > MAX_REPAIRS) return 'sayTruth'
    return { told: `You just said:\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n${TAKE_BACK}` }
  }

  #unproven(): string[] {
    const { said, receipts } = this.#turn
    this.#turn.said = ''
    const now = this.#check(receipts)
    for (const _ of now.take(said)) void _
    for (const _ of now.end()) void _
    // An earlier action may be confirmed again, with its own times and names.
    const ever = this.#check(this.#receipts)
    return now.falseClaims.map(({ sentence }) => sentence).filter((sentence) => !ever.isProven(sentence))
  }

  #check(receipts: Receipt[]): ReceiptCheck {
    const check = new ReceiptCheck((sentence) =>
      this.#passages.some((text) => text.includes(sentence.trim())) ? 'words' : undefined,
    )
    for (const receipt of receipts) check.add(receipt)
    check.show(this.#shown)
    return check
  }
}

/** Passages in a result of `search_knowledge`. */
function passagesIn({ passages }: Record<string, unknown>): string[] {
  if (!Array.isArray(passages)) return []
  return passages.flatMap(({ text }: { text?: unknown }) => (typeof text === 'string' ? [text] : []))
}
