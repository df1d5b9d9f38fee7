import { preparedSql, type Tx } from '../db/database.ts'

/** A passage as it is stored; of a document without a clear language or without an address these are null. */
interface StoredPassage {
  chunkId: number
  documentId: string
  title: string
  questions: string
  text: string
  language: string | null
  url: string | null
}

type Row = Omit<StoredPassage, 'chunkId'> & { id: string }

/** About 8,000 tokens. */
const MAX_CHARACTERS = 32_000
/** A tenant with more passages exceeds `MAX_CHARACTERS`, so their texts are not read. */
const MAX_PASSAGES = 400

// Prepared, because every question of a visitor reads it.
const shownChunks = preparedSql<Row>(
  'whole_material',
  `select id, document_id as "documentId", title, questions, text, language, url from (
     select c.id, c.document_id, c.title, c.questions, c.text, d.language, d.url, sum(length(c.title) + length(c.text)) over () as length
     from chunks c join chunk_vectors v on v.tenant_id = c.tenant_id and v.chunk_id = c.id
       join documents d on d.tenant_id = c.tenant_id and d.id = c.document_id
     where c.tenant_id = $1
       and (select k.chunks from knowledge_statistics k where k.tenant_id = $1) <= ${MAX_PASSAGES}
       and v.version <> all (array(select h.version from hidden_versions h where h.tenant_id = $1))
   ) as shown where length <= ${MAX_CHARACTERS} order by id`,
)

/** All searchable passages of a small tenant in the order of its documents; none of a larger one. */
export async function wholeMaterial(tx: Tx, tenantId: string): Promise<StoredPassage[]> {
  const rows = await shownChunks(tx, [tenantId])
  return rows.map(({ id, ...row }) => ({ chunkId: Number(id), ...row }))
}
