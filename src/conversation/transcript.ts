import { cut } from '../core/whole-text.ts'
import type { PastMessage } from '../models/chat-model.ts'
import type { Said } from './repository.ts'

/** Messages that a speaker reads in full. */
const HISTORY = 20
/** Messages before them that are read for the digest. */
const MAX_PAST = 200

/** Characters of the digest, and of one message in it. */
const MAX_DIGEST = 1_800
const MAX_DIGESTED = 140

/** Messages that are read before a turn: all that `historyOf` needs. */
export const MAX_READ = HISTORY + MAX_PAST

/** The history for a speaker: the newest messages in full, those before them in short. */
export function historyOf(said: Said[]): { history: PastMessage[]; earlier: string | undefined } {
  const messages = said.map(({ role, text }) => ({ role: role === 'visitor' ? role : ('assistant' as const), text }))
  return { history: messages.slice(-HISTORY), earlier: digestOf(messages.slice(0, -HISTORY)) }
}

/** Each message in short, the newest for certain, and the number of those left out, so that nothing is cut in silence. */
function digestOf(messages: PastMessage[]): string | undefined {
  const lines: string[] = []
  let length = 0
  for (const { role, text } of messages.toReversed()) {
    const line = `${role === 'visitor' ? 'Visitor' : 'Assistant'}: ${shortened(text)}`
    length += line.length
    if (length > MAX_DIGEST) break
    lines.unshift(line)
  }
  const leftOut = messages.length - lines.length
  if (messages.length === 0) return undefined
  return [...(leftOut > 0 ? [`(${leftOut} earlier messages are left out)`] : []), ...lines].join('\n')
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  return plain.length > MAX_DIGESTED ? `${cut(plain, MAX_DIGESTED)} […]` : plain
}

/** The visitor's own messages. */
export function visitorWords(said: Pick<Said, 'role' | 'text'>[]): string[] {
  return said.flatMap(({ role, text }) => (role === 'visitor' && text.trim() !== '' ? [text] : []))
}

/** The decisions on the assistant's messages, oldest first. */
export function bandsOf(said: Said[]): Said['band'][] {
  return said.flatMap(({ role, band }) => (role === 'assistant' ? [band] : []))
}

/** Questions in a row, up to now, that the knowledge could not answer. Small talk is no question, and a deed is an answer. */
export function unansweredInARow(said: Said[]): number {
  const answers = said.filter(
    ({ role, band, actions }) => role === 'assistant' && !(band === 'talk' && actions.length === 0),
  )
  return answers.length - 1 - answers.findLastIndex(({ band }) => band !== 'decline')
}
