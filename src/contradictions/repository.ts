import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { wantedContradictions as wanted } from './tables.ts'

export const wantedRepository = {
  async ids(tx: Tx, tenantId: string): Promise<Set<string>> {
    const rows = await tx.select({ id: wanted.id }).from(wanted).where(eq(wanted.tenantId, tenantId))
    return new Set(rows.map(({ id }) => id))
  },

  async add(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx.insert(wanted).values({ tenantId, id }).onConflictDoNothing()
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx.delete(wanted).where(and(eq(wanted.tenantId, tenantId), eq(wanted.id, id)))
  },
}
