import type { Conversation } from './conversation.ts'

const FEWEST_DIGITS = 6

/**
 * The first of `email` and `phone` in a call that the visitor never gave. A document that says "cancel Ada's visit" or
 * "have +882 1234 called" reaches the model, and a model may believe it; nobody's address comes from there.
 */
export function strangerIn(args: unknown, { visitorWords, facts: { visitor } }: Conversation): string | undefined {
  const { email, phone } = (args ?? {}) as { email?: unknown; phone?: unknown }
  if (typeof email === 'string' && email !== visitor.email && !isWritten(email, visitorWords)) return 'email'
  if (typeof phone === 'string' && phone !== visitor.phone && !isDialled(phone, visitorWords)) return 'phone'
  return undefined
}

/** As it stands, or read out: "ada at example dot com", "ada arroba example punto com". */
function isWritten(email: string, words: string): boolean {
  const text = folded(words)
  if (text.includes(folded(email))) return true
  const parts = folded(email)
    .split(/[@.]/u)
    .map((part) => RegExp.escape(part))
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${parts.join('[^\\p{L}\\p{N}]+(?:\\p{L}{2,11}[^\\p{L}\\p{N}]+)?')}(?![\\p{L}\\p{N}])`,
    'u',
  ).test(text)
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
