import { DAY } from '../../core/time.ts'
import { isInTheWay, type Asker } from './occupancy.ts'
import { dayAt, dayOfDate, dayReader, segmentsOf } from './segments.ts'
import type { SlotQuery, SlotResource } from './slot-query.ts'

/** Remaining bookings of the service on the local date of an instant; 0 for dates that cannot be booked. */
export type DayLimit = (start: number) => number

/** Limits by local date of a zone. The returned function is fast for ascending arguments. */
export function dayLimitIn(timeZone: string, query: SlotQuery): DayLimit {
  const { service } = query
  const dayOf = dayReader(segmentsOf(timeZone, query.from, query.to))
  const first = service.bookableFrom === null ? -Infinity : dayOfDate(service.bookableFrom)
  const last = Math.min(
    service.bookableUntil === null ? Infinity : dayOfDate(service.bookableUntil),
    service.maximumDaysAhead === null ? Infinity : dayAt(timeZone, query.now) + service.maximumDaysAhead,
  )
  const { maximumPerDay } = service
  const taken = maximumPerDay === null ? undefined : countByDay(query, dayOf)
  return (start) => {
    const day = dayOf(start)
    if (day < first || day > last) return 0
    return maximumPerDay === null ? Infinity : Math.max(0, maximumPerDay - (taken?.get(day) ?? 0))
  }
}

/** Bookings and live holds of the service by local date; one on several resources counts once. */
function countByDay(query: SlotQuery, dayOf: (instant: number) => number): Map<number, number> {
  const starts = new Map<string, number>()
  for (const time of [...query.resources.flatMap(({ busy }) => busy), ...(query.elsewhere ?? [])]) {
    if (time.kind === 'external' || time.serviceId !== query.service.id || !isInTheWay(time, query)) continue
    starts.set(time.kind === 'booking' ? time.bookingId : time.holdId, time.start)
  }
  const counts = new Map<number, number>()
  for (const start of starts.values()) counts.set(dayOf(start), (counts.get(dayOf(start)) ?? 0) + 1)
  return counts
}

/** Bookings of any service that a resource has on the local date of an instant. */
export function bookingsOnDay(resource: SlotResource, start: number, asker: Asker): number {
  const dayOf = dayReader(segmentsOf(resource.timeZone, start - DAY, start + DAY))
  const day = dayOf(start)
  const booked = resource.busy.filter((time) => time.kind === 'booking' && isInTheWay(time, asker))
  // A party has an entry for each of its places.
  return new Set(booked.flatMap((time) => (time.kind === 'booking' && dayOf(time.start) === day ? time.bookingId : [])))
    .size
}
