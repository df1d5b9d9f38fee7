import { sql } from 'drizzle-orm'
import type { WorkSource } from '../core/leased-work.ts'
import { DAY, MINUTE, SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { GRAINS, spanOf, type Period } from './spans.ts'
import { recount } from './recount.ts'

/** A tenant with marked quarter hours. */
interface RollupJob {
  tenantId: string
}

interface RollupDeps {
  database: Database
  /** Resolves when no request is open. */
  pause(): Promise<void>
  log: { error(details: object, message: string): void }
}

/** Maximum time for one tenant at once, so that years to count do not hold up the others. */
const SLICE_MS = 5 * SECOND
/** Wait of a tenant whose counting failed. */
const RETRY_MS = 1 * MINUTE
/** Rest after counting, in times of its duration: in a busy hour each message marks the same quarter hour again. */
const REST = 20
const MAX_REST_MS = 10 * SECOND
const CAME_BACK_MS = 3 * DAY

/**
 * Counts marked quarter hours again. A transaction takes the marks of a day and writes its counts, under a lock of the
 * tenant: it is the lease, and a process that dies leaves the marks as they were.
 */
export function createRollupWork({ database, pause, log }: RollupDeps): WorkSource<RollupJob> {
  const waiting = new Map<string, number>()
  return {
    name: 'analytics',
    concurrency: 1,
    timeoutMs: 1 * MINUTE,
    keyOf: ({ tenantId }) => tenantId,
    async claim(limit) {
      for (const [tenantId, until] of waiting) if (until < performance.now()) waiting.delete(tenantId)
      return database.systemOnce((tx) => marked(tx, limit, [...waiting.keys()]))
    },
    async run({ tenantId }, signal) {
      const until = performance.now() + SLICE_MS
      let countedMs = 0
      let day: Date | undefined
      // Each day once, from the newest: marks of today that come meanwhile do not hold up the days before.
      do {
        signal.throwIfAborted()
        await pause()
        const since = performance.now()
        const before = day
        day = await database.tenant(tenantId, (tx) => countMarkedDay(tx, tenantId, before))
        countedMs += performance.now() - since
      } while (day !== undefined && performance.now() < until)
      if (day === undefined) waiting.set(tenantId, performance.now() + Math.min(REST * countedMs, MAX_REST_MS))
    },
    async fail({ tenantId }, error) {
      waiting.set(tenantId, performance.now() + RETRY_MS)
      log.error({ err: error, tenant_id: tenantId }, 'Analytics could not be counted; trying again')
    },
    async release() {},
  }
}

/** Over all tenants: those with days to count, each counted in transactions of its own. */
async function marked(tx: Tx, limit: number, waiting: string[]): Promise<RollupJob[]> {
  const { rows } = await tx.execute<{ tenantId: string }>(sql`
    select distinct tenant_id as "tenantId" from analytics_marks
    where at <= now() and not tenant_id = any(${sql.param(waiting)}::text[]) limit ${limit}`)
  return rows
}

/** Thrown to wait: figures of the time are not counted yet. */
export class FiguresPending extends Error {}

/** True while something that happened before the end of a period waits to be counted. */
export async function hasMarksUpTo(tx: Tx, tenantId: string, period: Period): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from analytics_marks where tenant_id = ${tenantId} and at < ${spanOf(period).to.toISOString()}::timestamptz limit 1`)
  return rows.length > 0
}

interface Mark extends Record<string, unknown> {
  /** Milliseconds since the epoch. */
  at: number
  leadId: string | null
}

/**
 * Counts the newest marked day that begins before the given one, and returns its beginning; undefined when nothing is to be
 * counted. The future, where appointments begin, waits. The statements after the lock see whatever the process before
 * committed.
 */
async function countMarkedDay(tx: Tx, tenantId: string, before: Date | undefined): Promise<Date | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`analytics:${tenantId}`}, 0))`)
  const isDue = sql`at <= now() and at < ${before?.toISOString() ?? 'infinity'}::timestamptz`
  const { rows: found } = await tx.execute<Mark & { isFrozen: boolean }>(sql`
    delete from analytics_marks where tenant_id = ${tenantId} and at >= (
      select date_bin('1 day', max(at), timestamptz '1970-01-01 00:00:00+00') from analytics_marks
      where tenant_id = ${tenantId} and ${isDue}
    ) and ${isDue} returning extract(epoch from at)::float8 * 1000 as at, lead_id as "leadId",
      coalesce(at < (select before from analytics_frozen where tenant_id = ${tenantId}), false) as "isFrozen"`)
  if (found.length === 0) return undefined
  const day = new Date(found.reduce((least, { at }) => Math.min(least, at), Infinity))
  day.setUTCHours(0, 0, 0, 0)
  const marks = found.filter(({ isFrozen }) => !isFrozen)
  if (marks.length === 0) return day
  await markEarlier(tx, tenantId, marks)
  const times = marks.map(({ at }) => at)
  const from = times.reduce((least, at) => Math.min(least, at))
  const to = times.reduce((most, at) => Math.max(most, at)) + GRAINS[0] * MINUTE
  await recount(tx, tenantId, { from: new Date(from), to: new Date(to) })
  return day
}

/** Marks the conversations to which a changed one may be a return, or no longer is. */
async function markEarlier(tx: Tx, tenantId: string, marks: Mark[]): Promise<void> {
  const known = marks.filter(({ leadId }) => leadId !== null)
  if (known.length === 0) return
  const leads = sql.param([...new Set(known.map(({ leadId }) => leadId))])
  const times = known.map(({ at }) => at)
  const from = new Date(times.reduce((least, at) => Math.min(least, at)) - CAME_BACK_MS).toISOString()
  const to = new Date(times.reduce((most, at) => Math.max(most, at)) + GRAINS[0] * MINUTE).toISOString()
  await tx.execute(sql`
    insert into analytics_marks (tenant_id, at)
    select distinct ${tenantId}, date_bin('15 minutes', at, timestamptz '1970-01-01 00:00:00+00') from (
      select started_at as at from chat_sessions where tenant_id = ${tenantId} and lead_id = any(${leads}::text[])
      union all select created_at from calls where tenant_id = ${tenantId} and lead_id = any(${leads}::text[])
    ) conversation
    where at >= ${from}::timestamptz and at < ${to}::timestamptz`)
}
