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
} from 'drizzle-orm/pg-core'
import { createdAt, instant, now, shownInstant, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

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
