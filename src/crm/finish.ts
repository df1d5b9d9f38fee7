import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../core/time.ts'
import { preparedSql, type Tx } from '../db/database.ts'
import type { LeadService } from '../leads/index.ts'
import type { Events } from '../plugins/events.ts'
import type { Batch, Item } from './batch.ts'
import type { ConnectionJob } from './lease.ts'
import type { CrmFailure } from './failure.ts'
import { planAfter, type FailurePlan } from './plan.ts'
import type { Pushed } from './push.ts'
import type { ConnectionRow, SyncRow } from './repository.ts'
import type { Account } from './session.ts'
import { endSyncs, postpone, type EndedSync, type PostponedSync } from './sync-ends.ts'
import { crmConnections, type Counts } from './tables.ts'

export interface FinishDeps {
  leads: Pick<LeadService, 'recordCrm'>
  events: Pick<Events, 'publish'>
  clock: Clock
}

/** Outcome of a job, to be stored. */
interface BatchResult {
  ended: EndedSync[]
  postponed: PostponedSync[]
  /** Pause before the connection may be claimed again. */
  pauseS: number
  state: { state: ConnectionRow['state']; error: string } | undefined
}

const GONE_LEAD = 'The lead was deleted, or merged into another.'

/**
 * Stores the outcome of a batch atomically: links, the leads' last sync, the ledger with its events, the connection. Stores
 * nothing when the lease is lost. After the connection, locks are taken on the leads, then on the syncs, as in
 * `takeBatch`.
 */
export async function finishBatch(
  tx: Tx,
  deps: FinishDeps,
  job: ConnectionJob,
  { batch, pushed }: { batch: Batch; pushed: Pushed },
): Promise<void> {
  const [lent] = await tx
    .select({ credentials: crmConnections.credentials, deletedAt: crmConnections.deletedAt })
    .from(crmConnections)
    .where(isLent(job))
    .for('no key update')
  if (lent === undefined) return
  // New credentials were given meanwhile: the failure is out of date.
  const isFailureOutdated = lent.credentials !== batch.account.credentials
  const ends = batchResult(batch, pushed, isFailureOutdated)
  const at = deps.clock.now()
  await recordOutcomes(tx, deps.leads, batch.account, outcomeRecords(pushed, at))
  await endSyncs(tx, deps.events, job.tenantId, ends.ended)
  await postpone(tx, job, ends.postponed)
  await tx
    .update(crmConnections)
    .set({
      lease: null,
      dueAt: sql`now() + make_interval(secs => ${ends.pauseS})`,
      ...(ends.state === undefined ? {} : stateChange(ends.state)),
      ...(isSuccess(pushed) ? { lastSuccessAt: at } : {}),
    })
    .where(isLent(job))
}

const isLent = ({ tenantId, id, lease }: ConnectionJob) =>
  and(eq(crmConnections.tenantId, tenantId), eq(crmConnections.id, id), eq(crmConnections.lease, lease))

/** A receiver that answered 410 stays disabled until somebody enables it again. */
function stateChange({ state, error }: NonNullable<BatchResult['state']>) {
  return { state, error, ...(state === 'gone' ? { enabled: false } : {}) }
}

const isSuccess = ({ outcomes }: Pushed) => [...outcomes.values()].some(({ result }) => result !== 'refused')

function batchResult(batch: Batch, pushed: Pushed, isFailureOutdated: boolean): BatchResult {
  const ends = batch.resync === undefined ? resultOfSyncs(batch, pushed) : resultOfPage(batch, pushed)
  if (!isFailureOutdated || ends.state === undefined) return ends
  const failed = ends.ended.filter(({ isRefusedConnection }) => isRefusedConnection === true)
  const again = failed.map(({ sync }) => ({ sync, counts: false, delayS: 0 }))
  return {
    ended: ends.ended.filter((end) => !failed.includes(end)),
    postponed: [...ends.postponed, ...again],
    pauseS: 0,
    state: undefined,
  }
}

function resultOfSyncs({ items, orphans }: Batch, { outcomes, failure }: Pushed): BatchResult {
  const ends: BatchResult = { ended: [], postponed: [], pauseS: 0, state: undefined }
  for (const sync of orphans) ends.ended.push({ sync, status: 'failed', error: GONE_LEAD })
  for (const item of items) {
    const outcome = item.isUnchanged ? unchanged(item) : outcomes.get(item)
    if (outcome === undefined) endByFailure(ends, item.sync, failure!)
    else if (outcome.result === 'refused') ends.ended.push({ sync: item.sync, status: 'failed', error: outcome.error })
    else ends.ended.push({ sync: item.sync, status: 'completed', externalId: outcome.externalId })
  }
  return ends
}

const unchanged = ({ link }: Item) => ({ result: 'updated' as const, externalId: link.externalId })

function endByFailure(ends: BatchResult, sync: SyncRow, failure: CrmFailure): void {
  const plan: FailurePlan = planAfter(failure, sync.failures)
  if (plan.end === 'later') {
    ends.postponed.push({ sync, counts: plan.counts, delayS: plan.delayS, error: failure.message })
    ends.pauseS = Math.max(ends.pauseS, plan.pauseS)
    return
  }
  const isRefusedConnection = plan.state !== undefined
  ends.ended.push({ sync, status: 'failed', error: failure.message, isRefusedConnection })
  if (plan.state !== undefined) ends.state = { state: plan.state, error: failure.message }
}

/** Moves on once every lead of the page has an outcome; otherwise the page is pushed again, which is idempotent. */
function resultOfPage({ items, resync }: Batch, { outcomes, failure }: Pushed): BatchResult {
  const { sync, isLast } = resync!
  const ends: BatchResult = { ended: [], postponed: [], pauseS: 0, state: undefined }
  if (failure !== undefined) {
    endByFailure(ends, sync, failure)
    return ends
  }
  const counts = countsOf(sync.counts!, items, outcomes)
  if (isLast) ends.ended.push({ sync, status: 'completed', counts })
  else
    ends.postponed.push({
      sync,
      counts: false,
      delayS: 0,
      progress: { counts, position: items.at(-1)!.outgoing.leadId },
    })
  return ends
}

function countsOf(before: Counts, items: Item[], outcomes: Pushed['outcomes']): Counts {
  const counts = { ...before }
  for (const item of items) {
    const result = item.isUnchanged ? 'unchanged' : outcomes.get(item)!.result
    counts[result === 'refused' ? 'failed' : result] += 1
  }
  return counts
}

const recordLinks = preparedSql(
  'crm_record_links',
  `update crm_links l set external_id = r.external_id, pushed_hash = r.hash, synced_at = r.at, sent_key = null
   from unnest($3::text[], $4::text[], $5::text[], $6::timestamptz[]) r (lead_id, external_id, hash, at)
   where l.tenant_id = $1 and l.connection_id = $2 and l.lead_id = r.lead_id`,
)

interface OutcomeRecord {
  leadId: string
  externalId: string | null
  syncedAt: string | null
  hash: string | null
  status: 'completed' | 'failed'
}

function outcomeRecords({ outcomes }: Pushed, at: Date): OutcomeRecord[] {
  return [...outcomes].map(([item, outcome]) => {
    const isRefused = outcome.result === 'refused'
    const externalId = isRefused ? item.link.externalId : outcome.externalId
    const syncedAt = (isRefused ? item.link.syncedAt : at)?.toISOString() ?? null
    // After a lost response the receiver's state is unknown, so the next push is sent even if nothing changed.
    const hash = isRefused || item.sync.attempts > 1 ? null : item.hash
    return { leadId: item.outgoing.leadId, externalId, syncedAt, hash, status: isRefused ? 'failed' : 'completed' }
  })
}

/** Stores each lead's outcome for the next push, and shows it with the lead. */
async function recordOutcomes(
  tx: Tx,
  leads: FinishDeps['leads'],
  { tenantId, id, provider }: Account,
  records: OutcomeRecord[],
): Promise<void> {
  if (records.length === 0) return
  const crm = records.map(({ leadId, externalId, status, syncedAt }) => ({
    leadId,
    crm: { provider, external_id: externalId, status, synced_at: syncedAt },
  }))
  await leads.recordCrm(tx, tenantId, crm)
  await recordLinks(tx, [
    tenantId,
    id,
    records.map(({ leadId }) => leadId),
    records.map(({ externalId }) => externalId),
    records.map(({ hash }) => hash),
    records.map(({ syncedAt }) => syncedAt),
  ])
}
