import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { uploadParts } from './tables.ts'

/** Small parts, because each occupies the embedded database's one connection. */
const PART_BYTES = 128 * 1024
const ORPHANED_AFTER_HOURS = 1

/** Stored bytes awaiting processing. Without a document that references them they are orphans. */
interface ReadDeps {
  database: Database
  /** Lets waiting requests go first. */
  pause(): Promise<void>
}

export const uploads = {
  /** Returns the id for `documents.upload_id`. */
  async store(database: Database, tenantId: string, bytes: Buffer): Promise<string> {
    const uploadId = randomUUID()
    for (let part = 0; part * PART_BYTES < bytes.length; part += 1) {
      const slice = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
      await database.tenantOnce(tenantId, (tx) =>
        tx.insert(uploadParts).values({ tenantId, uploadId, part, bytes: slice }),
      )
    }
    return uploadId
  },

  async read({ database, pause }: ReadDeps, tenantId: string, uploadId: string): Promise<Buffer> {
    const parts: Buffer[] = []
    for (;;) {
      const part = await database.tenantOnce(tenantId, (tx) => readPart(tx, tenantId, uploadId, parts.length))
      if (part === undefined) return Buffer.concat(parts)
      parts.push(part)
      await pause()
    }
  },

  async drop(tx: Tx, tenantId: string, uploadId: string): Promise<void> {
    await tx.delete(uploadParts).where(and(eq(uploadParts.tenantId, tenantId), eq(uploadParts.uploadId, uploadId)))
  },

  /** Over all tenants, for the sweep: deletes orphans of interrupted requests, replayed requests and deleted documents. */
  async forgetOrphans(database: Database): Promise<void> {
    await database.system((tx) =>
      tx.execute(sql`
        delete from upload_parts p
        where p.created_at < now() - make_interval(hours => ${ORPHANED_AFTER_HOURS}) and not exists (
          select from documents d where d.tenant_id = p.tenant_id and d.upload_id = p.upload_id
        )`),
    )
  },
}

async function readPart(tx: Tx, tenantId: string, uploadId: string, part: number): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ bytes: uploadParts.bytes })
    .from(uploadParts)
    .where(and(eq(uploadParts.tenantId, tenantId), eq(uploadParts.uploadId, uploadId), eq(uploadParts.part, part)))
    .orderBy(asc(uploadParts.part))
  return row?.bytes
}
