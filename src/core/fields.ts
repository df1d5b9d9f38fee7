import './plain-problems.ts'
import { z } from 'zod'
import { hasDigits } from './phone.ts'
import { isTimeZone } from './time.ts'
import { comparedEmail } from './text.ts'

/** Lengths count code points, so an emoji is one character in every client language. */
function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}

/** Text of at most `max` characters. NUL (refused by Postgres) and lone surrogates are rejected. */
export function rawText(max: number, min = 0) {
  return limited(z.string(), max, min)
}

/** One line, trimmed first; with `min` 1 (the default) it must not be empty. */
export function text(max: number, min = 1) {
  return oneLine(z.string().trim(), max, min)
}

/** Text of several lines, trimmed first; with `min` 1 (the default) it must not be empty. */
export function lines(max: number, min = 1) {
  return limited(z.string().trim(), max, min)
}

/** Bidirectional control characters, which make the displayed text differ from the stored text. */
const MARKS_OF_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu

/** Controls, line breaks, bidirectional marks and invisible characters, except the joiners that scripts and emoji need. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u180e\u200b\u2060-\u2064\ufeff]/u

/** Names reach mails, calendars, CRMs and webhooks, where a line break would begin another field. */
function oneLine(schema: z.ZodString, max: number, min: number) {
  return limited(schema, max, min).refine(
    (value) => !NOT_IN_A_LINE.test(value),
    'must be one line without control characters, invisible characters or marks of direction',
  )
}

/** A phone number as typed or pasted; address books wrap numbers in bidirectional marks. */
export const phoneText = oneLine(
  z.string().overwrite((value) => value.replaceAll(MARKS_OF_DIRECTION, '').trim()),
  40,
  1,
)

/** The same, where text with fewer digits than a number has is refused. */
export const phoneField = phoneText.refine(hasDigits, 'must have at least three digits')

function limited(schema: z.ZodString, max: number, min: number) {
  const tooLong = `must have at most ${max} characters`
  const tooShort = min === 1 ? 'must not be empty' : `must have at least ${min} characters`
  return (
    schema
      // A code point has at most two units, so text that is far too long is rejected without counting.
      .refine((value) => value.length <= max * 2, { message: tooLong, abort: true })
      .refine((value) => !value.includes('\0'), { message: 'must not contain the NUL character', abort: true })
      .refine((value) => value.isWellFormed(), { message: 'must be well-formed Unicode', abort: true })
      .refine((value) => codePoints(value) <= max, { message: tooLong, abort: true })
      .refine((value) => codePoints(value) >= min, { message: tooShort, abort: true })
      .meta(min === 0 ? { maxLength: max } : { minLength: min, maxLength: max })
  )
}

/** An id in a body: any string of 1–100 characters, because an unknown id is a 404 and not a 422. */
export const idField = rawText(100, 1)

const NO_EMAIL = 'must be an e-mail address'

/** E-mails are compared trimmed, lower-cased and in NFC; at most 254 characters (RFC 5321 §4.5.3.1). */
export const email = oneLine(
  // `overwrite` and not a transform: zod drops the documentation examples of a schema that contains one.
  z.string().overwrite(comparedEmail),
  254,
  0,
)
  // The pattern must compile in clients too, and Python's `re` has no \p.
  // oxlint-disable-next-line no-useless-escape -- Java reads a bare bracket as a nested class
  .regex(/^[^\s@"(),:;<>\[\]\\]+@[^\s@"(),:;<>\[\]\\]+\.[^\s@.]{2,}$/u, NO_EMAIL)
  .refine((value) => !/\p{Cc}/u.test(value), NO_EMAIL)

export const timeZone = text(64).refine(isTimeZone, 'must be an IANA time zone, such as Europe/Berlin')

/** A BCP 47 tag known to this runtime, stored in canonical form. */
export const languageTag = text(35)
  .refine(isLanguageTag, 'must be a BCP 47 language tag, such as en or pt-BR')
  .overwrite((value) => (isLanguageTag(value) ? Intl.getCanonicalLocales(value)[0]! : value))

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

/** An ISO 8601 instant with `Z` or an offset; a local time would be ambiguous. */
export const instantIn = z.iso.datetime({
  offset: true,
  error: 'must be an instant with Z or an offset, such as 2026-03-02T09:30:00Z',
})

/** A date between 1970 and 2199: Postgres has no year 0, and time zones have no rules beyond that range. */
export const dateIn = z.iso
  .date('must be a date, such as 2026-03-02')
  .refine((date) => date >= '1970' && date < '2200', 'must be between 1970 and 2199')

/** An instant in replies: UTC with milliseconds. */
export const instantOut = z.string().meta({ format: 'date-time', examples: ['2026-03-02T09:30:00.000Z'] })

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** A number in a query string: decimal digits only, not the hex, exponent and empty forms `Number()` accepts. */
function queryNumber<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value), schema)
}

/** A whole number in a query or the environment; every error names the range. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return queryNumber(z.number(error).int(error).min(min, error).max(max, error))
}

/** Query of every list. */
export const pageQuery = {
  limit: wholeNumber(1, 200).default(50).describe('How many at most, 1–200.'),
  cursor: z.string().max(200).optional().describe('`next_cursor` of the page before.'),
}

/** Reply of every list, newest first. */
export function pageReply<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item).describe('The entries of this page.'),
    next_cursor: z.string().nullable().describe('Give it as `cursor` for the next page; null on the last one.'),
  })
}

export const deletedReply = z
  .object({ deleted: z.literal(true).describe('Always true.') })
  .meta({ id: 'Deleted', description: 'The confirmation of a deletion.', examples: [{ deleted: true }] })
