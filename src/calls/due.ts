import { sql } from 'drizzle-orm'

/** Ask the provider for a call's status after this many seconds without an update. */
export const WATCH_AFTER_S = 60

/** The last words, and the carrier's count of seconds, come a moment after the end of a call. */
export const SETTLED_AFTER_S = 4

/** Truncated, because the column's precision would round up and make due work wait. */
export const dueNow = sql`date_trunc('milliseconds', now())`

/** Database time, as leases use it. */
export const dueIn = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
