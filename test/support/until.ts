import { vi } from 'vitest'
import { MAX_WAIT_MS } from './waits.ts'

/** Waits for a truthy result. Requests that are counted need a longer `interval`, or the wait uses up their limit. */
export function until<T>(check: () => T | Promise<T>, interval = 20) {
  return vi.waitUntil(check, { timeout: MAX_WAIT_MS, interval })
}
