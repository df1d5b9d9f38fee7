import { DAY, HOUR, MINUTE, SECOND, type Clock } from '../../core/time.ts'
import type { Database } from '../../db/database.ts'
import type { OpenCalendar } from './access.ts'
import type { LookJob } from './claim.ts'
import type { Known, Look, ObjectsLook, TimesLook } from './connection.ts'
import { CalendarFailure } from './failure.ts'
import {
  holdsLease,
  knownEtags,
  mirroredTimes,
  ownBookings,
  storedObjects,
  storeLook,
  type LookResult,
} from './look-store.ts'
import { missingMirrors } from './mirrors.ts'
import type { RemovalReport } from './removals.ts'
import type { CalendarReader, CalendarText } from './reading/calendar-reader.ts'
import type { BusySpan } from './reading/expansion.ts'

export interface LookDeps {
  database: Database
  open: OpenCalendar
  reader: CalendarReader
  removals: RemovalReport
  clock: Clock
  /** The host of our UIDs. */
  host: string
}

/** Between two good looks; up to a tenth is added, so that calendars do not come all at once. */
const EVERY_S = (10 * MINUTE) / SECOND
const MARGIN_MS = 1 * DAY
const MOST_DAYS_AHEAD = 730
const MOST_SPANS = 50_000

/** One look at a calendar: fetch what changed, read it, and put it in the place of what was known, or change nothing. */
export async function lookAt(deps: LookDeps, job: LookJob, signal: AbortSignal): Promise<void> {
  const { database, open, clock } = deps
  const begun = clock.now()
  const etags = await database.tenantOnce(job.tenantId, (tx) => knownEtags(tx, job))
  const window = windowOf(job, begun)
  const checkedAt = job.checkedAt === null ? null : new Date(job.checkedAt)
  const known: Known = { state: job.state, etags, window, checkedAt }
  const look = await open(job).look(known, signal)
  const result =
    look.kind === 'times'
      ? await timesResult(deps, job, look, known)
      : await objectsResult(deps, job, look, known, signal)
  await store(deps, job, { ...result, isGone: goneFrom(look, etags), begun })
}

/** From a day ago, because whole days begin elsewhere, to a day behind the last start that can be booked. */
function windowOf({ daysAhead }: LookJob, now: Date): { from: number; to: number } {
  const ahead = Math.min(daysAhead, MOST_DAYS_AHEAD) * DAY
  return { from: now.getTime() - MARGIN_MS, to: now.getTime() + ahead + MARGIN_MS }
}

type Found = Pick<LookResult, 'changed' | 'removed' | 'spans' | 'ignored' | 'state'>

/** Google merges our own events into what it calls busy: their times are taken out again. */
async function timesResult(deps: LookDeps, job: LookJob, look: TimesLook, { window }: Known): Promise<Found> {
  const own = await deps.database.tenantOnce(job.tenantId, (tx) => mirroredTimes(tx, job, window.from))
  const spans = own.reduce(without, look.spans)
  return { changed: [], removed: [], spans, ignored: 0, state: look.state }
}

function without(spans: BusySpan[], { start, end }: { start: number; end: number }): BusySpan[] {
  return spans.flatMap((span) => {
    if (end <= span.start || start >= span.end) return [span]
    const left = { ...span, end: Math.min(span.end, start) }
    const right = { ...span, start: Math.max(span.start, end) }
    return [left, right].filter((part) => part.start < part.end)
  })
}

async function objectsResult(
  deps: LookDeps,
  job: LookJob,
  look: ObjectsLook,
  { window }: Known,
  signal: AbortSignal,
): Promise<Found> {
  const timeZone = look.state.timeZone ?? job.timeZone
  const isSame = look.changed.length === 0 && look.removed.length === 0 && timeZone === job.state.expandedIn
  // Repeating events were followed for a day longer than needed.
  if (isSame && reaches(job, window)) {
    const { expandedTo, expandedIn } = job.state
    return {
      changed: [],
      removed: [],
      spans: undefined,
      ignored: undefined,
      state: { ...look.state, ...pick({ expandedTo, expandedIn }) },
    }
  }
  const { changed, spans, ignored } = await read(deps, job, look, { ...window, timeZone }, signal)
  const state = { ...look.state, expandedTo: new Date(window.to).toISOString(), expandedIn: timeZone }
  return { changed, removed: look.removed, spans: await foreign(deps, job, spans), ignored, state }
}

function pick(state: { expandedTo: string | undefined; expandedIn: string | undefined }) {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
}

function reaches({ state: { expandedTo } }: LookJob, { to }: { to: number }): boolean {
  return expandedTo !== undefined && Date.parse(expandedTo) >= to - MARGIN_MS
}

async function read(
  { database, reader }: LookDeps,
  job: LookJob,
  { changed, removed }: ObjectsLook,
  window: { from: number; to: number; timeZone: string },
  signal: AbortSignal,
) {
  const replaced = new Set([...removed, ...changed.map(({ href }) => href)])
  const kept = await database.tenantOnce(job.tenantId, (tx) => storedObjects(tx, job))
  const objects = [
    ...kept.filter(({ href }) => !replaced.has(href)).map((object) => ({ ...object, isReduced: true })),
    ...changed.map(({ href, content }) => ({ href, content, isReduced: false })),
  ]
  const context = { timeZone: window.timeZone, owners: ownersOf(job) }
  const answer = await reader.read({ objects, context, window }, signal)
  if (answer.spans.length > MOST_SPANS) throw new CalendarFailure('too_large')
  return { changed: withEtags(answer.objects, changed), spans: answer.spans, ignored: answer.ignored }
}

/** Whose refusals count. */
function ownersOf({ email, settings: { username } }: LookJob): string[] {
  return [email, username?.toLowerCase()].filter((owner) => owner !== null && owner !== undefined)
}

function withEtags(objects: CalendarText[], changed: ObjectsLook['changed']): LookResult['changed'] {
  const etags = new Map(changed.map(({ href, etag }) => [href, etag]))
  return objects.map(({ href, content }) => ({ href, content, etag: etags.get(href) ?? null }))
}

/** Without copies of the tenant's own bookings, wherever they came from: their time is taken already. */
async function foreign({ database, host }: LookDeps, { tenantId }: LookJob, spans: BusySpan[]): Promise<BusySpan[]> {
  const ids = new Set(spans.flatMap(({ uid }) => bookingIn(uid, host) ?? []))
  if (ids.size === 0) return spans
  const own = await database.tenantOnce(tenantId, (tx) => ownBookings(tx, tenantId, [...ids]))
  return spans.filter(({ uid }) => !own.has(bookingIn(uid, host) ?? ''))
}

function bookingIn(uid: string, host: string): string | undefined {
  return uid.startsWith('bkg_') && uid.endsWith(`@${host}`) ? uid.slice(0, -host.length - 1) : undefined
}

/** Of a calendar that hands out its events: what was neither known nor listed. */
function goneFrom(look: Look, etags: ReadonlyMap<string, unknown>): (href: string) => boolean {
  const removed = new Set(look.removed)
  if (look.kind === 'times') return (href) => removed.has(href)
  const seen = new Set([...etags.keys(), ...look.seen])
  return (href) => removed.has(href) || !seen.has(href)
}

async function store(
  { database, clock, removals }: LookDeps,
  job: LookJob,
  { isGone, begun, ...found }: Found & { isGone(href: string): boolean; begun: Date },
): Promise<void> {
  const now = clock.now()
  const business = await removals.businessOf(job.tenantId)
  const isReported = await database.tenant(job.tenantId, async (tx) => {
    if (!(await holdsLease(tx, job))) return false
    const missing = await missingMirrors(tx, job, { isGone, begun, now })
    await storeLook(tx, { ...found, job, now, nextInS: EVERY_S * (1 + Math.random() / 10) })
    if (missing.length > 0) await removals.record(tx, job, { missing, business, now })
    return missing.length > 0
  })
  if (isReported) removals.wake()
}

/** From a minute to an hour, or as the other side asked. */
export const RETRY = { firstS: MINUTE / SECOND, mostS: HOUR / SECOND }
