import { SECOND } from '../core/time.ts'
import type { Change } from './schemas.ts'

/** Presence lasts this long unless it is told again. */
const LASTS_MS = 15 * SECOND

/** Conversations in which somebody of the team writes at this moment, as every process tells it. */
export class Typing {
  readonly #until = new Map<string, number>()
  readonly #heard: (sessionId: string) => void

  /** `heard` is called after each change. */
  constructor(heard: (sessionId: string) => void) {
    this.#heard = heard
  }

  hear({ kind, id, user_id: userId, state }: Change): void {
    if (kind !== 'presence' || id === null || userId === undefined) return
    for (const [other, until] of this.#until) if (until <= performance.now()) this.#until.delete(other)
    const was = this.#until.delete(id)
    if (state === 'typing') this.#until.set(id, performance.now() + LASTS_MS)
    if (was || state === 'typing') this.#heard(id)
  }

  has(sessionId: string): boolean {
    return (this.#until.get(sessionId) ?? 0) > performance.now()
  }
}
