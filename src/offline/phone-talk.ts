import { forLanguage } from '../languages/index.ts'
import type { PastMessage } from '../models/chat-model.ts'

/** What callers say that asks for nothing: they take leave, or have something else on their mind that they did not say yet. */
type PhoneTalk = 'leaving' | 'go_on'

/** A longer one says more than goodbye. */
const MAX_WORDS = 14

/** What a caller says while nothing is under way; anything else is a question. */
export function phoneTalkOf(words: string, language: string, history: PastMessage[]): PhoneTalk | undefined {
  const patterns = forLanguage(language).smallTalk.phone
  const said = wordsOf(words)
  if (said.length === 0 || said.length > MAX_WORDS) return undefined
  const isAnswer = history.at(-1)?.role === 'assistant' && history.at(-1)?.text.trimEnd().endsWith('?')
  if (isAnswer && said.every((word) => list(patterns.yes).has(word))) return 'go_on'
  const goodbye = list(patterns.goodbye)
  const filler = list(patterns.filler)
  if (!said.every((word) => goodbye.has(word) || filler.has(word))) return undefined
  const takesLeave = said.some((word) => goodbye.has(word)) || (isAnswer && patterns.enough.test(said.join(' ')))
  return takesLeave ? 'leaving' : undefined
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

function list(words: string): Set<string> {
  return new Set(words.split(' '))
}
