import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { MILLISECOND, SECOND } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { mails } from './tables.ts'

export type MailStatus = (typeof mails.$inferSelect)['status']

/** Mails a person is waiting for come first, then the most overdue. Earlier mails of the same thread block later ones. */
export const mailLease = createLease(mails, {
  key: { tenantId: mails.tenantId, id: mails.id },
  fields: {
    template: mails.template,
    sealed: sql<string>`${mails.sealed}`,
    createdAt: mails.createdAt,
    /** Seconds until it expires, by the database's clock. */
    secondsLeft: sql<number>`extract(epoch from ${mails.expiresAt} - now())::float8`,
    thread: mails.thread,
    /** Released by staff. */
    isApproved: sql<boolean>`${mails.approvedAt} is not null`,
    /** Passed by the gate on an earlier attempt. */
    hasPassed: sql<boolean>`${mails.passedAt} is not null`,
  },
  pending: sql`${mails.status} = 'queued'`,
  ready: sql`not exists (select from ${mails} e where e.tenant_id = ${mails.tenantId} and e.thread = ${mails.thread}
    and e.id < ${mails.id} and e.status = 'queued')`,
  order: sql`${mails.template} not in ('password_reset', 'email_confirmation'), ${mails.dueAt}, ${mails.id}`,
})

export type MailJob = Claimed<typeof mailLease>

interface NewMail {
  id: string
  template: string
  sealed: string
  thread: string | null
  lifetimeMs: number
}

export const mailsRepository = {
  async insert(tx: Tx, tenantId: string, { lifetimeMs, ...values }: NewMail): Promise<void> {
    const expiresAt = sql`now() + make_interval(secs => ${(lifetimeMs * MILLISECOND) / SECOND})`
    await tx.insert(mails).values({ tenantId, ...values, status: 'queued', expiresAt })
  },

  async statuses(tx: Tx, tenantId: string, ids: string[]): Promise<Map<string, MailStatus>> {
    const rows = await tx
      .select({ id: mails.id, status: mails.status })
      .from(mails)
      .where(and(eq(mails.tenantId, tenantId), inArray(mails.id, ids)))
    return new Map(rows.map(({ id, status }) => [id, status]))
  },

  async removeBefore(tx: Tx, before: Date): Promise<void> {
    await tx.delete(mails).where(lt(mails.createdAt, before))
  },
}
