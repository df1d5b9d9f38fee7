import { setTimeout as sleep } from 'node:timers/promises'
import { MILLISECOND, SECOND } from './time.ts'

/** New events for a watcher; `isOver` when none can follow. */
interface Look<T> {
  events: T[]
  isOver: boolean
}

/** Reads the rows, and keeps its position between calls. */
export type Looking<T> = () => Promise<Look<T>>

/** Poll interval: other processes write too, and their commits wake nobody here. */
const POLL_MS = 2 * SECOND

/** All readers together look 50 times a second at most, so that thousands of open streams do not keep the database busy. */
const POLL_MS_PER_READER = 20 * MILLISECOND

/** Readers per name: a visitor's tabs and some of the team. */
const MAX_READERS = 20

/**
 * Readers waiting for changes in this process, by name (a conversation's id, a call's). The rows are the truth; waking only
 * shortens the wait.
 */
export class Watchers {
  readonly #watchers = new Map<string, Set<() => void>>()
  readonly #readers = new Map<string, Set<AbortController>>()
  readonly #stopped = new AbortController()
  #open = 0

  /** Call it after a commit under this name. */
  wake(name: string): void {
    for (const wake of this.#watchers.get(name) ?? []) wake()
  }

  /** Ends all readers. */
  stop(): void {
    this.#stopped.abort()
  }

  /**
   * Yields what `look` finds: at once, on every wake and at every poll, until it is over or the reader disconnects. A poll is
   * every other second, and later where more than a hundred read.
   */
  async *watch<T>(name: string, look: Looking<T>, gone: AbortSignal): AsyncGenerator<T> {
    const reader = this.#admit(name)
    this.#open += 1
    try {
      yield* this.#follow(name, look, AbortSignal.any([gone, reader.signal, this.#stopped.signal]))
    } finally {
      this.#open -= 1
      this.#dismiss(name, reader)
    }
  }

  /** Evicts the oldest reader beyond the limit: a connection lost unnoticed must not lock the visitor out. */
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

  /** Registers before the rows are read, so a commit in between is not missed. */
  #next(name: string, signal: AbortSignal): { woken: Promise<unknown>; leave(): void } {
    const end = new AbortController()
    const watchers = this.#watchers.get(name) ?? new Set()
    const wake = () => end.abort()
    this.#watchers.set(name, watchers.add(wake))
    const pollMs = Math.max(POLL_MS, this.#open * POLL_MS_PER_READER)
    const woken = sleep(pollMs, undefined, { signal: AbortSignal.any([end.signal, signal]), ref: false }).catch(
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

/** Combines several looks: their events in order; over when all are. */
export function together<T>(...looks: Looking<T>[]): Looking<T> {
  return async () => {
    const seen = await Promise.all(looks.map((look) => look()))
    return { events: seen.flatMap(({ events }) => events), isOver: seen.every(({ isOver }) => isOver) }
  }
}
