import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../../api/client.ts'
import { queryClient } from '../../api/session.ts'

export type Connection = Api['CalendarConnection']
export type Feed = Api['CalendarFeed']

const LOOK_AGAIN_MS = 10_000
/** A calendar that was just connected is looked at within seconds. */
const SOON_MS = 2_000

export const connectionsQuery = queryOptions({
  queryKey: ['calendars', 'connections'],
  queryFn: () => answerOf(api.GET('/api/v1/calendar-connections', { params: { query: { limit: 200 } } })),
  refetchInterval: ({ state: { data } }) =>
    data?.data.some(({ status }) => status === 'pending') === true ? SOON_MS : LOOK_AGAIN_MS,
})

export const providersQuery = queryOptions({
  queryKey: ['calendars', 'providers'],
  queryFn: () => answerOf(api.GET('/api/v1/calendar-connections/providers')),
  staleTime: Infinity,
})

export const feedsQuery = queryOptions({
  queryKey: ['calendars', 'feeds'],
  queryFn: () => answerOf(api.GET('/api/v1/bookings/calendar-feeds', { params: { query: { limit: 200 } } })),
})

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', id],
    queryFn: () => answerOf(api.GET('/api/v1/bookings/{booking_id}', { params: { path: { booking_id: id } } })),
  })

export function refreshCalendars(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['calendars'] })
}
