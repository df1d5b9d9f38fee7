import { SECOND } from '../../../../core/time.ts'

const BYTES_PER_MS = 8
/** A frame is this long; less is no gap. */
const FRAME_MS = 20
/** Whoever was away for longer is not waited for by making silence up. */
const LONGEST_GAP_MS = 10 * SECOND
/** µ-law's zero. */
const SILENCE = 0xff

/**
 * What a model hears must last as long as what was said: it tells the end of a turn by the length of silence, and a line
 * that loses frames, or sends none while nobody speaks, would keep it waiting. Gaps are filled with silence.
 */
export class InboundClock {
  /** Up to where the model has heard, in the line's own time. */
  #heardMs: number | undefined

  /** A frame that begins then: the silence that is missing before it, undefined when none is. */
  frame(atMs: number, bytes: number): string | undefined {
    const gapMs = this.#heardMs === undefined ? 0 : atMs - this.#heardMs
    this.#heardMs = Math.max(this.#heardMs ?? atMs, atMs) + bytes / BYTES_PER_MS
    return gapMs < FRAME_MS ? undefined : silence(Math.min(gapMs, LONGEST_GAP_MS))
  }

  /** Nothing came for a while: silence, which the next frame counts as heard. */
  stalled(ms: number): string | undefined {
    if (this.#heardMs === undefined) return undefined
    this.#heardMs += ms
    return silence(ms)
  }
}

function silence(ms: number): string {
  return Buffer.alloc(Math.round(ms * BYTES_PER_MS), SILENCE).toString('base64')
}
