import type { Source } from '../conversation/index.ts'
import { MINUTE, SECOND } from '../core/time.ts'
import type { ChatAnswer } from './schemas.ts'

/** What readers of a turn see, in the order of `id`. */
export type TurnMessage = { id: number } & (
  | { event: 'session'; data: { session_id: string; message_id: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'source'; data: Source }
  | { event: 'action'; data: { action: string } }
  | { event: 'done'; data: ChatAnswer }
  | { event: 'error'; data: { detail: string } }
)

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** An answer goes on this long after its last reader left; then it is cancelled and its text so far is saved. */
const ORPHAN_MS = 20 * SECOND

/** How long a turn's events can be read again after its end. */
const KEEP_MS = 5 * MINUTE

/** One answer while it is made: its events so far, and those who read them. */
export class Turn {
  readonly #messages: TurnMessage[] = []
  readonly #waiting = new Set<() => void>()
  readonly #abort = new AbortController()
  #readers = 0
  #orphaned: NodeJS.Timeout | undefined
  isOver = false

  readonly tenantId: string
  readonly sessionId: string

  constructor(tenantId: string, sessionId: string) {
    this.tenantId = tenantId
    this.sessionId = sessionId
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  cancel(): void {
    this.#abort.abort()
  }

  push(message: WithoutId<TurnMessage>): void {
    this.#messages.push({ id: this.#messages.length + 1, ...message } as TurnMessage)
    this.isOver = message.event === 'done' || message.event === 'error'
    for (const wake of this.#waiting) wake()
  }

  /** The events after number `after`, as they come, until the last one or until the reader is gone. */
  async *read(after = 0, gone?: AbortSignal): AsyncGenerator<TurnMessage> {
    this.#readers += 1
    clearTimeout(this.#orphaned)
    try {
      for (let next = after; ; next += 1) {
        while (next >= this.#messages.length) {
          if (this.isOver || gone?.aborted === true) return
          await this.#more(gone)
        }
        yield this.#messages[next]!
      }
    } finally {
      this.#readers -= 1
      if (this.#readers === 0 && !this.isOver) this.#orphaned = setTimeout(() => this.cancel(), ORPHAN_MS).unref()
    }
  }

  #more(gone?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake)
        gone?.removeEventListener('abort', wake)
        resolve()
      }
      this.#waiting.add(wake)
      gone?.addEventListener('abort', wake)
    })
  }
}

/** The turns of this process: those under way, and those that just ended. What they said is in the database. */
export class Turns {
  readonly #byMessage = new Map<string, Turn>()
  readonly #bySession = new Map<string, Turn>()
  readonly #running = new Set<Promise<void>>()

  /** Starts `work` as the turn of this message; an older turn of the session is cancelled, because its answer comes too late. */
  start(messageId: string, turn: Turn, work: (turn: Turn) => Promise<void>): Turn {
    this.#bySession.get(turn.sessionId)?.cancel()
    this.#byMessage.set(messageId, turn)
    this.#bySession.set(turn.sessionId, turn)
    const running = work(turn).finally(() => {
      this.#running.delete(running)
      if (this.#bySession.get(turn.sessionId) === turn) this.#bySession.delete(turn.sessionId)
      setTimeout(() => this.#byMessage.delete(messageId), KEEP_MS).unref()
    })
    this.#running.add(running)
    return turn
  }

  /** Stops what is being said in a session. */
  cancel(sessionId: string): void {
    this.#bySession.get(sessionId)?.cancel()
  }

  find(tenantId: string, messageId: string): Turn | undefined {
    const turn = this.#byMessage.get(messageId)
    return turn?.tenantId === tenantId ? turn : undefined
  }

  /** Ends what is under way; each turn saves what it has said. */
  async stop(): Promise<void> {
    for (const turn of this.#byMessage.values()) turn.cancel()
    await Promise.all(this.#running)
  }
}
