import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => answerOf(api.GET('/api/v1/today')),
})

/** What is open, for the sidebar of every page: of the same reading, which conversations alone do not ask for anew. */
export const openQuery = queryOptions({
  queryKey: ['open'],
  queryFn: async () => {
    const day = await queryClient.fetchQuery({ ...todayQuery, staleTime: 0 })
    return { calls: day.calls.length, leads: day.new_leads.count, questions: day.unanswered.count }
  },
})
