import { useQuery } from '@tanstack/react-query'
import { servicesQuery } from '../settings/services/queries.ts'
import type { BoardBooking } from './queries.ts'

/** How many people one start of a service takes. */
export type SeatsOf = (serviceId: string) => number

export function useSeats(): SeatsOf {
  const { data: services = [] } = useQuery(servicesQuery)
  return (id) => services.find(({ service_id: own }) => own === id)?.capacity ?? 1
}

/** One start of a class, with everybody who comes. */
export interface ClassStart {
  bookings: [BoardBooking, ...BoardBooking[]]
  taken: number
  seats: number
}

export function seatsTaken(bookings: BoardBooking[]): number {
  return bookings.reduce((sum, { party_size: size }) => sum + size, 0)
}

/** Gathers the bookings of each start of a class; the others stay alone. */
export function withClasses(bookings: BoardBooking[], seatsOf: SeatsOf) {
  const isAlone = ({ service_id: id }: BoardBooking) => seatsOf(id) === 1
  const starts = Map.groupBy(
    bookings.filter((booking) => !isAlone(booking)),
    ({ service_id: id, start, resource_ids: taken }) => [id, start, ...taken].join(' '),
  )
  const classes = [...starts.values()].map((own) => ({
    // No group is empty.
    bookings: own as ClassStart['bookings'],
    taken: seatsTaken(own),
    seats: seatsOf(own[0]!.service_id),
  }))
  return { alone: bookings.filter(isAlone), classes }
}
