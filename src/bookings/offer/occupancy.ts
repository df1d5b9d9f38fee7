import type { BusyTime, SlotQuery } from './slot-query.ts'

/** Milliseconds. The meaning of the ends is the user's choice. */
export interface Interval {
  from: number
  until: number
}

/** Joins touching intervals: open until ten and from ten is one opening. */
export function joinTouching(intervals: Interval[]): Interval[] {
  return join(intervals, (next, last) => next.from <= last.until)
}

/** Joins only overlapping intervals, so a point between two of them stays outside. */
function joinOverlapping(intervals: Interval[]): Interval[] {
  return join(intervals, (next, last) => next.from < last.until)
}

function join(intervals: Interval[], belongs: (next: Interval, last: Interval) => boolean): Interval[] {
  const joined: Interval[] = []
  for (const { from, until } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last !== undefined && belongs({ from, until }, last)) last.until = Math.max(last.until, until)
    else joined.push({ from, until })
  }
  return joined
}

/** The requester and the time, on which some busy times depend. */
export type Asker = Pick<SlotQuery, 'now' | 'holder' | 'movedBookingId'>

/** The effect of a resource's busy times on one service. */
interface Occupancy {
  /** Starts strictly inside conflict; sorted, disjoint, ends exclusive. */
  forbidden: Interval[]
  /** Taken seats by start of the class. */
  seatsTaken: Map<number, number>
}

/** Converts busy times into forbidden starts, so each test is one comparison. */
export function occupancyOf(busy: readonly BusyTime[], query: SlotQuery): Occupancy {
  const { service } = query
  const forbidden: Interval[] = []
  const seatsTaken = new Map<number, number>()
  for (const time of busy) {
    if (!isInTheWay(time, query)) continue
    const before = time.kind === 'external' ? 0 : time.bufferBefore
    const after = time.kind === 'external' ? 0 : time.bufferAfter
    const from = time.start - before - service.duration - service.bufferAfter
    const until = time.end + after + service.bufferBefore
    if (isClassmate(time, query)) {
      // A class shares its own start and blocks all others.
      seatsTaken.set(time.start, (seatsTaken.get(time.start) ?? 0) + 1)
      forbidden.push({ from, until: time.start }, { from: time.start, until })
    } else {
      forbidden.push({ from, until })
    }
  }
  return { forbidden: joinOverlapping(forbidden), seatsTaken }
}

/** False for empty times, expired holds, the requester's own times, and calendar copies of our bookings. */
export function isInTheWay(time: BusyTime, asker: Asker): boolean {
  if (!(time.start < time.end)) return false
  switch (time.kind) {
    case 'external':
      return time.mirrorOf === null
    case 'hold':
      return time.expiresAt > asker.now && !(asker.holder !== undefined && time.holder === asker.holder)
    case 'booking':
      return time.bookingId !== asker.movedBookingId
  }
}

function isClassmate(time: BusyTime, { service }: SlotQuery): boolean {
  if (service.capacity === 1 || time.kind === 'external' || time.serviceId !== service.id) return false
  return time.end - time.start === service.duration
}
