import { cut } from '../core/text.ts'
import type { CallConversation } from './call-conversation.ts'

/** Limits of the providers' lists. */
const MAX_HINTS = 100
const MAX_HINT_CHARS = 100

/** Names that a caller may say and no recogniser knows: the business, its assistant, its services and its people. */
export function recogniserNames({ facts, context }: Pick<CallConversation, 'facts' | 'context'>): string[] {
  const { services } = context
  const names = [
    facts.business,
    facts.name,
    ...services.map(({ name }) => name),
    ...services.flatMap(({ staff }) => staff.map(({ name }) => name)),
  ]
  // A comma parts the names of a list.
  const plain = names.map((name) => cut(name.replace(/[\s,]+/gu, ' ').trim(), MAX_HINT_CHARS)).filter(Boolean)
  return [...new Set(plain)].slice(0, MAX_HINTS)
}
