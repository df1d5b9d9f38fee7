import createClient from 'openapi-fetch'
import type { components, paths } from '../../api-types/api.d.ts'
import { problemOf, unreachable } from './problem.ts'

/** The shapes of the API, by their names in its document. */
export type Api = components['schemas']

const client = createClient<paths>({ fetch: (request) => fetch(request).catch(unreachable) })
client.use({
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response)
  },
})

export const api = client

/** The body of a reply. A refusal was thrown before, as a `Problem`. */
export async function answerOf<T>(reply: Promise<{ data?: T }>): Promise<T> {
  return (await reply).data as T
}
