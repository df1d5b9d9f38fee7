import type { Answer } from '../../core/outbound-http.ts'
import { writeCalendar } from '../ics.ts'
import type { Collection } from './caldav-protocol.ts'
import { basicAuthorization, requireSuccess } from './calendar-http.ts'
import type { CalendarWriter, Written } from './connection.ts'
import { CalendarFailure } from './failure.ts'

/** Somebody else writes the same event at the same moment, again and again: later, then. */
const MOST_TRIES = 3

const GONE = new Set([404, 410])
const PRECONDITION_FAILED = 412
const NAME = 'FrontDesk'

/**
 * Writes bookings as objects of a collection, each under a path that its id makes: a second try finds what the first one left.
 * An event that changed there is read again and overwritten, because the booking is what counts.
 */
export function createCaldavWriter(collection: Collection): CalendarWriter {
  const { url, http, login } = collection
  const pathOf = (bookingId: string) => new URL(`${encodeURIComponent(bookingId)}.ics`, url).pathname

  function send(method: string, href: string, headers: Record<string, string>, signal: AbortSignal, body?: string) {
    const authorization = { authorization: basicAuthorization(login) }
    const content = body === undefined ? {} : { body }
    return http.send({
      method,
      url: new URL(href, url).href,
      headers: { ...authorization, ...headers },
      signal,
      ...content,
    })
  }

  /** Undefined where nothing stands. */
  async function currentEtag(href: string, signal: AbortSignal): Promise<string | undefined> {
    const answer = await send('GET', href, {}, signal)
    if (GONE.has(answer.status)) return undefined
    requireSuccess(answer)
    return answer.headers.etag ?? '*'
  }

  /** Until the condition holds: with the ETag that stands there, or none. */
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
      if (tries === MOST_TRIES) throw new CalendarFailure('refused')
      etag = await currentEtag(href, signal)
    }
  }

  return {
    async put({ bookingId, entry }, known, signal) {
      const href = pathOf(bookingId)
      const body = writeCalendar(NAME, [entry])
      const answer = await conditionally(href, known, signal, (etag) => {
        const condition = etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag }
        return send('PUT', href, { ...condition, 'content-type': 'text/calendar; charset=utf-8' }, signal, body)
      })
      requireSuccess(answer)
      // Without an ETag the server keeps another text than was sent (RFC 4791 §5.3.4); it is asked before the next change.
      return { href, etag: answer.headers.etag ?? null }
    },
    async remove(bookingId, known, signal) {
      const href = known?.href ?? pathOf(bookingId)
      // What was written just before a crash stands there unknown.
      const written = known ?? { href, etag: null }
      const answer = await conditionally(href, written, signal, async (etag) =>
        etag === undefined ? NOTHING : send('DELETE', href, { 'if-match': etag }, signal),
      )
      requireSuccess(answer)
    },
  }
}

const NOTHING: Answer = { status: 204, headers: {}, body: Buffer.alloc(0) }
