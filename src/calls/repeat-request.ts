import { lowerWords } from '../core/words.ts'
import { forLanguage } from '../languages/index.ts'

const MAX_READ_CHARS = 200

/** True for words that ask to repeat the last ones, and say nothing else. */
export function asksToRepeat(words: string, language: string): boolean {
  const said = lowerWords(words.slice(0, MAX_READ_CHARS)).join(' ')
  return forLanguage(language).smallTalk.phone.repeat.test(said)
}
