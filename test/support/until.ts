import { vi } from 'vitest'
import { MAX_WAIT_MS } from './waits.ts'

/** Waits for a truthy result. */
export function until<T>(check: () => T | Promise<T>) {
  return vi.waitUntil(check, { timeout: MAX_WAIT_MS, interval: 20 })
}
