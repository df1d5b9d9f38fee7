import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../../api/client.ts'
import { asProblem } from '../../api/problem.ts'
import { queryClient } from '../../api/session.ts'
import { saveFile } from '../../parts/download.ts'

const RUNNING_MS = 2_000
const WAITING_MS = 15_000

/** The state of the clearing; `days` counts what another limit would delete. */
export function clearingQuery(days?: number) {
  const query = days === undefined ? {} : { retention_days: days }
  return queryOptions({
    queryKey: ['privacy', 'clearing', query],
    queryFn: () => answerOf(api.GET('/api/v1/privacy/clearing', { params: { query } })),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_MS : WAITING_MS),
  })
}

/** A person's data by kind; null without any. */
export function personQuery(q: string) {
  return queryOptions({
    queryKey: ['privacy', 'people', q],
    queryFn: async () => {
      try {
        return await answerOf(api.GET('/api/v1/privacy/people', { params: { query: { q } } }))
      } catch (error) {
        if (asProblem(error).status === 404) return null
        throw error
      }
    },
    retry: false,
    gcTime: 0,
  })
}

/** Saves everything of a person as a file. */
export async function downloadPerson(q: string): Promise<void> {
  const person = await answerOf(api.POST('/api/v1/privacy/people/export', { body: { q } }))
  saveFile('person.json', new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }))
}

/** Erases a person; every list may have shown them. */
export async function erasePerson(q: string): Promise<Api['ErasedPerson']> {
  const erased = await answerOf(api.POST('/api/v1/privacy/people/erase', { body: { q } }))
  for (const name of ['leads', 'conversations', 'calls', 'bookings', 'analytics', 'search', 'today'])
    void queryClient.invalidateQueries({ queryKey: [name] })
  return erased
}
