import type { Timers } from '../../core/timers.ts'

/** Waits for something to happen, again and again, and counts how often it did not. */
export class Watch {
  readonly #timers: Timers
  readonly #milliseconds: number
  readonly #missed: (times: number) => void
  #cancel: (() => void) | undefined
  #times = 0

  constructor(timers: Timers, milliseconds: number, missed: (times: number) => void) {
    this.#timers = timers
    this.#milliseconds = milliseconds
    this.#missed = missed
  }

  /** From now on. */
  start(): void {
    this.stop()
    this.#cancel = this.#timers.after(this.#milliseconds, () => {
      this.#cancel = undefined
      this.#missed((this.#times += 1))
    })
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  /** It happened. */
  reset(): void {
    this.stop()
    this.#times = 0
  }
}
