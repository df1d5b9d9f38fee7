import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type ApiKeyKind = 'standard' | 'admin'

/** The prefix shows people the kind of key; permissions come from its row alone. */
export const KEY_PREFIXES: Record<ApiKeyKind, string> = { standard: 'ua_', admin: 'ua_admin_' }

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 43 × log2(62) = 256 bits. */
const RANDOM_LENGTH = 43
const CHECKSUM_LENGTH = 6
const SHAPE = new RegExp(`^(ua_(?:admin_)?[0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`)

/** A new key: prefix, random part without `_`, checksum over both. */
export function newApiKey(kind: ApiKeyKind): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const body = KEY_PREFIXES[kind] + random
  return body + checksum(body)
}

/** True when the shape and the checksum match. Junk is rejected here and never reaches the database. */
export function isApiKey(text: string): boolean {
  const [, body, sum] = SHAPE.exec(text) ?? []
  return body !== undefined && checksum(body) === sum
}

function checksum(body: string): string {
  let rest = crc32(body)
  let digits = ''
  for (let index = 0; index < CHECKSUM_LENGTH; index += 1) {
    digits = ALPHABET[rest % ALPHABET.length]! + digits
    rest = Math.floor(rest / ALPHABET.length)
  }
  return digits
}
