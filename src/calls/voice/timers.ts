import type { Timers } from '../../core/timers.ts'
import { TIMERS, type Event, type TimerName } from './state.ts'

/** Runs the timers of the table. Each counts how often it was due in a row, and raises the event of that count. */
export class CallTimers {
  readonly #timers: Timers
  readonly #raise: (event: Event) => void
  readonly #running = new Map<TimerName, () => void>()
  readonly #counts = new Map<TimerName, number>()

  constructor(timers: Timers, raise: (event: Event) => void) {
    this.#timers = timers
    this.#raise = raise
  }

  start(name: TimerName): void {
    this.stop(name)
    const { milliseconds, raises, next } = TIMERS[name]
    const due = (): void => {
      this.#running.delete(name)
      const count = this.#counts.get(name) ?? 0
      this.#counts.set(name, count + 1)
      if (next !== undefined) this.start(next)
      this.#raise(raises[Math.min(count, raises.length - 1)]!)
    }
    this.#running.set(name, this.#timers.after(milliseconds, due))
  }

  stop(name: TimerName): void {
    this.#running.get(name)?.()
    this.#running.delete(name)
  }

  stopAll(): void {
    for (const name of this.#running.keys()) this.stop(name)
  }

  /** Restarts the counts that this event resets. */
  resetBy(event: Event): void {
    for (const name of this.#counts.keys()) if (TIMERS[name].until?.includes(event)) this.#counts.delete(name)
  }
}
