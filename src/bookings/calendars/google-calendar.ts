import { DAY, MINUTE } from '../../core/time.ts'
import type { CalendarEntry } from '../ics.ts'
import { requireSuccess } from './calendar-http.ts'
import type { CalendarConnection, CalendarWriter, TimesResult } from './connection.ts'
import { CalendarFailure } from './failure.ts'
import { jsonOf, type GoogleApi } from './google-api.ts'
import type { BusySpan } from './reading/expansion.ts'

/** Google answers for no longer range at once. */
const MAX_QUERY_MS = 60 * DAY
/** Their clock is not ours, and a change may be listed a moment after it was made. */
const OVERLAP_MS = 5 * MINUTE
/** How far back deletions are listed. */
const OLDEST_LIST_MS = 20 * DAY
const MAX_PAGES = 40

/** A calendar of Google: it says when its owner is busy, and takes our bookings as events. */
export function createGoogleCalendar(api: GoogleApi, calendarId: string, now: () => Date): CalendarConnection {
  const events = `/calendars/${encodeURIComponent(calendarId)}/events`
  return {
    async sync({ window, checkedAt }, signal): Promise<TimesResult> {
      const spans: BusySpan[] = []
      for (let from = window.from; from < window.to; from += MAX_QUERY_MS) {
        const part = { from, to: Math.min(window.to, from + MAX_QUERY_MS) }
        spans.push(...(await busyWithin(api, calendarId, part, signal)))
      }
      const oldest = now().getTime() - OLDEST_LIST_MS
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
  const { calendars = {} } = jsonOf(answer) as FreeBusy
  // The answer names `primary` as it was asked for; a calendar that it does not know is an error inside of a success.
  const [found] = Object.values(calendars)
  if (found === undefined || (found.errors ?? []).length > 0) throw new CalendarFailure('not_found')
  return (found.busy ?? []).map(({ start, end }) => ({ uid: '', start: Date.parse(start), end: Date.parse(end) }))
}

interface EventList {
  items?: { id?: string; status?: string }[]
  nextPageToken?: string
}

/** Ids of events that are gone. `updatedMin` lists deletions always; one that reaches back too far is a 410, and none are known. */
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
    const { items = [], nextPageToken } = jsonOf(answer) as EventList
    gone.push(...items.filter(({ status }) => status === 'cancelled').flatMap(({ id }) => id ?? []))
    if (nextPageToken === undefined) return gone
    pageToken = nextPageToken
  }
  throw new CalendarFailure('too_large')
}

const GONE = new Set([404, 410])
const TAKEN = 409

/** An event under an id that the booking's makes: inserted twice it is one, and one that was deleted comes back by a change. */
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
    // Also of one that was deleted there.
    status: 'confirmed',
    transparency: 'opaque',
    extendedProperties: { private: { booking_id: bookingId } },
  }
}

const BASE32HEX = '0123456789abcdefghijklmnopqrstuv'

/** Ids of events are base32hex in lower case (RFC 2938), which our own ids are not. */
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
