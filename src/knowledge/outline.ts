import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/** A heading of a searchable document, below the document's title. */
export interface Heading {
  documentId: string
  /** Language of the document; null where it shows none. */
  language: string | null
  heading: string
}

interface Row extends Record<string, unknown> {
  document_id: string
  language: string | null
  title: string
}

/** Between the title of a document and its headings, as chunks are titled. */
const BETWEEN = ' › '

/** Headings of the searchable passages, a few of each document, so that one long document is not all of them. */
export async function outlineOf(tx: Tx, tenantId: string, limit: number): Promise<Heading[]> {
  const { rows } = await tx.execute<Row>(sql`
    select document_id, language, title from (
      select c.document_id, d.language, c.title, min(c.id) as id,
        row_number() over (partition by c.document_id order by min(c.id)) as nth
      from chunks c
      join chunk_vectors v on v.tenant_id = c.tenant_id and v.chunk_id = c.id
      join documents d on d.tenant_id = c.tenant_id and d.id = c.document_id
      where c.tenant_id = ${tenantId} and c.title like ${`%${BETWEEN}%`}
        and v.version <> all (array(select h.version from hidden_versions h where h.tenant_id = ${tenantId}))
      group by c.document_id, d.language, c.title
    ) as titles order by nth, id limit ${limit}`)
  return rows.map(({ document_id: documentId, language, title }) => ({
    documentId,
    language,
    heading: title.split(BETWEEN).at(-1)!.trim(),
  }))
}

/** Changes with every change of a document that can be searched. */
export async function documentsState(tx: Tx, tenantId: string): Promise<string> {
  const { rows } = await tx.execute<{ state: string }>(sql`
    select coalesce(md5(string_agg(concat_ws(' ', id, version, updated_at, title), ',' order by id)), '') as state from documents
    where tenant_id = ${tenantId} and status = 'ready' and deleted_at is null`)
  return rows[0]!.state
}
