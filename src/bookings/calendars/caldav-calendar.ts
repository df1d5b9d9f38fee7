import type { Answer } from '../../core/outbound-http.ts'
import { writeCalendar } from '../calendar-file.ts'
import {
  collectionFacts,
  listEtags,
  readObjects,
  syncChanges,
  type Change,
  type Collection,
} from './caldav-protocol.ts'
import { basicAuthorization, requireSuccess, type CalendarHttp, type Login } from './calendar-http.ts'
import type { CalendarConnection, Snapshot, ObjectsResult, CalendarWriter, Written } from './connection.ts'
import { CalendarFailure } from './failure.ts'
import { contentLines } from './reading/content-lines.ts'

interface CaldavAddress {
  /** URL of the collection. */
  url: string
  login: Login
}

const MAX_OBJECTS = 20_000
const MAX_CONTENT_CHARS = 20 * 1024 * 1024

/** A CalDAV calendar (RFC 4791). Whole objects are read, because servers' expansion and free/busy are unreliable. */
export function createCaldavCalendar(http: CalendarHttp, { url, login }: CaldavAddress): CalendarConnection {
  const collection: Collection = { http, url: url.endsWith('/') ? url : `${url}/`, login }
  return {
    async sync(snapshot, signal) {
      const timeZone = await requireCalendar(collection, signal)
      const listed = await changesSince(collection, snapshot, signal)
      return resultOf(collection, snapshot, { ...listed, timeZone }, signal)
    },
    check: async (signal) => void (await requireCalendar(collection, signal)),
    writer: createCaldavWriter(collection),
  }
}

/** Returns the calendar's zone, if it has one. */
async function requireCalendar(collection: Collection, signal: AbortSignal): Promise<string | undefined> {
  const { isCalendar, timeZone } = await collectionFacts(collection, signal)
  if (!isCalendar) throw new CalendarFailure('not_a_calendar')
  const lines = timeZone === undefined ? [] : contentLines(timeZone)
  const tzid = Iterator.from(lines).find(({ name }) => name === 'TZID')?.value
  if (tzid === undefined) return undefined
  const { createZoneFinder } = await import('./reading/zones.ts')
  return createZoneFinder(new Map())(tzid)
}

interface Listed {
  changes: Change[]
  /** True for a complete listing, in which missing objects are deleted. */
  isWhole: boolean
  syncToken: string | undefined
}

async function changesSince(collection: Collection, { state }: Snapshot, signal: AbortSignal): Promise<Listed> {
  const { syncToken: last } = state
  const since = last === undefined ? undefined : await syncChanges(collection, last, signal)
  if (since !== undefined) return { changes: since.changes, isWhole: false, syncToken: since.token }
  // Forgotten token, or first sync.
  const all = await syncChanges(collection, undefined, signal)
  if (all !== undefined) return { changes: all.changes, isWhole: true, syncToken: all.token }
  return { changes: await listEtags(collection, signal), isWhole: true, syncToken: undefined }
}

async function resultOf(
  collection: Collection,
  { etags }: Snapshot,
  { changes, isWhole, syncToken, timeZone }: Listed & { timeZone: string | undefined },
  signal: AbortSignal,
): Promise<ObjectsResult> {
  // A path can be listed in two rounds; the last one counts.
  const latest = new Map(changes.map(({ href, etag }) => [href, etag]))
  if (latest.size > MAX_OBJECTS) throw new CalendarFailure('too_large')
  const present = [...latest].filter(([, etag]) => etag !== undefined)
  const fresh = present.filter(([href, etag]) => etags.get(href) !== etag).map(([href]) => href)
  const changed = await readObjects(collection, fresh, signal)
  if (changed.reduce((sum, { content }) => sum + content.length, 0) > MAX_CONTENT_CHARS)
    throw new CalendarFailure('too_large')
  const isGone = (href: string) => (isWhole ? latest.get(href) === undefined : latest.has(href) && !latest.get(href))
  return {
    kind: 'objects',
    state: { ...(syncToken === undefined ? {} : { syncToken }), ...(timeZone === undefined ? {} : { timeZone }) },
    changed,
    seen: present.map(([href]) => href),
    removed: [...new Set([...etags.keys(), ...(isWhole ? [] : latest.keys())])].filter(isGone),
  }
}

/** Concurrent writers of one event: after these attempts it is retried later. */
const MAX_TRIES = 3

const GONE = new Set([404, 410])
const PRECONDITION_FAILED = 412
const NAME = 'FrontDesk'

interface ObjectRequest {
  method: string
  href: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Each booking is an object under a path derived from its id, so a retry finds an earlier write. Events changed there are
 * overwritten, because the booking is authoritative.
 */
function createCaldavWriter(collection: Collection): CalendarWriter {
  const { url, http, login } = collection
  const pathOf = (bookingId: string) => new URL(`${encodeURIComponent(bookingId)}.ics`, url).pathname

  function send({ href, headers, ...request }: ObjectRequest, signal: AbortSignal) {
    const authorization = { authorization: basicAuthorization(login) }
    return http.send({ ...request, url: new URL(href, url).href, headers: { ...authorization, ...headers }, signal })
  }

  /** Undefined if it does not exist. */
  async function currentEtag(href: string, signal: AbortSignal): Promise<string | undefined> {
    const answer = await send({ method: 'GET', href }, signal)
    if (GONE.has(answer.status)) return undefined
    requireSuccess(answer)
    return answer.headers.etag ?? '*'
  }

  /** Repeats a conditional request with the current ETag, or none, until it succeeds. */
  async function conditionally(
    href: string,
    known: Written | undefined,
    signal: AbortSignal,
    attempt: (etag: string | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    let etag = known === undefined ? undefined : (known.etag ?? (await currentEtag(href, signal)))
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(etag)
      const isOutdated = answer.status === PRECONDITION_FAILED || (etag !== undefined && GONE.has(answer.status))
      if (!isOutdated) return answer
      if (tries === MAX_TRIES) throw new CalendarFailure('refused')
      etag = await currentEtag(href, signal)
    }
  }

  return {
    async put({ bookingId, entry }, known, signal) {
      const href = pathOf(bookingId)
      const body = writeCalendar(NAME, [entry])
      const answer = await conditionally(href, known, signal, (etag) => {
        const condition = etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag }
        const headers = { ...condition, 'content-type': 'text/calendar; charset=utf-8' }
        return send({ method: 'PUT', href, headers, body }, signal)
      })
      requireSuccess(answer)
      // Servers that modify the text return no ETag (RFC 4791 §5.3.4); it is read before the next change.
      return { href, etag: answer.headers.etag ?? null }
    },
    async remove(bookingId, known, signal) {
      const href = known?.href ?? pathOf(bookingId)
      // A write just before a crash may exist unrecorded.
      const written = known ?? { href, etag: null }
      const answer = await conditionally(href, written, signal, async (etag) =>
        etag === undefined ? NOTHING : send({ method: 'DELETE', href, headers: { 'if-match': etag } }, signal),
      )
      requireSuccess(answer)
    },
  }
}

const NOTHING: Answer = { status: 204, headers: {}, body: Buffer.alloc(0) }
