import { LANGUAGES } from './index.ts'

/** Contacts that are recognised by their format, whatever the sentence around them says. */
export const CONTACT_FORMS = ['phone', 'email', 'address'] as const
export type ContactForm = (typeof CONTACT_FORMS)[number]

/**
 * Narrower than the pattern for e-mails that a visitor types (`written-contact.ts`), because documents put Markdown
 * around theirs.
 */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu
const NUMBER = /(?<![\p{L}\p{N}.,:/@+-])[+(]?\d[\d ()./\u00a0-]{5,24}(?<=\d)(?![\p{L}\p{N}]|[.,:]\d)/gu
const MIN_DIGITS = 7
const MAX_DIGITS = 15
/** Dates, times and ranges of numbers, which also consist of digits and punctuation. */
const OTHER_FIGURES = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{2} ?-|\d{4} ?- ?\d{4}$)/u
/**
 * Forms of a phone number: a country code, a leading zero, an area code in brackets, or groups that are usual without
 * one.
 */
const DIALLED =
  /^(?:\+|00?[1-9]|\(0?\d{2,5}\)|1?[ .-]?\d{3}[ .-]\d{3}[ .-]\d{4}$|[6-9]\d{2}[ .]\d{2,3}[ .]\d{2,3}(?:[ .]\d{2})?$|[6-9]\d{8}$)/u
/** The text before a fax number, which is not for calls. */
const FAX = /(?:tele)?fax[^\d+]{0,20}$/iu
const CHARS_BEFORE = 30
/** Streets with house numbers, in the format of each language. */
const STREET = new RegExp(
  Object.values(LANGUAGES)
    .map(({ questions }) => `(?:${questions.street})`)
    .join('|'),
  'gu',
)

/** The contacts of this form in a text, verbatim and in order. */
export function contactsWritten(text: string, form: ContactForm): string[] {
  switch (form) {
    case 'phone':
      return [...text.matchAll(NUMBER)].flatMap((match) => (isDialled(match, text) ? match[0].trim() : []))
    case 'email':
      return text.includes('@') ? [...text.matchAll(EMAIL)].map(([found]) => found) : []
    case 'address':
      return /\d/u.test(text) ? [...text.matchAll(STREET)].map(([found]) => found) : []
  }
}

function isDialled({ 0: found, index }: RegExpExecArray, text: string): boolean {
  const digits = found.replaceAll(/\D/gu, '').length
  if (digits < MIN_DIGITS || digits > MAX_DIGITS || OTHER_FIGURES.test(found)) return false
  return DIALLED.test(found) && !FAX.test(text.slice(Math.max(0, index - CHARS_BEFORE), index))
}
