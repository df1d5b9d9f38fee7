import { SECOND } from './time.ts'

/** Keeps callers from waiting for somebody who has failed again and again: for a while nobody asks, then one tries. */
export interface Circuit {
  /** May this caller ask? Whoever may must say how it went. */
  tryPass(): boolean
  succeeded(): void
  failed(): void
  /** The caller went away before there was an outcome. */
  abandoned(): void
}

interface CircuitOptions {
  /** So many failures in a row open it. */
  failures?: number
  openMs?: number
  now?: () => number
}

export function createCircuit({
  failures = 3,
  openMs = 30 * SECOND,
  now = () => performance.now(),
}: CircuitOptions = {}): Circuit {
  let inARow = 0
  let openUntil = -Infinity
  let isTrying = false
  return {
    tryPass() {
      if (inARow < failures) return true
      if (isTrying || now() < openUntil) return false
      return (isTrying = true)
    },
    succeeded() {
      inARow = 0
      isTrying = false
    },
    failed() {
      inARow += 1
      isTrying = false
      openUntil = now() + openMs
    },
    abandoned: () => void (isTrying = false),
  }
}
