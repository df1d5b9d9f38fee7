/** Injected timers, so that tests can shorten waits: `after` calls `work` once, unless the returned function cancels it. */
export interface Timers {
  after(milliseconds: number, work: () => void): () => void
}

export const systemTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Waits for `work`, at most `milliseconds`. Rejects when `work` does. */
export async function within(timers: Timers, milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const cancel = timers.after(milliseconds, late.resolve)
  try {
    await Promise.race([work, late.promise])
  } finally {
    cancel()
  }
}
