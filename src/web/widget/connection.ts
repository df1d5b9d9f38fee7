/** Waits before the next try, by number of failed ones. */
export const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000]

/** Resolves after the wait, or as soon as the browser is online or the tab visible again. */
export function backOnline(attempt: number): Promise<void> {
  // Jitter: clients must not all reconnect at once after an outage.
  const waitMs = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]! * (0.75 + Math.random() / 2)
  return new Promise((resolve) => {
    const controller = new AbortController()
    const go = () => {
      controller.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, waitMs)
    const { signal } = controller
    addEventListener('online', go, { signal })
    addEventListener('pageshow', go, { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), { signal })
  })
}
