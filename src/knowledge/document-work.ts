import { inArray, sql } from 'drizzle-orm'
import { backoffSeconds, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import type { Database } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { documents } from './tables.ts'
import { Unreachable } from './fetch-page.ts'
import { Unreadable } from './reading/unreadable.ts'
import { uploads } from './uploads.ts'

const MAXIMUM_ATTEMPTS = 5
const RETRY: RetryDelays = { firstS: 5, maxS: 10 * 60 }

/** Covers all documents; each worker claims by their input. */
export const documentLease = createLease(documents, {
  key: { tenantId: documents.tenantId, id: documents.id },
  pending: sql`${documents.status} = 'processing' and ${documents.deletedAt} is null`,
  order: sql`${documents.dueAt}, ${documents.id}`,
})

/** A document leased to one worker. */
export type DocumentJob = Claimed<typeof documentLease>

export type Document = typeof documents.$inferSelect
type Input = Document['input']

interface DocumentWork {
  name: string
  /** Inputs of the documents this work handles. */
  inputs: Input[]
  concurrency: number
  timeoutMs: number
  run(job: DocumentJob, signal: AbortSignal): Promise<void>
  /** Called when the document cannot be processed. */
  giveUp(job: DocumentJob, cause: Cause): Promise<void>
}

export interface Cause {
  /** Shown to people. */
  reason: string
  /** True for a property of the document, false for a temporary failure. */
  isLasting: boolean
}

/** Work on documents: unreadable ones are given up at once, other failures are retried. */
export function createDocumentWork(database: Database, work: DocumentWork): WorkSource<DocumentJob> {
  const { name, inputs, concurrency, timeoutMs, run, giveUp } = work
  return {
    name,
    concurrency,
    timeoutMs,
    ...documentLease.source(database, {
      only: inArray(documents.input, inputs),
      set: { progress: sql`greatest(${documents.progress}, 10)` },
    }),
    run,
    async fail(job, error) {
      if (error instanceof Unreadable) return giveUp(job, { reason: error.message, isLasting: true })
      if (job.attempts >= MAXIMUM_ATTEMPTS) {
        return giveUp(job, { reason: error instanceof Unreachable ? error.message : UNKNOWN, isLasting: false })
      }
      const seconds = backoffSeconds(job.attempts, RETRY)
      await database.tenantOnce(job.tenantId, (tx) => documentLease.retry(tx, job, seconds))
    },
  }
}

const UNKNOWN = 'The document could not be processed. Save it again to retry.'

export async function findLeased(database: Database, job: DocumentJob): Promise<Document | undefined> {
  const [row] = await database.tenantOnce(job.tenantId, (tx) =>
    tx.select().from(documents).where(documentLease.isHeld(job)),
  )
  return row
}

/** Columns reset at the end of every processing. */
export const ENDED = {
  input: 'text',
  uploadId: null,
  lease: null,
  attempts: 0,
  updatedAt: sql`now()`,
  refreshAt: sql`now() + make_interval(hours => ${documents.refreshHours})`,
} as const

/** Earlier searchable content stays searchable. */
export async function endFailed(database: Database, job: DocumentJob, { reason }: Cause): Promise<void> {
  await database.tenant(job.tenantId, async (tx) => {
    const [row] = await tx
      .select({ uploadId: documents.uploadId })
      .from(documents)
      .where(documentLease.isHeld(job))
      .for('update')
    if (row === undefined) return
    // Without validators the next fetch cannot answer "not modified" for content that was never read.
    await documentLease.change(tx, job, { ...ENDED, status: 'failed', error: reason, etag: null, lastModified: null })
    if (row.uploadId !== null) await uploads.drop(tx, job.tenantId, row.uploadId)
  })
}
