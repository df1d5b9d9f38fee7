import type { Activity } from './activity.ts'

interface WatchdogOptions {
  activity: Activity
  limitMs: number
  onStuck: (busyMs: number) => void
}

const NANOSECONDS_PER_MS = 1_000_000n

/** Stands in for statement_timeout, which a backend without signals does not have. */
export class Watchdog {
  readonly #options: WatchdogOptions
  readonly #timer: NodeJS.Timeout
  #pauses = 0
  #resumedAt = 0n
  #reported = 0n

  constructor(options: WatchdogOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.#look(), Math.min(1000, options.limitMs / 4)).unref()
  }

  async pausedDuring<T>(work: () => Promise<T>): Promise<T> {
    this.#pauses += 1
    try {
      return await work()
    } finally {
      this.#pauses -= 1
      this.#resumedAt = process.hrtime.bigint()
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const { activity, limitMs, onStuck } = this.#options
    const since = activity.busySince
    if (since === 0n || since === this.#reported || this.#pauses > 0) return
    // A batch begun during a pause gets the full time after it.
    const countedFrom = since > this.#resumedAt ? since : this.#resumedAt
    const busyMs = Number((process.hrtime.bigint() - countedFrom) / NANOSECONDS_PER_MS)
    if (busyMs < limitMs) return
    this.#reported = since
    onStuck(busyMs)
  }
}
