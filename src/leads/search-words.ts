import { nationalNumber } from '../core/phone.ts'
import { plainLetters, plainWords } from '../core/words.ts'

/** Longer words are cut; searches never need them. */
const MAX_LETTERS = 64
const MAX_WORDS = 80
const MAX_QUERY_WORDS = 8

interface Findable {
  name: string | null
  email: string | null
  otherEmails: string[]
  phone: string | null
  otherPhones: string[]
}

/** Search words of a lead: the name's words, whole e-mails and their parts, phone digits with and without country code. */
export function wordsOf({ name, email, otherEmails, phone, otherPhones }: Findable): string[] {
  const emails = [email, ...otherEmails].filter((value) => value !== null)
  const phones = [phone, ...otherPhones].filter((value) => value !== null)
  const words = [
    ...parts(name ?? ''),
    ...emails.flatMap((address) => [whole(address), ...parts(address)]),
    ...phones.flatMap(digitsOf),
  ]
  return [...new Set(words.map(cut))].slice(0, MAX_WORDS)
}

/** Word prefixes of a search, all required; empty when no lead could match. */
export function askedWords(query: string): string[] {
  const text = query.normalize('NFKC').trim()
  if (/^[\d\s+()./-]+$/.test(text)) return digits(text).slice(0, 1).map(cut)
  const words = text.split(/\s+/).flatMap((word) => (/.@/.test(word) ? [whole(word)] : parts(word)))
  return [...new Set(words.map(cut))].slice(0, MAX_QUERY_WORDS)
}

/** Kept apart from words, or a name's prefix would also match every whole e-mail, whose parts are indexed anyway. */
function whole(email: string): string {
  return `@${plainLetters(email)}`
}

function parts(text: string): string[] {
  return plainWords(text).map(withoutZeros)
}

function digitsOf(phone: string): string[] {
  const national = phone.startsWith('+') ? nationalNumber(phone) : undefined
  return [...digits(phone), ...(national === undefined ? [] : digits(national))]
}

function digits(text: string): string[] {
  const found = text.replaceAll(/\D/g, '')
  return found === '' ? [] : [withoutZeros(found)]
}

/** Leading zeros are dropped, because numbers are dialled with or without them. */
function withoutZeros(word: string): string {
  return /^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word
}

function cut(word: string): string {
  return [...word].slice(0, MAX_LETTERS).join('')
}
