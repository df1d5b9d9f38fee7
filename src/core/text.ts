/** At most `most` UTF-16 units from the start, without splitting a surrogate pair: JSON columns refuse half a pair. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, isPair(text, most) ? most - 1 : most)
}

/** The same from the end. */
export function cutEnd(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.length - most
  return text.slice(isPair(text, start) ? start + 1 : start)
}

const isPair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))

/** Model output made storable: no lone surrogates and no NUL at any depth, both refused by Postgres. */
export function storable<T>(value: T): T {
  // Text stays text, a list a list and an object an object, which a type parameter cannot say.
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\ufffd') as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  // As above.
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), storable(part)])) as T
}

/** White space as single spaces, for a value within a line of a prompt. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/gu, ' ')
}

/** Names longer than this could carry a message of their own. */
const MAX_TEXT_LENGTH = 120

/** Untrusted text on one line: no line breaks, controls or bidirectional marks. */
export function oneLine(value: string, longest = MAX_TEXT_LENGTH): string {
  const clean = value.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  const characters = [...clean]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : clean
}

/** As e-mail addresses are compared: trimmed, in NFC and in lower case. */
export function comparedEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}

const DELIMITERS = [',', ';', '\t', '|']

/** The CSV column delimiter: the candidate most frequent in the first line, outside quotes. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, 4_096).replace(/"(?:[^"]|"")*"/g, '')
  const line = head.split(/\r?\n/).find((candidate) => candidate.trim() !== '') ?? ''
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}
