import type { BusyTime, SlotQuery } from './slot-query.ts'

/** Milliseconds. Whether the ends belong to it is up to its user. */
export interface Interval {
  from: number
  until: number
}

/** Joined where they touch: open until ten and open from ten is open through. */
export function joinTouching(intervals: Interval[]): Interval[] {
  return join(intervals, (next, last) => next.from <= last.until)
}

/** Joined only where they overlap, so that a point between two of them stays outside of both. */
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

/** Who asks, and when: some busy times are not in everybody's way. */
export type Asker = Pick<SlotQuery, 'now' | 'holder' | 'movedBookingId'>

/** What the busy times of one resource leave of it, for one service. */
interface Occupancy {
  /** A start strictly inside one of these meets somebody; sorted and disjoint, ends excluded. */
  forbidden: Interval[]
  /** Seats that are taken of the class that starts there. */
  seatsTaken: Map<number, number>
}

/** Turns busy times into the starts that they forbid, so that trying a start is one comparison. */
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
      // It shares its own start and is in the way of every other one.
      seatsTaken.set(time.start, (seatsTaken.get(time.start) ?? 0) + 1)
      forbidden.push({ from, until: time.start }, { from: time.start, until })
    } else {
      forbidden.push({ from, until })
    }
  }
  return { forbidden: joinOverlapping(forbidden), seatsTaken }
}

/** False for what takes no time, has run out, is the asker's own, or is our own booking seen in a calendar. */
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
