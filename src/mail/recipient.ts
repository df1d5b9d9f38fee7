import { createHmac } from 'node:crypto'
import { deriveKey } from '../core/secrets.ts'
import { comparedEmail } from '../core/text.ts'

/** Mailboxes are compared by HMACs under a key of the installation, which a stolen database does not reveal. */
export interface RecipientKeys {
  /** Equal for all spellings of one mailbox. */
  of(address: string): string
  /** Key of mails about one subject to one mailbox. */
  thread(subject: string, address: string): string
}

export function createRecipientKeys(secretKey: Buffer): RecipientKeys {
  const key = deriveKey(secretKey, 'mail recipients')
  const hmac = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    of: (address) => hmac(mailboxOf(address)),
    thread: (subject, address) => hmac(`${subject}\n${mailboxOf(address)}`),
  }
}

const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Without a subaddress (RFC 5233): `ada+1@` and `ada+2@` fill the same mailbox. */
export function mailboxOf(address: string): string {
  const folded = comparedEmail(address)
  const at = folded.lastIndexOf('@')
  const domain = folded.slice(at + 1)
  const [name = ''] = folded.slice(0, at).split('+', 1)
  if (!IGNORES_DOTS.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
