import { newId } from '../../src/core/ids.ts'
import type { Database } from '../../src/db/database.ts'
import { documents } from '../../src/knowledge/tables.ts'
import { replaceChunks, type NewChunk } from '../../src/knowledge/index-store.ts'
import { tenants } from '../../src/tenants/tables.ts'

/** An empty tenant. */
export async function newTenant(database: Database): Promise<string> {
  const id = newId('ten')
  await database.system((tx) => tx.insert(tenants).values({ id, name: 'Test' }))
  return id
}

/** A document's row, without chunks. */
export async function newDocument(database: Database, tenantId: string): Promise<string> {
  const id = newId('doc')
  await database.tenant(tenantId, (tx) =>
    tx.insert(documents).values({ tenantId, id, title: 'Test', text: '', source: 'text', status: 'ready' }),
  )
  return id
}

/** A document with these chunks, indexed. */
export async function indexedDocument(
  database: Database,
  tenantId: string,
  chunks: NewChunk[],
  language = 'en',
): Promise<string> {
  const id = await newDocument(database, tenantId)
  await database.tenant(tenantId, (tx) => replaceChunks(tx, tenantId, id, { chunks, language }))
  return id
}
