import { cut } from '../core/text.ts'
import type { PastMessage } from '../models/chat-model.ts'
import type { Said } from './repository.ts'

/** Messages passed to a speaker in full. */
const MAX_HISTORY_MESSAGES = 20
/** Earlier messages summarised in the digest. */
const MAX_DIGEST_MESSAGES = 200

/** Characters of the digest, and of one message in it. */
const MAX_DIGEST_CHARS = 1_800
const MAX_DIGESTED_MESSAGE_CHARS = 140

/** Messages loaded before a turn: all that `historyOf` uses. */
export const MAX_READ_MESSAGES = MAX_HISTORY_MESSAGES + MAX_DIGEST_MESSAGES

/** The history for a speaker: the newest messages in full, and a digest of those before. */
export function historyOf(said: Said[]): { history: PastMessage[]; earlier: string | undefined } {
  const messages = said.map(({ role, text }) => ({ role: role === 'visitor' ? role : ('assistant' as const), text }))
  return { history: messages.slice(-MAX_HISTORY_MESSAGES), earlier: digestOf(messages.slice(0, -MAX_HISTORY_MESSAGES)) }
}

/** Shortened messages, as many of the newest as fit, with the number of omitted ones, so that truncation is visible. */
function digestOf(messages: PastMessage[]): string | undefined {
  const lines: string[] = []
  let length = 0
  for (const { role, text } of messages.toReversed()) {
    const line = `${role === 'visitor' ? 'Visitor' : 'Assistant'}: ${shortened(text)}`
    length += line.length
    if (length > MAX_DIGEST_CHARS) break
    lines.unshift(line)
  }
  const leftOut = messages.length - lines.length
  if (messages.length === 0) return undefined
  return [...(leftOut > 0 ? [`(${leftOut} earlier messages are left out)`] : []), ...lines].join('\n')
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  return plain.length > MAX_DIGESTED_MESSAGE_CHARS ? `${cut(plain, MAX_DIGESTED_MESSAGE_CHARS)} […]` : plain
}

export function visitorWords(said: Pick<Said, 'role' | 'text'>[]): string[] {
  return said.flatMap(({ role, text }) => (role === 'visitor' && text.trim() !== '' ? [text] : []))
}

export function bandsOf(said: Said[]): Said['band'][] {
  return said.flatMap(({ role, band }) => (role === 'assistant' ? [band] : []))
}

/** Number of latest consecutive questions without an answer. Small talk is skipped; an action counts as an answer. */
export function unansweredInARow(said: Said[]): number {
  const answers = said.filter(
    ({ role, band, actions }) => role === 'assistant' && !(band === 'talk' && actions.length === 0),
  )
  return answers.length - 1 - answers.findLastIndex(({ band }) => band !== 'decline')
}
