import type { FastifyInstance } from 'fastify'
import { and, asc, eq, isNull, or, ne, sql } from 'drizzle-orm'
import { backoffSeconds, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import { MINUTE } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { ModelFailure, type EmbeddingModel } from '../models/index.ts'
import { lockIndex } from './statistics.ts'
import { chunkEmbeddings, chunks, documentEmbeddings } from './tables.ts'

const RETRY: RetryDelays = { firstS: 5, maxS: 10 * 60 }
/** Chunks per commit: paid embeddings survive a later failure. */
const BATCH = 64

const lease = createLease(documentEmbeddings, {
  key: { tenantId: documentEmbeddings.tenantId, documentId: documentEmbeddings.documentId },
  pending: sql`${documentEmbeddings.status} = 'pending'`,
  order: sql`${documentEmbeddings.dueAt}, ${documentEmbeddings.documentId}`,
})

type EmbeddingJob = Claimed<typeof lease>

export interface EmbeddingRequests {
  /** Call it in the transaction that stores a document's chunks. */
  request(tx: Tx, tenantId: string, documentId: string): Promise<void>
  /** Call it after that commit. */
  wake(): void
}

interface EmbeddingDeps {
  database: Database
  model: EmbeddingModel
  log: { warn(details: object, message: string): void }
  concurrency: number
}

/**
 * Embeds chunks as leased work after ingestion. Documents are already searchable by words, also while the provider is down,
 * so attempts are unlimited.
 */
export function createEmbeddingWork({ database, model, log, concurrency }: EmbeddingDeps): WorkSource<EmbeddingJob> {
  return {
    name: 'embedding',
    concurrency,
    timeoutMs: 2 * MINUTE,
    ...lease.source(database, { only: eq(documentEmbeddings.model, model.name) }),
    async run(job, signal) {
      for (;;) {
        const waiting = await database.tenantOnce(job.tenantId, (tx) => withoutVector(tx, job, model.name))
        if (waiting.length === 0) break
        const vectors = await model.embed(
          waiting.map(({ title, questions, text }) => [title, questions, text].filter(Boolean).join('\n')),
          signal,
        )
        const ids = waiting.map(({ id }) => id)
        // The index is locked, because a deletion changes the chunks' version.
        await database.tenantOnce(job.tenantId, (tx) =>
          Promise.all([lockIndex(tx, job.tenantId), store(tx, job.tenantId, { model: model.name, ids, vectors })]),
        )
      }
      await database.tenantOnce(job.tenantId, (tx) => lease.finish(tx, job, { status: 'done' }))
    },
    async fail(job, error) {
      const reason = error instanceof ModelFailure ? { reason: error.code, status: error.status } : { err: error }
      log.warn({ model: model.name, ...reason }, 'A document could not be embedded; trying again')
      const seconds = backoffSeconds(job.attempts, RETRY)
      await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, seconds))
    },
  }
}

/** Starts the work, including documents this model has not embedded yet. */
export async function startEmbedding(
  { database, queue, log }: Pick<FastifyInstance, 'database' | 'queue' | 'log'>,
  model: EmbeddingModel,
  isEmbedded: boolean,
): Promise<EmbeddingRequests> {
  await requestMissingEmbeddings(database, model.name)
  const { wake } = queue.add(createEmbeddingWork({ database, model, log, concurrency: isEmbedded ? 1 : 2 }))
  return { request: (tx, tenantId, documentId) => requestEmbedding(tx, tenantId, documentId, model.name), wake }
}

async function requestEmbedding(tx: Tx, tenantId: string, documentId: string, model: string): Promise<void> {
  const change = { model, status: 'pending' as const, dueAt: sql`now()`, attempts: 0, lease: null }
  await tx
    .insert(documentEmbeddings)
    .values({ tenantId, documentId, ...change })
    .onConflictDoUpdate({ target: [documentEmbeddings.tenantId, documentEmbeddings.documentId], set: change })
}

/** Over all tenants, at the start: queues every document this model has not embedded, all of them for a new model. */
export async function requestMissingEmbeddings(database: Database, model: string): Promise<void> {
  await database.system((tx) =>
    tx.execute(sql`
      insert into document_embeddings (tenant_id, document_id, model, status)
      select d.tenant_id, d.id, ${model}, 'pending' from documents d
      where d.chunk_count > 0 and not exists (
        select from document_embeddings e where e.tenant_id = d.tenant_id and e.document_id = d.id and e.model = ${model}
      )
      on conflict (tenant_id, document_id) do update
      set model = excluded.model, status = 'pending', due_at = now(), attempts = 0, lease = null`),
  )
}

/** Chunks this model has not embedded; none once the lease is lost. */
function withoutVector(tx: Tx, job: EmbeddingJob, model: string) {
  return tx
    .select({ id: chunks.id, title: chunks.title, questions: chunks.questions, text: chunks.text })
    .from(documentEmbeddings)
    .innerJoin(chunks, and(eq(chunks.tenantId, job.tenantId), eq(chunks.documentId, job.documentId)))
    .leftJoin(chunkEmbeddings, and(eq(chunkEmbeddings.tenantId, job.tenantId), eq(chunkEmbeddings.chunkId, chunks.id)))
    .where(and(lease.isHeld(job), or(isNull(chunkEmbeddings.model), ne(chunkEmbeddings.model, model))))
    .orderBy(asc(chunks.id))
    .limit(BATCH)
}

/** Chunks deleted meanwhile are skipped. Vectors travel as text, because arrays of them have no portable wire form. */
async function store(
  tx: Tx,
  tenantId: string,
  { model, ids, vectors }: { model: string; ids: number[]; vectors: number[][] },
): Promise<void> {
  const texts = sql.param(vectors.map((vector) => `[${vector.map((value) => value.toPrecision(6)).join(',')}]`))
  await tx.execute(sql`
    insert into chunk_embeddings (tenant_id, chunk_id, model, version, embedding)
    select ${tenantId}, v.chunk_id, ${model}, v.version, made.embedding::halfvec
    from unnest(${sql.param(ids)}::bigint[], ${texts}::text[]) as made (id, embedding)
    join chunk_vectors v on v.tenant_id = ${tenantId} and v.chunk_id = made.id
    on conflict (tenant_id, chunk_id) do update set model = excluded.model, embedding = excluded.embedding`)
}
