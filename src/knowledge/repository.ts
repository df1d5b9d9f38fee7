import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { afterEvery } from '../core/pagination.ts'
import { prepared, preparedSql, type Tx } from '../db/database.ts'
import { newId } from '../core/ids.ts'
import { documents, sites } from './tables.ts'

export type DocumentRow = Pick<
  typeof documents.$inferSelect,
  | 'id'
  | 'title'
  | 'source'
  | 'url'
  | 'fileName'
  | 'siteId'
  | 'refreshHours'
  | 'isNamed'
  | 'language'
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
  fileName: documents.fileName,
  siteId: documents.siteId,
  refreshHours: documents.refreshHours,
  isNamed: documents.isNamed,
  language: documents.language,
  status: documents.status,
  error: documents.error,
  progress: documents.progress,
  chunkCount: documents.chunkCount,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
}

export interface DocumentFilter {
  /** Pages of this site; undefined: documents that are no pages of a site. */
  siteId: string | undefined
  status: 'processing' | 'ready' | 'failed' | undefined
  /** Words that title, file name or address must all have. */
  words: string[]
  /** Only ids before this one. */
  before: string | undefined
  limit: number
}

type NewDocument = Pick<typeof documents.$inferInsert, 'id' | 'title' | 'source'> &
  Partial<typeof documents.$inferInsert>

export type DocumentChange = Partial<
  Pick<
    typeof documents.$inferInsert,
    'title' | 'text' | 'isNamed' | 'input' | 'uploadId' | 'refreshHours' | 'language' | 'isLanguageSet'
  >
> & { refreshAt?: SQL; updatedAt?: SQL }

/** Hides documents whose deletion can still be taken back (`deletion.ts`). */
const isThere = isNull(documents.deletedAt)

const DUE = { status: 'processing', error: null, progress: 0, attempts: 0, lease: null, dueAt: sql`now()` } as const

const placeholders = {
  tenantId: sql.placeholder('tenantId'),
  before: sql.placeholder('before'),
  id: sql.placeholder('id'),
}

/** The hottest list of the API: raw SQL, rows unmapped. */
const listed = preparedSql<Omit<DocumentRow, 'text'>>(
  'documents_list',
  `select id, title, source, url, file_name as "fileName", site_id as "siteId", refresh_hours as "refreshHours",
     is_named as "isNamed", language, status, error, progress, chunk_count as "chunkCount",
     created_at as "createdAt", updated_at as "updatedAt"
   from documents where tenant_id = $1 and id < $2 and site_id is null and deleted_at is null order by id desc limit $3`,
)

/** One statement per filter combination, so that the planner can optimise each. */
function preparedList(name: string, ...conditions: SQL[]) {
  return prepared(name, (tx, statement) =>
    tx
      .select(summary)
      .from(documents)
      .where(
        and(
          eq(documents.tenantId, placeholders.tenantId),
          lt(documents.id, placeholders.before),
          isThere,
          ...conditions,
        ),
      )
      .orderBy(desc(documents.id))
      .limit(sql.placeholder('limit'))
      .prepare(statement),
  )
}

const withStatus = eq(documents.status, sql.placeholder('status'))
const ofSite = eq(documents.siteId, sql.placeholder('siteId'))
const ofNoSite = isNull(documents.siteId)

const listedByStatus = preparedList('documents_list_by_status', ofNoSite, withStatus)
const listedPages = preparedList('documents_pages', ofSite)
const listedPagesByStatus = preparedList('documents_pages_by_status', ofSite, withStatus)

/** Rare, and the conditions differ each time: not prepared. */
function withWords(
  tx: Tx,
  tenantId: string,
  { siteId, status, words, before, limit }: DocumentFilter & { before: string },
): Promise<Omit<DocumentRow, 'text'>[]> {
  const called = sql`lower(concat_ws(' ', ${documents.title}, ${documents.fileName}, ${documents.url}))`
  return tx
    .select(summary)
    .from(documents)
    .where(
      and(
        eq(documents.tenantId, tenantId),
        lt(documents.id, before),
        isThere,
        siteId === undefined ? ofNoSite : eq(documents.siteId, siteId),
        status === undefined ? undefined : eq(documents.status, status),
        ...words.map((word) => sql`strpos(${called}, ${word.toLowerCase()}) > 0`),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(limit)
}

const found = prepared('documents_find', (tx, name) =>
  tx
    .select({ ...summary, text: documents.text })
    .from(documents)
    .where(and(eq(documents.tenantId, placeholders.tenantId), eq(documents.id, placeholders.id), isThere))
    .prepare(name),
)

export const documentsRepository = {
  /** Newest first, without texts. */
  list(
    tx: Tx,
    tenantId: string,
    { siteId, status, words, before = afterEvery('doc'), limit }: DocumentFilter,
  ): Promise<Omit<DocumentRow, 'text'>[]> {
    if (words.length > 0) return withWords(tx, tenantId, { siteId, status, words, before, limit })
    const page = { tenantId, before, limit }
    if (siteId === undefined) {
      return status === undefined
        ? listed(tx, [tenantId, before, limit])
        : listedByStatus(tx).execute({ ...page, status })
    }
    if (status === undefined) return listedPages(tx).execute({ ...page, siteId })
    return listedPagesByStatus(tx).execute({ ...page, siteId, status })
  },

  /** Languages of the searchable documents. */
  async languages(tx: Tx, tenantId: string): Promise<string[]> {
    const isReady = and(
      eq(documents.tenantId, tenantId),
      eq(documents.status, 'ready'),
      isNotNull(documents.language),
      isThere,
    )
    const rows = await tx.selectDistinct({ language: documents.language }).from(documents).where(isReady)
    return rows.flatMap(({ language }) => language ?? [])
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<DocumentRow | undefined> {
    const [row] = await found(tx).execute({ tenantId, id })
    return row
  },

  async insert(tx: Tx, tenantId: string, row: NewDocument): Promise<DocumentRow> {
    const [inserted] = await tx
      .insert(documents)
      .values({ tenantId, text: '', ...row, status: 'processing' })
      .returning({ ...summary, text: documents.text })
    return inserted!
  },

  async update(tx: Tx, tenantId: string, id: string, change: DocumentChange): Promise<DocumentRow> {
    const [row] = await tx
      .update(documents)
      .set({ updatedAt: sql`now()`, ...change })
      .where(and(eq(documents.tenantId, tenantId), eq(documents.id, id)))
      .returning({ ...summary, text: documents.text })
    return row!
  },

  /** Updates and makes due at once; voids the lease of work on the previous content. */
  process(tx: Tx, tenantId: string, id: string, change: DocumentChange): Promise<DocumentRow> {
    return documentsRepository.update(tx, tenantId, id, { ...change, ...DUE })
  },

  /** Over all tenants: makes at most 100 documents due whose refresh time is over. Returns their count. */
  async refreshDue(tx: Tx): Promise<number> {
    const { rows } = await tx.execute(sql`
      with due as (
        select tenant_id, id from documents where refresh_at <= now() and status <> 'processing' and deleted_at is null
        order by refresh_at limit 100 for update skip locked
      ), looking as (
        update sites s set is_seeded = false from due where s.tenant_id = due.tenant_id and s.document_id = due.id
      )
      update documents d set status = 'processing', input = case when d.source = 'site' then 'site' else 'address' end,
        error = null, progress = 0, attempts = 0, lease = null, due_at = now(), refresh_at = null
      from due where d.tenant_id = due.tenant_id and d.id = due.id
      returning d.id`)
    return rows.length
  },

  /** Locks the row, in ingestion's order: first the document, then the index. */
  async lock(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.tenantId, tenantId), eq(documents.id, id), isThere))
      .for('update')
    return rows.length > 0
  },

  /** Locks the row of a document that may be deleted; its `deletedAt`, undefined where there is no row. */
  async lockDeleted(tx: Tx, tenantId: string, id: string): Promise<Date | null | undefined> {
    const [row] = await tx
      .select({ deletedAt: documents.deletedAt })
      .from(documents)
      .where(and(eq(documents.tenantId, tenantId), eq(documents.id, id)))
      .for('update')
    return row?.deletedAt
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx.delete(documents).where(and(eq(documents.tenantId, tenantId), eq(documents.id, id)))
  },
}

type Site = typeof sites.$inferSelect

interface NewPages {
  urls: string[]
  /** Distance from the start, in links. */
  depth: number
  delaySeconds: number
}

export const siteRepository = {
  async find(tx: Tx, tenantId: string, siteId: string): Promise<Site | undefined> {
    const [row] = await tx
      .select()
      .from(sites)
      .where(and(eq(sites.tenantId, tenantId), eq(sites.documentId, siteId)))
    return row
  },

  async insert(tx: Tx, tenantId: string, site: { documentId: string; depth: number; maxPages: number }): Promise<void> {
    await tx.insert(sites).values({ tenantId, ...site })
  },

  async update(tx: Tx, tenantId: string, siteId: string, change: object): Promise<void> {
    await tx
      .update(sites)
      .set(change)
      .where(and(eq(sites.tenantId, tenantId), eq(sites.documentId, siteId)))
  },

  /** Adds new pages up to the site's limit; each is due one crawl delay after the previous one. */
  async addPages(tx: Tx, tenantId: string, siteId: string, { urls, depth, delaySeconds }: NewPages): Promise<void> {
    // Locked until the end, so that two concurrent pages cannot both take the last place.
    await tx.execute(sql`select from sites where tenant_id = ${tenantId} and document_id = ${siteId} for update`)
    const ids = urls.map(() => newId('doc'))
    await tx.execute(sql`
      with found as (
        select f.id, f.url, f.position from unnest(${sql.param(ids)}::text[], ${sql.param(urls)}::text[])
          with ordinality as f (id, url, position)
        where not exists (
          select from documents d where d.tenant_id = ${tenantId} and d.site_id = ${siteId} and md5(d.url) = md5(f.url)
        )
        order by f.position
        limit greatest(0, (select max_pages from sites where tenant_id = ${tenantId} and document_id = ${siteId})
          - (select count(*) from documents where tenant_id = ${tenantId} and site_id = ${siteId}))
      )
      insert into documents (tenant_id, id, title, source, url, text, status, input, site_id, depth, due_at)
      select ${tenantId}, id, left(url, 120), 'url', url, '', 'processing', 'address', ${siteId}, ${depth}::int,
        (select greatest(now(), max(due_at)) from documents
          where tenant_id = ${tenantId} and site_id = ${siteId} and status = 'processing' and lease is null)
          + make_interval(secs => ${delaySeconds} * (row_number() over (order by position))::float8)
      from found
      on conflict do nothing`)
  },

  /** True if a page may be fetched now; the next one after a delay. */
  async takeTurn(tx: Tx, tenantId: string, siteId: string, delaySeconds: number): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      update sites set next_fetch_at = now() + make_interval(secs => ${delaySeconds})
      where tenant_id = ${tenantId} and document_id = ${siteId} and next_fetch_at <= now()
      returning document_id`)
    return rows.length > 0
  },

  /** Makes every page due again, one crawl delay apart. */
  async refreshPages(tx: Tx, tenantId: string, siteId: string, delaySeconds: number): Promise<void> {
    await tx.execute(sql`
      update documents d set status = 'processing', input = 'address', progress = 0, attempts = 0, lease = null, error = null,
        due_at = now() + make_interval(secs => ${delaySeconds} * p.position::float8)
      from (
        select id, row_number() over (order by id) as position from documents
        where tenant_id = ${tenantId} and site_id = ${siteId} and status <> 'processing' and deleted_at is null
      ) as p
      where d.tenant_id = ${tenantId} and d.id = p.id`)
  },

  async count(
    tx: Tx,
    tenantId: string,
    siteId: string,
  ): Promise<{ pages: number; processing: number; chunks: number }> {
    const [row] = await tx
      .select({
        pages: sql<number>`count(*)::int`,
        processing: sql<number>`(count(*) filter (where ${documents.status} = 'processing'))::int`,
        chunks: sql<number>`coalesce(sum(${documents.chunkCount}), 0)::int`,
      })
      .from(documents)
      .where(and(eq(documents.tenantId, tenantId), eq(documents.siteId, siteId), isThere))
    return row!
  },

  /** Includes pages whose deletion can be taken back. */
  pageIds(tx: Tx, tenantId: string, siteId: string): Promise<{ id: string }[]> {
    return tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.tenantId, tenantId), eq(documents.siteId, siteId)))
  },
}
