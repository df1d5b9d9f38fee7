import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { ENDED, documentLease, type Document, type DocumentJob } from './document-work.ts'
import type { EmbeddingRequests } from './embedding.ts'
import { addChunks, replaceChunks, type NewChunk } from './index-store.ts'
import { versions, type HiddenVersion } from './versions.ts'

/** Chunks in one transaction: some milliseconds of the embedded database's one connection. */
const BATCH = 6
/** Documents up to this many come in one transaction. */
const SMALL = 12
const SAMPLE = 64

interface Indexed {
  isOurs: boolean
  /** The tenant's vectors should be encoded again. */
  isStale: boolean
}

export interface IndexDeps {
  database: Database
  /** Whoever waits for an answer comes first. */
  pause(): Promise<void>
  /** Where chunks are embedded too: asked for in the commit that shows them, and woken after it. */
  embedding?: EmbeddingRequests | undefined
}

/** Puts chunks in the place of all that the document had, and ends its processing. No question ever meets half of it. */
export async function indexDocument(
  { database, pause, embedding }: IndexDeps,
  job: DocumentJob,
  document: Document,
  chunks: NewChunk[],
  language: string,
): Promise<Indexed> {
  await clearLeftOver({ database, pause }, job)
  await pause()
  if (chunks.length <= SMALL && document.version === 0)
    return indexAtOnce({ database, embedding }, job, chunks, language)
  const { old, version } = await database.tenant(job.tenantId, async (tx) => ({
    old: document.version > 0 ? [] : await versions.chunkIds(tx, job.tenantId, job.id),
    version: await versions.open(tx, job.tenantId, job.id),
  }))
  let isStale = false
  for (let start = 0; start < chunks.length; start += BATCH) {
    const batch = { chunks: chunks.slice(start, start + BATCH), start, version, sample: sampleOf(chunks) }
    const added = await database.tenant(job.tenantId, async (tx) => {
      const progress = 50 + Math.floor((49 * start) / chunks.length)
      if (!(await documentLease.change(tx, job, { progress }))) return undefined
      return addChunks(tx, job.tenantId, job.id, batch, language)
    })
    if (added === undefined) return { isOurs: false, isStale }
    isStale = added
    await pause()
  }
  const isOurs = await database.tenant(job.tenantId, (tx) =>
    exchange(tx, job, { before: document.version, old, version, chunkCount: chunks.length, embedding }),
  )
  if (isOurs && document.version > 0) {
    await clearVersion({ database, pause }, { tenantId: job.tenantId, documentId: job.id, version: document.version })
  }
  return { isOurs, isStale }
}

async function indexAtOnce(
  { database, embedding }: Pick<IndexDeps, 'database' | 'embedding'>,
  job: DocumentJob,
  chunks: NewChunk[],
  language: string,
): Promise<Indexed> {
  return database.tenant(job.tenantId, async (tx) => {
    // First the row, whose lock holds off a replacement or deletion, then the index.
    if (!(await documentLease.change(tx, job, ready(chunks.length, 0)))) return { isOurs: false, isStale: false }
    await embedding?.request(tx, job.tenantId, job.id)
    const { stale } = await replaceChunks(tx, job.tenantId, job.id, chunks, language)
    return { isOurs: true, isStale: stale }
  })
}

interface Exchange {
  /** The version that answered, and the chunks that had none. */
  before: number
  old: number[]
  version: number
  chunkCount: number
  embedding: IndexDeps['embedding']
}

/** The moment in which the new chunks answer and the old ones no longer do. */
async function exchange(tx: Tx, job: DocumentJob, change: Exchange): Promise<boolean> {
  const { before, old, version, chunkCount, embedding } = change
  if (!(await documentLease.change(tx, job, ready(chunkCount, version)))) return false
  await embedding?.request(tx, job.tenantId, job.id)
  if (before > 0) await versions.hide(tx, job.tenantId, job.id, before)
  else if (old.length > 0) await versions.remove(tx, job.tenantId, old)
  await versions.show(tx, job.tenantId, version)
  return true
}

function ready(chunkCount: number, version: number) {
  return { ...ENDED, status: 'ready', progress: 100, error: null, chunkCount, version } as const
}

/** A refresh that found everything as it was. */
export async function endUnchanged(database: Database, job: DocumentJob): Promise<void> {
  await database.tenantOnce(job.tenantId, (tx) =>
    documentLease.change(tx, job, {
      ...ENDED,
      updatedAt: sql`updated_at`,
      status: 'ready',
      progress: 100,
      error: null,
    }),
  )
}

function sampleOf(chunks: NewChunk[]): NewChunk[] {
  const step = Math.max(1, Math.floor(chunks.length / SAMPLE))
  return chunks.filter((_, index) => index % step === 0)
}

async function clearLeftOver(deps: IndexDeps, { tenantId, id }: DocumentJob): Promise<void> {
  const left = await deps.database.tenantOnce(tenantId, (tx) => versions.findOf(tx, tenantId, id))
  for (const version of left) await clearVersion(deps, version)
}

export async function clearVersion({ database, pause }: IndexDeps, hidden: HiddenVersion): Promise<void> {
  const clear = () => database.tenant(hidden.tenantId, (tx) => versions.clear(tx, hidden.tenantId, hidden, BATCH * 2))
  while (await clear()) await pause()
}
