import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { handoffRepository as handoffs } from './handoff-repository.ts'
import { chatRepository as chats, type MessageRow, type SessionRow } from './repository.ts'

/** What somebody who watches a conversation sees: `id` is that of the newest message so far. */
export type LiveEvent =
  | { id: string; event: 'status'; data: { status: SessionRow['status']; handled_by: string | null } }
  | { id: string; event: 'message'; message: MessageRow }

/** Other processes write too: so often the rows are looked at, whatever this process knows. */
const POLL_MS = 2 * SECOND

/** Of one conversation: a visitor with a few tabs, and some of the team. Each looks at the rows every other second. */
const MOST_READERS = 20

/** Those who watch conversations in this process; the rows are the truth, waking only makes it fast. */
export class LiveSessions {
  readonly #watchers = new Map<string, Set<() => void>>()
  readonly #readers = new Map<string, Set<AbortController>>()
  readonly #stopped = new AbortController()

  /** Something of this conversation was committed. */
  wake(sessionId: string): void {
    for (const wake of this.#watchers.get(sessionId) ?? []) wake()
  }

  /** Nobody watches any more. */
  stop(): void {
    this.#stopped.abort()
  }

  /** Everything behind the message `after`; without it, everything from now on. Ends with the conversation. */
  async *watch(
    database: Database,
    tenantId: string,
    sessionId: string,
    { after, signal: gone }: { after: string | undefined; signal: AbortSignal },
  ): AsyncGenerator<LiveEvent> {
    const reader = this.#admit(sessionId)
    try {
      const signal = AbortSignal.any([gone, reader.signal, this.#stopped.signal])
      yield* this.#follow(database, tenantId, sessionId, { after, signal })
    } finally {
      this.#dismiss(sessionId, reader)
    }
  }

  /** Whoever came first goes when there are too many: a connection that was lost unseen must not keep the visitor out. */
  #admit(sessionId: string): AbortController {
    const readers = this.#readers.get(sessionId) ?? new Set()
    const reader = new AbortController()
    this.#readers.set(sessionId, readers.add(reader))
    if (readers.size > MOST_READERS) {
      const [first] = readers
      readers.delete(first!)
      first!.abort()
    }
    return reader
  }

  #dismiss(sessionId: string, reader: AbortController): void {
    const readers = this.#readers.get(sessionId)
    readers?.delete(reader)
    if (readers?.size === 0) this.#readers.delete(sessionId)
  }

  async *#follow(
    database: Database,
    tenantId: string,
    sessionId: string,
    { after, signal }: { after: string | undefined; signal: AbortSignal },
  ): AsyncGenerator<LiveEvent> {
    let last = after ?? (await newest(database, tenantId, sessionId)) ?? ''
    let shown: string | undefined
    for (;;) {
      const turn = this.#next(sessionId, signal)
      try {
        const { session, messages } = await read(database, tenantId, sessionId, last)
        if (session === undefined) return
        for (const message of messages) {
          last = message.id
          yield { id: last, event: 'message', message }
        }
        const data = { status: session.status, handled_by: session.handledBy }
        if (JSON.stringify(data) !== shown) yield { id: last, event: 'status', data }
        shown = JSON.stringify(data)
        if (session.status === 'ended' && messages.length === 0) return
        if (signal.aborted) return
        await turn.woken
        if (signal.aborted) return
      } finally {
        turn.leave()
      }
    }
  }

  /** Registered before the rows are read: what is committed in between is not missed. */
  #next(sessionId: string, signal: AbortSignal): { woken: Promise<unknown>; leave(): void } {
    const end = new AbortController()
    const watchers = this.#watchers.get(sessionId) ?? new Set()
    const wake = () => end.abort()
    this.#watchers.set(sessionId, watchers.add(wake))
    const woken = sleep(POLL_MS, undefined, { signal: AbortSignal.any([end.signal, signal]), ref: false }).catch(
      () => {},
    )
    const leave = () => {
      end.abort()
      watchers.delete(wake)
      if (watchers.size === 0 && this.#watchers.get(sessionId) === watchers) this.#watchers.delete(sessionId)
    }
    return { woken, leave }
  }
}

function newest(database: Database, tenantId: string, sessionId: string): Promise<string | undefined> {
  return database.tenantOnce(tenantId, (tx) => handoffs.newestMessageId(tx, tenantId, sessionId))
}

async function read(database: Database, tenantId: string, sessionId: string, after: string) {
  const [session, messages] = await database.tenantOnce(tenantId, (tx) =>
    Promise.all([chats.findSession(tx, tenantId, sessionId), handoffs.messagesAfter(tx, tenantId, sessionId, after)]),
  )
  return { session, messages }
}
