import { cut, cutEnd } from '../../core/text.ts'
import type { PastMessage } from '../../models/chat-model.ts'
import type { Command } from '../../models/understanding.ts'

/** Bounds the time for understanding one message. */
const MAX_READ_CHARACTERS = 4_000

/** Joins a burst of messages without an answer into one message, of bounded length. */
export function messageOf({ history, question }: { history: PastMessage[]; question: string }): string {
  const last = history.findLastIndex(({ role }) => role === 'assistant')
  const burst = [...history.slice(last + 1).map(({ text }) => text), question].join('\n')
  if (burst.length <= MAX_READ_CHARACTERS) return burst
  return `${cut(burst, MAX_READ_CHARACTERS / 2 - 2)} … ${cutEnd(burst, MAX_READ_CHARACTERS / 2 - 2)}`
}

/** The questions of a message as a search query; the whole message if it has none. */
export function queryOf(commands: Command[] | undefined, message: string): string {
  const asked = (commands ?? []).flatMap((one) => (one.type === 'ask' ? [one.question] : []))
  return asked.length === 0 ? message : [...new Set(asked)].join('\n')
}
