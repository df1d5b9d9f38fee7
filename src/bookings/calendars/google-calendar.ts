import { DAY, MINUTE } from '../../core/time.ts'
import type { CalendarEntry } from '../calendar-file.ts'
import { requireSuccess } from './calendar-http.ts'
import type { CalendarConnection, CalendarWriter, TimesResult } from './connection.ts'
import { CalendarFailure } from './failure.ts'
import { jsonOf, type GoogleApi } from './google-api.ts'
import type { BusySpan } from './reading/expansion.ts'

/** Maximum range of a free/busy query. */
const MAX_QUERY_MS = 60 * DAY
/** Overlap of two queries, for clock skew and delayed listings. */
const OVERLAP_MS = 5 * MINUTE
/** Maximum age of listed deletions. */
const MAX_LIST_AGE_MS = 20 * DAY
const MAX_PAGES = 40

/** A Google calendar: free/busy times in, bookings out as events. */
export function createGoogleCalendar(api: GoogleApi, calendarId: string, now: () => Date): CalendarConnection {
  const events = `/calendars/${encodeURIComponent(calendarId)}/events`
  return {
    async sync({ window, checkedAt }, signal): Promise<TimesResult> {
      const spans: BusySpan[] = []
      for (let from = window.from; from < window.to; from += MAX_QUERY_MS) {
        const part = { from, to: Math.min(window.to, from + MAX_QUERY_MS) }
        spans.push(...(await busyWithin(api, calendarId, part, signal)))
      }
      const oldest = now().getTime() - MAX_LIST_AGE_MS
      const since = checkedAt === null ? undefined : Math.max(checkedAt.getTime() - OVERLAP_MS, oldest)
      const removed = since === undefined ? [] : await deletedSince(api, events, since, signal)
      return { kind: 'times', state: {}, spans, removed }
    },
    async check(signal) {
      const from = now().getTime()
      await busyWithin(api, calendarId, { from, to: from + DAY }, signal)
    },
    writer: createGoogleWriter(api, events),
  }
}

/** As Google documents it, like the list below. */
interface FreeBusy {
  calendars?: Record<string, { busy?: { start: string; end: string }[]; errors?: { reason?: string }[] }>
}

async function busyWithin(
  api: GoogleApi,
  calendarId: string,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<BusySpan[]> {
  const [timeMin, timeMax] = [from, to].map((instant) => new Date(instant).toISOString())
  const body = { timeMin, timeMax, items: [{ id: calendarId }] }
  const answer = await api.call({ method: 'POST', path: '/freeBusy', body }, signal)
  requireSuccess(answer)
  const { calendars = {} }: FreeBusy = jsonOf(answer)
  // The answer's only key is the calendar as requested, such as `primary`; unknown calendars are errors within a 200.
  const [found] = Object.values(calendars)
  if (found === undefined || (found.errors ?? []).length > 0) throw new CalendarFailure('not_found')
  return (found.busy ?? []).map(({ start, end }) => ({ uid: '', start: Date.parse(start), end: Date.parse(end) }))
}

interface EventList {
  items?: { id?: string; status?: string }[]
  nextPageToken?: string
}

/** Ids of deleted events. `updatedMin` always lists deletions; a too old one is a 410, treated as none. */
async function deletedSince(api: GoogleApi, events: string, since: number, signal: AbortSignal): Promise<string[]> {
  const gone: string[] = []
  let pageToken: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      updatedMin: new Date(since).toISOString(),
      showDeleted: 'true',
      maxResults: '2500',
      fields: 'items(id,status),nextPageToken',
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    const answer = await api.call({ method: 'GET', path: `${events}?${query.toString()}` }, signal)
    if (answer.status === 410) return []
    requireSuccess(answer)
    const { items = [], nextPageToken }: EventList = jsonOf(answer)
    gone.push(...items.filter(({ status }) => status === 'cancelled').flatMap(({ id }) => id ?? []))
    if (nextPageToken === undefined) return gone
    pageToken = nextPageToken
  }
  throw new CalendarFailure('too_large')
}

const GONE = new Set([404, 410])
const TAKEN = 409

/**
 * Event ids derive from booking ids, so a repeated insert conflicts instead of duplicating, and a patch restores a deleted
 * event.
 */
function createGoogleWriter(api: GoogleApi, events: string): CalendarWriter {
  const insert = (body: object, signal: AbortSignal) =>
    api.call({ method: 'POST', path: `${events}?sendUpdates=none`, body }, signal)
  const patch = (id: string, body: object, signal: AbortSignal) =>
    api.call({ method: 'PATCH', path: `${events}/${id}?sendUpdates=none`, body }, signal)

  return {
    async put({ bookingId, entry }, known, signal) {
      const id = googleEventId(bookingId)
      const body = eventOf(bookingId, entry)
      let answer = known === undefined ? await insert({ id, ...body }, signal) : await patch(id, body, signal)
      if (known !== undefined && GONE.has(answer.status)) answer = await insert({ id, ...body }, signal)
      if (answer.status === TAKEN) answer = await patch(id, body, signal)
      requireSuccess(answer)
      return { href: id, etag: null }
    },
    async remove(bookingId, _known, signal) {
      const path = `${events}/${googleEventId(bookingId)}?sendUpdates=none`
      const answer = await api.call({ method: 'DELETE', path }, signal)
      if (!GONE.has(answer.status)) requireSuccess(answer)
    },
  }
}

function eventOf(bookingId: string, { summary, description, location, start, end }: CalendarEntry): object {
  return {
    summary,
    description,
    location: location ?? '',
    start: { dateTime: start.toISOString(), timeZone: 'UTC' },
    end: { dateTime: end.toISOString(), timeZone: 'UTC' },
    // Restores a deleted event.
    status: 'confirmed',
    transparency: 'opaque',
    extendedProperties: { private: { booking_id: bookingId } },
  }
}

const BASE32HEX = '0123456789abcdefghijklmnopqrstuv'

/** Google requires lower-case base32hex ids (RFC 2938). */
export function googleEventId(bookingId: string): string {
  let id = ''
  let bits = 0
  let value = 0
  for (const byte of Buffer.from(bookingId, 'utf8')) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      id += BASE32HEX[(value >> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return bits === 0 ? id : id + BASE32HEX[(value << (5 - bits)) & 31]!
}
