import { bigint, boolean, integer, pgTable, primaryKey, real, smallint, sparsevec, text } from 'drizzle-orm/pg-core'
import { DIMENSIONS } from './bm25.ts'

/** What is found and quoted: a passage of a document, with the document's title and the headings above it as its title. */
export const chunks = pgTable(
  'chunks',
  {
    tenantId: text('tenant_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    documentId: text('document_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** Kept apart from the texts, so that a question scans narrow rows only. Storage is PLAIN: a toasted vector is scanned three times slower. */
export const chunkVectors = pgTable(
  'chunk_vectors',
  {
    tenantId: text('tenant_id').notNull(),
    chunkId: bigint('chunk_id', { mode: 'number' }).notNull(),
    bm25: sparsevec('bm25', { dimensions: DIMENSIONS }).notNull(),
    /** Length in terms of title and text together, and of the title: the tenant's averages stay exact when the chunk goes. */
    length: integer('length').notNull(),
    titleLength: integer('title_length').notNull(),
    /** The tenant's encoding that made this vector. */
    encoding: integer('encoding').notNull(),
    /** Of its document; 0 where the document's chunks came in one transaction. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.chunkId] })],
)

/**
 * Versions of documents that no question may meet: chunks that are still coming in, and those that they replaced. A switch
 * between the two is a row here, however many chunks there are. The statistics count hidden chunks like all others.
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

/** In how many of the tenant's chunks a term occurs; title terms have numbers of their own. */
export const termStatistics = pgTable(
  'term_statistics',
  {
    tenantId: text('tenant_id').notNull(),
    term: integer('term').notNull(),
    df: integer('df').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.term] })],
)

/** One row a tenant: exact sums over its vectors, and what the vectors were encoded with. */
export const knowledgeStatistics = pgTable('knowledge_statistics', {
  tenantId: text('tenant_id').primaryKey(),
  chunks: integer('chunks').notNull(),
  length: bigint('length', { mode: 'number' }).notNull(),
  /** Chunks that have a title, and the sum of its lengths. */
  titles: integer('titles').notNull(),
  titleLength: bigint('title_length', { mode: 'number' }).notNull(),
  /** The averages that vectors are encoded with. They may drift from the true ones by a quarter before ranking suffers. */
  encodedLength: real('encoded_length').notNull(),
  encodedTitleLength: real('encoded_title_length').notNull(),
  language: text('language').notNull(),
  analyzer: smallint('analyzer').notNull(),
  /** Counts up when averages, language or analyzer change; vectors of an older one are encoded again in the background. */
  encoding: integer('encoding').notNull(),
  /** False while vectors of an older encoding may be left. */
  complete: boolean('complete').notNull(),
})
