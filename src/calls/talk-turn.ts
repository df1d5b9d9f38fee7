import type { TurnEvent } from '../conversation/index.ts'

/** One answer on a call while it is made. It runs without a reader too, so that the next turn can wait for its end. */
export class TalkTurn {
  /** Resolves when everything is written. */
  readonly ended: Promise<void>
  readonly #events: TurnEvent[] = []
  readonly #abort = new AbortController()
  #isOver = false
  #failure: { error: unknown } | undefined
  /** True until something is said. */
  isSilent = true
  #wake = () => {}

  /** Never rejects: `work` reports its own errors. */
  constructor(work: (turn: TalkTurn) => Promise<void>) {
    this.ended = work(this).finally(() => {
      this.#isOver = true
      this.#wake()
    })
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  push(event: TurnEvent): void {
    if (event.type === 'delta') this.isSilent = false
    this.#events.push(event)
    this.#wake()
  }

  /** Ends the turn with an error, which the reader gets after what was said. */
  fail(error: unknown): void {
    this.#failure = { error }
  }

  cancel(): void {
    this.#abort.abort()
  }

  /** For a single reader; a reader that stops cancels the turn. @throws the error of `fail` */
  async *read(): AsyncGenerator<TurnEvent> {
    try {
      for (;;) {
        const event = this.#events.shift()
        if (event !== undefined) yield event
        else if (this.#isOver) break
        else await new Promise<void>((resolve) => (this.#wake = resolve))
      }
      if (this.#failure !== undefined) throw this.#failure.error
    } finally {
      this.cancel()
      await this.ended
    }
  }
}
