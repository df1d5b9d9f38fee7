import { backoffSeconds, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Carrier, CarrierState } from './carriers/carrier.ts'
import type { CallProgress } from './progress.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import { WATCH_AFTER_S } from './limits.ts'
import { callLeases, type CallJob } from './leases.ts'

interface ReconcilerDeps {
  database: Database
  progress: CallProgress
  carrier: Carrier
  /** True while this process converses on the call. */
  isAttended(id: string): boolean
  isEmbedded: boolean
  log: { error(details: object, message: string): void }
}

const lease = callLeases.watching

/** One hour without an answer of the provider; after it the call is lost. */
const MAX_TRIES = 60
const RETRY: RetryDelays = { firstS: 5, maxS: WATCH_AFTER_S }

/**
 * Leased reconciliation of calls without a report for a minute: asks the carrier for the state, again each minute. A
 * call from a page has no carrier to ask, so the silence of its process is its end.
 */
export function createReconciler(deps: ReconcilerDeps): WorkSource<CallJob> {
  const { database, progress, carrier } = deps
  const lookUp = async (call: CallRow, signal: AbortSignal): Promise<CarrierState> =>
    call.channel === 'web' || call.simulated !== carrier.isSimulated
      ? { status: 'unknown' }
      : carrier.lookUp(call, signal)

  return {
    name: 'calls watched',
    concurrency: deps.isEmbedded ? 2 : 8,
    timeoutMs: 15 * SECOND,
    ...lease.source(database),
    async run(job, signal) {
      const { tenantId, id } = job
      const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
      if (call === undefined) return
      if (!deps.isAttended(id)) await follow(progress, call, await lookUp(call, signal))
      // A report has planned the next step and cleared the lease, so this postpones unchanged calls only.
      await database.tenant(tenantId, (tx) => lease.retry(tx, job, WATCH_AFTER_S, { attempts: 0 }))
    },
    async fail(job, error) {
      const { tenantId, id, attempts } = job
      deps.log.error({ err: error, call_id: id }, 'The line could not say what became of a call')
      if (attempts >= MAX_TRIES) return void (await progress.failed(tenantId, id, 'lost'))
      const seconds = backoffSeconds(attempts, RETRY)
      await database.tenant(tenantId, (tx) => lease.retry(tx, job, seconds))
    },
  }
}

/** The carrier's answer is a report like those of its hooks, with no precedence over them. */
async function follow(progress: CallProgress, { tenantId, id, status }: CallRow, state: CarrierState): Promise<void> {
  switch (state.status) {
    case 'ringing':
      return
    case 'in_progress':
      return void (await progress.answered(tenantId, id))
    case 'completed':
      if (status === 'ringing') await progress.answered(tenantId, id, undefined, state.startedAt)
      if (state.duration !== undefined) await progress.told(tenantId, id, state.duration)
      return void (await progress.hungUp(tenantId, id, { ending: 'caller', at: state.endedAt }))
    case 'failed':
      return void (await progress.failed(tenantId, id, state.reason))
    case 'unknown':
      return void (await progress.failed(tenantId, id, 'lost'))
  }
}
