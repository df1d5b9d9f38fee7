import type { Answer } from '../../core/outbound-http.ts'
import { basicAuthorization, requireSuccess, type CalendarHttp, type Login } from './calendar-http.ts'
import type { CalendarConnection, Snapshot, ObjectsResult } from './connection.ts'
import { CalendarFailure } from './failure.ts'

interface IcsAddress {
  url: string
  login?: Login | undefined
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Path of the only object of a file. */
const FILE = ''

/** Read-only calendar files. */
export function createIcsCalendar(http: CalendarHttp, address: IcsAddress): CalendarConnection {
  return {
    async sync({ state, etags }, signal) {
      // A 304 is useless without the stored copy.
      const conditions = etags.has(FILE) ? conditionsOf(state) : {}
      const answer = await follow(http, address, conditions, signal)
      if (answer.status === 304) return { kind: 'objects', state, changed: [], seen: [], removed: [] }
      return resultOf(answer)
    },
    async check(signal) {
      resultOf(await follow(http, address, {}, signal))
    },
  }
}

function conditionsOf({ etag, lastModified }: Snapshot['state']): Record<string, string> {
  return {
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  }
}

function resultOf(answer: Answer): ObjectsResult {
  requireSuccess(answer)
  const { etag, 'last-modified': lastModified } = answer.headers
  const content = answer.body.toString('utf8').replace(/^\uFEFF/, '')
  // Sign-in pages also answer with 200.
  if (!/^\s*BEGIN:VCALENDAR/i.test(content)) throw new CalendarFailure('not_a_calendar')
  const state = { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) }
  return { kind: 'objects', state, changed: [{ href: FILE, etag: etag ?? null, content }], seen: [FILE], removed: [] }
}

/** The guard checks each redirect; the password goes only to the first host. */
async function follow(
  http: CalendarHttp,
  { url: first, login }: IcsAddress,
  conditions: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  let url = httpAddress(first)
  const { origin } = new URL(url)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const isOwn = login !== undefined && new URL(url).origin === origin
    const authorization = isOwn ? { authorization: basicAuthorization(login) } : {}
    const headers = { accept: 'text/calendar, */*;q=0.1', ...conditions, ...authorization }
    const answer = await http.send({ method: 'GET', url, headers, signal })
    if (!REDIRECTS.has(answer.status)) return answer
    const target = URL.parse(answer.headers.location ?? '', url)
    if (target === null) throw new CalendarFailure('refused')
    url = target.href
  }
  throw new CalendarFailure('refused')
}

/** `webcal:` means http; today's servers support https. */
export function httpAddress(url: string): string {
  return url.replace(/^webcals?:/i, 'https:')
}
