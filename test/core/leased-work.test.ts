import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backoffSeconds, createWorkLoop, type WorkLoop, type WorkSource } from '../../src/core/leased-work.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'

interface Job {
  id: number
}

const log = { error: () => {} }

/** An in-memory source that records due, run, failed and released jobs. */
function createSource(run: (job: Job, signal: AbortSignal) => Promise<void>, options: Partial<WorkSource<Job>> = {}) {
  const due: Job[] = []
  const seen = { claims: [] as number[], failed: [] as Job[], released: [] as Job[], running: 0, mostRunning: 0 }
  const source: WorkSource<Job> = {
    name: 'test',
    concurrency: 2,
    timeoutMs: 1_000,
    claim: async (limit) => {
      seen.claims.push(limit)
      return due.splice(0, limit)
    },
    run: async (job, signal) => {
      seen.running += 1
      seen.mostRunning = Math.max(seen.mostRunning, seen.running)
      await run(job, signal).finally(() => (seen.running -= 1))
    },
    fail: async (job) => void seen.failed.push(job),
    release: async (job) => void seen.released.push(job),
    ...options,
  }
  return { source, due, seen }
}

let loop: WorkLoop | undefined

afterEach(async () => {
  vi.useRealTimers()
  await loop?.stop(0)
  loop = undefined
})

function start(source: WorkSource<Job>): WorkLoop {
  loop = createWorkLoop(source, log)
  loop.start()
  return loop
}

/** Leaves only wakes to start work. */
function stopPolling(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

describe('the work loop', () => {
  it('runs what is due at its start, never more at once than its concurrency', async () => {
    const done: number[] = []
    const { source, due, seen } = createSource(async ({ id }) => {
      await sleep(5)
      done.push(id)
    })
    due.push(...Array.from({ length: 9 }, (_, id) => ({ id })))
    start(source)
    await expect.poll(() => done.length).toBe(9)
    expect(seen.mostRunning).toBe(2)
    expect(Math.max(...seen.claims)).toBe(2)
  })

  it('is woken at once, without its poll', async () => {
    stopPolling()
    const done: number[] = []
    const { source, due, seen } = createSource(async ({ id }) => void done.push(id))
    const running = start(source)
    await expect.poll(() => seen.claims.length).toBe(1)
    due.push({ id: 1 })
    running.wake()
    await expect.poll(() => done).toEqual([1])
  })

  it('does not lose a wake that comes while it claims', async () => {
    stopPolling()
    const done: number[] = []
    const { source, due } = createSource(async ({ id }) => void done.push(id))
    const claim = source.claim
    let isFirst = true
    source.claim = async (limit, lease, counts) => {
      const jobs = await claim(limit, lease, counts)
      if (isFirst) {
        isFirst = false
        due.push({ id: 7 })
        running.wake()
      }
      return jobs
    }
    const running = createWorkLoop(source, log)
    loop = running
    running.start()
    await expect.poll(() => done).toEqual([7])
  })

  it('hands a job that threw to fail, and goes on', async () => {
    const done: number[] = []
    const { source, due, seen } = createSource(async ({ id }) => {
      if (id === 1) throw new Error('no')
      done.push(id)
    })
    due.push({ id: 1 }, { id: 2 })
    start(source)
    await expect.poll(() => done).toEqual([2])
    expect(seen.failed).toEqual([{ id: 1 }])
  })

  it('aborts a job that outlasts its time-out, which is shorter than its lease', async () => {
    const leases: number[] = []
    const { source, due, seen } = createSource(
      (_job, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      { timeoutMs: 20 },
    )
    const claim = source.claim
    source.claim = (limit, lease, running) => {
      leases.push(lease.seconds)
      return claim(limit, lease, running)
    }
    due.push({ id: 1 })
    start(source)
    await expect.poll(() => seen.failed).toEqual([{ id: 1 }])
    expect(leases[0]).toBeGreaterThan(0.02)
  })

  it('waits at its stop for what runs', async () => {
    const done: number[] = []
    const { source, due } = createSource(async ({ id }) => {
      await sleep(30)
      done.push(id)
    })
    due.push({ id: 1 })
    const running = start(source)
    await expect.poll(() => due.length).toBe(0)
    await running.stop(MAX_WAIT_MS)
    expect(done).toEqual([1])
  })

  it('gives back at its stop what does not end in time', async () => {
    const { source, due, seen } = createSource(
      (_job, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    )
    due.push({ id: 1 })
    const running = start(source)
    await expect.poll(() => seen.running).toBe(1)
    await running.stop(10)
    expect(seen.released).toEqual([{ id: 1 }])
    expect(seen.failed).toEqual([])
  })

  it('tells the claim how many jobs of each key run here', async () => {
    const told: Record<string, number>[] = []
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const { source, due } = createSource(({ id }) => (id < 3 ? over : Promise.resolve()), {
      concurrency: 4,
      keyOf: ({ id }) => (id < 3 ? 'slow' : 'quick'),
    })
    const claim = source.claim
    source.claim = (limit, lease, running) => {
      told.push(Object.fromEntries(running))
      return claim(limit, lease, running)
    }
    due.push({ id: 1 }, { id: 2 }, { id: 3 })
    const loopOfTest = start(source)
    const toldNow = () => {
      loopOfTest.wake()
      return told.at(-1)
    }
    await expect.poll(toldNow).toEqual({ slow: 2 })
    end()
    await expect.poll(toldNow).toEqual({})
  })

  it('survives a claim that fails', async () => {
    stopPolling()
    const done: number[] = []
    const { source, due } = createSource(async ({ id }) => void done.push(id))
    const claim = source.claim
    let failures = 1
    source.claim = (limit, lease, counts) =>
      failures-- > 0 ? Promise.reject(new Error('database away')) : claim(limit, lease, counts)
    due.push({ id: 3 })
    const running = start(source)
    await expect.poll(() => failures).toBe(0)
    running.wake()
    await expect.poll(() => done).toEqual([3])
  })
})

describe('backoff', () => {
  it('doubles from the first delay to the last, with at most a tenth added', () => {
    for (const [attempt, seconds] of [
      [1, 5],
      [2, 10],
      [3, 20],
      [9, 600],
    ] as const) {
      const delay = backoffSeconds(attempt, { firstS: 5, maxS: 600 })
      expect(delay).toBeGreaterThanOrEqual(seconds)
      expect(delay).toBeLessThanOrEqual(seconds * 1.1)
    }
  })
})
