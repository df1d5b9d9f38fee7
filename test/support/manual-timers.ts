import type { Timers } from '../../src/core/timers.ts'

/** Timers that the test lets run. */
export class ManualTimers implements Timers {
  readonly #waiting = new Map<object, { atMs: number; work: () => void }>()
  #nowMs = 0

  after(milliseconds: number, work: () => void): () => void {
    const key = {}
    this.#waiting.set(key, { atMs: this.#nowMs + milliseconds, work })
    return () => void this.#waiting.delete(key)
  }

  /** Lets time pass: whatever is due in it is done, in its order. */
  pass(milliseconds: number): void {
    const endMs = this.#nowMs + milliseconds
    for (;;) {
      const [next] = [...this.#waiting].toSorted(([, a], [, b]) => a.atMs - b.atMs)
      if (next === undefined || next[1].atMs > endMs) break
      this.#waiting.delete(next[0])
      this.#nowMs = next[1].atMs
      next[1].work()
    }
    this.#nowMs = endMs
  }

  get waiting(): number {
    return this.#waiting.size
  }
}
