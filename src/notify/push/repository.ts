import { and, count, eq, sql } from 'drizzle-orm'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/database.ts'
import { pushDevices, pushMessages } from '../tables.ts'

export type PushDevice = Omit<typeof pushDevices.$inferSelect, 'tenantId'>

type NewDevice = Pick<PushDevice, 'userId' | 'endpoint' | 'p256dh' | 'auth'>

const isOfAdministrator = sql`exists (
  select from users where users.tenant_id = ${pushDevices.tenantId} and users.id = ${pushDevices.userId} and users.role = 'admin'
)`

export const devicesRepository = {
  /** A browser that comes again keeps its row, and belongs to the one who is signed in now. */
  async add(tx: Tx, tenantId: string, device: NewDevice): Promise<PushDevice> {
    const [row] = await tx
      .insert(pushDevices)
      .values({ tenantId, id: newId('psh'), ...device })
      .onConflictDoUpdate({ target: [pushDevices.tenantId, pushDevices.endpoint], set: device })
      .returning()
    return row!
  },

  async countOf(tx: Tx, tenantId: string, userId: string): Promise<number> {
    const isTheirs = and(eq(pushDevices.tenantId, tenantId), eq(pushDevices.userId, userId))
    const [row] = await tx.select({ count: count() }).from(pushDevices).where(isTheirs)
    return row!.count
  },

  /** Those of administrators: a member has no notifications. */
  ofAdministrators(tx: Tx, tenantId: string): Promise<{ id: string }[]> {
    return tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(and(eq(pushDevices.tenantId, tenantId), isOfAdministrator))
  },

  find(tx: Tx, tenantId: string, id: string): Promise<PushDevice | undefined> {
    return tx
      .select()
      .from(pushDevices)
      .where(and(eq(pushDevices.tenantId, tenantId), eq(pushDevices.id, id)))
      .then(([row]) => row)
  },

  /** False where the tenant's user has no such browser. */
  async remove(tx: Tx, tenantId: string, { id, userId }: { id: string; userId?: string }): Promise<boolean> {
    const isOne = and(
      eq(pushDevices.tenantId, tenantId),
      eq(pushDevices.id, id),
      userId === undefined ? undefined : eq(pushDevices.userId, userId),
    )
    return (await tx.delete(pushDevices).where(isOne).returning({ id: pushDevices.id })).length > 0
  },
}

type NewMessage = Omit<typeof pushMessages.$inferInsert, 'tenantId' | 'id' | 'attempts' | 'lease'>

export const pushRepository = {
  async insert(tx: Tx, tenantId: string, rows: NewMessage[]): Promise<void> {
    if (rows.length === 0) return
    await tx.insert(pushMessages).values(rows.map((row) => ({ tenantId, id: newId('psh'), ...row })))
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx.delete(pushMessages).where(and(eq(pushMessages.tenantId, tenantId), eq(pushMessages.id, id)))
  },
}
