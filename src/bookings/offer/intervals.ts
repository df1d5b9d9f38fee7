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
export function joinOverlapping(intervals: Interval[]): Interval[] {
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
