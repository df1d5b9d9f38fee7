import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { privacyWork } from './tables.ts'

export type RetentionState = Omit<typeof privacyWork.$inferSelect, 'tenantId' | 'lease' | 'attempts'>

export const retentionLease = createLease(privacyWork, {
  key: { tenantId: privacyWork.tenantId },
  fields: { startedAt: privacyWork.startedAt, cleared: privacyWork.cleared },
})
export type RetentionJob = Claimed<typeof retentionLease>

export const retentionRepository = {
  async find(tx: Tx, tenantId: string): Promise<RetentionState | undefined> {
    const { startedAt, cleared, finishedAt, lastCleared, failingSince, dueAt } = privacyWork
    const [row] = await tx
      .select({ startedAt, cleared, finishedAt, lastCleared, failingSince, dueAt })
      .from(privacyWork)
      .where(eq(privacyWork.tenantId, tenantId))
    return row
  },

  /** Makes the tenant's work due now; a run that goes on is followed by another. */
  async due(tx: Tx, tenantId: string): Promise<void> {
    await tx
      .insert(privacyWork)
      .values({ tenantId })
      .onConflictDoUpdate({
        target: privacyWork.tenantId,
        set: { dueAt: sql`case when ${privacyWork.lease} is null then now() else ${privacyWork.dueAt} end` },
      })
  },

  /** Over all tenants: gives those with settings that need it their work. */
  async addMissing(tx: Tx): Promise<void> {
    await tx.execute(sql`
      insert into privacy_work (tenant_id)
      select t.id from tenants t where t.copy_of is null
        and (t.privacy ?| array['retention_days', 'recording_days'] or t.privacy->>'redaction' not in ('none', 'false'))
        and not exists (select from privacy_work w where w.tenant_id = t.id)`)
  },
}
