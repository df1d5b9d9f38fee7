import { cut } from '../../../core/text.ts'

/** Lengths that the tools accept. */
const LENGTHS = { note: 1_000, notes: 1_000, reason: 500, message: 2_000, topic: 500, question: 500 }

/** The visitor's messages, one per line, as a tool argument; no argument without words. */
export function noteOf(name: keyof typeof LENGTHS, texts: string[]): Record<string, string> {
  const text = texts.join('\n').trim()
  return text === '' ? {} : { [name]: cut(text, LENGTHS[name]) }
}
