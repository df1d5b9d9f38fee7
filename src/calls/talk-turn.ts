import type { TurnEvent } from '../conversation/index.ts'

/**
 * One answer on a call while it is made. It goes on whether or not somebody reads it, so that whoever comes next can wait
 * for its end without waiting for a reader.
 */
export class TalkTurn {
  /** Resolves when all of it is written down. */
  readonly ended: Promise<void>
  readonly #events: TurnEvent[] = []
  readonly #abort = new AbortController()
  #isOver = false
  #wake = () => {}

  /** Never rejects: what goes wrong is said in `work`. */
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
    this.#events.push(event)
    this.#wake()
  }

  cancel(): void {
    this.#abort.abort()
  }

  /** For one reader. Whoever stops reading stops the turn. */
  async *read(): AsyncGenerator<TurnEvent> {
    try {
      for (;;) {
        const event = this.#events.shift()
        if (event !== undefined) yield event
        else if (this.#isOver) return
        else await new Promise<void>((resolve) => (this.#wake = resolve))
      }
    } finally {
      this.cancel()
      await this.ended
    }
  }
}
