import type { RealtimeResponse } from 'openai/resources/realtime/realtime'
import type { Timers } from '../../core/timers.ts'
import { exactly } from './events.ts'
import type { Responses, Wanted } from './responses.ts'
import { GREETING_WAITS_MS } from './times.ts'

/** So much of a greeting has to be said as it is written. */
const ENOUGH = 0.7
const TRIES = 2

/**
 * The first words, before anything else. Whoever speaks at once is let finish, though not for ever: a television never
 * finishes. Gives what cancels the wait.
 */
export function greet(timers: Timers, responses: Responses, words: string, said: () => void): () => void {
  const stopWaiting = timers.after(GREETING_WAITS_MS, () => responses.insist())
  const done = () => {
    stopWaiting()
    said()
  }
  responses.want(greetingIn(words, done, TRIES))
  return stopWaiting
}

/** They say that a machine speaks: a model that leaves them out says them again. */
function greetingIn(words: string, said: () => void, tries: number): Wanted {
  return {
    params: exactly(words),
    done: (response) => {
      if (tries <= 1 || shareOf(words, spokenIn(response)) >= ENOUGH) said()
      else return greetingIn(words, said, tries - 1)
      return undefined
    },
  }
}

function spokenIn({ output = [] }: RealtimeResponse): string {
  const messages = output.flatMap((item) => (item.type === 'message' && item.role === 'assistant' ? item.content : []))
  return messages.map(({ transcript, text }) => transcript ?? text ?? '').join(' ')
}

function shareOf(words: string, said: string): number {
  const wanted = wordsOf(words)
  const heard = new Set(wordsOf(said))
  return wanted.length === 0 ? 1 : wanted.filter((word) => heard.has(word)).length / wanted.length
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
