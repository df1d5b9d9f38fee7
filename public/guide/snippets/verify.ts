import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 5 * 60

/** True for a delivery that was signed with your secret in the last minutes. `body` holds the raw bytes, before any parsing. */
export function verify(secret: string, headers: Record<string, string | undefined>, body: Uint8Array): boolean {
  const id = headers['webhook-id'] ?? ''
  const timestamp = headers['webhook-timestamp'] ?? ''
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!(age <= TOLERANCE_SECONDS)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')
  // After a rotation there are two signatures for a day; one that fits is enough.
  return (headers['webhook-signature'] ?? '').split(' ').some((given) => isEqual(given, `v1,${expected}`))
}

/** The short way: one header over the body alone. It knows no time, so a copied delivery passes for ever. */
export function verifyBody(secret: string, signature: string, body: Uint8Array): boolean {
  return isEqual(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
