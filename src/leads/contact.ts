import { domainToASCII } from 'node:url'
import { readPhone, type Phone } from '../core/phone.ts'
import { comparedEmail } from '../core/text.ts'

/** E-mail and phone, normalised for storage and comparison. */
interface Contact {
  email: string | null
  phone: Phone | null
}

/** A key that identifies a person: two leads sharing one match. */
export interface ContactKey {
  kind: 'email' | 'phone'
  /** All equivalent values; the first is the canonical one. */
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

/**
 * As it is compared, with the domain in ASCII (RFC 5890), because one mailbox is written in either form. Dots and plus signs
 * stay, because they distinguish mailboxes at some providers.
 */
export function normalEmail(typed: string): string {
  const text = comparedEmail(typed)
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

/** Text that is no phone number is compared case-insensitively. */
export function phoneKey(value: string): string {
  return value.startsWith('+') ? value : value.toLowerCase()
}
