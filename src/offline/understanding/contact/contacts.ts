import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { SlotValue } from '../../../models/understanding.ts'
import { readPhoneAmong } from '../../../core/phone.ts'
import { without, type Span } from '../text.ts'

/** An e-mail address, phone number or reference, with its span in the typed text. */
export interface Contact extends Span {
  value: Extract<SlotValue, { slot: 'email' | 'phone' | 'reference' }>
}

/** Replaces each character of a contact, so that offsets stay. */
export const CUT = '⁂'
// Only from the beginning of a word, because an endless word would be scanned again from each of its letters.
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/giu
const NEAR_EMAIL = /(?<!\S)[^\s@]{0,64}@[^\s@]{0,64}(?!\S)/giu
const WHOLE_REFERENCE = /\bbkg_[0-9a-z]{10,40}\b/giu
/** A short reference: six characters of a booking's id, with a digit among them or in capitals. "Sam14h" is an hour. */
const SHORT_REFERENCE = new RegExp(
  `(?<![\\p{L}\\p{N}_@.+-])(?!\\d{1,4}(?:min|${inAnyLanguage(({ figures }) => figures.clock)})\\b|(?-i:[A-Z]?[a-z]{1,4}\\d{1,2}h\\d{0,2})\\b)(?:(?=[0-9a-z]{0,5}\\d)(?=[0-9a-z]{0,5}[a-z])[0-9a-hjkmnp-tv-z]{6}|(?-i:[0-9A-HJKMNP-TV-Z]{6}))(?![\\p{L}\\p{N}_@-])`,
  'giu',
)
const BARE_REFERENCE = /(?<![\p{L}\p{N}_@])[0-9a-z]{6}(?![\p{L}\p{N}_@])/giu
const DATE_OR_TIME = /\d{4}-\d{1,2}-\d{1,2}|(?<![\d./])\d{1,2}[./]\d{1,2}[./]\d{2,4}(?![\d./])|\d{1,2}[:h]\d{2}/giu
const PHONE = /(?<![\p{L}\p{N}_])(?:\+|00)?\(?\d[\d\s()./–-]{4,22}\d(?![\p{L}\p{N}_])/giu
const MIN_DIGITS = 7
const MAX_DIGITS = 15
/** Fewer digits are an hour, a party size or a day of the month. */
const MIN_OF_INCOMPLETE = 5

/** In a longer text, a reference in lower case cannot be told from other words. */
const MAX_CHARACTERS_OF_SMALL = 100

/** An e-mail address, or the shape of a phone number. */
const CONTACT = /\S{1,64}@\S{1,64}|\+?\d[\d\s()./-]{5,20}\d/gu

/** The text without contacts, which say nothing about its subject. */
export function withoutContacts(text: string): string {
  return text.replaceAll(CONTACT, ' ')
}

interface ContactContext {
  /** Those in which numbers without a country code are read, in this order. */
  countries: string[]
  isReferenceAsked: boolean
  isPhoneAsked: boolean
}

/** `guests`: the countries that a number of the first country's form may also be of. */
interface PhoneContext extends ContactContext {
  guests?: string[]
}

/**
 * Finds e-mail addresses, phone numbers and a reference. `rest` is the text with each of their characters replaced by
 * `CUT`.
 */
export function contactsIn(
  text: string,
  patterns: UnderstandingPatterns,
  asked: ContactContext,
): { contacts: Contact[]; rest: string } {
  const contacts: Contact[] = []
  let rest = text
  const take = (found: Contact[]): void => {
    contacts.push(...found)
    rest = without(rest, found, CUT)
  }
  take(spokenEmails(rest, patterns))
  take(emailsIn(rest))
  take(referencesIn(rest, asked))
  take(withTail(phonesIn(rest, withLanguage(asked, patterns)), rest, patterns))
  return { contacts: withoutRepeats(contacts), rest }
}

/** The countries of the message's language too, as those of guests only where the business's is none of them. */
function withLanguage(asked: ContactContext, { phoneCountries }: UnderstandingPatterns): PhoneContext {
  const [own = '', ...guests] = asked.countries
  const isForeign = !phoneCountries.includes(own)
  return {
    ...asked,
    countries: [own, ...guests, ...phoneCountries],
    guests: isForeign ? [...guests, ...phoneCountries] : guests,
  }
}

/**
 * Keeps one contact of each kind: the last one, which corrects the others, and a complete one rather than an incomplete
 * one.
 */
function withoutRepeats(contacts: Contact[]): Contact[] {
  const last = new Map<string, Contact>()
  for (const contact of contacts.toSorted((a, b) => a.start - b.start)) {
    if (contact.value.value !== null || !last.has(contact.value.slot)) last.set(contact.value.slot, contact)
  }
  return [...last.values()]
}

function emailsIn(text: string): Contact[] {
  const whole = [...text.matchAll(EMAIL)].map((match): Contact => {
    const typed = match[0].replace(/[.-]{1,3}$/u, '')
    const isValid = !typed.includes('..') && !/^\.|\.@/u.test(typed) && /\.\p{L}{2,}$/u.test(typed)
    return { ...spanOf(match.index, typed), value: { slot: 'email', value: isValid ? typed.toLowerCase() : null } }
  })
  const near = [...without(text, whole).matchAll(NEAR_EMAIL)].map((match): Contact => ({
    ...spanOf(match.index, match[0]),
    value: { slot: 'email', value: null },
  }))
  return [...whole, ...near]
}

const TOKEN = /[\p{L}\p{N}_-]+|[.@]/gu

interface Token extends Span {
  word: string
}

/** E-mail addresses in words, such as "ada at example dot com". Reading token by token keeps the time linear. */
function spokenEmails(text: string, { at, dot }: UnderstandingPatterns): Contact[] {
  const isAt = new RegExp(`^(?:@|${at})$`, 'iu')
  const isDot = new RegExp(`^(?:\\.|${dot})$`, 'iu')
  const tokens = [...text.matchAll(TOKEN)].map((match) => ({ ...spanOf(match.index, match[0]), word: match[0] }))
  const joins = (place: number): boolean => isDot.test(tokens[place]!.word) && !isSentenceEnd(tokens, place)
  const found: Contact[] = []
  for (let index = 1; index + 3 < tokens.length; index += 1) {
    if (!isAt.test(tokens[index]!.word) || isTypedAt(tokens, index)) continue
    let first = index - 1
    while (first >= 2 && joins(first - 1)) first -= 2
    let last = index + 1
    while (last + 2 < tokens.length && joins(last + 1)) last += 2
    const parts = tokens.slice(first, last + 1)
    const isSpoken = parts.some(({ word }) => word.length > 1 && isDot.test(word))
    if (last < index + 3 || !isSpoken) continue
    const address = parts.map(({ word }) => (isAt.test(word) ? '@' : isDot.test(word) ? '.' : word)).join('')
    const span = { start: tokens[first]!.start, end: tokens[last]!.end }
    if (/\.\p{L}{2,}$/u.test(address)) found.push({ ...span, value: { slot: 'email', value: address.toLowerCase() } })
    index = last
  }
  return found
}

/** True for the sign of an address that was typed, as in "dot.fox@example.com", whose words are no dots. */
function isTypedAt(tokens: Token[], place: number): boolean {
  return tokens[place]!.word === '@' && tokens[place - 1]?.end === tokens[place]!.start
}

/** True for a point with a space after it alone. */
function isSentenceEnd(tokens: Token[], place: number): boolean {
  const [before, point, behind] = [tokens[place - 1], tokens[place]!, tokens[place + 1]]
  return point.word === '.' && before?.end === point.start && behind?.start !== point.end
}

function referencesIn(text: string, asked: ContactContext): Contact[] {
  const { isReferenceAsked: isAsked } = asked
  const isShouted = text === text.toUpperCase()
  const whole = [...text.matchAll(WHOLE_REFERENCE)]
  const isShort = text.length <= MAX_CHARACTERS_OF_SMALL
  const short = [...text.matchAll(SHORT_REFERENCE)].filter(([reference]) => {
    if (/^\d+$/u.test(reference)) return false
    // "140tkm" in a long text is no reference.
    if (!isAsked && !isShort && reference !== reference.toUpperCase()) return false
    return !isShouted || /\d/u.test(reference) || isAlone(text, reference)
  })
  const bare = isAsked
    ? [...withoutPhones(text, asked).matchAll(BARE_REFERENCE)].filter(
        ([word]) => /\d/u.test(word) || isAlone(text, word),
      )
    : []
  const [found] = [...whole, ...short, ...bare]
  if (found === undefined) return []
  return [{ ...spanOf(found.index, found[0]), value: { slot: 'reference', value: found[0] } }]
}

/** Blanks phone numbers, because their last six digits look like a reference. */
function withoutPhones(text: string, asked: ContactContext): string {
  return without(
    text,
    phonesIn(text, asked).filter(({ value }) => value.value !== null),
  )
}

function isAlone(text: string, word: string): boolean {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '') === word
}

function phonesIn(text: string, { countries, guests, isPhoneAsked }: PhoneContext): Contact[] {
  const kept = text.replaceAll(DATE_OR_TIME, (found) => found.replaceAll(/\d/gu, '•'))
  return [...kept.matchAll(PHONE)].flatMap((match): Contact[] => {
    const typed = match[0].trim()
    const digits = typed.replaceAll(/\D/gu, '').length
    const span = spanOf(match.index, typed)
    if (digits > MAX_DIGITS || digits < MIN_OF_INCOMPLETE) return []
    const read = digits < MIN_DIGITS ? undefined : readPhoneAmong(typed.replace(/^00/u, '+'), countries, guests)
    if (read !== undefined) return [{ ...span, value: { slot: 'phone', value: read } }]
    const isMeant = isPhoneAsked || digits >= MIN_DIGITS
    return isMeant ? [{ ...span, value: { slot: 'phone', value: null } }] : []
  })
}

/** Makes a number incomplete whose end is corrected, so that it is asked for again: "07700 900361 – sorry 900631". */
function withTail(phones: Contact[], text: string, { correction }: UnderstandingPatterns): Contact[] {
  const tail = new RegExp(`^[\\s,.–-]{1,5}(?:${correction})[\\s,:]{1,3}\\d[\\d\\s]{1,9}\\d(?![\\d\\s]{0,2}\\d)`, 'iu')
  return phones.map((phone): Contact => {
    const match = tail.exec(text.slice(phone.end))
    const digits = match?.[0].replaceAll(/\D/gu, '').length ?? MIN_DIGITS
    if (match === null || digits >= MIN_DIGITS) return phone
    return { start: phone.start, end: phone.end + match[0].length, value: { slot: 'phone', value: null } }
  })
}

function spanOf(start: number, text: string): Span {
  return { start, end: start + text.length }
}
