import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => answerOf(api.GET('/api/v1/today')),
})

/** Counts of open work for the sidebar of every page, from the same reading; a change of conversations alone does not ask for it anew. */
export const openQuery = queryOptions({
  queryKey: ['open'],
  queryFn: async () => {
    const day = await queryClient.fetchQuery({ ...todayQuery, staleTime: 0 })
    return { calls: day.calls.length, leads: day.new_leads.count, questions: day.unanswered.count }
  },
})
