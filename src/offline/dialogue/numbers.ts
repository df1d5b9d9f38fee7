import type { Lexicon } from './lexicon.ts'

/** A number of one or two figures, or in words; longest words first. */
export function numberPattern({ numbers }: Lexicon): string {
  const words = Object.keys(numbers).sort((a, b) => b.length - a.length)
  return `(?:${words.join('|')}|(?<![\\d:.,/])\\d{1,2}(?!\\d))`
}

export function numberOf(text: string, { numbers }: Lexicon): number | undefined {
  const word = text.trim()
  if (/^\d+$/u.test(word)) return Number(word)
  return Object.hasOwn(numbers, word) ? numbers[word] : undefined
}
