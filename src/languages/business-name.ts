import { plainLetters } from '../core/words.ts'

/** An assistant that is called like its business is not named beside it. */
export function isOneName(assistant: string, business: string): boolean {
  const [a, b] = [assistant, business].map((name) => name.trim().toLowerCase()) as [string, string]
  return a.includes(b) || b.includes(a)
}

/** "Cabinet", "Écoles", "L’Atelier": the first word of a name, folded. */
export function firstWord(name: string): string {
  return /^[\p{L}]+/u.exec(plainLetters(name))?.[0] ?? ''
}
