import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { notices } from './tables.ts'

type NoticeRow = Omit<typeof notices.$inferSelect, 'tenantId' | 'createdAt'>
export type NoticeKind = NoticeRow['kind']

export const noticesRepository = {
  /** False if it was noted before. */
  async note(tx: Tx, tenantId: string, row: NoticeRow): Promise<boolean> {
    const rows = await tx
      .insert(notices)
      .values({ tenantId, ...row })
      .onConflictDoNothing()
      .returning({ about: notices.about })
    return rows.length > 0
  },

  async has(tx: Tx, tenantId: string, about: string, kind: NoticeKind): Promise<boolean> {
    const isOne = and(eq(notices.tenantId, tenantId), eq(notices.about, about), eq(notices.kind, kind))
    return (await tx.select({ kind: notices.kind }).from(notices).where(isOne).limit(1)).length > 0
  },

  /** Of all tenants, in a system transaction. */
  async removeBefore(tx: Tx, before: Date): Promise<void> {
    await tx.delete(notices).where(lt(notices.createdAt, before))
  },
}
