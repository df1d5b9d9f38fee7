import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { afterEvery } from '../core/pagination.ts'
import { prepared, type Tx } from '../db/database.ts'
import { documents } from './documents-table.ts'

export type DocumentRow = Pick<
  typeof documents.$inferSelect,
  | 'id'
  | 'title'
  | 'source'
  | 'url'
  | 'text'
  | 'status'
  | 'error'
  | 'progress'
  | 'chunkCount'
  | 'createdAt'
  | 'updatedAt'
>

const summary = {
  id: documents.id,
  title: documents.title,
  source: documents.source,
  url: documents.url,
  status: documents.status,
  error: documents.error,
  progress: documents.progress,
  chunkCount: documents.chunkCount,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
}

export interface DocumentFilter {
  status: 'processing' | 'ready' | 'failed' | undefined
  /** Only documents older than this id. */
  before: string | undefined
  limit: number
}

const placeholders = {
  tenantId: sql.placeholder('tenantId'),
  before: sql.placeholder('before'),
  id: sql.placeholder('id'),
}

const listed = prepared('documents_list', (tx, name) =>
  tx
    .select(summary)
    .from(documents)
    .where(and(eq(documents.tenantId, placeholders.tenantId), lt(documents.id, placeholders.before)))
    .orderBy(desc(documents.id))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

const listedByStatus = prepared('documents_list_by_status', (tx, name) =>
  tx
    .select(summary)
    .from(documents)
    .where(
      and(
        eq(documents.tenantId, placeholders.tenantId),
        lt(documents.id, placeholders.before),
        eq(documents.status, sql.placeholder('status')),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

const found = prepared('documents_find', (tx, name) =>
  tx
    .select({ ...summary, text: documents.text })
    .from(documents)
    .where(and(eq(documents.tenantId, placeholders.tenantId), eq(documents.id, placeholders.id)))
    .prepare(name),
)

export const documentsRepository = {
  /** At most `limit` documents without their text, newest first. */
  list(
    tx: Tx,
    tenantId: string,
    { status, before = afterEvery('doc'), limit }: DocumentFilter,
  ): Promise<Omit<DocumentRow, 'text'>[]> {
    return status === undefined
      ? listed(tx).execute({ tenantId, before, limit })
      : listedByStatus(tx).execute({ tenantId, before, limit, status })
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<DocumentRow | undefined> {
    const [row] = await found(tx).execute({ tenantId, id })
    return row
  },

  async insert(tx: Tx, tenantId: string, row: { id: string; title: string; text: string }): Promise<DocumentRow> {
    const [inserted] = await tx
      .insert(documents)
      .values({ tenantId, ...row, source: 'text', status: 'processing' })
      .returning({ ...summary, text: documents.text })
    return inserted!
  },

  /** New content, due at once; the lease of work on the old content is void. */
  async replace(tx: Tx, tenantId: string, id: string, content: { title: string; text: string }): Promise<DocumentRow> {
    const due = { status: 'processing', error: null, progress: 0, attempts: 0, lease: null, dueAt: sql`now()` } as const
    const [row] = await tx
      .update(documents)
      .set({ ...content, ...due, updatedAt: sql`now()` })
      .where(and(eq(documents.tenantId, tenantId), eq(documents.id, id)))
      .returning({ ...summary, text: documents.text })
    return row!
  },

  /** Takes the row's lock, in the order that the ingestion takes its own: first the document, then the index. */
  async lock(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.tenantId, tenantId), eq(documents.id, id)))
      .for('update')
    return rows.length > 0
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx.delete(documents).where(and(eq(documents.tenantId, tenantId), eq(documents.id, id)))
  },
}
