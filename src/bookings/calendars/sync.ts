import { backoffSeconds, type RetryDelays, type WorkSource } from '../../core/leased-work.ts'
import { SECOND, DAY, HOUR, MINUTE, type Clock } from '../../core/time.ts'
import type { Database } from '../../db/database.ts'
import { syncLease, type SyncJob } from './lease.ts'
import { failureOf, CalendarFailure } from './failure.ts'
import {
  storeFailure,
  holdsLease,
  knownEtags,
  mirroredTimes,
  ownBookings,
  storedObjects,
  storeSync,
  type StoredSync,
} from './sync-repository.ts'
import type { OpenCalendar } from './access.ts'
import type { Snapshot, SyncResult, ObjectsResult, TimesResult } from './connection.ts'
import { missingMirrors } from './mirror-repository.ts'
import type { RemovalReport } from './removals.ts'
import type { CalendarReader, CalendarText } from './reading/calendar-reader.ts'
import type { BusySpan } from './reading/expansion.ts'

interface SyncWorkDeps extends SyncDeps {
  concurrency: number
  log: { error(details: object, message: string): void }
}

const TIMEOUT_MS = 90 * SECOND

/** Calendar syncs as leased work. A failed sync keeps the earlier result and is retried with backoff. */
export function createSyncWork(deps: SyncWorkDeps): WorkSource<SyncJob> {
  const { database, clock, log } = deps
  return {
    name: 'calendars',
    concurrency: deps.concurrency,
    timeoutMs: TIMEOUT_MS,
    ...syncLease.source(database, { set: { syncAgain: false } }),
    run: (job, signal) => syncCalendar(deps, job, signal),
    async fail(job, error) {
      const failure = failureOf(error)
      if (failure.reason === 'internal')
        log.error({ err: error, connection_id: job.connectionId }, 'A calendar could not be looked at')
      const nextInS = waitAfter(failure, job.attempts)
      const outcome = { reason: failure.reason, now: clock.now(), nextInS }
      await database.tenant(job.tenantId, (tx) => storeFailure(tx, job, outcome))
    },
  }
}

export function waitAfter({ retryAfterS }: CalendarFailure, attempts: number): number {
  const own = backoffSeconds(attempts, RETRY)
  return retryAfterS === undefined ? own : Math.min(Math.max(retryAfterS, 1), RETRY.maxS)
}

interface SyncDeps {
  database: Database
  open: OpenCalendar
  reader: CalendarReader
  removals: RemovalReport
  clock: Clock
  /** Host part of our UIDs. */
  host: string
}

/** Interval between syncs; up to 10 % jitter spreads the load. */
const SYNC_INTERVAL_S = (10 * MINUTE) / SECOND
const MARGIN_MS = 1 * DAY
const MAX_DAYS_AHEAD = 730
const MAX_SPANS = 50_000

/** Fetches changes, reads them, and replaces the known times, all or nothing. */
async function syncCalendar(deps: SyncDeps, job: SyncJob, signal: AbortSignal): Promise<void> {
  const { database, open, clock } = deps
  const begun = clock.now()
  const etags = await database.tenantOnce(job.tenantId, (tx) => knownEtags(tx, job))
  const window = windowOf(job, begun)
  const snapshot: Snapshot = { state: job.state, etags, window, checkedAt: job.checkedAt }
  const result = await open(job).sync(snapshot, signal)
  const found =
    result.kind === 'times'
      ? await fromTimes(deps, job, result, snapshot)
      : await fromObjects(deps, job, { result, window, signal })
  await store(deps, job, { ...found, isGone: goneFrom(result, etags), begun })
}

/** Margins of a day, because whole days begin at different times around the world. */
function windowOf({ daysAhead }: SyncJob, now: Date): { from: number; to: number } {
  const ahead = Math.min(daysAhead, MAX_DAYS_AHEAD) * DAY
  return { from: now.getTime() - MARGIN_MS, to: now.getTime() + ahead + MARGIN_MS }
}

type Found = Pick<StoredSync, 'changed' | 'removed' | 'spans' | 'ignored' | 'state'>

/** Google's busy times include our own events, so they are subtracted. */
async function fromTimes(deps: SyncDeps, job: SyncJob, result: TimesResult, { window }: Snapshot): Promise<Found> {
  const own = await deps.database.tenantOnce(job.tenantId, (tx) => mirroredTimes(tx, job, window.from))
  const spans = own.reduce(without, result.spans)
  return { changed: [], removed: [], spans, ignored: 0, state: result.state }
}

function without(spans: BusySpan[], { start, end }: { start: number; end: number }): BusySpan[] {
  return spans.flatMap((span) => {
    if (end <= span.start || start >= span.end) return [span]
    const left = { ...span, end: Math.min(span.end, start) }
    const right = { ...span, start: Math.max(span.start, end) }
    return [left, right].filter((part) => part.start < part.end)
  })
}

interface Fetched {
  result: ObjectsResult
  window: { from: number; to: number }
  signal: AbortSignal
}

async function fromObjects(deps: SyncDeps, job: SyncJob, fetched: Fetched): Promise<Found> {
  const { result, window } = fetched
  const timeZone = result.state.timeZone ?? job.timeZone
  const isSame = result.changed.length === 0 && result.removed.length === 0 && timeZone === job.state.expandedIn
  // The earlier expansion reached a day further than needed.
  if (isSame && reaches(job, window)) {
    const { expandedTo, expandedIn } = job.state
    return {
      changed: [],
      removed: [],
      spans: undefined,
      ignored: undefined,
      state: { ...result.state, ...pick({ expandedTo, expandedIn }) },
    }
  }
  const { changed, spans, ignored } = await read(deps, job, fetched, timeZone)
  const state = { ...result.state, expandedTo: new Date(window.to).toISOString(), expandedIn: timeZone }
  return { changed, removed: result.removed, spans: await foreign(deps, job, spans), ignored, state }
}

function pick(state: { expandedTo: string | undefined; expandedIn: string | undefined }) {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
}

function reaches({ state: { expandedTo } }: SyncJob, { to }: { to: number }): boolean {
  return expandedTo !== undefined && Date.parse(expandedTo) >= to - MARGIN_MS
}

async function read(
  { database, reader }: SyncDeps,
  job: SyncJob,
  { result: { changed, removed }, window, signal }: Fetched,
  timeZone: string,
) {
  const replaced = new Set([...removed, ...changed.map(({ href }) => href)])
  const kept = await database.tenantOnce(job.tenantId, (tx) => storedObjects(tx, job))
  const objects = [
    ...kept.filter(({ href }) => !replaced.has(href)).map((object) => ({ ...object, isReduced: true })),
    ...changed.map(({ href, content }) => ({ href, content, isReduced: false })),
  ]
  const context = { timeZone, owners: ownersOf(job) }
  const answer = await reader.read({ objects, context, window: { ...window, timeZone } }, signal)
  if (answer.spans.length > MAX_SPANS) throw new CalendarFailure('too_large')
  return { changed: withEtags(answer.objects, changed), spans: answer.spans, ignored: answer.ignored }
}

/** Attendees whose declined invitations are ignored. */
function ownersOf({ email, settings: { username } }: SyncJob): string[] {
  return [email, username?.toLowerCase()].filter((owner) => owner !== null && owner !== undefined)
}

function withEtags(objects: CalendarText[], changed: ObjectsResult['changed']): StoredSync['changed'] {
  const etags = new Map(changed.map(({ href, etag }) => [href, etag]))
  return objects.map(({ href, content }) => ({ href, content, etag: etags.get(href) ?? null }))
}

/** Omits copies of the tenant's own bookings, whose time is already reserved. */
async function foreign({ database, host }: SyncDeps, { tenantId }: SyncJob, spans: BusySpan[]): Promise<BusySpan[]> {
  const ids = new Set(spans.flatMap(({ uid }) => bookingIn(uid, host) ?? []))
  if (ids.size === 0) return spans
  const own = await database.tenantOnce(tenantId, (tx) => ownBookings(tx, tenantId, [...ids]))
  return spans.filter(({ uid }) => !own.has(bookingIn(uid, host) ?? ''))
}

function bookingIn(uid: string, host: string): string | undefined {
  return uid.startsWith('bkg_') && uid.endsWith(`@${host}`) ? uid.slice(0, -host.length - 1) : undefined
}

/** For calendars with objects: every path neither known nor listed. */
function goneFrom(result: SyncResult, etags: ReadonlyMap<string, unknown>): (href: string) => boolean {
  const removed = new Set(result.removed)
  if (result.kind === 'times') return (href) => removed.has(href)
  const seen = new Set([...etags.keys(), ...result.seen])
  return (href) => removed.has(href) || !seen.has(href)
}

async function store(
  { database, clock, removals }: SyncDeps,
  job: SyncJob,
  { isGone, begun, ...found }: Found & { isGone(href: string): boolean; begun: Date },
): Promise<void> {
  const now = clock.now()
  const business = await removals.businessOf(job.tenantId)
  const isReported = await database.tenant(job.tenantId, async (tx) => {
    if (!(await holdsLease(tx, job))) return false
    const missing = await missingMirrors(tx, job, { isGone, begun, now })
    await storeSync(tx, job, { ...found, now, nextInS: SYNC_INTERVAL_S * (1 + Math.random() / 10) })
    if (missing.length > 0) await removals.record(tx, job, { missing, business, now })
    return missing.length > 0
  })
  if (isReported) removals.wake()
}

/** Backoff bounds, also for Retry-After. */
const RETRY: RetryDelays = { firstS: MINUTE / SECOND, maxS: HOUR / SECOND }
