import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import { isOver, type CallRecord } from './record.ts'
import type { CallFilters } from './search.ts'

const PAGE = 50
const LIST_INTERVAL_MS = 10_000
/** The captions come by a stream; this is for what it does not tell, and for a stream that broke. */
const OPEN_INTERVAL_MS = 5_000
const BOOKINGS = 5

export function callsQuery(filters: CallFilters) {
  const asked = { limit: PAGE, ...filters }
  return infiniteQueryOptions({
    queryKey: ['calls', 'list', asked],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...asked, ...(cursor !== null && { cursor }) }
      return answerOf(api.GET('/api/v1/calls', { params: { query } }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    refetchInterval: LIST_INTERVAL_MS,
  })
}

export function callQuery(id: string) {
  return queryOptions({
    queryKey: ['calls', 'one', id],
    queryFn: (): Promise<CallRecord> =>
      answerOf(api.GET('/api/v1/calls/{call_id}', { params: { path: { call_id: id } } })),
    refetchInterval: ({ state: { data } }) => (data !== undefined && !isOver(data) ? OPEN_INTERVAL_MS : false),
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
