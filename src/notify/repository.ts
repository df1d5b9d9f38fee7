import { and, asc, count, eq, inArray, lt, lte, min, ne, or, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import type { Tx } from '../db/database.ts'
import { notices, pushMessages, waitingNotices } from './tables.ts'

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

  /** Over all tenants, for the sweep: notices are kept equally long for each. */
  async removeBefore(tx: Tx, before: Date): Promise<void> {
    await tx.delete(notices).where(lt(notices.createdAt, before))
  },
}

export type WaitingNotice = Pick<typeof waitingNotices.$inferSelect, 'id' | 'template' | 'contents' | 'createdAt'>

type NewWaiting = Omit<WaitingNotice, 'id'> & Pick<typeof waitingNotices.$inferSelect, 'about' | 'kind' | 'until'>

/** Maximum notices in one transaction; the rest follows in the next mail. */
const MAX_TOLD = 1_000

export const waitingRepository = {
  async insert(tx: Tx, tenantId: string, row: NewWaiting): Promise<void> {
    await tx.insert(waitingNotices).values({ tenantId, id: newId('ntc'), ...row, dueAt: row.until })
  },

  /** Oldest first. */
  due(tx: Tx, tenantId: string, now: Date): Promise<WaitingNotice[]> {
    const { id, template, contents, createdAt } = waitingNotices
    return tx
      .select({ id, template, contents, createdAt })
      .from(waitingNotices)
      .where(and(eq(waitingNotices.tenantId, tenantId), lte(waitingNotices.until, now)))
      .orderBy(asc(createdAt), asc(id))
      .limit(MAX_TOLD)
  },

  /** Returns the number of removed rows. */
  async remove(tx: Tx, tenantId: string, ids: string[]): Promise<number> {
    const rows = await tx
      .delete(waitingNotices)
      .where(and(eq(waitingNotices.tenantId, tenantId), inArray(waitingNotices.id, ids)))
      .returning({ id: waitingNotices.id })
    return rows.length
  },

  /** Removes the notices that name one of these contacts, or are about one of these conversations, calls and leads. */
  async forget(tx: Tx, tenantId: string, { about, contacts }: { about: string[]; contacts: string[] }): Promise<void> {
    const named = sql`exists (select from unnest(${sql.param(contacts)}::text[]) named
      where strpos(lower(${waitingNotices.contents}->>'contact'), lower(named)) > 0)`
    await tx
      .delete(waitingNotices)
      .where(and(eq(waitingNotices.tenantId, tenantId), or(inArray(waitingNotices.about, about), named)))
    await tx.delete(pushMessages).where(and(eq(pushMessages.tenantId, tenantId), inArray(pushMessages.about, about)))
  },

  /** Waits until then from now on; a run that goes on loses its lease. */
  async postpone(tx: Tx, tenantId: string, kind: NoticeKind, until: Date): Promise<void> {
    const isOther = and(
      eq(waitingNotices.tenantId, tenantId),
      eq(waitingNotices.kind, kind),
      ne(waitingNotices.until, until),
    )
    await tx.update(waitingNotices).set({ until, dueAt: until, attempts: 0, lease: null }).where(isOther)
  },

  async summary(tx: Tx, tenantId: string): Promise<{ count: number; next: Date | null }> {
    const [row] = await tx
      .select({ count: count(), next: min(waitingNotices.until) })
      .from(waitingNotices)
      .where(eq(waitingNotices.tenantId, tenantId))
    return row!
  },
}
