import { isRecord } from '../../core/keys.ts'
import type { Conversation } from '../conversation.ts'

const MIN_DIGITS = 6

/**
 * The first argument of `email` and `phone` that the visitor never gave. A document may contain "have +882 1234 called" and
 * a model may obey it, so addresses are accepted from the visitor only.
 */
export function strangerIn(args: unknown, { visitorWords, facts: { visitor } }: Conversation): string | undefined {
  const { email, phone }: Record<string, unknown> = isRecord(args) ? args : {}
  if (typeof email === 'string' && email !== visitor.email && !isWritten(email, visitorWords)) return 'email'
  if (typeof phone === 'string' && phone !== visitor.phone && !isDialled(phone, visitorWords)) return 'phone'
  return undefined
}

/** True for an address that was typed or read out: "ada at example dot com", "ada arroba example punto com". */
function isWritten(email: string, words: string): boolean {
  const text = inLowerCase(words)
  if (text.includes(inLowerCase(email))) return true
  const [first = '', ...parts] = inLowerCase(email).split(/[@.]/u)
  // All positions advance part by part, because one regular expression would backtrack over words that resemble parts.
  let ends = startsOf(first, text).map((start) => start + first.length)
  for (const part of parts) {
    const starts = ends.flatMap((end) => nextStarts(text, end)).filter((start) => text.startsWith(part, start))
    ends = [...new Set(starts)].map((start) => start + part.length)
  }
  return ends.some((end) => !isInWord(text.slice(end, end + 2)))
}

/** Positions of words that begin with `part`. */
function startsOf(part: string, text: string): number[] {
  const starts: number[] = []
  if (part === '') return starts
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) starts.push(at)
  return starts
}

/** Starts of the next word and of the one after it, because a word may stand for "@" or ".". */
function nextStarts(text: string, end: number): number[] {
  const first = /[^\p{L}\p{N}]+/uy
  first.lastIndex = end
  if (!first.test(text)) return []
  const second = /\p{L}{2,11}[^\p{L}\p{N}]+/uy
  second.lastIndex = first.lastIndex
  return second.test(text) ? [first.lastIndex, second.lastIndex] : [first.lastIndex]
}

const isInWord = (next: string): boolean => /^[\p{L}\p{N}]/u.test(next)

/** True for the same digits, also without the country code or with a zero in its place. */
function isDialled(phone: string, words: string): boolean {
  const digits = digitsOf(phone)
  if (digits.length < MIN_DIGITS) return true
  const written = digitsOf(words)
  return Array.from({ length: 5 }, (_, cut) => digits.slice(cut)).some(
    (tail) => tail.length >= MIN_DIGITS && written.includes(tail),
  )
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/gu, '')
}

function inLowerCase(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
