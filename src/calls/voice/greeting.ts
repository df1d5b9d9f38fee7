import type { RealtimeResponse } from 'openai/resources/realtime/realtime'
import { lowerWords } from '../../core/words.ts'
import { exactly } from './prompts.ts'
import type { Wanted } from './responses.ts'

/** Minimum share of a greeting's words. */
const MIN_SHARE = 0.7
const MAX_TRIES = 2

/** The first words disclose that a machine speaks: a model that leaves them out repeats them. */
export function greetingIn(words: string, said: () => void, tries = MAX_TRIES): Wanted {
  return {
    params: exactly(words),
    done: (response) => {
      if (tries > 1 && shareOf(words, spokenIn(response)) < MIN_SHARE) return greetingIn(words, said, tries - 1)
      return said()
    },
  }
}

function spokenIn({ output = [] }: RealtimeResponse): string {
  const messages = output.flatMap((item) => (item.type === 'message' && item.role === 'assistant' ? item.content : []))
  return messages.map(({ transcript, text }) => transcript ?? text ?? '').join(' ')
}

function shareOf(words: string, said: string): number {
  const wanted = lowerWords(words)
  const heard = new Set(lowerWords(said))
  return wanted.length === 0 ? 1 : wanted.filter((word) => heard.has(word)).length / wanted.length
}
