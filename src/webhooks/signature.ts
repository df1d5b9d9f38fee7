import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** Standard Webhooks: 24–64 random bytes in base64 behind `whsec_`. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** The two keys of one secret: its text as shown, and the bytes that the base64 behind the prefix stands for. */
export interface SigningKeys {
  text: Buffer
  bytes: Buffer
}

export function signingKeys(secret: string): SigningKeys {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret
  return { text: Buffer.from(secret, 'utf8'), bytes: Buffer.from(encoded, 'base64') }
}

/** `sha256=<lowercase hex>` of HMAC-SHA256(the secret's text, the body's bytes): the scheme of the contract, and GitHub's. */
export function bodySignature(keys: SigningKeys, body: Buffer): string {
  return `sha256=${createHmac('sha256', keys.text).update(body).digest('hex')}`
}

/** `v1,<base64>` over id, instant of the try and body (Standard Webhooks 1.0). */
export function standardSignature(keys: SigningKeys, id: string, timestamp: number, body: Buffer): string {
  return `v1,${createHmac('sha256', keys.bytes).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
}

export interface Signed {
  /** The event's id; the same on every try. */
  id: string
  /** Of this try, in whole seconds. */
  timestamp: number
  body: Buffer
}

/** Every signature header of one try. While an old secret still counts, both sign. */
export function signatureHeaders(
  { id, timestamp, body }: Signed,
  current: SigningKeys,
  previous: SigningKeys | undefined,
): Record<string, string> {
  const signers = previous === undefined ? [current] : [current, previous]
  return {
    'x-webhook-signature': bodySignature(current, body),
    ...(previous === undefined ? {} : { 'x-webhook-signature-previous': bodySignature(previous, body) }),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signers.map((keys) => standardSignature(keys, id, timestamp, body)).join(' '),
  }
}
