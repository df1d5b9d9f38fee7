import { forLanguage, speaks } from '../languages/index.ts'

/** Digits in one spoken group of a number. */
const PART = { from: 2, to: 6 }

/** True where a caller pauses in mid-sentence or in mid-number, by the words themselves. */
export function isUnfinished(words: string, language: string): boolean {
  const said = words.trim().toLowerCase()
  // "Twelve, thirty-four": the recogniser writes digits.
  const digits = said.replace(/[\s,.-]/gu, '')
  if (/^\d+$/u.test(digits)) return digits.length >= PART.from && digits.length <= PART.to
  const last = said.match(/[\p{L}\p{N}'-]+/gu)?.at(-1)
  return last !== undefined && speaks(language) && forLanguage(language).calls.unfinished.has(last)
}
