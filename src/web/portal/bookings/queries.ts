import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'

export type Board = Api['Board']
export type BoardBooking = Board['bookings'][number]
export type Lane = Board['resources'][number]

/** Dates in the zone of the business, both included. */
export const boardQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['bookings', 'board', from, to],
    queryFn: () => answerOf(api.GET('/api/v1/bookings/board', { params: { query: { from, to } } })),
  })

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', id],
    queryFn: () => answerOf(api.GET('/api/v1/bookings/{booking_id}', { params: { path: { booking_id: id } } })),
  })

export const conflictsQuery = queryOptions({
  queryKey: ['bookings', 'conflicts'],
  queryFn: () => answerOf(api.GET('/api/v1/bookings/conflicts')),
})

interface StartsWanted {
  service_id: string
  from: string
  to: string
  resource_id?: string
  party_size?: number
  /** The booking to move, which is not in the way. */
  booking_id?: string
}

export const startsQuery = (query: StartsWanted) =>
  queryOptions({
    queryKey: ['bookings', 'starts', query],
    queryFn: () => answerOf(api.GET('/api/v1/bookings/availability', { params: { query } })),
    enabled: query.service_id !== '',
  })

export function refreshBookings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['bookings'] })
}

type BookingPatch = Api['UpdateBooking']

export async function patchBooking(id: string, body: BookingPatch): Promise<void> {
  await api
    .PATCH('/api/v1/bookings/{booking_id}', { params: { path: { booking_id: id } }, body })
    .finally(refreshBookings)
}

/** Its mails and webhooks wait for ten seconds, in which `restoreBooking` takes it back. */
export async function cancelBooking(id: string, reason: string | null): Promise<void> {
  const body = { reason }
  await api
    .POST('/api/v1/bookings/{booking_id}/cancel', { params: { path: { booking_id: id } }, body })
    .finally(refreshBookings)
}

/** @throws Problem 409 where the cancellation was told already, or the time was taken meanwhile */
export async function restoreBooking(id: string): Promise<void> {
  await api
    .POST('/api/v1/bookings/{booking_id}/restore', { params: { path: { booking_id: id } } })
    .finally(refreshBookings)
}

/** A whole day off of one person, or their weekly hours again. Bookings of that day stay, and are listed where they no longer fit. */
export async function setDayOff(id: string, date: string, isOff: boolean): Promise<void> {
  const path = { resource_id: id }
  const { date_overrides: known } = await answerOf(api.GET('/api/v1/resources/{resource_id}', { params: { path } }))
  const others = known.filter((day) => day.date !== date)
  const body = { date_overrides: isOff ? [...others, { date, hours: [] }] : others }
  await api.PATCH('/api/v1/resources/{resource_id}/date_overrides', { params: { path }, body }).finally(refreshBookings)
  await queryClient.invalidateQueries({ queryKey: ['resource', id] })
}

/** The client's name, followed by the size of the party where it is more than one. */
export function partyOf({
  client_name: name,
  party_size: size,
}: Pick<BoardBooking, 'client_name' | 'party_size'>): string {
  return size > 1 ? `${name} × ${size}` : name
}
