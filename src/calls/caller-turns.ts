import { forLanguage, inAnyLanguage, speaks } from '../languages/index.ts'

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

/** Of all languages: callers hum in their own, whatever the call is in. */
const HUMS = new Set(inAnyLanguage(({ calls }) => calls.hums, ' ').split(' '))

/** The words of a transcript, in small letters. */
export function wordsIn(transcript: string): string[] {
  return transcript.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** True where nothing but "mm-hm" was said. */
export function isHummed(words: string[]): boolean {
  return words.length > 0 && words.every((word) => HUMS.has(word.replace(/(.)\1+/gu, '$1')))
}

/** True for a sound that takes no turn: one without words, or "mm-hm". */
export function isNoTurn(transcript: string): boolean {
  const words = wordsIn(transcript)
  return words.length === 0 || isHummed(words)
}
