import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { oneTimeTokens } from './tables.ts'

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect
export type Purpose = OneTimeTokenRow['purpose']

const isOf = (tenantId: string, userId: string) =>
  and(eq(oneTimeTokens.tenantId, tenantId), eq(oneTimeTokens.userId, userId))

export const oneTimeTokensRepository = {
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
