import type { WorkSource } from '../core/leased-work.ts'
import { MINUTE, SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { takeBatch, type Batch, type BatchDeps } from './batch.ts'
import { claim, free, release, type ConnectionJob } from './lease.ts'
import { CrmFailure } from './failure.ts'
import { finishBatch, type FinishDeps } from './finish.ts'
import { pushItems, type Pushed } from './push.ts'
import { withSession, type SessionDeps } from './session.ts'
import { failAll } from './sync-ends.ts'

interface WorkerDeps extends BatchDeps, Omit<FinishDeps, 'leads' | 'events'>, SessionDeps {
  database: Database
  leads: BatchDeps['leads'] & FinishDeps['leads']
  events: FinishDeps['events'] & { wake(): void }
  concurrency: number
  log: { error(details: object, message: string): void }
}

/** Long enough for a bisected batch: a single person in Pipedrive takes five requests. */
const JOB_TIMEOUT_MS = 1 * MINUTE

const DELETED = 'The connection was deleted.'

/** Syncs as leased work, one job per connection at a time. An interrupted push is repeated; connectors are idempotent. */
export function createSyncWork(deps: WorkerDeps): WorkSource<ConnectionJob> {
  const { database, concurrency, log } = deps
  return {
    name: 'CRM syncs',
    concurrency,
    timeoutMs: JOB_TIMEOUT_MS,
    claim: (limit, lease) => claim(database, limit, lease),
    run: (job, signal) => (job.isDeleted ? endAll(deps, job) : pushNext(deps, job, signal)),
    async fail(job, error) {
      log.error({ err: error, connection_id: job.id }, 'A CRM connection could not be worked on')
      await release(database, job, MINUTE / SECOND)
    },
    release: (job) => release(database, job),
    free: () => free(database),
  }
}

async function pushNext(deps: WorkerDeps, job: ConnectionJob, signal: AbortSignal): Promise<void> {
  const { database, events } = deps
  const batch = await database.tenant(job.tenantId, (tx) => takeBatch(tx, deps, job))
  if (batch === undefined) return release(database, job, 1)
  const pushed = await push(deps, batch, signal)
  await database.tenant(job.tenantId, (tx) => finishBatch(tx, deps, job, { batch, pushed }))
  events.wake()
}

async function push(deps: WorkerDeps, batch: Batch, signal: AbortSignal): Promise<Pushed> {
  const pushed: Pushed = { outcomes: new Map(), failure: undefined }
  const items = batch.items.filter(({ isUnchanged }) => !isUnchanged)
  if (items.length === 0) return pushed
  const connector = deps.connectors[batch.account.provider]
  const waiting = () => items.filter((item) => !pushed.outcomes.has(item))
  try {
    await withSession(deps, batch.account, signal, (session) => pushItems(connector, session, waiting(), pushed))
  } catch (error) {
    pushed.failure = failureOf(deps, batch, error, signal)
  }
  return pushed
}

/** A bug of ours counts against the affected syncs, so none of them blocks the others for ever. */
function failureOf({ log }: WorkerDeps, { account }: Batch, error: unknown, signal: AbortSignal): CrmFailure {
  if (error instanceof CrmFailure) return error
  if (signal.aborted) throw error
  log.error({ err: error, connection_id: account.id }, 'A push to a CRM failed in an unexpected way')
  return new CrmFailure('unavailable', 'The push could not be carried out.', { cause: error })
}

async function endAll(deps: WorkerDeps, job: ConnectionJob): Promise<void> {
  await deps.database.tenant(job.tenantId, (tx) => failAll(tx, deps.events, job, DELETED))
  await release(deps.database, job)
  deps.events.wake()
}
