/** Stands for what was taken out. */
export const REDACTED = '•••'

const EMAIL = /[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]{1,190}/g

/** Phone, card and account numbers: at least seven digits, as people group them. The bounds keep the cost linear. */
const NUMBER = /\+?\(?\d[\d ().\-/]{5,28}\d/g
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g

const MIN_DIGITS = 7
/** A day, alone or with another or a time: `2026-11-24`, `24.11.2026`, `11/24/26 10`. */
const DATE = /^\(?(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})(?!\d)/

/** The text without e-mail addresses and phone, card and account numbers. Dates, times and prices stay. */
export function maskContacts(text: string): string {
  return text
    .replaceAll(EMAIL, REDACTED)
    .replaceAll(IBAN, REDACTED)
    .replaceAll(NUMBER, (found) => (isContact(found) ? REDACTED : found))
}

function isContact(found: string): boolean {
  return found.replaceAll(/\D/g, '').length >= MIN_DIGITS && !DATE.test(found)
}
