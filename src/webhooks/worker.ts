import type { WorkSource } from '../core/leased-work.ts'
import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { attempt, type AttemptDeps, type Outcome } from './attempt.ts'
import { claim, free, release, type DeliveryJob } from './lease.ts'
import type { EndpointHealth } from './endpoint-health.ts'
import { createFinisher, type Finished } from './finish.ts'
import { GONE, planAfter } from './retry-schedule.ts'

interface WorkerDeps extends AttemptDeps {
  database: Database
  health: EndpointHealth
  /** Seconds before each attempt. */
  schedule: readonly number[]
  concurrency: number
  /** Concurrent deliveries to one endpoint, in this process. */
  endpointPlaces: number
  log: { error(details: object, message: string): void }
}

/** For the complete exchange. */
const TRY_TIMEOUT_MS = 15 * SECOND

/** Deliveries as leased work: at least once, unordered, with a stable id and body. */
export function createDeliveryWork(deps: WorkerDeps): WorkSource<DeliveryJob> {
  const { database, concurrency, endpointPlaces } = deps
  const write = createFinisher(database, TRY_TIMEOUT_MS)
  const finishing = new Set<Promise<void>>()

  /** Frees the slot for the next attempt while this outcome is still being written. */
  function finish(finished: Finished): void {
    const written = write(finished)
      .catch((error: unknown) => deps.log.error({ err: error, delivery_id: finished.job.id }, NOT_WRITTEN))
      .finally(() => finishing.delete(written))
    finishing.add(written)
  }

  return {
    name: 'webhook deliveries',
    concurrency,
    timeoutMs: TRY_TIMEOUT_MS,
    keyOf: (job) => job.endpointId,
    async claim(limit, lease, running) {
      // Backpressure: at most `concurrency` unwritten outcomes, which bounds the repeats after a crash.
      while (finishing.size >= concurrency) await Promise.race(finishing)
      return claim(database, lease, { limit, running, endpointPlaces })
    },
    async run(job, signal) {
      const outcome = await attempt(deps, job, signal)
      await recordHealth(deps, job, outcome)
      finish({ job, outcome, plan: planAfter(outcome, job, deps.schedule) })
    },
    /** A bug of ours: the lease expires and the delivery is retried. */
    fail: async (job, error) => deps.log.error({ err: error, delivery_id: job.id }, 'A delivery could not be handled'),
    release: (job) => release(database, job),
    free: () => free(database),
    settled: async () => void (await Promise.all(finishing)),
  }
}

const NOT_WRITTEN = 'The end of a delivery could not be written; it comes again when its lease is over'

/** Runs before the delivery's outcome is written, so that the plan of its retry sees a disabled endpoint. */
async function recordHealth({ health, log }: WorkerDeps, job: DeliveryJob, outcome: Outcome): Promise<void> {
  const { tenantId, endpointId, isFailing, isTest } = job
  try {
    if (outcome.responseStatus === GONE) await health.disable(tenantId, endpointId, 'gone')
    else if (outcome.error === null && isFailing) await health.recordSuccess(tenantId, endpointId)
    else if (outcome.error !== null && !isTest) await health.recordFailure(tenantId, endpointId, outcome.error)
  } catch (error) {
    log.error({ err: error, endpoint_id: endpointId }, 'The health of an endpoint could not be recorded')
  }
}
