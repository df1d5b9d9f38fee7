import { sql } from 'drizzle-orm'

/** Ask the provider for a call's status after this many seconds without an update. */
export const WATCH_AFTER_S = 60

/** Not rounded up, as the column would: what is due now must be due at once. */
export const dueNow = sql`date_trunc('milliseconds', now())`

/** By the database's clock, which leases go by. */
export const dueIn = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
