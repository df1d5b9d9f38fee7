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
