import { DAY } from '../../core/time.ts'

/** Time with a constant offset from UTC. Milliseconds; `wall = instant + offset`. */
export interface Segment {
  from: number
  /** Exclusive. */
  until: number
  offset: number
}

interface Coverage {
  from: number
  until: number
  segments: Segment[]
}

/** Computed in advance, so a query for the next month is a cache hit. */
const MARGIN_MS = 400 * DAY

/** Limits the cache: about 600 zones exist, but alternative spellings (`europe/BERLIN`) are unlimited. */
const MAX_ZONES = 1_000

const covered = new Map<string, Coverage>()

/**
 * The segments of an IANA zone that cover `from` to `until`, sorted, without gaps. The first and last extend to infinity, with
 * their offset within three days of the range.
 */
export function segmentsOf(timeZone: string, from: number, until: number): readonly Segment[] {
  const known = covered.get(timeZone)
  const [start, end] = [from - 3 * DAY, until + 3 * DAY]
  if (known !== undefined && known.from <= start && end <= known.until) return known.segments
  if (covered.size >= MAX_ZONES) covered.clear()
  const coverage = cover(timeZone, start - MARGIN_MS, end + MARGIN_MS)
  covered.set(timeZone, coverage)
  return coverage.segments
}

function cover(timeZone: string, from: number, until: number): Coverage {
  const segments: Segment[] = []
  let moment = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
  let start = -Infinity
  for (;;) {
    const next = moment.getTimeZoneTransition('next')
    const isLast = next === null || next.epochMilliseconds >= until
    const end = isLast ? Infinity : next.epochMilliseconds
    segments.push({ from: start, until: end, offset: moment.offsetNanoseconds / 1_000_000 })
    if (isLast) return { from, until, segments }
    moment = next
    start = end
  }
}

/** Local dates of instants, as days since 1970-01-01; fast for ascending instants. */
export function dayReader(segments: readonly Segment[]): (instant: number) => number {
  let at = 0
  return (instant) => {
    if (instant < segments[at]!.from) at = 0
    while (instant >= segments[at]!.until && at < segments.length - 1) at += 1
    return Math.floor((instant + segments[at]!.offset) / DAY)
  }
}

/** Local date of an instant, as days since 1970-01-01. */
export function dayAt(timeZone: string, instant: number): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return Math.floor((instant + wall.offsetNanoseconds / 1_000_000) / DAY)
}

/** `2026-11-24` as days since 1970-01-01. */
export function dayOfDate(date: string): number {
  const day = Date.parse(date) / DAY
  // Date.parse reads 2026-02-30 as the 2nd of March.
  if (!Number.isInteger(day) || new Date(day * DAY).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`${date} is no date`)
  }
  return day
}
