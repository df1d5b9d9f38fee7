import { createHmac, randomBytes } from 'node:crypto'
import type { Sealer } from '../core/secrets.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** Standard Webhooks: 24–64 random bytes in base64 after `whsec_`. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** Both keys of one secret: its text as shown, and the bytes its base64 encodes. */
interface SigningKeys {
  text: Buffer
  bytes: Buffer
}

export function signingKeys(secret: string): SigningKeys {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret
  return { text: Buffer.from(secret, 'utf8'), bytes: Buffer.from(encoded, 'base64') }
}

/** `sha256=<lowercase hex>`: HMAC-SHA256 of the body keyed by the secret's text, as GitHub does. */
export function bodySignature(keys: SigningKeys, body: Buffer): string {
  return `sha256=${createHmac('sha256', keys.text).update(body).digest('hex')}`
}

/** `v1,<base64>` over id, timestamp of the attempt and body (Standard Webhooks 1.0). */
export function standardSignature(keys: SigningKeys, id: string, timestamp: number, body: Buffer): string {
  return `v1,${createHmac('sha256', keys.bytes).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
}

interface Signed {
  /** The event's id, stable across attempts. */
  id: string
  /** Of this attempt, in whole seconds. */
  timestamp: number
  body: Buffer
}

/** Signature headers of one attempt. During an overlap both secrets sign. */
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

/** Sealing purpose of webhook secrets. */
export const SECRET_PURPOSE = 'webhook secret'

const MAX_CACHED_SECRETS = 2_000

export interface Keyring {
  /** Undefined when the secret was sealed with another SECRET_KEY. */
  keysOf(sealed: {
    tenantId: string
    secret: string
    previous: string | null
  }): { current: SigningKeys; previous: SigningKeys | undefined } | undefined
}

/** Unseals secrets, cached by sealed text: a rotated secret has a new one. */
export function createKeyring(sealer: Sealer, log: { error(details: object, message: string): void }): Keyring {
  const opened = new Map<string, SigningKeys>()
  function open(tenantId: string, sealed: string): SigningKeys {
    const known = opened.get(sealed)
    if (known !== undefined) return known
    const keys = signingKeys(sealer.open(tenantId, SECRET_PURPOSE, sealed))
    if (opened.size >= MAX_CACHED_SECRETS) opened.clear()
    opened.set(sealed, keys)
    return keys
  }
  return {
    keysOf({ tenantId, secret, previous }) {
      try {
        return { current: open(tenantId, secret), previous: previous === null ? undefined : open(tenantId, previous) }
      } catch (error) {
        log.error({ err: error, tenant_id: tenantId }, 'A webhook secret cannot be opened')
        return undefined
      }
    },
  }
}
