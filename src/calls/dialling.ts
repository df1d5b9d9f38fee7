import { backoffSeconds, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Tenants } from '../tenants/index.ts'
import type { InstallationMinutes } from './budget.ts'
import type { Stopping } from './drain.ts'
import { MAX_LINES } from './limits.ts'
import { CarrierRefusal, CarrierUnavailable, type Carrier } from './carriers/carrier.ts'
import type { CallProgress } from './progress.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import type { CallRules } from './dialling-rules.ts'
import { callLeases, type CallJob } from './leases.ts'

const lease = callLeases.dialling

interface DiallingDeps {
  database: Database
  tenants: Pick<Tenants, 'findIn'>
  progress: CallProgress
  carrier: Carrier
  rules: CallRules
  minutes: Pick<InstallationMinutes, 'look'>
  clock: Clock
  isEmbedded: boolean
  stopping: Stopping
  log: Record<'error' | 'warn', (details: object, message: string) => void>
}

/** Delay that outlasts a process that is stopping. */
const AFTER_STOP_S = 5
const MAX_TRIES = 4
/** Backoff long enough for the hook of a carrier that did not answer. */
const RETRY: RetryDelays = { firstS: 5, maxS: 60 }

/**
 * Leased dialling of queued calls. No phone may ring twice, whatever dies:
 *
 * 1. `dialled_at` is committed, then the carrier is asked, then its id for the call is committed.
 * 2. A definite refusal (`CarrierRefusal`, `CarrierUnavailable`) fails the call or clears `dialled_at`.
 * 3. Any other outcome (lost response, process death between the two commits) keeps `dialled_at`: the next attempt asks
 *    the carrier for the call (`findDialled`) in place of dialling. A carrier that cannot tell makes the call `lost`.
 *    Often the carrier's own hook has reported the call by then.
 */
export function createDialling(deps: DiallingDeps): WorkSource<CallJob> {
  const { database, progress, carrier, log } = deps

  /** Chooses the next step under the line lock, and marks a call that is to be dialled; undefined: nothing to do. */
  const begin = async (tx: Tx, job: CallJob): Promise<Begun | undefined> => {
    const { tenantId, id } = job
    await calls.lockLines(tx, tenantId)
    const call = await calls.lock(tx, tenantId, id)
    if (call?.status !== 'queued' || call.lease !== job.lease) return undefined
    if (deps.stopping.isStopping) {
      // The next process dials it.
      await lease.retry(tx, job, AFTER_STOP_S)
      return undefined
    }
    if (call.simulated !== carrier.isSimulated) return { call, next: 'lose' }
    if (call.dialledAt !== null) return { call, next: carrier.findDialled === undefined ? 'lose' : 'find' }
    if ((await calls.linesBefore(tx, tenantId, id)) >= MAX_LINES) {
      await lease.release(tx, job)
      return undefined
    }
    // Permission may have been withdrawn while the call was queued.
    const tenant = await deps.tenants.findIn(tx, tenantId)
    if (tenant === undefined) return undefined
    if ((await deps.rules.whyNotCalled(tx, tenant, call.phoneNumber)) !== undefined) return { call, next: 'cancel' }
    return { call: await calls.change(tx, tenantId, id, { dialledAt: deps.clock.now() }), next: 'dial' }
  }

  const dial = async (call: CallRow, signal: AbortSignal): Promise<void> => {
    const { tenantId, id } = call
    try {
      const { providerId } = await carrier.dial(call, signal)
      await placed(call, providerId)
    } catch (error) {
      if (!(error instanceof CarrierRefusal)) throw error
      // The only place where the operator reads the carrier's code.
      log.warn({ call_id: id, reason: error.reason, why: error.message }, 'The line refused a call')
      await progress.failed(tenantId, id, error.reason, { from: 'queued', refusal: error.refusal })
    }
  }

  /** The carrier may have reported the call before it answered, and a request may have ended it meanwhile. */
  const placed = async (call: CallRow, providerId: string): Promise<void> => {
    const { tenantId, id } = call
    if ((await progress.ringing(tenantId, id, providerId)) !== undefined) return
    const now = await database.tenant(tenantId, async (tx) => {
      const row = await calls.lock(tx, tenantId, id)
      return row?.providerId === null ? calls.change(tx, tenantId, id, { providerId }) : row
    })
    if (now?.status !== 'failed') return
    await carrier.hangUp(now, AbortSignal.timeout(HANG_UP_MS)).catch((error: unknown) => {
      log.error({ err: error, call_id: id }, 'A call that was ended while it was dialled could not be hung up')
    })
  }

  return {
    name: 'dialling',
    concurrency: deps.isEmbedded ? 4 : 16,
    timeoutMs: 15 * SECOND,
    ...lease.source(database),
    async run(job, signal) {
      const { tenantId, id } = job
      await deps.minutes.look()
      const begun = await database.tenant(tenantId, (tx) => begin(tx, job))
      if (begun === undefined) return
      if (begun.next === 'lose') return void (await progress.failed(tenantId, id, 'lost', { from: 'queued' }))
      if (begun.next === 'cancel') return void (await progress.failed(tenantId, id, 'canceled', { from: 'queued' }))
      const found = begun.next === 'find' ? await carrier.findDialled?.(begun.call, signal) : undefined
      await (found === undefined ? dial(begun.call, signal) : placed(begun.call, found.providerId))
    },
    async fail(job, error) {
      const { tenantId, id, attempts } = job
      log.error({ err: error, call_id: id }, 'A call could not be dialled')
      if (attempts >= MAX_TRIES) return void (await progress.failed(tenantId, id, 'provider_error', { from: 'queued' }))
      const seconds = backoffSeconds(attempts, RETRY)
      const change = error instanceof CarrierUnavailable ? { dialledAt: null } : {}
      await database.tenant(tenantId, (tx) => lease.retry(tx, job, seconds, change))
    },
  }
}

const HANG_UP_MS = 10 * SECOND

interface Begun {
  call: CallRow
  next: 'dial' | 'find' | 'cancel' | 'lose'
}
