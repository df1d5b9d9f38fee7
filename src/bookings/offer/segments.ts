import { DAY } from '../../core/time.ts'

/** A stretch of time in which a zone's clock keeps one distance from UTC. All in milliseconds; `wall = instant + offset`. */
export interface Segment {
  from: number
  /** Excluded. */
  until: number
  offset: number
}

interface Coverage {
  from: number
  until: number
  segments: Segment[]
}

/** Asking for next month after this month then finds it computed. */
const MARGIN = 400 * DAY

/** There are some 600 names; more are spellings of them (`europe/BERLIN`), which a caller could make up without end. */
const ZONES_KEPT = 1_000

const covered = new Map<string, Coverage>()

/**
 * The segments of an IANA zone that hold `from` to `until`, sorted and without a hole. The first and the last reach to infinity,
 * with the offset they have within three days of what was asked for.
 */
export function segmentsOf(timeZone: string, from: number, until: number): readonly Segment[] {
  const known = covered.get(timeZone)
  const [start, end] = [from - 3 * DAY, until + 3 * DAY]
  if (known !== undefined && known.from <= start && end <= known.until) return known.segments
  if (covered.size >= ZONES_KEPT) covered.clear()
  const coverage = cover(timeZone, start - MARGIN, end + MARGIN)
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

/** Reads the local date of instants, as days since 1970-01-01; quick when they ascend. */
export function dayReader(segments: readonly Segment[]): (instant: number) => number {
  let at = 0
  return (instant) => {
    if (instant < segments[at]!.from) at = 0
    while (instant >= segments[at]!.until && at < segments.length - 1) at += 1
    return Math.floor((instant + segments[at]!.offset) / DAY)
  }
}

/** The local date of one instant, as days since 1970-01-01. */
export function dayAt(timeZone: string, instant: number): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return Math.floor((instant + wall.offsetNanoseconds / 1_000_000) / DAY)
}

/** `2026-11-24` as days since 1970-01-01. */
export function dayOfDate(date: string): number {
  const day = Date.parse(date) / DAY
  // Date.parse takes 2026-02-30 for the 2nd of March.
  if (!Number.isInteger(day) || new Date(day * DAY).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`${date} is no date`)
  }
  return day
}
