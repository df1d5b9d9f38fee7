import { and, asc, desc, eq, lt, notInArray, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import { afterEvery } from '../core/pagination.ts'
import type { Tx } from '../db/database.ts'
import type { Value } from './finding/finding.ts'
import type { Draft } from './proposals.ts'
import { setups, websiteProposals as proposals, websiteReadings as readings, type Step } from './tables.ts'
import type { Trade } from '../languages/trades.ts'

export type Reading = typeof readings.$inferSelect
export type Proposal = typeof proposals.$inferSelect

interface Decision {
  state: Proposal['state']
  accepted?: Value
}

/** Older ones go with their proposals; what was accepted stays where it was written. */
const KEPT_READINGS = 10

const isReading = (tenantId: string, id: string) => and(eq(readings.tenantId, tenantId), eq(readings.id, id))
const isOf = (tenantId: string, readingId: string) =>
  and(eq(proposals.tenantId, tenantId), eq(proposals.readingId, readingId))

export const readingsRepository = {
  async insert(tx: Tx, tenantId: string, row: Pick<Reading, 'url' | 'trade' | 'status'>): Promise<Reading> {
    const [inserted] = await tx
      .insert(readings)
      .values({ tenantId, id: newId('read'), ...row })
      .returning()
    return inserted!
  },

  /** Newest first. */
  list(tx: Tx, tenantId: string, page: { before: string | undefined; limit: number }): Promise<Reading[]> {
    const { before = afterEvery('read'), limit } = page
    return tx
      .select()
      .from(readings)
      .where(and(eq(readings.tenantId, tenantId), lt(readings.id, before)))
      .orderBy(desc(readings.id))
      .limit(limit)
      .execute()
  },

  async find(tx: Tx, tenantId: string, id: string): Promise<Reading | undefined> {
    const [row] = await tx.select().from(readings).where(isReading(tenantId, id))
    return row
  },

  async removeOld(tx: Tx, tenantId: string): Promise<void> {
    const kept = tx
      .select({ id: readings.id })
      .from(readings)
      .where(eq(readings.tenantId, tenantId))
      .orderBy(desc(readings.id))
      .limit(KEPT_READINGS)
    await tx.delete(readings).where(and(eq(readings.tenantId, tenantId), notInArray(readings.id, kept)))
  },
}

export const proposalsRepository = {
  list(tx: Tx, tenantId: string, readingId: string): Promise<Proposal[]> {
    return tx
      .select()
      .from(proposals)
      .where(isOf(tenantId, readingId))
      .orderBy(asc(proposals.position), asc(proposals.id))
      .execute()
  },

  async lock(tx: Tx, tenantId: string, { readingId, id }: { readingId: string; id: string }) {
    const [row] = await tx
      .select()
      .from(proposals)
      .where(and(isOf(tenantId, readingId), eq(proposals.id, id)))
      .for('update')
    return row
  },

  /** Replaces the open proposals; those that somebody decided stay as they are. */
  async replace(tx: Tx, tenantId: string, { id: readingId }: Pick<Reading, 'id'>, drafts: Draft[]): Promise<void> {
    if (drafts.length === 0) return
    const rows = drafts.map((draft, position) => ({ tenantId, id: newId('prop'), readingId, position, ...draft }))
    await tx
      .insert(proposals)
      .values(rows)
      .onConflictDoUpdate({
        target: [proposals.tenantId, proposals.readingId, proposals.kind, proposals.subject],
        set: { candidates: sql`excluded.candidates`, position: sql`excluded.position` },
        setWhere: eq(proposals.state, 'open'),
      })
  },

  async decide(tx: Tx, tenantId: string, id: string, decision: Decision): Promise<Proposal> {
    const { state, accepted = null } = decision
    const [row] = await tx
      .update(proposals)
      .set({ state, accepted, decidedAt: state === 'open' ? null : sql`now()` })
      .where(and(eq(proposals.tenantId, tenantId), eq(proposals.id, id)))
      .returning()
    return row!
  },
}

export const setupRepository = {
  async find(tx: Tx, tenantId: string): Promise<{ trade: Trade | null; done: Step[] }> {
    const [row] = await tx.select().from(setups).where(eq(setups.tenantId, tenantId))
    return row ?? { trade: null, done: [] }
  },

  async save(tx: Tx, tenantId: string, change: { trade?: Trade | null; done?: Step[] }): Promise<void> {
    await tx
      .insert(setups)
      .values({ tenantId, ...change })
      .onConflictDoUpdate({ target: setups.tenantId, set: { ...change, tenantId } })
  },
}
