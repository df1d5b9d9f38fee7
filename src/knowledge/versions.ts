import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { applyChange, lockIndex, noChange, subtractVector, type StoredVector } from './statistics.ts'
import { chunks, hiddenVersions } from './tables.ts'

export interface HiddenVersion {
  tenantId: string
  documentId: string
  version: number
}

/*
 * How a large document comes into the index without holding the database: its chunks are added under a hidden version, a few
 * in a transaction; one short transaction shows them and hides what was there; then the old ones are deleted, a few in a
 * transaction. A question sees all of the old or all of the new at every moment, and after a crash at any point.
 */
export const versions = {
  /** A new version, hidden. */
  async open(tx: Tx, tenantId: string, documentId: string): Promise<number> {
    const [row] = await tx
      .insert(hiddenVersions)
      .values({ tenantId, documentId })
      .returning({ version: hiddenVersions.version })
    return row!.version
  },

  async show(tx: Tx, tenantId: string, version: number): Promise<void> {
    await tx
      .delete(hiddenVersions)
      .where(and(eq(hiddenVersions.tenantId, tenantId), eq(hiddenVersions.version, version)))
  },

  async hide(tx: Tx, tenantId: string, documentId: string, version: number): Promise<void> {
    await tx.insert(hiddenVersions).values({ tenantId, documentId, version }).onConflictDoNothing()
  },

  /** Deletes at most `limit` chunks of a hidden version, at the end the version itself. False when nothing is left. */
  async clear(tx: Tx, tenantId: string, { documentId, version }: HiddenVersion, limit: number): Promise<boolean> {
    await lockIndex(tx, tenantId)
    const some = sql`
      select v.chunk_id from chunks c join chunk_vectors v on v.tenant_id = c.tenant_id and v.chunk_id = c.id
      where c.tenant_id = ${tenantId} and c.document_id = ${documentId} and v.version = ${version} limit ${limit}`
    const deleted = await deleteVectors(tx, tenantId, some)
    if (deleted > 0) return true
    await versions.show(tx, tenantId, version)
    return false
  },

  /** What earlier attempts left of this document. */
  findOf(tx: Tx, tenantId: string, documentId: string): Promise<HiddenVersion[]> {
    return tx
      .select({
        tenantId: hiddenVersions.tenantId,
        documentId: hiddenVersions.documentId,
        version: hiddenVersions.version,
      })
      .from(hiddenVersions)
      .where(and(eq(hiddenVersions.tenantId, tenantId), eq(hiddenVersions.documentId, documentId)))
  },

  /** The document's chunks before anything is added to them. */
  async chunkIds(tx: Tx, tenantId: string, documentId: string): Promise<number[]> {
    const rows = await tx
      .select({ id: chunks.id })
      .from(chunks)
      .where(and(eq(chunks.tenantId, tenantId), eq(chunks.documentId, documentId)))
    return rows.map(({ id }) => id)
  },

  /** Deletes chunks that came in one transaction: they have no version to hide. */
  async remove(tx: Tx, tenantId: string, chunkIds: number[]): Promise<void> {
    await lockIndex(tx, tenantId)
    await deleteVectors(tx, tenantId, sql`select unnest(${sql.param(chunkIds)}::bigint[])`)
  },

  /** Of documents that nobody works on: a process stopped before it had cleared them. */
  async findLeftOver(tx: Tx): Promise<HiddenVersion[]> {
    const { rows } = await tx.execute<{ tenant_id: string; document_id: string; version: string }>(sql`
      select h.tenant_id, h.document_id, h.version from hidden_versions h
      join documents d on d.tenant_id = h.tenant_id and d.id = h.document_id
      where d.status <> 'processing' limit 100`)
    return rows.map((row) => ({ tenantId: row.tenant_id, documentId: row.document_id, version: Number(row.version) }))
  },
}

async function deleteVectors(tx: Tx, tenantId: string, chunkIds: SQL): Promise<number> {
  const { rows } = await tx.execute<StoredVector & { id: string } & Record<string, unknown>>(sql`
    delete from chunk_vectors d using (${chunkIds}) as old (chunk_id)
    where d.tenant_id = ${tenantId} and d.chunk_id = old.chunk_id
    returning d.chunk_id as id, d.bm25::text as bm25, d.length, d.title_length as "titleLength"`)
  if (rows.length === 0) return 0
  const ids = sql.param(rows.map(({ id }) => Number(id)))
  await tx.execute(sql`delete from chunks where tenant_id = ${tenantId} and id = any(${ids}::bigint[])`)
  const change = noChange()
  for (const vector of rows) subtractVector(change, vector)
  await applyChange(tx, tenantId, change)
  return rows.length
}
