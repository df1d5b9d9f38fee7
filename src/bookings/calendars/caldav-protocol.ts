import type { DAVResponse } from 'tsdav'
import { isRecord } from '../../core/keys.ts'
import { basicAuthorization, reasonOf, type CalendarHttp, type Login } from './calendar-http.ts'
import type { CalendarObject } from './connection.ts'
import { CalendarFailure } from './failure.ts'

export interface Collection {
  http: CalendarHttp
  /** Ends with a slash. */
  url: string
  login: Login
}

export interface Change {
  href: string
  /** Undefined for a deleted object. */
  etag: string | undefined
}

/** Options of each tsdav call: authorization, and the guarded fetch. */
function ways({ http, login }: Collection, signal: AbortSignal) {
  return { headers: { authorization: basicAuthorization(login) }, fetch: guardedFetch(http, signal) }
}

const WITHOUT_BODY = new Set([204, 205, 304])

/** `fetch` for tsdav: no redirects, because each request carries a password. */
function guardedFetch(http: CalendarHttp, signal: AbortSignal): typeof fetch {
  return async (input, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers).entries())
    const { method = 'GET', body } = init
    const url = input instanceof Request ? input.url : String(input)
    const text = typeof body === 'string' ? { body } : {}
    const answer = await http.send({ method, url, headers, signal, ...text })
    const own = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      [value].flat().join(', '),
    ])
    const content = WITHOUT_BODY.has(answer.status) ? null : new Uint8Array(answer.body)
    return new Response(content, { status: answer.status, headers: own })
  }
}

interface CollectionFacts {
  isCalendar: boolean
  /** VTIMEZONE of the calendar (RFC 4791 §5.2.2). */
  timeZone: string | undefined
  syncToken: string | undefined
}

/** @throws CalendarFailure */
export async function collectionFacts(collection: Collection, signal: AbortSignal): Promise<CollectionFacts> {
  const { propfind } = await import('tsdav')
  const props = { 'd:resourcetype': {}, 'd:sync-token': {}, 'c:calendar-timezone': {} }
  const [found] = await propfind({ url: collection.url, props, depth: '0', ...ways(collection, signal) })
  requireOk(found)
  const { resourcetype, syncToken, calendarTimezone } = found?.props ?? {}
  return {
    isCalendar: resourcetype?.calendar !== undefined,
    timeZone: textOf(calendarTimezone),
    syncToken: textOf(syncToken),
  }
}

/** Lists all ETags, for servers without sync-collection. */
export async function listEtags(collection: Collection, signal: AbortSignal): Promise<Change[]> {
  const { propfind } = await import('tsdav')
  const props = { 'd:getetag': {}, 'd:resourcetype': {} }
  const found = await propfind({ url: collection.url, props, depth: '1', ...ways(collection, signal) })
  requireOk(found[0])
  return found
    .filter(({ props: own }) => own?.['resourcetype']?.collection === undefined)
    .flatMap((response) => changeOf(collection, response))
}

/** A server with more rounds probably never finishes. */
const MAX_ROUNDS = 50

/** Changes by sync token (RFC 6578). Undefined if the server lacks support or forgot the token; then everything is read. */
export async function syncChanges(
  collection: Collection,
  token: string | undefined,
  signal: AbortSignal,
): Promise<{ changes: Change[]; token: string } | undefined> {
  const { syncCollection } = await import('tsdav')
  const changes: Change[] = []
  let syncToken = token
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await syncCollection({
      url: collection.url,
      props: { 'd:getetag': {} },
      syncLevel: 1,
      // Empty initially: tsdav omits undefined values, and servers reject requests without the element.
      syncToken: syncToken ?? '',
      ...ways(collection, signal),
    })
    const next = nextToken(found)
    if (next === undefined) return refused(found)
    changes.push(...found.flatMap((response) => changeOf(collection, response)))
    // Status 507 for the collection announces more (RFC 6578 §3.6).
    if (!found.some(({ status }) => status === 507) || next === syncToken) return { changes, token: next }
    syncToken = next
  }
  throw new CalendarFailure('too_large')
}

function nextToken(found: DAVResponse[]): string | undefined {
  return textOf(found[0]?.raw?.multistatus?.syncToken)
}

/** Throws for errors unrelated to the report, such as missing authorization. */
function refused(found: DAVResponse[]): undefined {
  const status = found[0]?.status
  if (status === 401 || status === 404 || status === 429 || (status !== undefined && status >= 500 && status !== 501))
    requireOk(found[0])
  return undefined
}

const BATCH_SIZE = 50

/** Contents of objects; those deleted since the listing are omitted. */
export async function readObjects(
  collection: Collection,
  hrefs: readonly string[],
  signal: AbortSignal,
): Promise<CalendarObject[]> {
  const objects: CalendarObject[] = []
  for (let index = 0; index < hrefs.length; index += BATCH_SIZE) {
    const found = await multiget(collection, hrefs.slice(index, index + BATCH_SIZE), signal)
    for (const response of found) {
      const content = textOf(response.props?.['calendarData'])
      const href = hrefOf(collection, response)
      if (href === undefined || content === undefined) continue
      objects.push({ href, etag: textOf(response.props?.['getetag']) ?? null, content })
    }
  }
  return objects
}

async function multiget(collection: Collection, objectUrls: string[], signal: AbortSignal): Promise<DAVResponse[]> {
  const { calendarMultiGet } = await import('tsdav')
  const props = { 'd:getetag': {}, 'c:calendar-data': {} }
  try {
    return await calendarMultiGet({ url: collection.url, props, objectUrls, depth: '1', ...ways(collection, signal) })
  } catch (error) {
    if (error instanceof CalendarFailure || signal.aborted) throw error
    // tsdav throws a plain error if any object is gone; single requests find it.
    if (objectUrls.length === 1) return []
    const each = []
    for (const url of objectUrls) each.push(...(await multiget(collection, [url], signal)))
    return each
  }
}

function changeOf(collection: Collection, { props, status, ...response }: DAVResponse): Change[] {
  const href = hrefOf(collection, response)
  if (href === undefined || href === new URL(collection.url).pathname) return []
  if (status === 404) return [{ href, etag: undefined }]
  const etag = textOf(props?.['getetag'])
  return etag === undefined ? [] : [{ href, etag }]
}

/** Normalised path; undefined for other hosts, to which a server must not redirect us. */
function hrefOf({ url }: Collection, { href }: Pick<DAVResponse, 'href'>): string | undefined {
  const found = URL.parse(String(href ?? ''), url)
  return found === null || found.origin !== new URL(url).origin ? undefined : found.pathname
}

function requireOk(response: DAVResponse | undefined): void {
  if (response === undefined) throw new CalendarFailure('refused')
  if (response.status >= 400 || (response.status >= 300 && response.props === undefined))
    throw new CalendarFailure(reasonOf(response.status))
}

/** tsdav parses number-like texts as numbers, and empty elements and CDATA as objects. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const data = isRecord(value) ? value['_cdata'] : undefined
  return typeof data === 'string' ? data : undefined
}
