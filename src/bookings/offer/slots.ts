import { DAY } from '../../core/time.ts'
import { bookingsOnDay, dayLimitIn, type DayLimit } from './day-limits.ts'
import { joinTouching, occupancyOf, type Interval } from './occupancy.ts'
import type { SlotQuery, SlotResource } from './slot-query.ts'
import { declaredStarts, openPieces } from './opening-hours.ts'

/** The slot engine lists the bookable starts of a service. Pure: the result depends only on the query. */
export interface Slot {
  start: number
  end: number
  /** Free resources, in the order of the query. */
  resourceIds: string[]
  /** Remaining places of this start on the free resources; null for services with one place. */
  remaining: number | null
}

/** Available slots, sorted by start. */
export function findSlots(query: SlotQuery): Slot[] {
  const { service } = query
  const reach = query.to + service.duration
  const open = query.resources.map((resource) => openPieces(resource, query.from, reach))
  const earliest = Math.max(query.from, query.now + service.minimumNotice)
  const starts = distinct(open.flatMap((pieces) => declaredStarts(pieces, service.interval, earliest, query.to)))

  const limits = new Map<string, DayLimit>()
  const admissions = query.resources.map((resource, index): Admission => {
    const limit = limits.getOrInsertComputed(resource.timeZone, (zone) => dayLimitIn(zone, query))
    return { id: resource.id, limit, seats: seatsAt(starts, joinTouching(open[index]!), resource, query) }
  })
  return offers(starts, admissions, query)
}

/** The slot at this instant, if available. Calls `findSlots`, so every listed start can be booked. */
export function slotAt(start: number, query: Omit<SlotQuery, 'from' | 'to'>): Slot | undefined {
  return findSlots({ ...query, from: start, to: start + 1 })[0]
}

/**
 * Assigns resources: all, the requested one, or the one with the fewest bookings that day, then by priority and id. Empty if a
 * required choice is missing.
 */
export function assignedResources(slot: Slot, query: Omit<SlotQuery, 'from' | 'to'>): string[] {
  if (query.service.assignment === 'all') return slot.resourceIds
  if (query.resourceId !== undefined) return slot.resourceIds.filter((id) => id === query.resourceId)
  if (query.service.assignment === 'chosen') return []
  const ranked = query.resources
    .filter(({ id }) => slot.resourceIds.includes(id))
    .map((resource) => ({ ...resource, bookings: bookingsOnDay(resource, slot.start, query) }))
    .toSorted((a, b) => a.bookings - b.bookings || a.priority - b.priority || (a.id < b.id ? -1 : 1))
  return ranked.slice(0, 1).map(({ id }) => id)
}

/**
 * Range of the busy times a query needs, in whole dates because limits count dates; times that touch it with their buffers are
 * included.
 */
export function busyReach(query: Pick<SlotQuery, 'service' | 'from' | 'to'>): Interval {
  const { service, from, to } = query
  return { from: from - service.bufferBefore - 2 * DAY, until: to + service.duration + service.bufferAfter + 2 * DAY }
}

/** One resource's decision on the candidate starts. */
interface Admission {
  id: string
  limit: DayLimit
  /** Free seats per start; 0 if closed, busy or not requested. */
  seats: Float64Array
}

function distinct(starts: number[]): Float64Array {
  return Float64Array.from(starts)
    .sort()
    .filter((start, index, sorted) => start !== sorted[index - 1])
}

function seatsAt(starts: Float64Array, open: Interval[], resource: SlotResource, query: SlotQuery): Float64Array {
  const { duration, capacity, assignment } = query.service
  const seats = new Float64Array(starts.length)
  if (assignment !== 'all' && query.resourceId !== undefined && query.resourceId !== resource.id) return seats
  const { forbidden, seatsTaken } = occupancyOf(resource.busy, query)
  let [piece, meeting] = [0, 0]
  for (const [index, start] of starts.entries()) {
    while (piece < open.length && open[piece]!.until < start + duration) piece += 1
    while (meeting < forbidden.length && forbidden[meeting]!.until <= start) meeting += 1
    const isOpen = piece < open.length && open[piece]!.from <= start
    const isFree = meeting === forbidden.length || forbidden[meeting]!.from >= start
    if (isOpen && isFree) seats[index] = Math.max(0, capacity - (seatsTaken.get(start) ?? 0))
  }
  return seats
}

function offers(starts: Float64Array, admissions: Admission[], query: SlotQuery): Slot[] {
  const { duration, capacity, assignment } = query.service
  const { partySize = 1 } = query
  const needed = assignment === 'all' ? admissions.length : 1
  if (assignment === 'all' && query.resourceId !== undefined && !admissions.some(({ id }) => id === query.resourceId)) {
    return []
  }
  const slots: Slot[] = []
  for (const [index, start] of starts.entries()) {
    const free = admissions.filter(({ seats, limit }) => seats[index]! >= partySize && limit(start) > 0)
    if (free.length < needed) continue
    const seats = free.map((admission) => admission.seats[index]!)
    const together = assignment === 'all' ? Math.min(...seats) : seats.reduce((sum, left) => sum + left, 0)
    const ofDay = Math.max(...free.map(({ limit }) => limit(start)))
    slots.push({
      start,
      end: start + duration,
      resourceIds: free.map(({ id }) => id),
      remaining: capacity === 1 ? null : Math.min(together, ofDay),
    })
  }
  return slots
}
