/** Waiting, so that tests can make it short: `after` calls `work` once, unless what it returns is called before. */
export interface Timers {
  after(milliseconds: number, work: () => void): () => void
}

export const systemTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Waits for `work`, but no longer. Rejects when it does. */
export async function within(timers: Timers, milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const cancel = timers.after(milliseconds, late.resolve)
  try {
    await Promise.race([work, late.promise])
  } finally {
    cancel()
  }
}
