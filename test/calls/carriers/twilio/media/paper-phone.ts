import {
  Playback,
  type AudioPart,
  type Cut,
  type Outgoing,
} from '../../../../../src/calls/carriers/twilio/media/playback.ts'
import { BYTES_PER_MS } from '../../../../support/mulaw.ts'

type Queued = { itemId: string; bytes: number } | { mark: string }

/** No echo takes longer. */
const MAX_MARK_DELAY_MS = 400

/** A phone on paper, by the millisecond: what it was sent and played, and the model's speech. */
export class PaperPhone {
  readonly playback = new Playback(() => this.#nowMs)
  longestWithoutMark = 0
  readonly #markDelayMs: number | (() => number)
  #queue: Queued[] = []
  #back: { atMs: number; mark: string }[] = []
  #nowMs = 0
  #unmarked = 0
  #answer = 1
  #item = 1
  #played = new Map<string, number>()

  /** `markDelayMs`: of all echoes, or of each. */
  constructor(markDelayMs: number | (() => number)) {
    this.#markDelayMs = markDelayMs
  }

  audio(bytes: number): void {
    this.#take(this.playback.audio(this.#part, Buffer.alloc(bytes).toString('base64')))
  }

  nextItem(): void {
    this.#take(this.playback.end(this.#part))
    this.#item += 1
  }

  nextAnswer(): void {
    this.nextItem()
    this.#take(this.playback.endAnswer(`resp_${this.#answer}`))
    this.#answer += 1
  }

  /** Measures the way of a mark. */
  measure(): void {
    const probe = this.playback.probe()
    if (probe !== undefined) this.#take([probe])
    this.pass(MAX_MARK_DELAY_MS)
  }

  pass(ms: number): void {
    // The clock of a silent phone goes on.
    for (let passed = 0; passed < ms; passed += 1) {
      if (this.#queue.length === 0 && this.#back.length === 0) {
        this.#nowMs += ms - passed
        return
      }
      this.#nowMs += 1
      this.#play()
      this.#return()
    }
  }

  /** The caller speaks: returns the cuts, and the milliseconds that this phone really played. */
  interrupt(): (Cut & { trueMs: number })[] {
    const cuts = this.playback.interrupt(`resp_${this.#answer}`)
    for (const one of this.#queue.splice(0)) if ('mark' in one) this.#echo(one.mark)
    this.#unmarked = 0
    const before = this.playback.unheardMs
    // Marks that Twilio returns after a clear change nothing.
    this.#nowMs += MAX_MARK_DELAY_MS
    this.#return()
    if (this.playback.unheardMs !== before || before !== 0) throw new Error('A late mark counted')
    const seen = cuts.map((cut) => ({ ...cut, trueMs: (this.#played.get(cut.itemId) ?? 0) / BYTES_PER_MS }))
    this.nextAnswer()
    return seen
  }

  get #part(): AudioPart {
    return { responseId: `resp_${this.#answer}`, itemId: `item_${this.#item}`, contentIndex: 0 }
  }

  #take(outgoing: Outgoing[]): void {
    for (const one of outgoing) {
      if ('mark' in one) {
        this.#unmarked = 0
        this.#queue.push(one)
      } else {
        const bytes = Buffer.from(one.audio, 'base64').length
        this.#unmarked += bytes
        this.longestWithoutMark = Math.max(this.longestWithoutMark, this.#unmarked)
        this.#queue.push({ itemId: `item_${this.#item}`, bytes })
      }
    }
    this.#reachMarks()
  }

  #play(): void {
    let room = BYTES_PER_MS
    while (room > 0) {
      this.#reachMarks()
      const [next] = this.#queue
      if (next === undefined || 'mark' in next) return
      const bytes = Math.min(room, next.bytes)
      room -= bytes
      next.bytes -= bytes
      this.#played.set(next.itemId, (this.#played.get(next.itemId) ?? 0) + bytes)
      if (next.bytes === 0) this.#queue.shift()
    }
    this.#reachMarks()
  }

  #reachMarks(): void {
    for (let [next] = this.#queue; next !== undefined && 'mark' in next; [next] = this.#queue) {
      this.#queue.shift()
      this.#echo(next.mark)
    }
  }

  #echo(mark: string): void {
    const delayMs = typeof this.#markDelayMs === 'number' ? this.#markDelayMs : this.#markDelayMs()
    this.#back.push({ atMs: this.#nowMs + delayMs, mark })
  }

  #return(): void {
    for (let [next] = this.#back; next !== undefined && next.atMs <= this.#nowMs; [next] = this.#back) {
      this.#back.shift()
      this.playback.heard(next.mark)
    }
  }
}
