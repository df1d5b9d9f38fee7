import { forLanguage, LANGUAGES } from './index.ts'
import type { SmallTalkPatterns } from './patterns.ts'

/** Kind of a message without a question. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'identity'

// A longer message is more than a greeting.
const MAX_WORDS = 8

/** Classifies a message of courtesies only; undefined for a question. */
export function smallTalkOf(message: string, language: string): SmallTalk | undefined {
  const words =
    message
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0 || words.length > MAX_WORDS) return undefined
  if (Object.values(LANGUAGES).some(({ smallTalk }) => smallTalk.identity.test(words.join(' ')))) return 'identity'
  // English courtesies are common in every language.
  return courtesyIn(words, forLanguage(language).smallTalk) ?? courtesyIn(words, LANGUAGES.en.smallTalk)
}

function courtesyIn(words: string[], patterns: SmallTalkPatterns): SmallTalk | undefined {
  const known = { greeting: list(patterns.greeting), thanks: list(patterns.thanks), goodbye: list(patterns.goodbye) }
  const filler = list(patterns.filler)
  const all = [...Object.values(known), filler]
  if (!words.every((word) => all.some((set) => set.has(word)))) return undefined
  // "Thanks, bye" is a goodbye, "hello and thanks" is thanks.
  return (['goodbye', 'thanks', 'greeting'] as const).find((kind) => words.some((word) => known[kind].has(word)))
}

function list(words: string): Set<string> {
  return new Set(words.split(' '))
}
