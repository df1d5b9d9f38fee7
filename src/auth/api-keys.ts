import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { createBriefCache } from '../core/brief-cache.ts'
import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import { sha256 } from '../core/secrets.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { Invalid, existing } from '../errors.ts'
import { apiKeysRepository as repository, type ApiKeyRow } from './api-key-repository.ts'
import type { LastUse } from './last-use.ts'

export interface ApiKeys {
  /** `key` holds the new key, this once; only its hash is stored. */
  create(tenantId: string, values: NewKey): Promise<ApiKeyRow & { key: string }>
  list(tenantId: string, page: { cursor?: string | undefined; limit: number }): Promise<Page<ApiKeyRow>>
  /** @throws NotFound */
  get(tenantId: string, id: string): Promise<ApiKeyRow>
  /** Takes effect with the next request. @throws NotFound */
  revoke(tenantId: string, id: string): Promise<void>
  /** The tenant and kind of a valid, unexpired key. */
  use(key: string): Promise<UsedKey | undefined>
  /** Drops all cached keys. */
  forget(): void
}

export interface NewKey {
  name: string
  kind: ApiKeyKind
  expiresAt?: Date | undefined
}

interface UsedKey {
  tenantId: string
  id: string
  kind: ApiKeyKind
  expiresAt: Date | null
  lastUse: Date | null
}

interface ApiKeysDeps {
  database: Database
  clock: Clock
  lastUse: LastUse
  /** Called after a key's revocation commits; without an id any key may be affected. */
  ended(id?: string): void
}

/** Another process may revoke the key: this is how long it stays valid here. */
const CACHE = { ttlMs: 1 * SECOND, max: 10_000 }

export function createApiKeys({ database, clock, lastUse, ended }: ApiKeysDeps): ApiKeys {
  const recent = createBriefCache<UsedKey>(CACHE)

  async function load(hash: string): Promise<UsedKey | undefined> {
    const row = await database.systemOnce((tx) => repository.findByHash(tx, hash))
    return (
      row && { tenantId: row.tenantId, id: row.id, kind: row.kind, expiresAt: row.expiresAt, lastUse: row.lastUsedAt }
    )
  }

  return {
    async create(tenantId, { name, kind, expiresAt }) {
      if (expiresAt !== undefined) checkExpiry(expiresAt, clock.now())
      const key = newApiKey(kind)
      const values = {
        id: newId('key'),
        name,
        kind,
        hash: sha256(key),
        lastFour: key.slice(-4),
        expiresAt: expiresAt ?? null,
      }
      return { ...(await database.tenantOnce(tenantId, (tx) => repository.insert(tx, tenantId, values))), key }
    },
    async list(tenantId, { cursor, limit }) {
      const before = decodeCursor(cursor)
      return pageOf(
        await database.tenantOnce(tenantId, (tx) => repository.list(tx, tenantId, { before, limit: limit + 1 })),
        limit,
      )
    },
    get: async (tenantId, id) =>
      existing(await database.tenantOnce(tenantId, (tx) => repository.find(tx, tenantId, id))),
    async revoke(tenantId, id) {
      const row = existing(await database.tenantOnce(tenantId, (tx) => repository.remove(tx, tenantId, id)))
      recent.drop(row.hash)
      ended(row.id)
    },
    async use(key) {
      if (!isApiKey(key)) return undefined
      const hash = sha256(key)
      const used = await recent.get(hash, () => load(hash))
      if (used === undefined || (used.expiresAt !== null && used.expiresAt <= clock.now())) return undefined
      lastUse.note(used, (now) =>
        database.tenantOnce(used.tenantId, (tx) => repository.updateLastUsed(tx, used.tenantId, used.id, now)),
      )
      return used
    },
    forget() {
      recent.clear()
      ended()
    },
  }
}

function checkExpiry(expiresAt: Date, now: Date): void {
  if (expiresAt <= now) throw new Invalid(['expires_at'], 'must be in the future')
  // An offset can move the instant past the year 9999, which ISO text cannot express.
  if (expiresAt.getUTCFullYear() > 9_999) throw new Invalid(['expires_at'], 'must be before the year 10000')
}

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
