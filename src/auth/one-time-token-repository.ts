import { and, eq, gt, lt } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { oneTimeTokens } from './tables.ts'

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect
export type Purpose = OneTimeTokenRow['purpose']

export const oneTimeTokensRepository = {
  /** Over all tenants: the token itself says whose it is. */
  async findByHash(tx: Tx, hash: string): Promise<OneTimeTokenRow | undefined> {
    const [row] = await tx.select().from(oneTimeTokens).where(eq(oneTimeTokens.hash, hash))
    return row
  },

  /** In place of the user's older one of the same purpose. */
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

  /** True for one of all that try at once. */
  async remove(tx: Tx, tenantId: string, hash: string, now: Date): Promise<boolean> {
    const rows = await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.tenantId, tenantId), eq(oneTimeTokens.hash, hash), gt(oneTimeTokens.expiresAt, now)))
      .returning({ hash: oneTimeTokens.hash })
    return rows.length > 0
  },

  async removeOfUser(tx: Tx, tenantId: string, userId: string): Promise<void> {
    await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.tenantId, tenantId), eq(oneTimeTokens.userId, userId)))
  },

  /** Over all tenants, for the sweep. */
  async removeExpired(tx: Tx, purpose: Purpose, now: Date): Promise<void> {
    await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.purpose, purpose), lt(oneTimeTokens.expiresAt, now)))
  },
}
