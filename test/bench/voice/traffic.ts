const FRAME_BYTES = 160

/** 20 ms of incompressible voice. */
export const FRAME = Buffer.from(Array.from({ length: FRAME_BYTES }, (_, index) => (index * 37 + 11) & 0xff)).toString(
  'base64',
)

/** A frame with its call's number in the first bytes. */
export function frameOf(call: number): string {
  return Buffer.from(call.toString().padStart(6, '0'), 'latin1').toString('base64') + FRAME.slice(8)
}

export const WAYS = ['toModel', 'toPhone'] as const
export type Way = (typeof WAYS)[number]

/** Departure and arrival times of frames; frames of one call stay in order. */
export class Traffic {
  sent = 0
  answered = 0
  #tookMs: Record<Way, number[]> = { toModel: [], toPhone: [] }
  readonly #toModel: number[][]
  readonly #toPhone: number[][]
  #isMeasuring = false

  constructor(calls: number) {
    this.#toModel = Array.from({ length: calls }, () => [])
    this.#toPhone = Array.from({ length: calls }, () => [])
  }

  /** Starts the latency measurement; all frames count as delivered or lost. */
  measure(): void {
    this.#isMeasuring = true
  }

  /** What the frames since then took, in milliseconds. */
  taken(): Record<Way, number[]> {
    this.#isMeasuring = false
    const took = this.#tookMs
    this.#tookMs = { toModel: [], toPhone: [] }
    return took
  }

  callOf(text: string): number {
    const at = text.search(/(?:"audio"|"payload"):"/)
    const encoded = text.slice(text.indexOf('":"', at) + 3).slice(0, 8)
    return Number(Buffer.from(encoded, 'base64').toString('latin1'))
  }

  leavesPhone(call: number): void {
    this.sent += 1
    this.#toModel[call]!.push(this.#isMeasuring ? performance.now() : 0)
  }

  arrivedAtModel(call: number): void {
    note(this.#tookMs.toModel, this.#toModel[call]!.shift())
  }

  leavesModel(call: number): void {
    this.#toPhone[call]!.push(this.#isMeasuring ? performance.now() : 0)
  }

  arrivedAtPhone(call: number): void {
    this.answered += 1
    note(this.#tookMs.toPhone, this.#toPhone[call]!.shift())
  }
}

function note(sample: number[], leftMs: number | undefined): void {
  if (leftMs === undefined) throw new Error('A frame arrived that nobody sent')
  if (leftMs > 0) sample.push(performance.now() - leftMs)
}
