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

/** A document of the tenant, and the leased work that turns it into searchable chunks. */
export const documents = pgTable(
  'documents',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    title: text('title').notNull(),
    /** A person gave the title; else it follows the content. */
    isNamed: boolean('is_named').notNull().default(false),
    source: text('source', { enum: ['text', 'file', 'url', 'site'] }).notNull(),
    url: text('url'),
    fileName: text('file_name'),
    /** Plain or Markdown, as given or as read; empty until something was read. */
    text: text('text').notNull(),
    status: text('status', { enum: ['processing', 'ready', 'failed'] }).notNull(),
    error: text('error'),
    /** Percent of the current processing that is done. */
    progress: integer('progress').notNull().default(0),
    chunkCount: integer('chunk_count').notNull().default(0),
    createdAt: shownInstant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: shownInstant('updated_at')
      .notNull()
      .default(sql`now()`),

    /** What the processing starts from: the text, stored bytes, an address to fetch, a site to look over. */
    input: text('input', { enum: ['text', 'file', 'address', 'site'] })
      .notNull()
      .default('text'),
    /** The stored bytes; they go when the processing ends. */
    uploadId: text('upload_id'),
    /** What the web server called them. */
    mediaType: text('media_type'),
    /** The chunks that answer; those of other versions are hidden. 0: there is only one. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),

    /** Of a page: the site that it was found on, and how many links from its start. */
    siteId: text('site_id'),
    depth: integer('depth').notNull().default(0),
    /** What the web server knows the content by. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    refreshHours: integer('refresh_hours'),
    refreshAt: instant('refresh_at'),

    /** When the work may be claimed; a claim moves it forward by the lease. */
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

/** The bytes of uploads and fetched pages, in parts, until they are read: a process that dies loses none of them. */
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

/** What a site's crawl was asked for, and what the site asks of crawlers. */
export const sites = pgTable(
  'sites',
  {
    tenantId: tenantId(),
    documentId: text('document_id').notNull(),
    /** Links from the start at most. */
    depth: integer('depth').notNull(),
    maxPages: integer('max_pages').notNull(),
    /** Scheme, host and port, as its own redirects have them. */
    origin: text('origin').notNull().default(''),
    /** Its robots.txt, as last fetched. */
    robots: text('robots').notNull().default(''),
    /** When its next page may be asked for. */
    nextFetchAt: now('next_fetch_at'),
    /** The start and the sitemap are in; what is left are the pages. */
    isSeeded: boolean('is_seeded').notNull().default(false),
    /** Pages that are no longer there or are not for us. */
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
