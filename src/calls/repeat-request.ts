import { forLanguage } from '../languages/index.ts'

/** True for words that ask to repeat the last ones, and say nothing else. */
export function asksToRepeat(words: string, language: string): boolean {
  const said = words
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, 200)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return forLanguage(language).smallTalk.phone.repeat.test(said)
}
