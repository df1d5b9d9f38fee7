import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  boolean,
  uniqueIndex,
  real,
  smallint,
  sparsevec,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, now, shownInstant, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'
import { DIMENSIONS } from './bm25.ts'

/** A document of the tenant, and the leased work that makes it searchable. */
export const documents = pgTable(
  'documents',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    title: text('title').notNull(),
    /** True for a title given by a person; otherwise it follows the content. */
    isNamed: boolean('is_named').notNull().default(false),
    source: text('source', { enum: ['text', 'file', 'url', 'site'] }).notNull(),
    url: text('url'),
    fileName: text('file_name'),
    /** Plain text or Markdown, given or extracted; empty before the first extraction. */
    text: text('text').notNull(),
    /** Base language of the text; null where it shows none. */
    language: text('language'),
    /** True for a language set by a person; otherwise it follows the text. */
    isLanguageSet: boolean('is_language_set').notNull().default(false),
    status: text('status', { enum: ['processing', 'ready', 'failed'] }).notNull(),
    error: text('error'),
    /** Percent of the current processing. */
    progress: integer('progress').notNull().default(0),
    chunkCount: integer('chunk_count').notNull().default(0),
    createdAt: shownInstant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: shownInstant('updated_at')
      .notNull()
      .default(sql`now()`),

    /** Source of the next processing: the text, stored bytes, an address to fetch, a site to crawl. */
    input: text('input', { enum: ['text', 'file', 'address', 'site'] })
      .notNull()
      .default('text'),
    /** The stored bytes, deleted when processing ends. */
    uploadId: text('upload_id'),
    /** Content-Type of the web server. */
    mediaType: text('media_type'),
    /** Version of the visible chunks; other versions are hidden. 0: only one exists. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),

    /** For a crawled page: its site, and its distance from the start in links. */
    siteId: text('site_id'),
    depth: integer('depth').notNull().default(0),
    /** Validators for conditional requests. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    refreshHours: integer('refresh_hours'),
    refreshAt: instant('refresh_at'),

    /** Set while a deletion in the portal can be taken back: nobody sees the document, and nothing works on it. */
    deletedAt: instant('deleted_at'),

    /** Earliest claim; a claim moves it forward by the lease. */
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'documents_site',
      columns: [table.tenantId, table.siteId],
      foreignColumns: [table.tenantId, table.id],
    }).onDelete('cascade'),
    index('documents_due')
      .on(table.dueAt)
      .where(sql`status = 'processing'`),
    uniqueIndex('documents_page')
      .on(table.tenantId, table.siteId, sql`md5(url)`)
      .where(sql`site_id is not null`),
    index('documents_refresh')
      .on(table.refreshAt)
      .where(sql`refresh_at is not null`),
  ],
)

/**
 * A deletion in the portal that can still be taken back, and the leased work that removes the document once it cannot. The row
 * outlives the document for a while, so that a late undo is told why.
 */
export const documentDeletions = pgTable(
  'document_deletions',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    documentId: text('document_id').notNull(),
    /** Hidden version that holds the chunks which have no version of their own. */
    version: bigint('version', { mode: 'number' }).notNull(),
    removedAt: instant('removed_at'),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.documentId] }),
    index('document_deletions_due').on(table.dueAt),
  ],
)

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Bytes of uploads and fetched pages, in parts, until processed: a crash loses none. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    uploadId: text('upload_id').notNull(),
    part: integer('part').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.uploadId, table.part] })],
)

/** Options of a crawl, and the crawling rules of the site. */
export const sites = pgTable(
  'sites',
  {
    tenantId: tenantId(),
    documentId: text('document_id').notNull(),
    /** Maximum distance from the start, in links. */
    depth: integer('depth').notNull(),
    maxPages: integer('max_pages').notNull(),
    /** Scheme, host and port, after the site's own redirects. */
    origin: text('origin').notNull().default(''),
    /** The last fetched robots.txt. */
    robots: text('robots').notNull().default(''),
    /** Earliest fetch of the next page. */
    nextFetchAt: now('next_fetch_at'),
    /** True once the start and the sitemap are read, and only pages are left. */
    isSeeded: boolean('is_seeded').notNull().default(false),
    /** Pages that are missing or disallowed. */
    skipped: integer('skipped').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.documentId] }),
    foreignKey({
      name: 'sites_document',
      columns: [table.tenantId, table.documentId],
      foreignColumns: [documents.tenantId, documents.id],
    }).onDelete('cascade'),
  ],
)

/** The unit of search and citation: a passage, titled with the document's title and its headings. */
export const chunks = pgTable(
  'chunks',
  {
    tenantId: text('tenant_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    documentId: text('document_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Questions that people tied to the passage, one per line; searched like the title, never shown. */
    questions: text('questions').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** A question that somebody tied to the document or passage that answers it. */
export const knownAnswers = pgTable(
  'known_answers',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    question: text('question').notNull(),
    documentId: text('document_id').notNull(),
    /** Words of the passage that answers; null: the whole document does. */
    passage: text('passage'),
    /** True for a document that was written as this answer, and is deleted with it. */
    isWritten: boolean('is_written').notNull(),
    createdAt: shownInstant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      name: 'known_answers_document',
      columns: [table.tenantId, table.documentId],
      foreignColumns: [documents.tenantId, documents.id],
    }).onDelete('cascade'),
    index('known_answers_of_document').on(table.tenantId, table.documentId),
  ],
)

/**
 * Apart from the texts, so that a question scans narrow rows only. Storage is PLAIN: a toasted vector is scanned three times
 * slower.
 */
export const chunkVectors = pgTable(
  'chunk_vectors',
  {
    tenantId: text('tenant_id').notNull(),
    chunkId: bigint('chunk_id', { mode: 'number' }).notNull(),
    bm25: sparsevec('bm25', { dimensions: DIMENSIONS }).notNull(),
    /**
     * Length in terms of title and text together, and of the title: keeps the tenant's averages exact when the chunk is
     * deleted.
     */
    length: integer('length').notNull(),
    titleLength: integer('title_length').notNull(),
    /** Number of the encoding that produced the vector. */
    encoding: integer('encoding').notNull(),
    /** Version of its document; 0 for chunks stored in one transaction. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.chunkId] })],
)

/**
 * Versions invisible to search: chunks still being stored, and replaced ones. Switching between two versions changes rows
 * here only, regardless of the number of chunks. Statistics include hidden chunks.
 */
export const hiddenVersions = pgTable(
  'hidden_versions',
  {
    tenantId: text('tenant_id').notNull(),
    version: bigint('version', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.version] })],
)

/** Document frequency of a term in the tenant's chunks; title terms have numbers of their own. */
export const termStatistics = pgTable(
  'term_statistics',
  {
    tenantId: text('tenant_id').notNull(),
    term: integer('term').notNull(),
    df: integer('df').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.term] })],
)

/** One row per tenant: exact sums over its vectors, and the parameters they were encoded with. */
export const knowledgeStatistics = pgTable('knowledge_statistics', {
  tenantId: text('tenant_id').primaryKey(),
  chunks: integer('chunks').notNull(),
  length: bigint('length', { mode: 'number' }).notNull(),
  /** Chunks with a title, and the sum of the title lengths. */
  titles: integer('titles').notNull(),
  titleLength: bigint('title_length', { mode: 'number' }).notNull(),
  /** Averages the vectors are encoded with. A drift of a quarter from the true ones does not affect ranking. */
  encodedLength: real('encoded_length').notNull(),
  encodedTitleLength: real('encoded_title_length').notNull(),
  language: text('language').notNull(),
  analyzer: smallint('analyzer').notNull(),
  /** Incremented when averages, language or analyzer change; older vectors are re-encoded in the background. */
  encoding: integer('encoding').notNull(),
  /** False while vectors of an older encoding may exist. */
  complete: boolean('complete').notNull(),
})

/** pgvector's `halfvec` without fixed dimensions, which depend on the embedding model. */
const halfvec = customType<{ data: string }>({ dataType: () => 'halfvec' })

/**
 * Embeddings of chunks, where a model is configured. Search ignores rows of another model or dimension until they are
 * replaced. Storage is PLAIN, as above.
 */
export const chunkEmbeddings = pgTable(
  'chunk_embeddings',
  {
    tenantId: text('tenant_id').notNull(),
    chunkId: bigint('chunk_id', { mode: 'number' }).notNull(),
    /** The embedding model. Vectors of different models or dimensions are never compared. */
    model: text('model').notNull(),
    /** The chunk's version, as in `chunk_vectors`. */
    version: bigint('version', { mode: 'number' }).notNull(),
    embedding: halfvec('embedding').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.chunkId] }),
    foreignKey({ columns: [table.tenantId, table.chunkId], foreignColumns: [chunks.tenantId, chunks.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** Leased work that embeds a document's chunks, and the record of its completion. */
export const documentEmbeddings = pgTable(
  'document_embeddings',
  {
    tenantId: text('tenant_id').notNull(),
    documentId: text('document_id').notNull(),
    /** The embedding model of this work. */
    model: text('model').notNull(),
    status: text('status', { enum: ['pending', 'done'] }).notNull(),
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.documentId] }),
    foreignKey({
      columns: [table.tenantId, table.documentId],
      foreignColumns: [documents.tenantId, documents.id],
    }).onDelete('cascade'),
    index('document_embeddings_due')
      .on(table.dueAt)
      .where(sql`status = 'pending'`),
  ],
)
