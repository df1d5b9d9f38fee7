import { plainLetters } from '../core/words.ts'

/** True for an assistant called like its business, so that only one of the two names is said. */
export function isOneName(assistant: string, business: string): boolean {
  const [a, b] = [assistant, business].map((name) => name.trim().toLowerCase()) as [string, string]
  return a.includes(b) || b.includes(a)
}

/** The first word of a name, folded: "Cabinet", "Écoles", "L’Atelier". */
export function firstWord(name: string): string {
  return /^[\p{L}]+/u.exec(plainLetters(name))?.[0] ?? ''
}
