/** Waits before the next try, by number of failed ones. */
export const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000]

const LAST = RETRY_MS.length - 1

/**
 * Resolves after the wait, or as soon as the browser is online or the tab visible again, to the number of tries: without any
 * connection there was nothing to try.
 */
export function backOnline(attempt: number): Promise<number> {
  const { onLine } = navigator
  // Jitter: clients must not all reconnect at once after an outage.
  const waitMs = RETRY_MS[onLine ? Math.min(attempt, LAST) : LAST]! * (0.75 + Math.random() / 2)
  return new Promise((resolve) => {
    const controller = new AbortController()
    const go = () => {
      controller.abort()
      clearTimeout(timer)
      resolve(onLine ? attempt + 1 : attempt)
    }
    const timer = setTimeout(go, waitMs)
    const { signal } = controller
    addEventListener('online', go, { signal })
    addEventListener('pageshow', go, { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), { signal })
  })
}
