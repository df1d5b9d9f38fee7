import { MINUTE } from './time.ts'

/** Longer than any transaction, so that work recorded in an open one is still recent when its commit wakes the loop. */
const RECENT_MS = 1 * MINUTE

interface RecentWork {
  /** Work was recorded, in a transaction that may still be open. */
  record(): void
  /** Wakes the loop, unless nothing was recorded lately: each waking costs a query, which a visitor's message would wait for. */
  wake(): void
}

/** Wakes a work loop only while there may be something for it. */
export function createRecentWork(wake: () => void): RecentWork {
  let recordedAt = -Infinity
  return {
    record: () => void (recordedAt = performance.now()),
    wake: () => {
      if (performance.now() - recordedAt < RECENT_MS) wake()
    },
  }
}
