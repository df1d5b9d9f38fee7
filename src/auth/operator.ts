import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { ApiKeyKind, ApiKeys } from './api-keys.ts'
import type { ApiKeyRow } from './api-key-repository.ts'
import { HANDED_OVER, newOneTimeToken, type OneTimeTokens } from './one-time-tokens.ts'
import { usersRepository, type UserRow } from './repository.ts'
import { apiKeys as keys, users } from './tables.ts'

/** A single-use link for the operator to hand over. */
export interface OneTimeLink {
  url: string
  email: string
  tenantId: string
  expiresAt: Date
}

/** A user as the operator sees one: without the password hash. */
type OperatorUser = Omit<UserRow, 'passwordHash' | 'warnedAt'> & { isInvited: boolean }

/** Users and keys for operators with a shell on the installation: no permission checks, no mails. */
export interface AuthOperator {
  /** Of one tenant, or of all. */
  users(tenantId?: string): Promise<OperatorUser[]>
  /** A password reset link; it replaces older links, and sessions end when it is used. @throws NotFound */
  resetPassword(email: string): Promise<OneTimeLink>
  /** An invitation link; a pending invitee gets a new one. @throws Conflict for an e-mail with an account */
  invite(person: { email: string; tenantId: string; role: UserRow['role'] }): Promise<OneTimeLink>
  /** Of one tenant, or of all. */
  keys(tenantId?: string): Promise<Omit<ApiKeyRow, 'hash'>[]>
  /** `key` holds the key, this once. */
  createKey(tenantId: string, values: { name: string; kind: ApiKeyKind }): Promise<ApiKeyRow & { key: string }>
  /** @throws NotFound */
  revokeKey(id: string): Promise<void>
}

interface AuthOperatorDeps {
  database: Database
  baseUrl: string
  tokens: Pick<OneTimeTokens, 'keep'>
  apiKeys: Pick<ApiKeys, 'create' | 'revoke'>
}

const PAGES = { password_reset: '/reset', invitation: '/invitation' } as const

export function createAuthOperator({ database, baseUrl, tokens, apiKeys }: AuthOperatorDeps): AuthOperator {
  const link = async (tx: Tx, { tenantId, id: userId, email }: UserRow, purpose: keyof typeof PAGES) => {
    const token = newOneTimeToken()
    const expiresAt = await tokens.keep(tx, { tenantId, userId }, { purpose, token, mailId: HANDED_OVER })
    return { url: `${baseUrl}${PAGES[purpose]}#token=${token}`, email, tenantId, expiresAt }
  }

  return {
    users: (tenantId) => database.systemOnce((tx) => operatorRepository.users(tx, tenantId)),

    resetPassword: (email) =>
      database.system(async (tx) => {
        const user = await usersRepository.findByEmail(tx, email)
        if (user === undefined) throw new NotFound(`There is no account with the e-mail address ${email}`)
        // The user's row is locked before its tokens, everywhere.
        if ((await usersRepository.hold(tx, user.tenantId, user.id, user.passwordHash)) === undefined)
          throw new Conflict('The account changed at this moment. Try again.')
        return link(tx, user, 'password_reset')
      }),

    invite: ({ email, tenantId, role }) =>
      database.system(async (tx) => {
        if ((await usersRepository.findByEmail(tx, email)) !== undefined)
          throw new Conflict(`${email} has an account already. A new password: users reset-password ${email}`)
        const values = { id: newId('usr'), email, name: null, role }
        const user =
          (await usersRepository.insert(tx, tenantId, values)) ??
          (await operatorRepository.lockInvited(tx, tenantId, email))
        if (user === undefined) throw new Conflict('The invitation was accepted at this moment')
        return link(tx, user, 'invitation')
      }),

    keys: (tenantId) => database.systemOnce((tx) => operatorRepository.keys(tx, tenantId)),
    createKey: (tenantId, values) => apiKeys.create(tenantId, values),

    async revokeKey(id) {
      const tenantId = await database.systemOnce((tx) => operatorRepository.tenantOfKey(tx, id))
      if (tenantId === undefined) throw new NotFound(`There is no API key ${id}`)
      await apiKeys.revoke(tenantId, id)
    },
  }
}

/** Over all tenants, for the operator. Never selects hashes. */
const operatorRepository = {
  async users(tx: Tx, tenantId: string | undefined): Promise<OperatorUser[]> {
    return tx
      .select({
        tenantId: users.tenantId,
        id: users.id,
        email: users.email,
        name: users.name,
        role: users.role,
        emailConfirmedAt: users.emailConfirmedAt,
        createdAt: users.createdAt,
        isInvited: sql<boolean>`${users.passwordHash} is null`,
      })
      .from(users)
      .where(tenantId === undefined ? undefined : eq(users.tenantId, tenantId))
      .orderBy(asc(users.tenantId), asc(users.id))
  },

  /** Locks a pending invitee; acceptance waits until the transaction ends. */
  async lockInvited(tx: Tx, tenantId: string, email: string): Promise<UserRow | undefined> {
    const [row] = await tx
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.email, email), isNull(users.passwordHash)))
      .for('no key update')
    return row
  },

  async keys(tx: Tx, tenantId: string | undefined): Promise<Omit<ApiKeyRow, 'hash'>[]> {
    return tx
      .select({
        tenantId: keys.tenantId,
        id: keys.id,
        name: keys.name,
        kind: keys.kind,
        lastFour: keys.lastFour,
        expiresAt: keys.expiresAt,
        lastUsedAt: keys.lastUsedAt,
        createdAt: keys.createdAt,
      })
      .from(keys)
      .where(tenantId === undefined ? undefined : eq(keys.tenantId, tenantId))
      .orderBy(asc(keys.tenantId), asc(keys.id))
  },

  /** Over all tenants: the operator names a key by its id alone. */
  async tenantOfKey(tx: Tx, id: string): Promise<string | undefined> {
    const [row] = await tx.select({ tenantId: keys.tenantId }).from(keys).where(eq(keys.id, id))
    return row?.tenantId
  },
}
