import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { ApiKeyRow } from './api-key-repository.ts'
import type { OperatorUser } from './operator.ts'
import type { UserRow } from './repository.ts'
import { apiKeys, users } from './tables.ts'

/** Over all tenants, for the operator. Never selects hashes. */
export const operatorRepository = {
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
        tenantId: apiKeys.tenantId,
        id: apiKeys.id,
        name: apiKeys.name,
        kind: apiKeys.kind,
        lastFour: apiKeys.lastFour,
        expiresAt: apiKeys.expiresAt,
        lastUsedAt: apiKeys.lastUsedAt,
        createdAt: apiKeys.createdAt,
      })
      .from(apiKeys)
      .where(tenantId === undefined ? undefined : eq(apiKeys.tenantId, tenantId))
      .orderBy(asc(apiKeys.tenantId), asc(apiKeys.id))
  },

  async tenantOfKey(tx: Tx, id: string): Promise<string | undefined> {
    const [row] = await tx.select({ tenantId: apiKeys.tenantId }).from(apiKeys).where(eq(apiKeys.id, id))
    return row?.tenantId
  },
}
