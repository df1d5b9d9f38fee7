import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  sparsevec,
  text,
} from 'drizzle-orm/pg-core'
import { now } from '../db/columns.ts'
import { DIMENSIONS } from './bm25.ts'
import { documents } from './documents-table.ts'

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
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
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
