import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { formatVector, type EncodedChunk } from './bm25.ts'
import type { StoredVector } from './statistics.ts'
import { chunkEmbeddings, chunkVectors } from './tables.ts'

interface Vectors {
  /** Ids of the chunks, in the order of `encoded`. */
  ids: number[]
  encoded: EncodedChunk[]
  encoding: number
}

export async function insertVectors(
  tx: Tx,
  tenantId: string,
  { ids, encoded, encoding, version = 0 }: Vectors & { version?: number },
): Promise<void> {
  await tx.execute(sql`
    insert into chunk_vectors (tenant_id, chunk_id, bm25, length, title_length, encoding, version)
    select ${tenantId}, v.id, v.bm25::sparsevec, v.length, v.title_length, ${encoding}, ${version}::bigint
    from ${rows(ids, encoded)}`)
}

/** Replaces the vectors of re-encoded chunks. */
export async function updateVectors(tx: Tx, tenantId: string, { ids, encoded, encoding }: Vectors): Promise<void> {
  await tx.execute(sql`
    update chunk_vectors as stored
    set bm25 = v.bm25::sparsevec, length = v.length, title_length = v.title_length, encoding = ${encoding}
    from ${rows(ids, encoded)}
    where stored.tenant_id = ${tenantId} and stored.chunk_id = v.id`)
}

/** Deletes a document's chunks and returns their vectors. */
export async function deleteChunks(tx: Tx, tenantId: string, documentId: string): Promise<StoredVector[]> {
  const deleted = await tx.execute<StoredVector & Record<string, unknown>>(sql`
    delete from chunk_vectors v using chunks c
    where c.tenant_id = ${tenantId} and c.document_id = ${documentId} and v.tenant_id = ${tenantId} and v.chunk_id = c.id
    returning v.bm25::text as bm25, v.length, v.title_length as "titleLength"`)
  await tx.execute(sql`delete from chunks where tenant_id = ${tenantId} and document_id = ${documentId}`)
  return deleted.rows
}

/** Hides the chunks of documents that have no version of their own, and shows them again. Call it with the index locked. */
export async function moveVectors(
  tx: Tx,
  tenantId: string,
  { documentIds, from, to }: { documentIds: string[]; from: number; to: number },
): Promise<void> {
  const own = sql`
    select c.id from chunks c where c.tenant_id = ${tenantId} and c.document_id = any(${sql.param(documentIds)}::text[])`
  for (const table of [chunkVectors, chunkEmbeddings]) {
    await tx.execute(sql`
      update ${table} set version = ${to}::bigint
      where tenant_id = ${tenantId} and version = ${from}::bigint and chunk_id in (${own})`)
  }
}

// Vectors travel as text: an array of sparsevec has no portable wire form.
function rows(ids: number[], encoded: EncodedChunk[]) {
  const vectors = sql.param(encoded.map(({ weights }) => formatVector(weights)))
  const lengths = sql.param(encoded.map((chunk) => chunk.lengths.text))
  const titleLengths = sql.param(encoded.map((chunk) => chunk.lengths.title))
  return sql`unnest(${sql.param(ids)}::bigint[], ${vectors}::text[], ${lengths}::int[], ${titleLengths}::int[])
    as v (id, bm25, length, title_length)`
}
