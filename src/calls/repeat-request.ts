import { forLanguage } from '../languages/index.ts'

/** Somebody did not hear what was said, and says nothing else. */
export function isPardon(words: string, language: string): boolean {
  const said = words
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, 200)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return forLanguage(language).smallTalk.phone.repeat.test(said)
}
