import { domainToASCII } from 'node:url'
import { readPhone, type Phone } from '../core/phone.ts'

/** How somebody can be reached, as it is stored and compared. */
export interface Contact {
  email: string | null
  phone: Phone | null
}

/** What makes a lead the same person: at least one of the two is shared. */
export interface ContactKey {
  kind: 'email' | 'phone'
  /** All that counts as equal; the first is the same for each of them. */
  values: string[]
}

export function readContact(
  { email, phone }: { email?: string | null | undefined; phone?: string | null | undefined },
  country: string,
): Contact {
  return {
    email: email ? normalEmail(email) : null,
    phone: (phone ? readPhone(phone, country) : undefined) ?? null,
  }
}

/** Trimmed, NFC, lower-cased, the domain in ASCII (RFC 5890). Dots and plus signs stay: they are not everywhere the same mailbox. */
export function normalEmail(typed: string): string {
  const text = typed.trim().normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = domainToASCII(text.slice(at + 1))
  return domain === '' ? text : `${text.slice(0, at + 1)}${domain}`
}

export function keysOf({ email, phone }: Contact): ContactKey[] {
  const keys: ContactKey[] = []
  if (email !== null) keys.push({ kind: 'email', values: [email] })
  if (phone !== null) keys.push({ kind: 'phone', values: phone.sameAs })
  return keys
}

/** A phone that is no number is compared without its case. */
export function phoneKey(value: string): string {
  return value.startsWith('+') ? value : value.toLowerCase()
}
