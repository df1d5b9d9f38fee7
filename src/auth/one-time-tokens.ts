import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { sha256 } from '../core/secrets.ts'
import { DAY, HOUR, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { BadRequest } from '../errors.ts'
import { oneTimeTokens } from './tables.ts'

/** For an unknown, used or expired link. */
export function invalidLink(): BadRequest {
  return new BadRequest('This link is no longer valid. Ask for a new one.')
}

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
    return database.systemOnce((tx) => oneTimeTokensRepository.findByHash(tx, sha256(token)))
  }

  return {
    async keep(tx, { tenantId, userId }, { purpose, token, mailId }) {
      const expiresAt = new Date(clock.now().getTime() + LIFETIMES_MS[purpose])
      await oneTimeTokensRepository.replace(tx, tenantId, { userId, purpose, hash: sha256(token), expiresAt, mailId })
      return expiresAt
    },
    async find(purpose, token) {
      const row = await load(token)
      if (row?.purpose !== purpose || row.expiresAt <= clock.now()) return undefined
      return { tenantId: row.tenantId, userId: row.userId, isHandedOver: row.mailId === HANDED_OVER }
    },
    async take(tx, { tenantId, userId }, token) {
      const purpose = await oneTimeTokensRepository.remove(tx, tenantId, sha256(token), clock.now())
      if (purpose !== undefined && purpose !== 'email_confirmation')
        await oneTimeTokensRepository.removeOfUser(tx, tenantId, userId)
      return purpose !== undefined
    },
    revoke: (tx, { tenantId, userId }) => oneTimeTokensRepository.removeOpening(tx, tenantId, userId),
    async madeAt(tx, { tenantId, userId }, purpose) {
      const row = await oneTimeTokensRepository.find(tx, tenantId, userId, purpose)
      return row && new Date(row.expiresAt.getTime() - LIFETIMES_MS[purpose])
    },
    ownerOf: async (token) => (typeof token === 'string' ? load(token) : undefined),
    // Expired invitations stay: they are listed, and can be sent again.
    sweep: () =>
      database.system((tx) =>
        oneTimeTokensRepository.removeExpired(tx, ['password_reset', 'email_confirmation'], clock.now()),
      ),
  }
}

type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect
type Purpose = OneTimeTokenRow['purpose']

const isOf = (tenantId: string, userId: string) =>
  and(eq(oneTimeTokens.tenantId, tenantId), eq(oneTimeTokens.userId, userId))

const oneTimeTokensRepository = {
  /** Over all tenants: the token identifies its owner. */
  async findByHash(tx: Tx, hash: string): Promise<OneTimeTokenRow | undefined> {
    const [row] = await tx.select().from(oneTimeTokens).where(eq(oneTimeTokens.hash, hash))
    return row
  },

  async find(tx: Tx, tenantId: string, userId: string, purpose: Purpose): Promise<OneTimeTokenRow | undefined> {
    const [row] = await tx
      .select()
      .from(oneTimeTokens)
      .where(and(isOf(tenantId, userId), eq(oneTimeTokens.purpose, purpose)))
    return row
  },

  /** Replaces the user's older token of the same purpose. */
  async replace(
    tx: Tx,
    tenantId: string,
    { userId, purpose, ...values }: Omit<OneTimeTokenRow, 'tenantId'>,
  ): Promise<void> {
    await tx
      .insert(oneTimeTokens)
      .values({ tenantId, userId, purpose, ...values })
      .onConflictDoUpdate({
        target: [oneTimeTokens.tenantId, oneTimeTokens.userId, oneTimeTokens.purpose],
        set: values,
      })
  },

  /** Returns the purpose; of concurrent callers only one succeeds. */
  async remove(tx: Tx, tenantId: string, hash: string, now: Date): Promise<Purpose | undefined> {
    const rows = await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.tenantId, tenantId), eq(oneTimeTokens.hash, hash), gt(oneTimeTokens.expiresAt, now)))
      .returning({ purpose: oneTimeTokens.purpose })
    return rows[0]?.purpose
  },

  async removeOfUser(tx: Tx, tenantId: string, userId: string): Promise<void> {
    await tx.delete(oneTimeTokens).where(isOf(tenantId, userId))
  },

  /** Tokens that open the account; a confirmation link survives a change of password. */
  async removeOpening(tx: Tx, tenantId: string, userId: string): Promise<void> {
    await tx.delete(oneTimeTokens).where(and(isOf(tenantId, userId), ne(oneTimeTokens.purpose, 'email_confirmation')))
  },

  /** Over all tenants, for the sweep. */
  async removeExpired(tx: Tx, purposes: Purpose[], now: Date): Promise<void> {
    await tx
      .delete(oneTimeTokens)
      .where(and(inArray(oneTimeTokens.purpose, purposes), lt(oneTimeTokens.expiresAt, now)))
  },
}
