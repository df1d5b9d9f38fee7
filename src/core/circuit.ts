import { SECOND } from './time.ts'

/** A circuit breaker: after repeated failures callers fail fast, until a single probe succeeds. */
export interface Circuit {
  /** A caller that gets true must report `succeeded`, `failed` or `abandoned`. */
  tryPass(): boolean
  succeeded(): void
  failed(): void
  /** Frees the attempt of a caller who disconnected before an outcome was known. */
  abandoned(): void
}

interface CircuitOptions {
  /** Consecutive failures that open the circuit. */
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
