import { SECOND } from '../../core/time.ts'
import { ModelFailure } from '../model-failure.ts'

/** How long somebody who waits for a reply is kept waiting. */
export interface TimeLimits {
  /** Until the provider answers at all: connection, sign-in, the first header. */
  answerMs: number
  /** From there until the first word. */
  firstTokenMs: number
  /** Between two words. */
  idleMs: number
  /** For the whole reply, both tries together. */
  totalMs: number
}

export const TIME_LIMITS: TimeLimits = {
  answerMs: 15 * SECOND,
  firstTokenMs: 20 * SECOND,
  idleMs: 10 * SECOND,
  totalMs: 60 * SECOND,
}

/** Aborts what it watches when the next thing does not come in time. */
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

  /** The last thing came; the next one has so long. */
  expectWithin(milliseconds: number): void {
    clearTimeout(this.#next)
    this.#next = setTimeout(this.#abort, milliseconds)
  }

  /** Nothing is expected now; only the total still counts. */
  pause(): void {
    clearTimeout(this.#next)
  }

  stop(): void {
    this.pause()
    clearTimeout(this.#total)
  }

  readonly #abort = (): void => this.#late.abort(new ModelFailure('timeout'))
}
