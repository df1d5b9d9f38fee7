import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answerOf, api, byCursor } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import type { CallRecord } from './record.ts'
import type { CallFilters } from './search.ts'

const PAGE = 50
const BOOKINGS = 5

export function callsQuery(filters: CallFilters) {
  const asked = { limit: PAGE, ...filters }
  return infiniteQueryOptions({
    queryKey: ['calls', 'list', asked],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...asked, ...(cursor !== null && { cursor }) }
      return answerOf(api.GET('/api/v1/calls', { params: { query } }))
    },
    ...byCursor,
  })
}

export function callQuery(id: string) {
  return queryOptions({
    queryKey: ['calls', 'one', id],
    queryFn: (): Promise<CallRecord> =>
      answerOf(api.GET('/api/v1/calls/{call_id}', { params: { path: { call_id: id } } })),
  })
}

/** The whole recording: a browser can seek only in a file that it has, or that is served in ranges. */
export function recordingQuery(id: string, isRecorded: boolean) {
  return queryOptions({
    queryKey: ['recording', id],
    // `parseAs` is not in the type of the answer.
    queryFn: () =>
      answerOf(
        api.GET('/api/v1/calls/{call_id}/recording', { params: { path: { call_id: id } }, parseAs: 'blob' }),
      ) as Promise<unknown> as Promise<Blob>,
    enabled: isRecorded,
    staleTime: Infinity,
  })
}

/** Appointments of the person who called. */
export function bookingsQuery(email: string) {
  return queryOptions({
    queryKey: ['calls', 'bookings', email],
    queryFn: () =>
      answerOf(api.GET('/api/v1/bookings', { params: { query: { limit: BOOKINGS, client_email: email } } })),
  })
}

export function refreshCalls(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['calls'] })
}
