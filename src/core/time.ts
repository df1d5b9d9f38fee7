export const MILLISECOND = 1
export const SECOND = 1_000 * MILLISECOND
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Injected wherever a test must move the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The next millisecond: an exclusive bound that still includes the instant. */
export function justAfter(instant: string): Date {
  return new Date(new Date(instant).getTime() + MILLISECOND)
}

/** True for an IANA zone name that this runtime knows, in its canonical spelling or a link. */
export function isTimeZone(value: string): boolean {
  // Intl also takes offsets such as "+01:00", which have no daylight saving rules and are no zone of a place.
  if (!/^[A-Za-z]/.test(value)) return false
  try {
    void new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

/** Whole seconds; 0 where there is no beginning, and where clocks disagree. */
export function secondsBetween(from: Date | null, to: Date): number {
  return from === null ? 0 : Math.max(0, Math.round((to.getTime() - from.getTime()) / SECOND))
}
