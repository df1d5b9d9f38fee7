import { SECOND } from '../../core/time.ts'
import { ModelFailure } from '../model-failure.ts'

/** Time limits of a reply a visitor waits for. */
export interface TimeLimits {
  /** Until the provider answers at all: connection, authentication, first header. */
  answerMs: number
  /** From there until the first word. */
  firstTokenMs: number
  /** Between two words. */
  idleMs: number
  /** For the whole reply, both attempts together. */
  totalMs: number
}

export const TIME_LIMITS: TimeLimits = {
  answerMs: 15 * SECOND,
  firstTokenMs: 20 * SECOND,
  idleMs: 10 * SECOND,
  totalMs: 60 * SECOND,
}

/** Aborts when the next expected event is late. */
export class Watchdog {
  readonly #late = new AbortController()
  readonly #total: NodeJS.Timeout
  #next: NodeJS.Timeout | undefined

  constructor(totalMs: number) {
    this.#total = setTimeout(this.#abort, totalMs)
  }

  get signal(): AbortSignal {
    return this.#late.signal
  }

  /** Sets the limit for the next event. */
  expectWithin(milliseconds: number): void {
    clearTimeout(this.#next)
    this.#next = setTimeout(this.#abort, milliseconds)
  }

  /** Stops the event limit; the total limit still applies. */
  pause(): void {
    clearTimeout(this.#next)
  }

  stop(): void {
    this.pause()
    clearTimeout(this.#total)
  }

  readonly #abort = (): void => this.#late.abort(new ModelFailure('timeout'))
}
