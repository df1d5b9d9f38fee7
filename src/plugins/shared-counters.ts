import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { Redis } from 'ioredis'
import { asError } from '../core/caught.ts'
import { SECOND } from '../core/time.ts'
import type { CounterStore } from './limit-counters.ts'

/** Maximum wait for Redis; without a reply the request passes. */
const ANSWER_WITHIN_MS = 500
const RECONNECT_AT_MOST_MS = 5 * SECOND

type Answer = Parameters<FastifyRateLimitStore['incr']>[1]

interface CounterLog {
  info(message: string): void
  warn(details: object, message: string): void
}

/** Atomic: increments, and sets the expiry with the first count. A counter without expiry would never be forgotten. */
const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`

/** Does not recreate an expired key: a counter without expiry would never be forgotten. */
const GIVE_BACK = `
  local current = tonumber(redis.call('GET', KEYS[1]) or '0')
  if current > 0 then current = redis.call('DECR', KEYS[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`

const READ = `return { tonumber(redis.call('GET', KEYS[1]) or '0'), redis.call('PTTL', KEYS[1]) }`

/** Counters shared by all processes, in Redis or Valkey. During an outage requests pass, and the log says so once. */
interface SharedCounters {
  /** For the rate-limit plugin: one store, with keys prefixed by category. */
  store: new () => CounterStore
  /** Resolves when connected, or when it is clear that requests pass uncounted. */
  ready(): Promise<void>
  close(): void
}

export function connectCounters(url: string, log: CounterLog): SharedCounters {
  const redis = new Redis(url, {
    // Without a connection commands fail at once instead of queueing.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: ANSWER_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_AT_MOST_MS),
  })
  const tell = tellChanges(log)
  redis.on('error', (error: Error) => tell.away(error))
  redis.on('ready', () => tell.back())

  const ask = async (script: string, key: string, argument: number): Promise<{ current: number; ttl: number }> => {
    try {
      // Each of the scripts returns two integers.
      const [current, ttl] = (await redis.eval(script, 1, `frontdesk:limit:${key}`, argument)) as [number, number]
      return { current, ttl: Math.max(ttl, 0) }
    } catch (error) {
      tell.away(asError(error))
      return { current: 0, ttl: 0 }
    }
  }

  class Store implements CounterStore {
    incr(key: string, answer: Answer, windowMs: number): void {
      void ask(COUNT, key, windowMs).then((counter) => answer(null, counter))
    }
    read(key: string, answer: Answer): void {
      void ask(READ, key, 0).then((counter) => answer(null, counter))
    }
    giveBack(key: string): void {
      void ask(GIVE_BACK, key, 0)
    }
    child(): Store {
      return this
    }
  }

  return {
    store: Store,
    ready: () =>
      new Promise((resolve) => {
        redis.once('ready', resolve)
        redis.once('error', () => resolve())
      }),
    close: () => redis.disconnect(),
  }
}

/** One log line per outage and recovery, regardless of the number of requests. */
function tellChanges(log: CounterLog) {
  let isAway = false
  return {
    away(error: Error): void {
      if (!isAway) log.warn({ err: error }, 'REDIS_URL does not answer; requests pass without limits until it does')
      isAway = true
    },
    back(): void {
      if (isAway) log.info('REDIS_URL answers again; limits count')
      isAway = false
    },
  }
}
