/** G.711 µ-law at 8 kHz, the audio of phones (ITU-T G.711): eight bytes a millisecond. */
export const BYTES_PER_MS = 8
const SILENCE = 0xff

const BIAS = 0x84
const CLIP = 32_635

function encodeSample(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const magnitude = Math.min(Math.abs(sample), CLIP) + BIAS
  const exponent = 24 - Math.clz32(magnitude)
  return ~(sign | (exponent << 4) | ((magnitude >> (exponent + 3)) & 0x0f)) & 0xff
}

function decodeSample(byte: number): number {
  const inverted = ~byte & 0xff
  const exponent = (inverted >> 4) & 0x07
  const magnitude = ((((inverted & 0x0f) << 3) + BIAS) << exponent) - BIAS
  return (inverted & 0x80) === 0 ? magnitude : -magnitude
}

export function silence(ms: number): Buffer {
  return Buffer.alloc(ms * BYTES_PER_MS, SILENCE)
}

export function tone(hertz: number, ms: number): Buffer {
  const wave = (index: number) => Math.round(12_000 * Math.sin((2 * Math.PI * hertz * index) / 8_000))
  return Buffer.from(Array.from({ length: ms * BYTES_PER_MS }, (_, index) => encodeSample(wave(index))))
}

/** Share of the audio at this frequency, 0 to 1 (Goertzel). */
export function shareOf(hertz: number, audio: Buffer): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / 8_000)
  let [last, before, energy] = [0, 0, 0]
  for (const byte of audio) {
    const sample = decodeSample(byte)
    energy += sample * sample
    const next = sample + turn * last - before
    before = last
    last = next
  }
  if (energy === 0) return 0
  return (last * last + before * before - turn * last * before) / (energy * (audio.length / 2))
}
