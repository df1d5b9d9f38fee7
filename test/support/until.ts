import { vi } from 'vitest'

/** Waits for a truthy result, with a limit generous for slow machines. */
export function until<T>(check: () => T | Promise<T>) {
  return vi.waitUntil(check, { timeout: 20_000, interval: 20 })
}
