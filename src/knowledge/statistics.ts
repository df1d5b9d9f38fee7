import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { parseDimensions, type EncodedChunk } from './bm25.ts'
import { knowledgeStatistics } from './tables.ts'

export type Statistics = typeof knowledgeStatistics.$inferSelect

/** A transaction's effect on the tenant's statistics. */
interface Change {
  terms: Map<number, number>
  chunks: number
  length: number
  titles: number
  titleLength: number
}

/** A stored vector: its contribution is read from it, so vectors of an older analyzer are subtracted exactly. */
export interface StoredVector {
  bm25: string
  length: number
  titleLength: number
}

/** Serialises changes of the tenant's index until the transaction ends. */
export async function lockIndex(tx: Tx, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('knowledge ' || ${tenantId}, 0))`)
}

export function noChange(): Change {
  return { terms: new Map(), chunks: 0, length: 0, titles: 0, titleLength: 0 }
}

export function addChunk(change: Change, { weights, lengths }: EncodedChunk): void {
  count(change, 1, { terms: weights.keys(), length: lengths.text, titleLength: lengths.title })
}

export function subtractVector(change: Change, { bm25, length, titleLength }: StoredVector): void {
  count(change, -1, { terms: parseDimensions(bm25), length, titleLength })
}

interface ChunkStatistics {
  terms: Iterable<number>
  length: number
  titleLength: number
}

function count(change: Change, sign: 1 | -1, { terms, length, titleLength }: ChunkStatistics): void {
  for (const term of terms) change.terms.set(term, (change.terms.get(term) ?? 0) + sign)
  change.chunks += sign
  change.length += sign * length
  change.titles += titleLength > 0 ? sign : 0
  change.titleLength += sign * titleLength
}

export async function findStatistics(tx: Tx, tenantId: string): Promise<Statistics | undefined> {
  const [row] = await tx.select().from(knowledgeStatistics).where(eq(knowledgeStatistics.tenantId, tenantId))
  return row
}

/** Applies the change and returns the new sums; undefined for a tenant without any chunk so far. */
export async function applyChange(tx: Tx, tenantId: string, change: Change): Promise<Statistics | undefined> {
  // Ascending, so that upserts follow the index and lock in one order.
  const changed = [...change.terms].filter(([, by]) => by !== 0).sort(([a], [b]) => a - b)
  await raiseTerms(
    tx,
    tenantId,
    changed.filter(([, by]) => by > 0),
  )
  await lowerTerms(
    tx,
    tenantId,
    changed.filter(([, by]) => by < 0),
  )
  const [row] = await tx
    .update(knowledgeStatistics)
    .set({
      chunks: sql`${knowledgeStatistics.chunks} + ${change.chunks}`,
      length: sql`${knowledgeStatistics.length} + ${change.length}`,
      titles: sql`${knowledgeStatistics.titles} + ${change.titles}`,
      titleLength: sql`${knowledgeStatistics.titleLength} + ${change.titleLength}`,
    })
    .where(eq(knowledgeStatistics.tenantId, tenantId))
    .returning()
  return row
}

type TermChange = [term: number, by: number]

async function raiseTerms(tx: Tx, tenantId: string, raised: TermChange[]): Promise<void> {
  if (raised.length === 0) return
  await tx.execute(sql`
    insert into term_statistics as s (tenant_id, term, df)
    select ${tenantId}, r.term, r.by from ${termChanges(raised)} as r (term, by)
    on conflict (tenant_id, term) do update set df = s.df + excluded.df`)
}

/** Deletes terms without chunks, or the table would only grow. */
async function lowerTerms(tx: Tx, tenantId: string, lowered: TermChange[]): Promise<void> {
  if (lowered.length === 0) return
  const changes = termChanges(lowered)
  await tx.execute(sql`
    delete from term_statistics s using ${changes} as l (term, by)
    where s.tenant_id = ${tenantId} and s.term = l.term and s.df + l.by <= 0`)
  await tx.execute(sql`
    update term_statistics s set df = s.df + l.by from ${changes} as l (term, by)
    where s.tenant_id = ${tenantId} and s.term = l.term`)
}

function termChanges(changes: TermChange[]) {
  const terms = sql.param(changes.map(([term]) => term))
  const by = sql.param(changes.map(([, change]) => change))
  return sql`unnest(${terms}::int[], ${by}::int[])`
}
