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
 * Indexing a large document without blocking the database: chunks are added under a hidden version, a few per transaction;
 * one short transaction shows them and hides the old ones; then the old ones are deleted, a few per transaction. A search
 * sees either all of the old or all of the new, also after a crash at any point.
 */
export const versions = {
  /** Creates a hidden version. */
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

  /** Deletes at most `limit` chunks of a hidden version, and finally the version. False when nothing is left. */
  async clear(tx: Tx, tenantId: string, { documentId, version }: HiddenVersion, limit: number): Promise<boolean> {
    await lockIndex(tx, tenantId)
    const own = sql`array(select id from chunks where tenant_id = ${tenantId} and document_id = ${documentId})`
    const some = sql`array(
      select chunk_id from chunk_vectors
      where tenant_id = ${tenantId} and version = ${version} and chunk_id = any(${own}) limit ${limit})`
    const deleted = await deleteVectors(tx, tenantId, some)
    if (deleted > 0) return true
    await versions.show(tx, tenantId, version)
    return false
  },

  /** Hidden versions left by earlier attempts. */
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

  /** Removes the versions of a document that is removed, which takes its chunks along. */
  async forget(tx: Tx, tenantId: string, documentId: string): Promise<void> {
    await tx
      .delete(hiddenVersions)
      .where(and(eq(hiddenVersions.tenantId, tenantId), eq(hiddenVersions.documentId, documentId)))
  },

  /** The document's current chunks. */
  async chunkIds(tx: Tx, tenantId: string, documentId: string): Promise<number[]> {
    const rows = await tx
      .select({ id: chunks.id })
      .from(chunks)
      .where(and(eq(chunks.tenantId, tenantId), eq(chunks.documentId, documentId)))
    return rows.map(({ id }) => id)
  },

  /** Deletes chunks stored in one transaction, which have no version to hide. */
  async remove(tx: Tx, tenantId: string, chunkIds: number[]): Promise<void> {
    await lockIndex(tx, tenantId)
    await deleteVectors(tx, tenantId, sql`${sql.param(chunkIds)}::bigint[]`)
  },

  /**
   * Over all tenants, for the sweep: hidden versions of documents without active work, left by a stopped process. Those of a
   * deletion are shown again or removed.
   */
  async findLeftOver(tx: Tx): Promise<HiddenVersion[]> {
    const { rows } = await tx.execute<{ tenant_id: string; document_id: string; version: string }>(sql`
      select h.tenant_id, h.document_id, h.version from hidden_versions h
      join documents d on d.tenant_id = h.tenant_id and d.id = h.document_id
      where d.status <> 'processing' and d.deleted_at is null limit 100`)
    return rows.map((row) => ({ tenantId: row.tenant_id, documentId: row.document_id, version: Number(row.version) }))
  },
}

/**
 * Deletes the vectors and their chunks. The ids are an array and no joined table: right after many chunks were added, the
 * planner still counts a handful, and would read the whole table again for every one of them.
 */
async function deleteVectors(tx: Tx, tenantId: string, chunkIds: SQL): Promise<number> {
  const { rows } = await tx.execute<StoredVector & { id: string } & Record<string, unknown>>(sql`
    delete from chunk_vectors where tenant_id = ${tenantId} and chunk_id = any(${chunkIds})
    returning chunk_id as id, bm25::text as bm25, length, title_length as "titleLength"`)
  if (rows.length === 0) return 0
  const ids = sql.param(rows.map(({ id }) => Number(id)))
  await tx.execute(sql`delete from chunks where tenant_id = ${tenantId} and id = any(${ids}::bigint[])`)
  const change = noChange()
  for (const vector of rows) subtractVector(change, vector)
  await applyChange(tx, tenantId, change)
  return rows.length
}
