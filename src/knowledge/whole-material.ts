import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Hit } from './retrieval.ts'

interface Row extends Record<string, unknown> {
  id: string
  document_id: string
  title: string
  questions: string
  text: string
  language: string | null
  url: string | null
}

/** All searchable passages of a tenant in the order of its documents; none where they are longer together. */
export async function wholeMaterial(tx: Tx, tenantId: string, maxCharacters: number): Promise<Hit[]> {
  const { rows } = await tx.execute<Row>(sql`
    select id, document_id, title, questions, text, language, url from (
      select c.id, c.document_id, c.title, c.questions, c.text, d.language, d.url, sum(length(c.title) + length(c.text)) over () as length
      from chunks c join chunk_vectors v on v.tenant_id = c.tenant_id and v.chunk_id = c.id
        join documents d on d.tenant_id = c.tenant_id and d.id = c.document_id
      where c.tenant_id = ${tenantId}
        and v.version <> all (array(select h.version from hidden_versions h where h.tenant_id = ${tenantId}))
    ) as shown where length <= ${maxCharacters} order by id`)
  return rows.map(({ id, document_id: documentId, title, questions, text, language, url }) => ({
    chunkId: Number(id),
    documentId,
    title,
    questions,
    text,
    language,
    url,
    score: 0,
    coverage: 0,
  }))
}
