import { and, eq, sql } from 'drizzle-orm'
import type { Lease } from '../../core/leased-work.ts'
import { MILLISECOND, SECOND } from '../../core/time.ts'
import type { Tx } from '../../db/database.ts'
import { bookingReminders } from './tables.ts'

/** A reminder that is lent to this process. */
export interface ReminderJob {
  tenantId: string
  bookingId: string
  minutesBefore: number
  sequence: number
  attempts: number
  lease: string
}

export interface NewReminder {
  bookingId: string
  minutesBefore: number
  sequence: number
  dueAt: Date
}

const isOf = (tenantId: string, bookingId: string) =>
  and(eq(bookingReminders.tenantId, tenantId), eq(bookingReminders.bookingId, bookingId))

/** Matches nothing once the booking was moved, or the reminder was lent to somebody else. */
const isLent = ({ tenantId, bookingId, minutesBefore, lease }: ReminderJob) =>
  and(isOf(tenantId, bookingId), eq(bookingReminders.minutesBefore, minutesBefore), eq(bookingReminders.lease, lease))

export const remindersRepository = {
  async removeOf(tx: Tx, tenantId: string, bookingId: string): Promise<void> {
    await tx.delete(bookingReminders).where(isOf(tenantId, bookingId))
  },

  async insert(tx: Tx, tenantId: string, reminders: NewReminder[]): Promise<void> {
    if (reminders.length > 0)
      await tx.insert(bookingReminders).values(reminders.map((reminder) => ({ tenantId, ...reminder })))
  },

  async setSequence(tx: Tx, tenantId: string, bookingId: string, sequence: number): Promise<void> {
    await tx.update(bookingReminders).set({ sequence }).where(isOf(tenantId, bookingId))
  },

  /** Over all tenants, the most overdue first. */
  async claim(tx: Tx, limit: number, { token, seconds }: Lease, now: Date): Promise<ReminderJob[]> {
    const lentUntil = new Date(now.getTime() + seconds * SECOND * MILLISECOND)
    const { rows } = await tx.execute<ClaimedRow>(sql`
      with due as materialized (
        select tenant_id, booking_id, minutes_before from booking_reminders where due_at <= ${now.toISOString()}::timestamptz
        order by due_at limit ${limit} for update skip locked
      )
      update booking_reminders r
      set due_at = ${lentUntil.toISOString()}::timestamptz, attempts = r.attempts + 1, lease = ${token}
      from due where r.tenant_id = due.tenant_id and r.booking_id = due.booking_id and r.minutes_before = due.minutes_before
      returning r.tenant_id, r.booking_id, r.minutes_before, r.sequence, r.attempts`)
    return rows.map((row) => ({
      tenantId: row.tenant_id,
      bookingId: row.booking_id,
      minutesBefore: row.minutes_before,
      sequence: row.sequence,
      attempts: row.attempts,
      lease: token,
    }))
  },

  /** True for the one that it is lent to. */
  async remove(tx: Tx, job: ReminderJob): Promise<boolean> {
    const rows = await tx.delete(bookingReminders).where(isLent(job)).returning({ id: bookingReminders.bookingId })
    return rows.length > 0
  },

  async giveBack(tx: Tx, job: ReminderJob, dueAt: Date): Promise<void> {
    await tx.update(bookingReminders).set({ lease: null, dueAt }).where(isLent(job))
  },

  /** What a stopped process had is due at once, where no other process can be at it. */
  async freeLeases(tx: Tx, now: Date): Promise<void> {
    await tx
      .update(bookingReminders)
      .set({ lease: null, dueAt: now })
      .where(sql`${bookingReminders.lease} is not null`)
  },
}

interface ClaimedRow extends Record<string, unknown> {
  tenant_id: string
  booking_id: string
  minutes_before: number
  sequence: number
  attempts: number
}
