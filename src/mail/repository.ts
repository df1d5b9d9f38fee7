import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { MILLISECOND, SECOND } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { mails } from './tables.ts'

export type MailStatus = (typeof mails.$inferSelect)['status']

/** A mail leased to this process. */
export interface MailJob {
  tenantId: string
  id: string
  template: string
  sealed: string
  createdAt: Date
  attempts: number
  /** Seconds until it expires, by the database's clock. */
  secondsLeft: number
  lease: string
  /** Mails of one thread are sent in order. */
  thread: string | null
  /** Released by staff. */
  isApproved: boolean
  /** Passed by the gate on an earlier attempt. */
  hasPassed: boolean
}

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

  /**
   * Over all tenants: mails a person is waiting for come first, then the most overdue. Earlier mails of the same thread block
   * later ones.
   */
  async claim(tx: Tx, limit: number, token: string, seconds: number): Promise<MailJob[]> {
    const { rows } = await tx.execute<ClaimedRow>(sql`
      with due as materialized (
        select tenant_id, id from mails m where status = 'queued' and due_at <= now()
          and not exists (select from mails e where e.tenant_id = m.tenant_id and e.thread = m.thread and e.id < m.id and e.status = 'queued')
        order by template not in ('password_reset', 'email_confirmation'), due_at, id limit ${limit} for update skip locked
      )
      update mails m set due_at = now() + make_interval(secs => ${seconds}), attempts = m.attempts + 1, lease = ${token}
      from due where m.tenant_id = due.tenant_id and m.id = due.id
      returning m.tenant_id, m.id, m.template, m.sealed, m.attempts, m.thread,
        m.approved_at is not null as is_approved, m.passed_at is not null as has_passed,
        extract(epoch from m.created_at)::float8 as created_s, extract(epoch from m.expires_at - now())::float8 as seconds_left`)
    return rows.map((row) => ({
      tenantId: row.tenant_id,
      id: row.id,
      template: row.template,
      sealed: row.sealed,
      createdAt: new Date(row.created_s * SECOND),
      attempts: row.attempts,
      secondsLeft: row.seconds_left,
      lease: token,
      thread: row.thread,
      isApproved: row.is_approved,
      hasPassed: row.has_passed,
    }))
  },

  /** No effect once the lease is lost or the tenant erased. */
  async endLease(tx: Tx, { tenantId, id, lease }: MailJob, change: Change): Promise<void> {
    await tx
      .update(mails)
      .set({ ...columnsOf(change), lease: null })
      .where(and(eq(mails.tenantId, tenantId), eq(mails.id, id), eq(mails.lease, lease)))
  },

  /** Makes leased work due at once; only safe where no other process runs. */
  async freeLeases(tx: Tx): Promise<void> {
    await tx
      .update(mails)
      .set({ lease: null, dueAt: sql`now()` })
      .where(and(eq(mails.status, 'queued'), sql`${mails.lease} is not null`))
  },

  async removeBefore(tx: Tx, before: Date): Promise<void> {
    await tx.delete(mails).where(lt(mails.createdAt, before))
  },
}

interface ClaimedRow extends Record<string, unknown> {
  tenant_id: string
  id: string
  template: string
  sealed: string
  created_s: number
  attempts: number
  seconds_left: number
  thread: string | null
  is_approved: boolean
  has_passed: boolean
}

/** Result of an attempt. */
export type Change =
  | { end: 'sent' }
  | { end: 'failed'; error: string }
  | { end: 'later'; error: string; seconds: number }
  | { end: 'released' }

function columnsOf(change: Change) {
  switch (change.end) {
    case 'sent':
      return { status: 'sent' as const, sealed: null, error: null }
    case 'failed':
      return { status: 'failed' as const, sealed: null, error: change.error }
    case 'later':
      return { error: change.error, dueAt: sql`now() + make_interval(secs => ${change.seconds})` }
    case 'released':
      return { dueAt: sql`now()`, attempts: sql`${mails.attempts} - 1` }
  }
}
