const TICK_MS = 20

/**
 * Measures the time that passes while this process can run: what a busy machine takes from it is left out, so that a bound on a
 * wait measures the product. Ends with the reading.
 */
export function unstalledTime(): { readonly read: () => number } {
  const begun = performance.now()
  let last = begun
  let stalled = 0
  const timer = setInterval(() => {
    const now = performance.now()
    stalled += Math.max(0, now - last - TICK_MS)
    last = now
  }, TICK_MS)
  return {
    read: () => {
      clearInterval(timer)
      return performance.now() - begun - stalled
    },
  }
}
