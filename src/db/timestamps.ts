/** Parses a timestamptz. The usual form skips the general parser, which takes four times as long. */
export function parseInstant(text: string): Date {
  if (!isUtc(text)) return new Date(text)
  return new Date(
    Date.UTC(
      digits(text, 0, 4),
      digits(text, 5, 7) - 1,
      digits(text, 8, 10),
      digits(text, 11, 13),
      digits(text, 14, 16),
      digits(text, 17, 19),
      text.charCodeAt(SECONDS_END) === POINT ? milliseconds(text) : 0,
    ),
  )
}

const SPACE = 32
const POINT = 46
const ZERO = 48
const SECONDS_END = 19
const MILLISECONDS_END = 23

/**
 * `2026-03-02 09:30:00.123+00`: Postgres' text form in a session with time zone UTC, for years of four digits. Recognised by
 * its punctuation, because a regular expression takes longer than the conversion.
 */
function isUtc(text: string): boolean {
  const hasFraction = text.charCodeAt(SECONDS_END) === POINT
  return text.charCodeAt(10) === SPACE && text.endsWith('+00') && (hasFraction || text.length === SECONDS_END + 3)
}

function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let index = from; index < to; index += 1) value = value * 10 + text.charCodeAt(index) - ZERO
  return value
}

/** The fraction in milliseconds, for any number of digits; finer digits are cut. */
function milliseconds(text: string): number {
  const end = Math.min(text.length - 3, MILLISECONDS_END)
  return digits(text, SECONDS_END + 1, end) * 10 ** (MILLISECONDS_END - end)
}

/** ISO 8601 text with milliseconds and `Z`, without a Date in between: for values that are only shown. */
export function isoInstant(text: string): string {
  if (!isUtc(text)) return new Date(text).toISOString()
  const end = text.length - 3
  // Postgres leaves out zeros at the end.
  if (end >= MILLISECONDS_END) return `${text.slice(0, 10)}T${text.slice(11, MILLISECONDS_END)}Z`
  const fraction = text.slice(SECONDS_END + 1, end).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, SECONDS_END)}.${fraction}Z`
}
