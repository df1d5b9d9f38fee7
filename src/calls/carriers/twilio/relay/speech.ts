import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'

/** A slow voice, so that no last word is cut off where nothing says what was played. */
const LETTERS_A_SECOND = 10
const LEEWAY_MS = 3 * SECOND

/** What was sent to be spoken, and what of it was heard: Twilio tells what it has played. */
export class Speech {
  readonly #timers: Timers
  readonly #waiting = new Set<() => void>()
  #sent = 0
  #played = 0

  constructor(timers: Timers) {
    this.#timers = timers
  }

  sent(text: string): void {
    this.#sent += lettersIn(text)
  }

  played(text: string): void {
    this.#played += lettersIn(text)
    if (this.#played >= this.#sent) this.silenced()
  }

  /** Nothing of what was sent is spoken any more: the caller spoke, or all of it was heard. */
  silenced(): void {
    this.#sent = 0
    this.#played = 0
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }

  /** Resolves when all that was sent so far was heard, or cannot take longer. */
  async heard(): Promise<void> {
    const left = this.#sent - this.#played
    if (left <= 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    const cancel = this.#timers.after((left / LETTERS_A_SECOND) * SECOND + LEEWAY_MS, () => this.silenced())
    await promise
    cancel()
  }
}

/** Spaces and signs come back in other places than they were sent. */
function lettersIn(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length
}
