import { nationalNumber } from '../core/phone.ts'

/** Longer ones are cut: nobody types so much to find somebody. */
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

/** What a lead is found by: words of the name, whole e-mails and their parts, the digits of phones with and without the country. */
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

/** The beginnings of words that a search asks for, all of them; empty when it asks for nothing that a lead could have. */
export function askedWords(query: string): string[] {
  const text = query.normalize('NFKC').trim()
  if (/^[\d\s+()./-]+$/.test(text)) return digits(text).slice(0, 1).map(cut)
  const words = text.split(/\s+/).flatMap((word) => (/.@/.test(word) ? [whole(word)] : parts(word)))
  return [...new Set(words.map(cut))].slice(0, MAX_QUERY_WORDS)
}

/** Apart from words: the beginning of a name would have every whole e-mail that begins so, although the parts say it already. */
function whole(email: string): string {
  return `@${fold(email)}`
}

function parts(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map(withoutZeros)
}

function digitsOf(phone: string): string[] {
  const national = phone.startsWith('+') ? nationalNumber(phone) : undefined
  return [...digits(phone), ...(national === undefined ? [] : digits(national))]
}

function digits(text: string): string[] {
  const found = text.replaceAll(/\D/g, '')
  return found === '' ? [] : [withoutZeros(found)]
}

/** A number is dialled with zeros before it or without; here it never has them. */
function withoutZeros(word: string): string {
  return /^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word
}

/** Case, accents and width make no other word. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function cut(word: string): string {
  return [...word].slice(0, MAX_LETTERS).join('')
}
