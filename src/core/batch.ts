import { setTimeout as sleep } from 'node:timers/promises'

interface BatchOptions {
  /** Maximum items in one write. */
  max: number
  /** Concurrent writes. */
  writers: number
  /** A failed write is retried for this long, then its items are rejected. */
  retryForMs: number
}

interface Entry<T> {
  item: T
  until: number
  resolve: () => void
  reject: (error: unknown) => void
}

const RETRY_EVERY_MS = 200

/**
 * Groups items into batched writes: the first item is written at once, items that arrive meanwhile form the next batch. After
 * a failure items are written one by one until a write succeeds, so one bad item cannot fail the others.
 */
export function createBatch<T>(write: (items: T[]) => Promise<void>, { max, writers, retryForMs }: BatchOptions) {
  const waiting: Entry<T>[] = []
  let writing = 0

  async function drain(): Promise<void> {
    writing += 1
    let size = max
    while (waiting.length > 0) {
      const entries = waiting.splice(0, size)
      const failure = await attempt(write, entries)
      size = failure === undefined ? max : 1
      if (failure !== undefined) {
        waiting.push(...retryable(entries, failure.error))
        await sleep(RETRY_EVERY_MS)
      }
    }
    writing -= 1
  }

  /** Resolves when the item is written; rejects when its retries run out. */
  return (item: T): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, until: performance.now() + retryForMs, resolve, reject })
      if (writing < writers) void drain()
    })
}

async function attempt<T>(
  write: (items: T[]) => Promise<void>,
  entries: Entry<T>[],
): Promise<{ error: unknown } | undefined> {
  try {
    await write(entries.map(({ item }) => item))
    for (const { resolve } of entries) resolve()
    return undefined
  } catch (error) {
    return { error }
  }
}

function retryable<T>(entries: Entry<T>[], error: unknown): Entry<T>[] {
  const now = performance.now()
  for (const { until, reject } of entries) if (until <= now) reject(error)
  return entries.filter(({ until }) => until > now)
}
