import type { Source } from '../conversation/index.ts'
import type { Suggestion } from '../models/chat-model.ts'
import { MINUTE, SECOND } from '../core/time.ts'
import type { ChatAnswer } from './schemas.ts'

/** Event of a turn, in the order of `id`. */
export type AnswerStreamEvent = { id: number } & (
  | { event: 'session'; data: { session_id: string; message_id: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'source'; data: Source }
  | { event: 'action'; data: { action: string } }
  | { event: 'suggestions'; data: { suggestions: Suggestion[] } }
  | { event: 'done'; data: ChatAnswer }
  | { event: 'error'; data: { detail: string } }
)

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** An answer without readers goes on for this long; then it is cancelled, and its text so far is stored. */
const ORPHAN_MS = 20 * SECOND

/** How long the events of a turn can be replayed after its end. */
const KEEP_MS = 5 * MINUTE

/** An answer in progress: its events so far, and its readers. */
export class AnswerStream {
  readonly #messages: AnswerStreamEvent[] = []
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

  push(message: WithoutId<AnswerStreamEvent>): void {
    this.#messages.push({ id: this.#messages.length + 1, ...message })
    this.isOver = message.event === 'done' || message.event === 'error'
    for (const wake of this.#waiting) wake()
  }

  /** Events after number `after`, until the last one or until the reader is gone. */
  async *read(after = 0, gone?: AbortSignal): AsyncGenerator<AnswerStreamEvent> {
    this.#readers += 1
    clearTimeout(this.#orphaned)
    try {
      let next = after
      for (;;) {
        const message = this.#messages[next]
        if (message !== undefined) {
          next += 1
          yield message
        } else if (this.isOver || gone?.aborted === true) return
        else await this.#more(gone)
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

/** Answer streams of this process, current and recent. Stored answers are in the database. */
export class AnswerStreams {
  readonly #byMessage = new Map<string, AnswerStream>()
  readonly #bySession = new Map<string, { messageId: string; stream: AnswerStream }>()
  readonly #running = new Set<Promise<void>>()

  /**
   * Starts `work` as the turn of this message; the older turn of its session is cancelled, because its answer comes too late. That
   * may be this one: messages sent at once are stored in one order, and may get here in another. Ids of messages ascend.
   */
  start(messageId: string, stream: AnswerStream, work: (stream: AnswerStream) => Promise<void>): AnswerStream {
    const before = this.#bySession.get(stream.sessionId)
    const isNewest = before === undefined || before.messageId < messageId
    if (isNewest) before?.stream.cancel()
    else stream.cancel()
    this.#byMessage.set(messageId, stream)
    if (isNewest) this.#bySession.set(stream.sessionId, { messageId, stream })
    const running = work(stream).finally(() => {
      this.#running.delete(running)
      if (this.#bySession.get(stream.sessionId)?.stream === stream) this.#bySession.delete(stream.sessionId)
      setTimeout(() => this.#byMessage.delete(messageId), KEEP_MS).unref()
    })
    this.#running.add(running)
    return stream
  }

  /** Cancels the current answer of a session. */
  cancel(sessionId: string): void {
    this.#bySession.get(sessionId)?.stream.cancel()
  }

  find(tenantId: string, messageId: string): AnswerStream | undefined {
    const stream = this.#byMessage.get(messageId)
    return stream?.tenantId === tenantId ? stream : undefined
  }

  /** Cancels all turns; each stores its text so far. */
  async stop(): Promise<void> {
    for (const stream of this.#byMessage.values()) stream.cancel()
    await Promise.all(this.#running)
  }
}
