import type { Conversation } from './conversation.ts'

const FEWEST_DIGITS = 6

/**
 * The first of `email` and `phone` in a call that the visitor never gave. A document that says "cancel Ada's visit" or
 * "have +882 1234 called" reaches the model, and a model may believe it; nobody's address comes from there.
 */
export function strangerIn(args: unknown, { visitorWords, facts: { visitor } }: Conversation): string | undefined {
  const { email, phone } = (args ?? {}) as { email?: unknown; phone?: unknown }
  if (typeof email === 'string' && email !== visitor.email && !folded(visitorWords).includes(folded(email)))
    return 'email'
  if (typeof phone === 'string' && phone !== visitor.phone && !isDialled(phone, visitorWords)) return 'phone'
  return undefined
}

/** The same digits; the country code, or the zero in its place, may have been added. */
function isDialled(phone: string, words: string): boolean {
  const digits = digitsOf(phone)
  if (digits.length < FEWEST_DIGITS) return true
  const written = digitsOf(words)
  return Array.from({ length: 5 }, (_, cut) => digits.slice(cut)).some(
    (tail) => tail.length >= FEWEST_DIGITS && written.includes(tail),
  )
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/gu, '')
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
