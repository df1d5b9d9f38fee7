import { and, eq, sql } from 'drizzle-orm'
import { backoffSeconds, type WorkSource } from '../core/leased-work.ts'
import type { Database, Tx } from '../db/database.ts'
import { documents } from './documents-table.ts'
import { Unreachable } from './fetch-page.ts'
import { Unreadable } from './reading/unreadable.ts'
import { uploads } from './uploads.ts'

const MAXIMUM_ATTEMPTS = 5
const FIRST_RETRY_S = 5
const LAST_RETRY_S = 10 * 60

/** A document leased to one worker. */
export interface DocumentJob {
  tenantId: string
  id: string
  attempts: number
  lease: string
}

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
    claim: (limit, { token, seconds }) => database.system((tx) => claim(tx, inputs, limit, token, seconds)),
    run,
    async fail(job, error) {
      if (error instanceof Unreadable) return giveUp(job, { reason: error.message, isLasting: true })
      if (job.attempts >= MAXIMUM_ATTEMPTS) {
        return giveUp(job, { reason: error instanceof Unreachable ? error.message : UNKNOWN, isLasting: false })
      }
      const seconds = backoffSeconds(job.attempts, FIRST_RETRY_S, LAST_RETRY_S)
      const later = { lease: null, dueAt: sql`now() + make_interval(secs => ${seconds})` }
      await database.tenantOnce(job.tenantId, (tx) => setLeased(tx, job, later))
    },
    async release(job) {
      const change = { lease: null, dueAt: sql`now()`, attempts: sql`${documents.attempts} - 1` }
      await database.tenantOnce(job.tenantId, (tx) => setLeased(tx, job, change))
    },
  }
}

const UNKNOWN = 'The document could not be processed. Save it again to retry.'

/** Makes leased work due at once; only safe where no other process runs. */
export async function freeLeases(database: Database): Promise<void> {
  await database.system((tx) =>
    tx
      .update(documents)
      .set({ lease: null, dueAt: sql`now()` })
      .where(sql`${documents.status} = 'processing' and ${documents.lease} is not null`),
  )
}

async function claim(tx: Tx, inputs: Input[], limit: number, token: string, seconds: number): Promise<DocumentJob[]> {
  const { rows } = await tx.execute<{ tenant_id: string; id: string; attempts: number }>(sql`
    with due as materialized (
      select tenant_id, id from documents
      where status = 'processing' and due_at <= now() and input = any(${sql.param(inputs)}::text[])
      order by due_at, id limit ${limit} for update skip locked
    )
    update documents d
    set due_at = now() + make_interval(secs => ${seconds}), attempts = d.attempts + 1, lease = ${token},
      progress = greatest(d.progress, 10)
    from due where d.tenant_id = due.tenant_id and d.id = due.id
    returning d.tenant_id, d.id, d.attempts`)
  return rows.map((row) => ({ tenantId: row.tenant_id, id: row.id, attempts: row.attempts, lease: token }))
}

/** Matches nothing once the document was replaced, deleted or leased to another process. */
function isOurs({ tenantId, id, lease }: DocumentJob) {
  return and(eq(documents.tenantId, tenantId), eq(documents.id, id), eq(documents.lease, lease))
}

export async function findLeased(database: Database, job: DocumentJob): Promise<Document | undefined> {
  const [row] = await database.tenantOnce(job.tenantId, (tx) => tx.select().from(documents).where(isOurs(job)))
  return row
}

/** False, without a change, when the lease was lost. */
export async function setLeased(tx: Tx, job: DocumentJob, change: object): Promise<boolean> {
  const rows = await tx.update(documents).set(change).where(isOurs(job)).returning({ id: documents.id })
  return rows.length > 0
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
    const [row] = await tx.select({ uploadId: documents.uploadId }).from(documents).where(isOurs(job)).for('update')
    if (row === undefined) return
    // Without validators the next fetch cannot answer "not modified" for content that was never read.
    await setLeased(tx, job, { ...ENDED, status: 'failed', error: reason, etag: null, lastModified: null })
    if (row.uploadId !== null) await uploads.drop(tx, job.tenantId, row.uploadId)
  })
}
