import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'

export type Step = Api['Setup']['steps'][number]['step']
export type Reading = Api['WebsiteReading']
export type Proposal = Api['Proposal']
export type Value = Proposal['candidates'][number]['value']

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: () => answerOf(api.GET('/api/v1/setup')),
})

const told = new Set<Step>()

/** A step that needs no data is done by going on. Told once: each time is a line of the audit. */
export async function markDone(step: Step): Promise<void> {
  const known = queryClient.getQueryData(setupQuery.queryKey)
  if (told.has(step) || known?.steps.some((one) => one.step === step && one.done) === true) return
  told.add(step)
  try {
    const setup = await answerOf(api.PATCH('/api/v1/setup', { body: { done: [step] } }))
    queryClient.setQueryData(setupQuery.queryKey, setup)
  } catch (error) {
    told.delete(step)
    throw error
  }
}

/** Proposals come in while pages are read. */
const WHILE_READING_MS = 1_000

/** The newest reading, with its proposals; null before the first. */
export const readingQuery = queryOptions({
  queryKey: ['website-reading'],
  queryFn: async (): Promise<Reading | null> => {
    const { data } = await answerOf(api.GET('/api/v1/website-readings', { params: { query: { limit: 1 } } }))
    const [newest] = data
    if (newest === undefined) return null
    const path = { reading_id: newest.reading_id }
    return answerOf(api.GET('/api/v1/website-readings/{reading_id}', { params: { path } }))
  },
  refetchInterval: ({ state }) => (state.data?.status === 'reading' ? WHILE_READING_MS : false),
})

/** Proposals that a click took over show on the other pages too. */
export async function refreshAll(): Promise<void> {
  await queryClient.invalidateQueries()
}
