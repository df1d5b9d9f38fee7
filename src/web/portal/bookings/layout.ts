import type { Board, BoardBooking, Lane } from './queries.ts'

const HOUR = 3_600_000
export const HOUR_PX = 64
export const STEP_MS = 15 * 60_000

/** The hours of a day that are drawn: those with hours or bookings, else eight to six. Milliseconds. */
export interface Span {
  from: number
  until: number
}

export function shownSpan({ from, to, resources, bookings }: Board): Span {
  const [dayStart, dayEnd] = [Date.parse(from), Date.parse(to)]
  const times = [...resources.flatMap(({ open }) => open), ...bookings]
  const starts = times.map(({ start }) => Math.max(dayStart, Date.parse(start)))
  const ends = times.map(({ end }) => Math.min(dayEnd, Date.parse(end)))
  const [first, last] = [Math.min(...starts, dayStart + 8 * HOUR), Math.max(...ends, dayStart + 18 * HOUR)]
  return { from: first - ((first - dayStart) % HOUR), until: last + ((HOUR - ((last - dayStart) % HOUR)) % HOUR) }
}

export function topOf(span: Span, instant: number): number {
  return ((instant - span.from) / HOUR) * HOUR_PX
}

export function hoursOf({ from, until }: Span): number[] {
  return Array.from({ length: Math.round((until - from) / HOUR) }, (_, hour) => from + hour * HOUR)
}

/** The closed times of a lane within the span: what is not open. */
export function closedTimes({ open }: Lane, span: Span): Span[] {
  const closed: Span[] = []
  let reached = span.from
  for (const { start, end } of open) {
    if (Date.parse(start) > reached) closed.push({ from: reached, until: Math.min(span.until, Date.parse(start)) })
    reached = Math.max(reached, Date.parse(end))
  }
  if (reached < span.until) closed.push({ from: reached, until: span.until })
  return closed
}

/** The bookings of one start of a class stand in one block, so that nothing is drawn over another. */
export function blocksOf(bookings: BoardBooking[], resourceId: string): BoardBooking[][] {
  const blocks = new Map<string, BoardBooking[]>()
  for (const booking of bookings) {
    if (!booking.resource_ids.includes(resourceId)) continue
    const key = `${booking.service_id} ${booking.start}`
    blocks.set(key, [...(blocks.get(key) ?? []), booking])
  }
  return [...blocks.values()]
}
