import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Keys per category before the least recently used is evicted. */
const MAX_KEYS = 100_000

interface Counter {
  current: number
  endsAt: number
}

type Answer = Parameters<FastifyRateLimitStore['incr']>[1]

/** A store that supports uncounting. */
export interface CounterStore extends FastifyRateLimitStore {
  incr(key: string, answer: Answer, windowMs: number): void
  /** Decrements a running window. */
  giveBack(key: string): void
  child(): CounterStore
}

/** In-process counters on the monotonic clock, so a corrected system time neither frees nor locks out anybody. */
export class LimitCounters implements CounterStore {
  readonly #counters = new Map<string, Counter>()

  incr(key: string, answer: Answer, windowMs: number): void {
    const now = Math.trunc(performance.now())
    const running = this.#running(key, now)
    const counter = { current: (running?.current ?? 0) + 1, endsAt: running?.endsAt ?? now + windowMs }
    // Re-insertion moves the key to the end of the Map, which makes eviction LRU.
    this.#counters.delete(key)
    if (this.#counters.size >= MAX_KEYS) this.#counters.delete(this.#counters.keys().next().value!)
    this.#counters.set(key, counter)
    answer(null, { current: counter.current, ttl: counter.endsAt - now })
  }

  read(key: string, answer: Answer): void {
    const now = Math.trunc(performance.now())
    const { current = 0, endsAt = now } = this.#running(key, now) ?? {}
    answer(null, { current, ttl: endsAt - now })
  }

  giveBack(key: string): void {
    const counter = this.#running(key, Math.trunc(performance.now()))
    if (counter !== undefined && counter.current > 0) counter.current -= 1
  }

  /** Separate counters for each limit. */
  child(): LimitCounters {
    return new LimitCounters()
  }

  #running(key: string, now: number): Counter | undefined {
    const counter = this.#counters.get(key)
    return counter !== undefined && counter.endsAt > now ? counter : undefined
  }
}
