import { backoffSeconds, LeaseLost, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import { HOUR, MINUTE, SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Carrier } from '../calls/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { FiguresPending } from '../analytics/index.ts'
import { clearBatch } from './retention.ts'
import { clearRecordings } from './recordings.ts'
import { retentionLease as lease, type RetentionJob } from './repository.ts'
import type { Cleared } from './tables.ts'

interface RetentionDeps {
  database: Database
  tenants: Pick<Tenants, 'findIn'>
  carrier: Pick<Carrier, 'removeRecording'>
  /** Resolves when no request is open. */
  pause(): Promise<void>
  now(): Date
  log: { error(details: object, message: string): void }
}

/** Maximum time for one tenant at once, so that years to clear do not hold up the others. */
const SLICE_MS = 2 * SECOND
const EVERY_S = HOUR / SECOND
const FIGURES_S = 5
const RETRY: RetryDelays = { firstS: 10, maxS: HOUR / SECOND }

/**
 * Clears what the settings no longer keep, as leased work. Each batch is a transaction that also counts it, so that a process
 * that dies has neither cleared nor counted it.
 */
export function createRetentionWork(deps: RetentionDeps): WorkSource<RetentionJob> {
  const { database, log } = deps
  return {
    name: 'privacy',
    concurrency: 1,
    timeoutMs: 2 * MINUTE,
    ...lease.source(database),
    async run(job, signal) {
      const until = performance.now() + SLICE_MS
      let isLeft = true
      while (isLeft && performance.now() < until) {
        signal.throwIfAborted()
        await deps.pause()
        isLeft = await clear(deps, job, signal)
      }
      if (!isLeft) return finish(deps, job)
      await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, 0, { attempts: 0 }))
    },
    async fail(job, error) {
      const isWaiting = error instanceof FiguresPending
      if (!isWaiting) log.error({ err: error, tenant_id: job.tenantId }, 'Old data could not be cleared; trying again')
      const seconds = isWaiting ? FIGURES_S : backoffSeconds(job.attempts, RETRY)
      const failingSince = isWaiting ? {} : { failingSince: deps.now() }
      await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, seconds, failingSince))
    },
  }
}

/** Clears a batch; false when nothing is left. */
async function clear(deps: RetentionDeps, job: RetentionJob, signal: AbortSignal): Promise<boolean> {
  const { database, tenants, now } = deps
  const { tenantId } = job
  const privacy = await database.tenant(tenantId, async (tx) => (await tenants.findIn(tx, tenantId))?.privacy)
  if (privacy === undefined) return false
  const days = privacy.recording_days
  const recordings = await clearRecordings(deps, tenantId, { days, signal })
  const batch = await database.tenant(tenantId, async (tx) => {
    const cleared = { ...(await clearBatch(tx, tenantId, privacy, now())), recordings }
    await count(tx, job, cleared, now())
    return cleared
  })
  return Object.values(batch).some((amount) => amount > 0)
}

/** Adds to the counts of the run. @throws LeaseLost where the lease was lost, so that nothing is cleared uncounted */
async function count(
  tx: Parameters<typeof lease.change>[0],
  job: RetentionJob,
  batch: Cleared,
  now: Date,
): Promise<void> {
  const before = job.cleared ?? { conversations: 0, calls: 0, redacted: 0, recordings: 0 }
  const cleared: Cleared = {
    conversations: before.conversations + batch.conversations,
    calls: before.calls + batch.calls,
    redacted: before.redacted + batch.redacted,
    recordings: before.recordings + batch.recordings,
  }
  const startedAt = job.startedAt ?? now
  if (!(await lease.change(tx, job, { cleared, startedAt }))) throw new LeaseLost()
  Object.assign(job, { cleared, startedAt })
}

async function finish({ database, now }: RetentionDeps, job: RetentionJob): Promise<void> {
  const ended = {
    startedAt: null,
    cleared: null,
    finishedAt: now(),
    lastCleared: job.cleared,
    failingSince: null,
    attempts: 0,
  }
  await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, EVERY_S, ended))
}
