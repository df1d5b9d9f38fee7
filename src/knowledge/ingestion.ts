import { and, eq, sql } from 'drizzle-orm'
import { backoffSeconds, type WorkSource } from '../core/leased-work.ts'
import { MINUTE, SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { chunkText } from './chunks.ts'
import { documents } from './documents-table.ts'
import type { EmbeddingRequests } from './embedding.ts'
import { replaceChunks } from './index-store.ts'

const MAXIMUM_ATTEMPTS = 5
const FIRST_RETRY_S = 5
const LAST_RETRY_S = 10 * 60

export interface IngestionJob {
  tenantId: string
  id: string
  attempts: number
  lease: string
}

interface IngestionDeps {
  database: Database
  /** The tenant's language; undefined when the tenant is gone. */
  languageOf(tenantId: string): Promise<string | undefined>
  /** The tenant's vectors should be encoded again. */
  onStale(tenantId: string): void
  /** Where chunks are embedded: asked for with the chunks, in one commit, and woken after it. */
  embedding?: EmbeddingRequests | undefined
  concurrency: number
}

/** Text → chunks → index, as leased work. What was searchable before stays so until the new chunks are there. */
export function createIngestion({
  database,
  languageOf,
  onStale,
  embedding,
  concurrency,
}: IngestionDeps): WorkSource<IngestionJob> {
  return {
    name: 'ingestion',
    concurrency,
    timeoutMs: 2 * MINUTE,
    claim: (limit, { token, seconds }) => database.system((tx) => claim(tx, limit, token, seconds)),
    async run(job, signal) {
      const document = await database.tenantOnce(job.tenantId, (tx) => leased(tx, job))
      const language = await languageOf(job.tenantId)
      if (document === undefined || language === undefined) return
      const chunks = chunkText({ ...document, language })
      await database.tenantOnce(job.tenantId, (tx) => setLeased(tx, job, { progress: 50 }))
      signal.throwIfAborted()
      const stale = await database.tenant(job.tenantId, async (tx) => {
        const ended = await finish(tx, job, chunks, language)
        if (ended !== 'lost') await embedding?.request(tx, job.tenantId, job.id)
        return ended === 'stale'
      })
      embedding?.wake()
      if (stale) onStale(job.tenantId)
    },
    async fail(job) {
      const change =
        job.attempts < MAXIMUM_ATTEMPTS
          ? { lease: null, dueAt: inSeconds(backoffSeconds(job.attempts, FIRST_RETRY_S, LAST_RETRY_S)) }
          : {
              lease: null,
              status: 'failed' as const,
              error: 'The document could not be processed. Save it again to retry.',
            }
      await database.tenantOnce(job.tenantId, (tx) => setLeased(tx, job, change))
    },
    async release(job) {
      const change = { lease: null, dueAt: sql`now()`, attempts: sql`${documents.attempts} - 1` }
      await database.tenantOnce(job.tenantId, (tx) => setLeased(tx, job, change))
    },
  }
}

/** Work that a stopped process had is due at once, where no other process can be at it. */
export async function freeLeases(database: Database): Promise<void> {
  await database.system((tx) =>
    tx
      .update(documents)
      .set({ lease: null, dueAt: sql`now()` })
      .where(sql`${documents.status} = 'processing' and ${documents.lease} is not null`),
  )
}

async function claim(tx: Tx, limit: number, token: string, seconds: number): Promise<IngestionJob[]> {
  const { rows } = await tx.execute<{ tenant_id: string; id: string; attempts: number }>(sql`
    with due as materialized (
      select tenant_id, id from documents where status = 'processing' and due_at <= now()
      order by due_at, id limit ${limit} for update skip locked
    )
    update documents d
    set due_at = now() + make_interval(secs => ${seconds}), attempts = d.attempts + 1, lease = ${token}, progress = 10
    from due where d.tenant_id = due.tenant_id and d.id = due.id
    returning d.tenant_id, d.id, d.attempts`)
  return rows.map((row) => ({ tenantId: row.tenant_id, id: row.id, attempts: row.attempts, lease: token }))
}

/** Matches nothing once the document was replaced, deleted or lent to somebody else. */
function isOurs({ tenantId, id, lease }: IngestionJob) {
  return and(eq(documents.tenantId, tenantId), eq(documents.id, id), eq(documents.lease, lease))
}

async function leased(tx: Tx, job: IngestionJob): Promise<{ title: string; text: string } | undefined> {
  const [row] = await tx.select({ title: documents.title, text: documents.text }).from(documents).where(isOurs(job))
  return row
}

async function setLeased(tx: Tx, job: IngestionJob, change: object): Promise<boolean> {
  const rows = await tx.update(documents).set(change).where(isOurs(job)).returning({ id: documents.id })
  return rows.length > 0
}

/** One transaction: no question ever meets half a document. `stale`: the tenant's vectors should be encoded again. */
async function finish(
  tx: Tx,
  job: IngestionJob,
  chunks: { title: string; text: string }[],
  language: string,
): Promise<'lost' | 'stored' | 'stale'> {
  // First the row, whose lock holds off a replacement or deletion, then the index.
  const done = {
    status: 'ready' as const,
    progress: 100,
    error: null,
    lease: null,
    chunkCount: chunks.length,
    updatedAt: sql`now()`,
  }
  if (!(await setLeased(tx, job, done))) return 'lost'
  const { stale } = await replaceChunks(tx, job.tenantId, job.id, chunks, language)
  return stale ? 'stale' : 'stored'
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${Math.round(seconds * SECOND) / SECOND})`
}
