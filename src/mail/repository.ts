import { and, eq, inArray, lt, sql, asc, count, gt, isNull, lte, or } from 'drizzle-orm'
import { MILLISECOND, SECOND } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import type { Template } from '../languages/mail.ts'
import { mails, mailPasses, provenAddresses } from './tables.ts'

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
    /** True for a mail released by staff. */
    isApproved: sql<boolean>`${mails.approvedAt} is not null`,
    /** True for a mail that the gate passed on an earlier attempt. */
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
  template: Template
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

  /** Over all tenants, for the sweep: every mail is kept for the same time. */
  async removeBefore(tx: Tx, before: Date): Promise<void> {
    await tx.delete(mails).where(lt(mails.createdAt, before))
  },
}

/** An earlier mail of the same thread. */
export interface EarlierMail {
  id: string
  status: (typeof mails.$inferSelect)['status']
  error: string | null
  hasPassed: boolean
}

interface Hold {
  status: 'waiting' | 'withheld'
  reason: string
  /** The sealed address, shown to staff. */
  recipient: string
  forMs: number
}

const A_DAY_AGO = sql`now() - interval '1 day'`
const inMs = (ms: number) => sql`now() + make_interval(secs => ${(ms * MILLISECOND) / SECOND})`

const isLent = ({ tenantId, id, lease }: MailJob) =>
  and(eq(mails.tenantId, tenantId), eq(mails.id, id), eq(mails.lease, lease))

/** Methods with a `MailJob` take the tenant from it: a lease is claimed over all tenants, and the job names its own. */
export const gateRepository = {
  /** Oldest first, locked until the transaction ends. */
  async earlierInThread(tx: Tx, { tenantId, id, thread }: MailJob): Promise<EarlierMail[]> {
    if (thread === null) return []
    return tx
      .select({
        id: mails.id,
        status: mails.status,
        error: mails.error,
        hasPassed: sql<boolean>`${mails.passedAt} is not null`,
      })
      .from(mails)
      .where(and(eq(mails.tenantId, tenantId), eq(mails.thread, thread), lt(mails.id, id)))
      .orderBy(asc(mails.id))
      .for('update')
  },

  /** False when the lease was lost meanwhile. */
  async pass(tx: Tx, job: MailJob): Promise<boolean> {
    const rows = await tx
      .update(mails)
      .set({ passedAt: sql`now()` })
      .where(isLent(job))
      .returning({ id: mails.id })
    return rows.length > 0
  },

  async hold(tx: Tx, job: MailJob, { status, reason, recipient, forMs }: Hold): Promise<void> {
    const held = { status, error: reason, recipient, heldAt: sql`now()`, heldUntil: inMs(forMs), lease: null }
    await tx
      .update(mails)
      // Holding is not a delivery attempt.
      .set({ ...held, attempts: sql`${mails.attempts} - 1` })
      .where(isLent(job))
  },

  /** Due at once, after the just released mail earlier in its thread. */
  async postpone(tx: Tx, job: MailJob): Promise<void> {
    await tx
      .update(mails)
      .set({ dueAt: sql`now()`, lease: null, attempts: sql`${mails.attempts} - 1` })
      .where(isLent(job))
  },

  async drop(tx: Tx, job: MailJob, reason: string, recipient: string): Promise<void> {
    await tx
      .update(mails)
      .set({ status: 'dropped', error: reason, recipient, heldAt: sql`now()`, sealed: null, lease: null })
      .where(isLent(job))
  },

  /** Drops unsent mails made obsolete by a later one. */
  async supersede(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
    if (ids.length === 0) return
    const heldAt = sql`coalesce(${mails.heldAt}, now())`
    await tx
      .update(mails)
      .set({ status: 'dropped', error: 'superseded', sealed: null, lease: null, heldAt })
      .where(and(eq(mails.tenantId, tenantId), inArray(mails.id, ids), isNull(mails.passedAt)))
  },

  /** Over all tenants: decisions per mailbox are serialised, across all processes, so that every mail counts. */
  async lockRecipient(tx: Tx, key: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${key}`}, 0))`)
  },

  /** Over all tenants: mails passed to a mailbox within a day, and apart those of this tenant. */
  async passesOf(tx: Tx, key: string, tenantId: string) {
    const isOwn = sql`${mailPasses.sender} = ${tenantId}`
    const [row] = await tx
      .select({
        all: count(),
        unapproved: sql<number>`count(*) filter (where not ${mailPasses.isApproved})::int`,
        own: sql<number>`count(*) filter (where ${isOwn})::int`,
        ownConfirmations: sql<number>`count(*) filter (where ${isOwn} and ${mailPasses.template} = 'booking_confirmed')::int`,
      })
      .from(mailPasses)
      .where(and(eq(mailPasses.recipientKey, key), gt(mailPasses.passedAt, A_DAY_AGO)))
    return row!
  },

  async notePass(tx: Tx, { tenantId, id, template, isApproved }: MailJob, recipientKey: string): Promise<void> {
    await tx
      .insert(mailPasses)
      .values({ mailId: id, recipientKey, sender: tenantId, template, isApproved })
      .onConflictDoNothing()
  },

  async isProven(tx: Tx, tenantId: string, key: string): Promise<boolean> {
    const [row] = await tx
      .select({ key: provenAddresses.recipientKey })
      .from(provenAddresses)
      .where(and(eq(provenAddresses.tenantId, tenantId), eq(provenAddresses.recipientKey, key)))
    return row !== undefined
  },

  async prove(tx: Tx, tenantId: string, recipientKey: string): Promise<void> {
    await tx
      .insert(provenAddresses)
      .values({ tenantId, recipientKey })
      .onConflictDoUpdate({
        target: [provenAddresses.tenantId, provenAddresses.recipientKey],
        set: { provenAt: sql`now()` },
      })
  },

  /** Releases held mails, each with its full delivery period. */
  async release(tx: Tx, tenantId: string): Promise<void> {
    await tx
      .update(mails)
      .set(RELEASED)
      .where(and(eq(mails.tenantId, tenantId), eq(mails.status, 'waiting')))
  },

  /** Over all tenants, for the sweep. */
  async waitingTenants(tx: Tx): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ tenantId: mails.tenantId })
      .from(mails)
      .where(and(sql`${mails.heldAt} is not null`, eq(mails.status, 'waiting')))
    return rows.map(({ tenantId }) => tenantId)
  },

  /** Approves a withheld mail and the earlier ones of its thread. */
  async approve(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
    await tx
      .update(mails)
      .set({ ...RELEASED, approvedAt: sql`now()` })
      .where(and(eq(mails.tenantId, tenantId), inArray(mails.id, ids), eq(mails.status, 'withheld')))
  },

  async discard(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx
      .update(mails)
      .set({ status: 'dropped', error: 'discarded', sealed: null })
      .where(and(eq(mails.tenantId, tenantId), eq(mails.id, id)))
  },

  /** Over all tenants, for the sweep. */
  async dropOverdue(tx: Tx): Promise<void> {
    await tx
      .update(mails)
      .set({ status: 'dropped', sealed: null })
      .where(and(inArray(mails.status, ['waiting', 'withheld']), lte(mails.heldUntil, sql`now()`)))
  },

  /** Over all tenants, for the sweep. */
  async forget(tx: Tx, provenDays: number): Promise<void> {
    await tx.delete(mailPasses).where(lt(mailPasses.passedAt, A_DAY_AGO))
    await tx
      .delete(provenAddresses)
      .where(lt(provenAddresses.provenAt, sql`now() - make_interval(days => ${provenDays})`))
  },

  /** Held and dropped mails, newest first. */
  async listHeld(
    tx: Tx,
    tenantId: string,
    { status, before, limit }: { status: HeldStatus | undefined; before: string; limit: number },
  ): Promise<HeldMailRow[]> {
    const held = tx
      .select(HELD)
      .from(mails)
      .where(
        and(
          eq(mails.tenantId, tenantId),
          lt(mails.id, before),
          sql`${mails.heldAt} is not null`,
          status === undefined ? inArray(mails.status, HELD_STATUSES) : eq(mails.status, status),
        ),
      )
      .orderBy(sql`${mails.id} desc`)
      .limit(limit)
    // The condition leaves the statuses of held mails.
    return held as Promise<HeldMailRow[]>
  },

  /** Locked until the transaction ends. */
  async lock(tx: Tx, tenantId: string, id: string): Promise<LockedMail | undefined> {
    const [row] = await tx
      .select({ ...HELD, thread: mails.thread })
      .from(mails)
      .where(and(eq(mails.tenantId, tenantId), eq(mails.id, id)))
      .for('update')
    return row
  },

  /** Withheld mails of a thread, up to and including this one. */
  async withheldUpTo(tx: Tx, tenantId: string, { id, thread }: Pick<LockedMail, 'id' | 'thread'>): Promise<string[]> {
    const isBefore = thread === null ? undefined : and(eq(mails.thread, thread), lt(mails.id, id))
    const rows = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.tenantId, tenantId), eq(mails.status, 'withheld'), or(eq(mails.id, id), isBefore)))
      .orderBy(asc(mails.id))
      .for('update')
    return rows.map((row) => row.id)
  },
}

const RELEASED = {
  status: 'queued' as const,
  error: null,
  dueAt: sql`now()`,
  expiresAt: sql`${mails.expiresAt} + (now() - ${mails.createdAt})`,
}

export const HELD_STATUSES = ['waiting', 'withheld', 'dropped'] as const
export type HeldStatus = (typeof HELD_STATUSES)[number]

const HELD = {
  id: mails.id,
  template: mails.template,
  status: mails.status,
  reason: mails.error,
  recipient: mails.recipient,
  heldAt: mails.heldAt,
  heldUntil: mails.heldUntil,
  createdAt: mails.createdAt,
}

interface HeldMail {
  id: string
  template: string
  reason: string | null
  recipient: string | null
  heldAt: Date | null
  heldUntil: Date | null
  createdAt: Date
}

export interface HeldMailRow extends HeldMail {
  status: HeldStatus
}

interface LockedMail extends HeldMail {
  status: (typeof mails.$inferSelect)['status']
  thread: string | null
}
