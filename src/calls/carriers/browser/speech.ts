import { trimEndWhere } from '../../../core/text-scan.ts'
import { SECOND } from '../../../core/time.ts'

/** A slow voice: pages do not tell when a line was spoken to its end. */
const LETTERS_A_SECOND = 12
const LEEWAY_MS = 2 * SECOND

/** The time that a browser needs to speak the text, at most. */
export function speakingMs(text: string): number {
  return (text.length / LETTERS_A_SECOND) * SECOND + LEEWAY_MS
}

/** The words of a line before the one at `spokenChars`, which was not heard whole. */
export function heardBy(line: string, spokenChars: number): string {
  if (spokenChars >= line.length) return line
  const before = line.slice(0, spokenChars)
  const isBetweenWords = /\s$/u.test(before) || /^\s/u.test(line.slice(spokenChars))
  return isBetweenWords ? before : trimEndWhere(before, (char) => /\S/u.test(char))
}
