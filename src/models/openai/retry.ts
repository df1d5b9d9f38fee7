import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../../core/time.ts'
import type { ModelFailure } from '../model-failure.ts'

const DELAY_MS = 250
/** The visitor is waiting: a longer Retry-After leads to the fallback. */
const MAX_DELAY_MS = 2 * SECOND

/** Waits before a retry; false when there should be none. */
export async function mayRetry(failure: ModelFailure, signal: AbortSignal): Promise<boolean> {
  const delay = failure.retryAfterMs ?? DELAY_MS
  if (!failure.isPassing || delay > MAX_DELAY_MS || signal.aborted) return false
  return sleep(delay + Math.random() * DELAY_MS, true, { signal }).catch(() => false)
}
