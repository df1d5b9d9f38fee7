import { forLanguage } from '../languages/index.ts'
import type { PastMessage } from '../models/chat-model.ts'

/** Talk without a question: the caller takes leave, or affirms an offer of further help. */
type PhoneTalk = 'leaving' | 'go_on'

/** A longer utterance is more than a goodbye. */
const MAX_WORDS = 14

/** Classifies a caller's words outside of a dialogue; undefined for a question. */
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
