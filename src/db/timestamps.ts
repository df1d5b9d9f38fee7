/** `2026-03-02 09:30:00.123+00`: Postgres' text form in a session with time zone UTC. */
const UTC_TEXT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/

/** Parses a timestamptz. The usual form skips the general parser, which takes four times as long. */
export function parseInstant(text: string): Date {
  if (!UTC_TEXT.test(text)) return new Date(text)
  return new Date(
    Date.UTC(
      digits(text, 0, 4),
      digits(text, 5, 7) - 1,
      digits(text, 8, 10),
      digits(text, 11, 13),
      digits(text, 14, 16),
      digits(text, 17, 19),
      text.charCodeAt(19) === POINT ? milliseconds(text) : 0,
    ),
  )
}

const ZERO = 48
const POINT = 46

function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let index = from; index < to; index += 1) value = value * 10 + text.charCodeAt(index) - ZERO
  return value
}

/** The fraction in milliseconds, for any number of digits; finer digits are cut. */
function milliseconds(text: string): number {
  const end = Math.min(text.length - 3, 23)
  return digits(text, 20, end) * 10 ** (23 - end)
}

/** ISO 8601 text with milliseconds and `Z`, without a Date in between: for values that are only shown. */
export function isoInstant(text: string): string {
  if (!UTC_TEXT.test(text)) return new Date(text).toISOString()
  const fraction = text.charCodeAt(19) === POINT ? text.slice(20, Math.min(text.length - 3, 23)) : ''
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`
}
