import { vi } from 'vitest'

/** Waits for an answer that is not empty, longer than any machine should need and no longer than it does. */
export function until<T>(check: () => T | Promise<T>) {
  return vi.waitUntil(check, { timeout: 20_000, interval: 20 })
}
