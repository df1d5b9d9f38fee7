import { randomBytes } from 'node:crypto'
import { sha256 } from '../core/secrets.ts'
import { DAY, HOUR, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import {
  oneTimeTokensRepository as repository,
  type OneTimeTokenRow,
  type Purpose,
} from './one-time-token-repository.ts'

/** Whose token it is. */
export interface TokenOwner {
  tenantId: string
  userId: string
}

/** In `one_time_tokens.mail_id`, of a link that the operator handed over: there is no mail. */
export const HANDED_OVER = ''

export interface OneTimeTokens {
  /** Keeps a new token's hash in place of an older one's: only the newest link works. Gives the time when it runs out. */
  keep(tx: Tx, owner: TokenOwner, token: { purpose: Purpose; token: string; mailId: string }): Promise<Date>
  /** Whose it is, while it can be used. */
  find(purpose: Purpose, token: string): Promise<(TokenOwner & { isHandedOver: boolean }) | undefined>
  /** Uses it up; one that opens the account uses up the user's others too. True for one of all that come at once. */
  take(tx: Tx, owner: TokenOwner, token: string): Promise<boolean>
  /** All links of the user that open the account. */
  revoke(tx: Tx, owner: TokenOwner): Promise<void>
  /** When the link of this purpose that is out was made. */
  madeAt(tx: Tx, owner: TokenOwner, purpose: Purpose): Promise<Date | undefined>
  /** Whose it is or was: to count by, not to let in. */
  ownerOf(token: unknown): Promise<TokenOwner | undefined>
  sweep(): Promise<void>
}

const LIFETIMES_MS: Record<Purpose, number> = {
  password_reset: HOUR,
  invitation: 7 * DAY,
  // As long as mails to strangers wait for it (api.md §2).
  email_confirmation: 3 * DAY,
}

const RANDOM_BYTES = 32
const SHAPE = /^ott_[\w-]{43}$/

/** 256 random bits. By the prefix the log knows what it must not show. */
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
    // Invitations that ran out stay: they are shown, and can be sent again.
    sweep: () =>
      database.system((tx) => repository.removeExpired(tx, ['password_reset', 'email_confirmation'], clock.now())),
  }
}
