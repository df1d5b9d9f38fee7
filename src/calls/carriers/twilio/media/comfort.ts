import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import { MAX_SILENCE_MS } from '../../../limits.ts'
import { BYTES_PER_MS } from './playback.ts'

/** A soft tone while a caller waits for an answer, because a silent line is hung up. */
export class Comfort {
  readonly #timers: Timers
  readonly #play: (audio: string) => void
  #cancel: (() => void) | undefined

  /** `play` sends the tone, unless something else is being heard. */
  constructor(timers: Timers, play: (audio: string) => void) {
    this.#timers = timers
    this.#play = play
  }

  /** Starts when the caller waits: for an answer, or for the greeting. */
  begin(): void {
    this.end()
    this.#cancel = this.#timers.after(MAX_SILENCE_MS, () => {
      this.#play(TONE)
      this.begin()
    })
  }

  /** Stops as soon as something is heard or the caller speaks. */
  end(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }
}

const HERTZ = 440
const TONE_MS = 120
/** Amplitude, about 30 dB below the maximum. */
const LOUDNESS = 1_000
const SAMPLES_PER_S = BYTES_PER_MS * SECOND

const TONE = Buffer.from(
  Array.from({ length: TONE_MS * BYTES_PER_MS }, (_, index) => {
    // Faded in and out, because a cut wave clicks.
    const fade = Math.sin((Math.PI * index) / (TONE_MS * BYTES_PER_MS))
    return mulaw(Math.round(LOUDNESS * fade * Math.sin((2 * Math.PI * HERTZ * index) / SAMPLES_PER_S)))
  }),
).toString('base64')

/** One sample as G.711 µ-law. */
function mulaw(sample: number): number {
  const magnitude = Math.abs(sample) + 0x84
  const exponent = 24 - Math.clz32(magnitude)
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff
}
