/** G.711 µ-law, and simple speech detection. */

export const PHONE_RATE = 8_000
const BIAS = 0x84
const CLIP = 32_635

export function encodeMulaw(pcm: Int16Array): Buffer {
  return Buffer.from(pcm.map(encodeSample))
}

function encodeSample(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const magnitude = Math.min(Math.abs(sample), CLIP) + BIAS
  const exponent = Math.floor(Math.log2(magnitude)) - 7
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  return ~(sign | (exponent << 4) | mantissa) & 0xff
}

export function decodeMulaw(bytes: Uint8Array): Int16Array {
  return Int16Array.from(bytes, (byte) => {
    const value = ~byte & 0xff
    const magnitude = (((value & 0x0f) << 3) + BIAS) << ((value >> 4) & 0x07)
    return value & 0x80 ? BIAS - magnitude : magnitude - BIAS
  })
}

export function tone(hertz: number, milliseconds: number, rate = PHONE_RATE): Int16Array {
  const samples = new Int16Array(Math.round((milliseconds * rate) / 1_000))
  return samples.map((_, index) => Math.round(8_000 * Math.sin((2 * Math.PI * hertz * index) / rate)))
}

export function silence(milliseconds: number, rate = PHONE_RATE): Int16Array {
  return new Int16Array(Math.round((milliseconds * rate) / 1_000))
}

/** Typical duration of spoken words. */
export function speechMs(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length * 250
}

/** One tone per word, so that played words can be told from silence and from each other. */
export function voiceOf(text: string, milliseconds: number, rate = PHONE_RATE): Int16Array {
  const words = text.split(/\s+/u).filter(Boolean)
  const parts = words.map((word) => [...tone(300 + (word.length % 8) * 50, milliseconds / words.length, rate)])
  return Int16Array.from(parts.flat())
}

/** Audio arrives faster than real time, in uneven pieces. */
const PIECES_MS = [400, 100, 250]

/** Speech in wire format: base64 of µ-law. */
export function* piecesOf(text: string, milliseconds: number): Generator<string> {
  const bytes = encodeMulaw(voiceOf(text, milliseconds))
  for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
    const piece = bytes.subarray(start, start + PIECES_MS[turn % PIECES_MS.length]! * 8)
    start += piece.length
    yield piece.toString('base64')
  }
}

const FRAME_MS = 20
/** Fraction of full scale far above line noise. */
const LOUD = 500

export interface VadSettings {
  prefix_padding_ms?: number
  silence_duration_ms?: number
}

/** Voice activity detection by energy, on the clock of the audio itself. */
export class EnergyVad {
  ms = 0
  #rest: number[] = []
  #loudMs = 0
  #quietMs = 0
  #isSpeaking = false
  readonly #settings: () => VadSettings

  constructor(settings: () => VadSettings) {
    this.#settings = settings
  }

  *hear(pcm: Int16Array, rate: number): Generator<{ type: 'started' | 'stopped'; ms: number }> {
    const size = (FRAME_MS * rate) / 1_000
    this.#rest.push(...pcm)
    while (this.#rest.length >= size) {
      const frame = this.#rest.splice(0, size)
      this.ms += FRAME_MS
      const isLoud = Math.sqrt(frame.reduce((sum, value) => sum + value * value, 0) / size) > LOUD
      this.#loudMs = isLoud ? this.#loudMs + FRAME_MS : 0
      this.#quietMs = isLoud ? 0 : this.#quietMs + FRAME_MS
      const { prefix_padding_ms: prefix = 300, silence_duration_ms: pause = 500 } = this.#settings()
      if (!this.#isSpeaking && this.#loudMs >= 60) {
        this.#isSpeaking = true
        yield { type: 'started', ms: Math.max(0, this.ms - 60 - prefix) }
      } else if (this.#isSpeaking && this.#quietMs >= pause) {
        this.#isSpeaking = false
        yield { type: 'stopped', ms: this.ms }
      }
    }
  }
}
