import {
  collectionFacts,
  listEtags,
  readObjects,
  syncChanges,
  type Change,
  type Collection,
} from './caldav-protocol.ts'
import { createCaldavWriter } from './caldav-writer.ts'
import type { CalendarHttp, Login } from './calendar-http.ts'
import type { CalendarConnection, Known, ObjectsLook } from './connection.ts'
import { CalendarFailure } from './failure.ts'
import { contentLines } from './reading/content-lines.ts'

export interface CaldavAddress {
  /** Of the calendar itself. */
  url: string
  login: Login
}

const MOST_OBJECTS = 20_000
const MOST_CONTENT = 20 * 1024 * 1024

/** A calendar on a CalDAV server (RFC 4791), which is read whole: servers cannot be trusted to expand, nor to say who is busy. */
export function createCaldavCalendar(http: CalendarHttp, { url, login }: CaldavAddress): CalendarConnection {
  const collection: Collection = { http, url: url.endsWith('/') ? url : `${url}/`, login }
  return {
    async look(known, signal) {
      const timeZone = await requireCalendar(collection, signal)
      const listed = await changesSince(collection, known, signal)
      return lookOf(collection, known, { ...listed, timeZone }, signal)
    },
    check: async (signal) => void (await requireCalendar(collection, signal)),
    writer: createCaldavWriter(collection),
  }
}

/** Its time zone, where it names one. */
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
  /** Everything is listed, so that what is missing is gone. */
  isWhole: boolean
  syncToken: string | undefined
}

async function changesSince(collection: Collection, { state }: Known, signal: AbortSignal): Promise<Listed> {
  const { syncToken: last } = state
  const since = last === undefined ? undefined : await syncChanges(collection, last, signal)
  if (since !== undefined) return { changes: since.changes, isWhole: false, syncToken: since.token }
  // A token that the server has forgotten, or the first look.
  const all = await syncChanges(collection, undefined, signal)
  if (all !== undefined) return { changes: all.changes, isWhole: true, syncToken: all.token }
  return { changes: await listEtags(collection, signal), isWhole: true, syncToken: undefined }
}

async function lookOf(
  collection: Collection,
  { etags }: Known,
  { changes, isWhole, syncToken, timeZone }: Listed & { timeZone: string | undefined },
  signal: AbortSignal,
): Promise<ObjectsLook> {
  // The last word on a path counts: it may be listed in two rounds.
  const latest = new Map(changes.map(({ href, etag }) => [href, etag]))
  if (latest.size > MOST_OBJECTS) throw new CalendarFailure('too_large')
  const present = [...latest].filter(([, etag]) => etag !== undefined)
  const fresh = present.filter(([href, etag]) => etags.get(href) !== etag).map(([href]) => href)
  const changed = await readObjects(collection, fresh, signal)
  if (changed.reduce((sum, { content }) => sum + content.length, 0) > MOST_CONTENT)
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
