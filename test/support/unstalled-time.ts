const TICK_MS = 20
/** A tick that is later tells that the machine was busy with something else. */
const LATE_MS = 1.5 * TICK_MS

/**
 * Measures the time in which the machine kept up: spans in which it was busy with something else are left out, because then the
 * database and the browsers wait as well. So a bound on a wait measures the product. Ends with the reading.
 */
export function unstalledTime(): { readonly read: () => number } {
  let last = performance.now()
  let passed = 0
  const look = () => {
    const now = performance.now()
    if (now - last <= LATE_MS) passed += now - last
    last = now
  }
  const timer = setInterval(look, TICK_MS)
  return {
    read: () => {
      clearInterval(timer)
      look()
      return passed
    },
  }
}
