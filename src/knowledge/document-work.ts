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

/** One document, lent to one worker. */
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
  /** Which documents it is for, by what their processing starts from. */
  inputs: Input[]
  concurrency: number
  timeoutMs: number
  run(job: DocumentJob, signal: AbortSignal): Promise<void>
  /** The document cannot be processed. */
  giveUp(job: DocumentJob, cause: Cause): Promise<void>
}

export interface Cause {
  /** For a person. */
  reason: string
  /** It says something about the document, and not about this day. */
  isLasting: boolean
}

/** Work on documents: what cannot be read is given up at once, what failed for another reason is tried again. */
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

/** Work that a stopped process had is due at once, where no other process can be at it. */
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

/** Matches nothing once the document was replaced, deleted or lent to somebody else. */
function isOurs({ tenantId, id, lease }: DocumentJob) {
  return and(eq(documents.tenantId, tenantId), eq(documents.id, id), eq(documents.lease, lease))
}

export async function findLeased(database: Database, job: DocumentJob): Promise<Document | undefined> {
  const [row] = await database.tenantOnce(job.tenantId, (tx) => tx.select().from(documents).where(isOurs(job)))
  return row
}

/** False when the document is no longer ours, and then nothing was changed. */
export async function setLeased(tx: Tx, job: DocumentJob, change: object): Promise<boolean> {
  const rows = await tx.update(documents).set(change).where(isOurs(job)).returning({ id: documents.id })
  return rows.length > 0
}

/** What every end of a processing has in common. */
export const ENDED = {
  input: 'text',
  uploadId: null,
  lease: null,
  attempts: 0,
  updatedAt: sql`now()`,
  refreshAt: sql`now() + make_interval(hours => ${documents.refreshHours})`,
} as const

/** What was searchable before stays so. */
export async function endFailed(database: Database, job: DocumentJob, { reason }: Cause): Promise<void> {
  await database.tenant(job.tenantId, async (tx) => {
    const [row] = await tx.select({ uploadId: documents.uploadId }).from(documents).where(isOurs(job)).for('update')
    if (row === undefined) return
    // What could not be read must not count as known when it is fetched again.
    await setLeased(tx, job, { ...ENDED, status: 'failed', error: reason, etag: null, lastModified: null })
    if (row.uploadId !== null) await uploads.drop(tx, job.tenantId, row.uploadId)
  })
}
