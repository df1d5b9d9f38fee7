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
