import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { examRows, exams } from './tables.ts'

export type ExamRow = Omit<typeof exams.$inferSelect, 'tenantId' | 'dueAt' | 'attempts' | 'lease'>
export type PlayRow = Omit<typeof examRows.$inferSelect, 'tenantId' | 'examId'>
export type NewPlayRow = Omit<PlayRow, 'outcome' | 'reason' | 'detail' | 'turns'>
/** The outcome of a row. */
export type Played = Pick<PlayRow, 'outcome' | 'reason' | 'detail' | 'turns'> & { asked?: string; tokens: number }

export const examLease = createLease(exams, {
  key: { tenantId: exams.tenantId, id: exams.id },
  pending: sql`${exams.status} in ('waiting', 'playing')`,
})
export type ExamJob = Claimed<typeof examLease>

const { tenantId: _, dueAt: _due, attempts: _attempts, lease: _lease, ...columns } = getTableColumns(exams)
const isExam = (tenantId: string, id: string) => and(eq(exams.tenantId, tenantId), eq(exams.id, id))
const isOpen = inArray(exams.status, ['waiting', 'playing'])
const rowsOf = (tenantId: string, id: string) => and(eq(examRows.tenantId, tenantId), eq(examRows.examId, id))

/** Exams that are kept of a tenant. */
const KEPT = 20

export const examsRepository = {
  /** Undefined while another exam of the tenant is open. */
  async insert(
    tx: Tx,
    tenantId: string,
    values: Pick<ExamRow, 'id' | 'startedBy' | 'createdAt' | 'previousId'>,
  ): Promise<ExamRow | undefined> {
    const [row] = await tx
      .insert(exams)
      .values({ tenantId, status: 'waiting', ...values })
      .onConflictDoNothing()
      .returning(columns)
    return row
  },

  async find(tx: Tx, tenantId: string, id: string): Promise<ExamRow | undefined> {
    const [row] = await tx.select(columns).from(exams).where(isExam(tenantId, id))
    return row
  },

  /** Newest first. */
  list(tx: Tx, tenantId: string, { before, limit }: { before: string | undefined; limit: number }): Promise<ExamRow[]> {
    const earlier = before === undefined ? undefined : lt(exams.id, before)
    const isOwn = and(eq(exams.tenantId, tenantId), earlier)
    return tx.select(columns).from(exams).where(isOwn).orderBy(desc(exams.id)).limit(limit).execute()
  },

  async newestDone(tx: Tx, tenantId: string): Promise<ExamRow | undefined> {
    const isDone = and(eq(exams.tenantId, tenantId), eq(exams.status, 'done'))
    const [row] = await tx.select(columns).from(exams).where(isDone).orderBy(desc(exams.id)).limit(1)
    return row
  },

  async update(tx: Tx, tenantId: string, id: string, set: Partial<ExamRow>): Promise<void> {
    await tx.update(exams).set(set).where(isExam(tenantId, id))
  },

  /** Exams that a change started, since then. */
  async countOfChanges(tx: Tx, tenantId: string, since: Date): Promise<number> {
    const isRecent = and(eq(exams.tenantId, tenantId), eq(exams.startedBy, 'change'), gt(exams.createdAt, since))
    return tx.$count(exams, isRecent)
  },

  async removeOld(tx: Tx, tenantId: string): Promise<void> {
    const kept = tx
      .select({ id: exams.id })
      .from(exams)
      .where(eq(exams.tenantId, tenantId))
      .orderBy(desc(exams.id))
      .limit(KEPT)
    await tx.delete(exams).where(and(eq(exams.tenantId, tenantId), notInArray(exams.id, kept)))
  },

  /** Over all tenants: the newest exam of each, unless it is open. */
  async newestOfEach(tx: Tx): Promise<(ExamRow & { tenantId: string })[]> {
    const newest = tx
      .selectDistinctOn([exams.tenantId], { tenantId: exams.tenantId, ...columns })
      .from(exams)
      .orderBy(exams.tenantId, desc(exams.id))
      .as('newest')
    return tx
      .select()
      .from(newest)
      .where(inArray(newest.status, ['done', 'failed']))
  },

  /** Over all tenants: the copies that exams are playing against. */
  async copiesInUse(tx: Tx): Promise<string[]> {
    const rows = await tx.select({ id: exams.copyId }).from(exams).where(isOpen)
    return rows.flatMap(({ id }) => id ?? [])
  },
}

export const playRowsRepository = {
  async insert(tx: Tx, tenantId: string, examId: string, rows: NewPlayRow[]): Promise<void> {
    await tx.insert(examRows).values(rows.map((row) => ({ ...row, tenantId, examId })))
  },

  /** In the order in which they are played. */
  list(tx: Tx, tenantId: string, examId: string): Promise<PlayRow[]> {
    const { tenantId: _own, examId: _exam, ...shown } = getTableColumns(examRows)
    return tx.select(shown).from(examRows).where(rowsOf(tenantId, examId)).orderBy(asc(examRows.position)).execute()
  },

  /** False if it was played before. */
  async play(
    tx: Tx,
    tenantId: string,
    { examId, position }: { examId: string; position: number },
    { tokens, ...set }: Played,
  ): Promise<boolean> {
    const isIt = and(rowsOf(tenantId, examId), eq(examRows.position, position), isNull(examRows.outcome))
    const rows = await tx.update(examRows).set(set).where(isIt).returning({ position: examRows.position })
    if (rows.length === 0) return false
    await tx
      .update(exams)
      .set({
        played: plus(exams.played, true),
        answered: plus(exams.answered, set.outcome === 'answered'),
        booked: plus(exams.booked, set.outcome === 'booked'),
        tokens: sql`${exams.tokens} + ${tokens}`,
      })
      .where(isExam(tenantId, examId))
    return true
  },
}

function plus(column: PgColumn, isCounted: boolean) {
  return sql`${column} + ${isCounted ? 1 : 0}`
}
