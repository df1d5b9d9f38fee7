/** Mean amplitude of a frame with a voice in it, of 32,635: far above a line's noise, and below a quiet speaker. */
const VOICED = 200
/** G.711 µ-law at 8 kHz. */
const BYTES_A_MS = 8

/** The amplitude of each µ-law byte. */
const AMPLITUDES = Uint16Array.from({ length: 256 }, (_, byte) => {
  const value = ~byte & 0xff
  return ((((value & 0x0f) << 3) + 0x84) << ((value >> 4) & 0x07)) - 0x84
})

/** The length of a frame with a voice in it; 0 for a quiet one. */
export function voicedMs(base64: string): number {
  const bytes = Buffer.from(base64, 'base64')
  let sum = 0
  for (const byte of bytes) sum += AMPLITUDES[byte]!
  return sum >= VOICED * bytes.length ? bytes.length / BYTES_A_MS : 0
}
