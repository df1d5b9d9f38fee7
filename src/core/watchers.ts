import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from './time.ts'

/** What is new to somebody who watches; `isOver` when nothing more can come. */
export interface Look<T> {
  events: T[]
  isOver: boolean
}

/** Looks at the rows, and remembers what it showed. */
export type Looking<T> = () => Promise<Look<T>>

/** Other processes write too: so often the rows are looked at, whatever this process knows. */
const POLL_MS = 2 * SECOND

/** Of one name: a visitor with a few tabs, and some of the team. Each looks at the rows every other second. */
const MAX_READERS = 20

/**
 * Those who watch something in this process, by its name (a conversation's id, a call's): the rows are the truth, waking
 * only makes it fast.
 */
export class Watchers {
  readonly #watchers = new Map<string, Set<() => void>>()
  readonly #readers = new Map<string, Set<AbortController>>()
  readonly #stopped = new AbortController()

  /** Something of this name was committed. */
  wake(name: string): void {
    for (const wake of this.#watchers.get(name) ?? []) wake()
  }

  /** Nobody watches any more. */
  stop(): void {
    this.#stopped.abort()
  }

  /** What `look` finds: now, whenever this name is woken, and every other second; until it is over or the reader gone. */
  async *watch<T>(name: string, look: Looking<T>, gone: AbortSignal): AsyncGenerator<T> {
    const reader = this.#admit(name)
    try {
      yield* this.#follow(name, look, AbortSignal.any([gone, reader.signal, this.#stopped.signal]))
    } finally {
      this.#dismiss(name, reader)
    }
  }

  /** Whoever came first goes when there are too many: a connection that was lost unseen must not keep the visitor out. */
  #admit(name: string): AbortController {
    const readers = this.#readers.get(name) ?? new Set()
    const reader = new AbortController()
    this.#readers.set(name, readers.add(reader))
    if (readers.size > MAX_READERS) {
      const [first] = readers
      readers.delete(first!)
      first!.abort()
    }
    return reader
  }

  #dismiss(name: string, reader: AbortController): void {
    const readers = this.#readers.get(name)
    readers?.delete(reader)
    if (readers?.size === 0) this.#readers.delete(name)
  }

  async *#follow<T>(name: string, look: Looking<T>, signal: AbortSignal): AsyncGenerator<T> {
    for (;;) {
      const turn = this.#next(name, signal)
      try {
        const { events, isOver } = await look()
        yield* events
        if (isOver || signal.aborted) return
        await turn.woken
        if (signal.aborted) return
      } finally {
        turn.leave()
      }
    }
  }

  /** Registered before the rows are read: what is committed in between is not missed. */
  #next(name: string, signal: AbortSignal): { woken: Promise<unknown>; leave(): void } {
    const end = new AbortController()
    const watchers = this.#watchers.get(name) ?? new Set()
    const wake = () => end.abort()
    this.#watchers.set(name, watchers.add(wake))
    const woken = sleep(POLL_MS, undefined, { signal: AbortSignal.any([end.signal, signal]), ref: false }).catch(
      () => {},
    )
    const leave = () => {
      end.abort()
      watchers.delete(wake)
      if (watchers.size === 0 && this.#watchers.get(name) === watchers) this.#watchers.delete(name)
    }
    return { woken, leave }
  }
}

/** Several looks as one: what each finds, in their order; over when all are. */
export function together<T>(...looks: Looking<T>[]): Looking<T> {
  return async () => {
    const seen = await Promise.all(looks.map((look) => look()))
    return { events: seen.flatMap(({ events }) => events), isOver: seen.every(({ isOver }) => isOver) }
  }
}
