import { plainLetters } from '../core/words.ts'

/** True for an assistant called like its business, so that only one of the two names is said. */
export function isOneName(assistant: string, business: string): boolean {
  const [one, other] = [compared(assistant), compared(business)]
  return one.includes(other) || other.includes(one)
}

const compared = (name: string) => name.trim().toLowerCase()

/** The first word of a name, folded: "Cabinet", "Écoles", "L’Atelier". */
export function firstWord(name: string): string {
  return /^[\p{L}]+/u.exec(plainLetters(name))?.[0] ?? ''
}
