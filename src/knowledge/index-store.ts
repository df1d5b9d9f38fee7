import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { loadAnalyzer } from './analyzer.ts'
import { countTerms, encodeChunk } from './bm25.ts'
import { currentEncoding, isStale } from './encoding.ts'
import { addChunk, applyChange, lockIndex, noChange, subtractVector } from './statistics.ts'
import { deleteChunks, insertVectors } from './vectors.ts'

/** A passage to index. The title holds the document's title and headings; both fields are searched. */
export interface NewChunk {
  title: string
  text: string
  /** Known questions, one per line. */
  questions?: string
}

interface Languages {
  /** The tenant's. */
  language: string
  /** The document's; the tenant's where its text shows none. */
  written?: string | null
}

interface Replaced {
  chunks: number
  /** True when the tenant needs `reencodeTenant`: averages drifted, or language or analyzer changed. */
  stale: boolean
}

// Maximum chunks per statement.
const BATCH = 500

/** Replaces all chunks of a document. Serialised per tenant until the transaction ends. */
export async function replaceChunks(
  tx: Tx,
  tenantId: string,
  documentId: string,
  { chunks, language, written }: { chunks: NewChunk[] } & Languages,
): Promise<Replaced> {
  const analyzer = await loadAnalyzer(written ?? language)
  const counted = chunks.map((chunk) => countTerms(analyzer, chunk))
  await lockIndex(tx, tenantId)
  const change = noChange()
  for (const vector of await deleteChunks(tx, tenantId, documentId)) subtractVector(change, vector)
  const encoding = await currentEncoding(tx, tenantId, language, counted)
  const encoded = counted.map((chunk) => encodeChunk(chunk, encoding.averages))
  for (const chunk of encoded) addChunk(change, chunk)
  for (let start = 0; start < chunks.length; start += BATCH) {
    const end = start + BATCH
    const ids = await insertChunks(tx, tenantId, documentId, { chunks: chunks.slice(start, end), start })
    await insertVectors(tx, tenantId, { ids, encoded: encoded.slice(start, end), encoding: encoding.number })
  }
  const statistics = await applyChange(tx, tenantId, change)
  return { chunks: chunks.length, stale: statistics !== undefined && isStale(statistics) }
}

/** Part of a large document's chunks, in a version hidden until complete. */
interface ChunkBatch extends Languages {
  chunks: NewChunk[]
  /** Position of the first chunk in the document. */
  start: number
  version: number
  /** Sample for a tenant's first averages. */
  sample: NewChunk[]
}

/** Adds a batch to index and statistics; true when the tenant's vectors have become stale. */
export async function addChunks(
  tx: Tx,
  tenantId: string,
  documentId: string,
  { chunks, start, version, sample, language, written }: ChunkBatch,
): Promise<boolean> {
  const analyzer = await loadAnalyzer(written ?? language)
  const counted = chunks.map((chunk) => countTerms(analyzer, chunk))
  await lockIndex(tx, tenantId)
  const sampled = start === 0 ? sample.map((chunk) => countTerms(analyzer, chunk)) : counted
  const encoding = await currentEncoding(tx, tenantId, language, sampled)
  const encoded = counted.map((chunk) => encodeChunk(chunk, encoding.averages))
  const change = noChange()
  for (const chunk of encoded) addChunk(change, chunk)
  const ids = await insertChunks(tx, tenantId, documentId, { chunks, start })
  await insertVectors(tx, tenantId, { ids, encoded, encoding: encoding.number, version })
  const statistics = await applyChange(tx, tenantId, change)
  return statistics !== undefined && isStale(statistics)
}

/** Removes a document from the index. Call it before deleting the document's row, whose cascade would bypass the statistics. */
export async function removeChunks(tx: Tx, tenantId: string, documentId: string): Promise<void> {
  await lockIndex(tx, tenantId)
  const change = noChange()
  for (const vector of await deleteChunks(tx, tenantId, documentId)) subtractVector(change, vector)
  await applyChange(tx, tenantId, change)
}

/** Returns the new ids, in the order of the chunks. */
async function insertChunks(
  tx: Tx,
  tenantId: string,
  documentId: string,
  { chunks, start }: Pick<ChunkBatch, 'chunks' | 'start'>,
): Promise<number[]> {
  const titles = sql.param(chunks.map((chunk) => chunk.title))
  const texts = sql.param(chunks.map((chunk) => chunk.text))
  const questions = sql.param(chunks.map((chunk) => chunk.questions ?? ''))
  const inserted = await tx.execute<{ id: string; ordinal: number }>(sql`
    insert into chunks (tenant_id, document_id, ordinal, title, text, questions)
    select ${tenantId}, ${documentId}, ${start} + c.position - 1, c.title, c.text, c.questions
    from unnest(${titles}::text[], ${texts}::text[], ${questions}::text[])
      with ordinality as c (title, text, questions, position)
    order by c.position
    returning id, ordinal`)
  return inserted.rows.toSorted((a, b) => a.ordinal - b.ordinal).map((row) => Number(row.id))
}
