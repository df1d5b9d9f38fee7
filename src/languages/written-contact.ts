import { email } from '../core/fields.ts'
import { readPhone } from '../core/phone.ts'
import { LANGUAGES } from './index.ts'

/** The length limits of RFC 5321 §4.5.3.1 also bound the scan: a very long word is not rescanned from each of its letters. */
const WRITTEN_EMAIL = /(?<![^\s@<>()"',;:])[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,250}\.\p{L}{2,}/gu
const WRITTEN_PHONE = /(?<![\p{L}\d.,+])(?:\+|\()?\d[\d ()./-]{5,18}\d(?![\p{L}\d])/gu
/** Dates are as long as phone numbers: 2026-12-24 10, 24.12.2026, 12/24/2026. */
const WRITTEN_DATE = /\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/u
/** Fewer digits are prices, years and times of day. */
const MIN_DIGITS = 7

const NAME = "(\\p{Lu}[\\p{L}'’-]{1,40}(?: \\p{Lu}[\\p{L}'’-]{0,40}){0,3})"
const INTRODUCTION = Object.values(LANGUAGES)
  .map(({ smallTalk }) => smallTalk.introduction)
  .join('|')
/** A name after a lead that introduces one. */
const INTRODUCED = new RegExp(`(?<!\\p{L})(?:${INTRODUCTION}) ${NAME}`, 'u')
/** A name directly before an e-mail address or a phone number. */
const BEFORE_CONTACT = new RegExp(`(?:^|[.!?:,\\n] ?)${NAME}(?:, | |,)(?=[+(\\d]|[^\\s@]{1,64}@)`, 'u')

interface WrittenContact {
  name: string | undefined
  email: string | undefined
  phone: string | undefined
}

/**
 * The first name, e-mail address and phone number in a person's messages. Numbers without a country code are read in
 * `country`.
 */
export function writtenContact(texts: string[], country: string): WrittenContact {
  const said = texts.join('\n')
  const written = said.matchAll(WRITTEN_EMAIL).map(([found]) => email.safeParse(found).data)
  return {
    name: (INTRODUCED.exec(said) ?? BEFORE_CONTACT.exec(said))?.[1],
    email: written.find((found) => found !== undefined),
    phone: said
      .matchAll(WRITTEN_PHONE)
      .map(([found]) => found.trim())
      .find((found) => isPhone(found, country)),
  }
}

function isPhone(found: string, country: string): boolean {
  if ((found.match(/\d/g) ?? []).length < MIN_DIGITS || WRITTEN_DATE.test(found)) return false
  return readPhone(found, country)?.value.startsWith('+') ?? false
}
