import type { Lexicon } from './lexicon.ts'

export interface Contacts {
  email?: string
  phone?: string
  reference?: string
  /** It was meant as one and is none. */
  badEmail?: string
  badPhone?: string
  /** The message without them. */
  rest: string
}

// From the beginning of a word only: an endless one would be read again from each of its letters.
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu
const NEAR_EMAIL = /(?<!\S)\S*@\S*(?:[,;]\s?\p{L}{2,4}\b)?/giu
const WHOLE_REFERENCE = /\bbkg_[0-9a-z]{10,40}\b/giu
/** Six of the signs of a booking's id, as they are read out: with a figure among them, or in capitals. */
const SHORT_REFERENCE =
  /(?<![\p{L}\p{N}_@.+-])(?!\d{1,4}(?:[ap]m|uhr|min)\b)(?:(?=[0-9a-z]*\d)(?=[0-9a-z]*[a-z])[0-9a-hjkmnp-tv-z]{6}|(?-i:[0-9A-HJKMNP-TV-Z]{6}))(?![\p{L}\p{N}_@-])/giu
const DATE_OR_TIME = /\d{4}-\d{1,2}-\d{1,2}|(?<![\d./])\d{1,2}[./]\d{1,2}[./]\d{2,4}(?![\d./])|\d{1,2}[:h]\d{2}/giu
const PHONE = /(?<![\p{L}\p{N}_])(?:\+|00)?\(?\d[\d\s()./–-]{4,22}\d(?![\p{L}\p{N}_])/giu
/** Stands where an address or a number was cut out. */
export const CUT = ' ⁂ '
/** Stands for a reference in what the patterns of intents read. */
const REFERENCE_MARK = ' bkg_x '
const FEWEST_DIGITS = 7
const MOST_DIGITS = 15

/** E-mail address, phone number and booking reference of a message; the last of each counts, as in a correction. */
export function contactsIn(message: string, lexicon: Lexicon): Contacts {
  const found: Contacts = { rest: message }
  found.rest = spokenEmail(found.rest, lexicon)
  take(found, EMAIL, (email) => {
    if (email.includes('..') || /^[.]|[.]@/u.test(email)) found.badEmail = email
    else found.email = email.toLowerCase()
  })
  take(found, NEAR_EMAIL, (email) => (found.badEmail = email))
  if (found.email !== undefined) delete found.badEmail
  takeReference(found)
  takePhone(found)
  return found
}

function take(found: Contacts, pattern: RegExp, keep: (text: string) => void): void {
  found.rest = found.rest.replaceAll(pattern, (text) => {
    keep(text)
    return CUT
  })
}

/** "ada at example dot com", in the words of the language. */
function spokenEmail(text: string, { at, dot }: Lexicon): string {
  const part = '[\\p{L}\\p{N}_-]+'
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-]\\.?)(${part}(?:\\s*(?:\\.|\\s(?:${dot})\\s)\\s*${part})*)\\s*(?:@|\\s(?:${at})\\s)\\s*(${part}(?:\\s*(?:\\.|\\s(?:${dot})\\s)\\s*${part})*\\s*\\s(?:${dot})\\s\\s*\\p{L}{2,})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const dots = new RegExp(`\\s(?:${dot})\\s`, 'giu')
  return text.replaceAll(pattern, (_, local: string, domain: string) =>
    [local, domain].map((side) => side.replaceAll(dots, '.').replaceAll(/\s/gu, '')).join('@'),
  )
}

function takeReference(found: Contacts): void {
  const isShouted = found.rest === found.rest.toUpperCase()
  for (const pattern of [WHOLE_REFERENCE, SHORT_REFERENCE]) {
    found.rest = found.rest.replaceAll(pattern, (reference) => {
      if (found.reference !== undefined || /^\d+$/u.test(reference)) return reference
      if (isShouted && pattern === SHORT_REFERENCE && !/\d/u.test(reference)) return reference
      found.reference = reference
      return REFERENCE_MARK
    })
  }
}

function takePhone(found: Contacts): void {
  const kept = found.rest.replaceAll(DATE_OR_TIME, (text) => text.replaceAll(/\d/gu, '•'))
  for (const match of kept.matchAll(PHONE)) {
    const digits = match[0].replaceAll(/\D/gu, '').length
    if (digits >= FEWEST_DIGITS && digits <= MOST_DIGITS) {
      found.phone = found.rest.slice(match.index, match.index + match[0].length).trim()
      delete found.badPhone
    } else if (found.phone === undefined) found.badPhone = match[0].trim()
  }
  if (found.phone !== undefined) found.rest = found.rest.replace(found.phone, CUT)
}
