import { randomBytes } from 'node:crypto'
import { sha256 } from '../core/secrets.ts'
import { DAY, HOUR, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import {
  oneTimeTokensRepository as repository,
  type OneTimeTokenRow,
  type Purpose,
} from './one-time-token-repository.ts'

export interface TokenOwner {
  tenantId: string
  userId: string
}

/** `one_time_tokens.mail_id` of a link handed over by the operator, which has no mail. */
export const HANDED_OVER = ''

export interface OneTimeTokens {
  /** Stores a new token's hash over the older one, so only the newest link works. Returns its expiry. */
  keep(tx: Tx, owner: TokenOwner, token: { purpose: Purpose; token: string; mailId: string }): Promise<Date>
  /** The owner of a valid token. */
  find(purpose: Purpose, token: string): Promise<(TokenOwner & { isHandedOver: boolean }) | undefined>
  /** Consumes the token; one that opens the account consumes the user's others too. Of concurrent callers only one gets true. */
  take(tx: Tx, owner: TokenOwner, token: string): Promise<boolean>
  /** Revokes all links that open the user's account. */
  revoke(tx: Tx, owner: TokenOwner): Promise<void>
  /** Creation time of the pending link of this purpose. */
  madeAt(tx: Tx, owner: TokenOwner, purpose: Purpose): Promise<Date | undefined>
  /** The owner even of an expired token: for rate limits, not for access. */
  ownerOf(token: unknown): Promise<TokenOwner | undefined>
  sweep(): Promise<void>
}

const LIFETIMES_MS: Record<Purpose, number> = {
  password_reset: HOUR,
  invitation: 7 * DAY,
  // Mails to strangers are held for the same time.
  email_confirmation: 3 * DAY,
}

const RANDOM_BYTES = 32
const SHAPE = /^ott_[\w-]{43}$/

/** 256 random bits. The prefix lets the log redact it. */
export function newOneTimeToken(): string {
  return `ott_${randomBytes(RANDOM_BYTES).toString('base64url')}`
}

export function createOneTimeTokens(database: Database, clock: Clock): OneTimeTokens {
  async function load(token: string): Promise<OneTimeTokenRow | undefined> {
    if (!SHAPE.test(token)) return undefined
    return database.systemOnce((tx) => repository.findByHash(tx, sha256(token)))
  }

  return {
    async keep(tx, { tenantId, userId }, { purpose, token, mailId }) {
      const expiresAt = new Date(clock.now().getTime() + LIFETIMES_MS[purpose])
      await repository.replace(tx, tenantId, { userId, purpose, hash: sha256(token), expiresAt, mailId })
      return expiresAt
    },
    async find(purpose, token) {
      const row = await load(token)
      if (row?.purpose !== purpose || row.expiresAt <= clock.now()) return undefined
      return { tenantId: row.tenantId, userId: row.userId, isHandedOver: row.mailId === HANDED_OVER }
    },
    async take(tx, { tenantId, userId }, token) {
      const purpose = await repository.remove(tx, tenantId, sha256(token), clock.now())
      if (purpose !== undefined && purpose !== 'email_confirmation') await repository.removeOfUser(tx, tenantId, userId)
      return purpose !== undefined
    },
    revoke: (tx, { tenantId, userId }) => repository.removeOpening(tx, tenantId, userId),
    async madeAt(tx, { tenantId, userId }, purpose) {
      const row = await repository.find(tx, tenantId, userId, purpose)
      return row && new Date(row.expiresAt.getTime() - LIFETIMES_MS[purpose])
    },
    ownerOf: async (token) => (typeof token === 'string' ? load(token) : undefined),
    // Expired invitations stay: they are listed, and can be sent again.
    sweep: () =>
      database.system((tx) => repository.removeExpired(tx, ['password_reset', 'email_confirmation'], clock.now())),
  }
}
