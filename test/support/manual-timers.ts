import type { Timers } from '../../src/core/timers.ts'

/** Time advanced by the test. */
export class ManualTimers implements Timers {
  now = 0
  #waiting: { at: number; work: () => void }[] = []

  get count(): number {
    return this.#waiting.length
  }

  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.now + milliseconds, work }
    this.#waiting.push(timer)
    return () => (this.#waiting = this.#waiting.filter((other) => other !== timer))
  }

  /** Runs everything due until then, in order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#waiting = this.#waiting.filter((other) => other !== next)
      this.now = Math.max(this.now, next.at)
      next.work()
    }
    this.now = end
  }

  #next(end: number): { at: number; work: () => void } | undefined {
    return this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  }
}
