import createClient from 'openapi-fetch'
import type { components, paths } from '../../api-types/api.d.ts'
import { problemOf, unreachable } from './problem.ts'

/** The shapes of the API, by their names in its document. */
export type Api = components['schemas']

/** Requests of a page that was not touched for this long do not prolong the session. */
const AWAY_AFTER_MS = 60_000
let touchedAt = Date.now()
for (const touch of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true })

const client = createClient<paths>({ fetch: (request) => fetch(request).catch(unreachable) })
client.use({
  onRequest({ request }) {
    if (Date.now() - touchedAt > AWAY_AFTER_MS) request.headers.set('X-Background', '1')
  },
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response)
  },
})

export const api = client

/** Pages of a list for `infiniteQueryOptions`: the first is asked for without a cursor. */
export const byCursor: {
  initialPageParam: string | null
  getNextPageParam: (page: { next_cursor: string | null }) => string | null
} = { initialPageParam: null, getNextPageParam: ({ next_cursor: next }) => next }

/** The body of a reply. A refusal was thrown before, as a `Problem`. */
export async function answerOf<T>(reply: Promise<{ data?: T }>): Promise<T> {
  return (await reply).data as T
}
