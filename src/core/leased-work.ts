import { randomUUID } from 'node:crypto'
import { MINUTE, SECOND } from './time.ts'

/**
 * Work that is a row in Postgres and is lent for a while: a claim moves the row's `due_at` forward by the lease, so a
 * process that dies gives its work back by itself. Each kind of work brings its table and its SQL; this is the loop.
 */
export interface WorkSource<Job> {
  /** For logs and health. */
  name: string
  /** How many jobs run at once in this process. */
  concurrency: number
  /** How long one job may take; the lease is longer, so no job is lent twice while it runs. */
  timeoutMs: number
  /** What shares a cap within `concurrency`, such as the endpoint of a delivery: one that hangs must not take every place. */
  keyOf?(job: Job): string
  /**
   * Lends at most `limit` due jobs under `lease.token` for `lease.seconds` (FOR UPDATE SKIP LOCKED). `running` counts by key
   * the jobs that run in this process; the claim leaves out what is at its cap.
   */
  claim(limit: number, lease: Lease, running: ReadonlyMap<string, number>): Promise<Job[]>
  /** Does the job and writes its end, fenced by the token: a late finisher must change nothing. */
  run(job: Job, signal: AbortSignal): Promise<void>
  /** The job threw: plan the next try, or give up and say so. */
  fail(job: Job, error: unknown): Promise<void>
  /** Gives a job back that was not run, without counting an attempt. */
  release(job: Job): Promise<void>
  /** Makes due what a dead process had leased. Only for a database that no other process uses. */
  free?(): Promise<void>
  /** Where `run` returns before the end of its job is written: resolves when all ends are. Awaited at the stop. */
  settled?(): Promise<void>
}

export interface Lease {
  token: string
  seconds: number
}

export interface WorkLog {
  error(details: object, message: string): void
}

export interface WorkLoop {
  /** Before the start: see `WorkSource.free`. */
  free(): Promise<void>
  start(): void
  /** Called after a commit that made work due; the poll is only the backstop. */
  wake(): void
  /** Claims no more, waits for what runs, then releases the rest. */
  stop(graceMs: number): Promise<void>
  /** The loop has polled lately. */
  isHealthy(): boolean
}

const POLL_MS = 1 * SECOND
const LEASE_MARGIN_MS = 5 * SECOND
const HEALTHY_WITHIN_MS = 1 * MINUTE

export function createWorkLoop<Job>(source: WorkSource<Job>, log: WorkLog): WorkLoop {
  const running = new Set<Promise<void>>()
  const byKey = new Map<string, number>()
  const deadlines = createDeadlines(source.timeoutMs)
  const sleeper = createSleeper()
  let stopped = false
  let lastPoll = performance.now()
  let polling: Promise<void> = Promise.resolve()

  async function poll(): Promise<void> {
    for (;;) {
      if (stopped) return
      sleeper.reset()
      const claimed = await claim()
      lastPoll = performance.now()
      for (const job of claimed) start(job)
      const isFull = running.size >= source.concurrency
      // A full claim means there may be more; a full house waits for an end, which wakes the loop.
      if (claimed.length === 0 || isFull) await sleeper.sleep(POLL_MS)
    }
  }

  async function claim(): Promise<Job[]> {
    const free = source.concurrency - running.size
    if (free <= 0) return []
    const seconds = Math.ceil((source.timeoutMs + LEASE_MARGIN_MS) / SECOND)
    try {
      const jobs = await source.claim(free, { token: randomUUID(), seconds }, byKey)
      if (!stopped) return jobs
      await Promise.all(jobs.map((job) => source.release(job)))
    } catch (error) {
      log.error({ err: error, work: source.name }, 'Work could not be claimed; trying again')
    }
    return []
  }

  function start(job: Job): void {
    const key = source.keyOf?.(job)
    count(byKey, key, 1)
    const ended = runJob(source, job, deadlines, log).finally(() => {
      running.delete(ended)
      count(byKey, key, -1)
      sleeper.wake()
    })
    running.add(ended)
  }

  return {
    free: async () => source.free?.(),
    start: () => void (polling = poll()),
    wake: () => sleeper.wake(),
    isHealthy: () => stopped || performance.now() - lastPoll < HEALTHY_WITHIN_MS,
    async stop(graceMs) {
      stopped = true
      sleeper.wake()
      const timer = setTimeout(() => deadlines.stop(), graceMs)
      await polling
      await Promise.all(running)
      clearTimeout(timer)
      await source.settled?.()
    },
  }
}

function count(counts: Map<string, number>, key: string | undefined, change: 1 | -1): void {
  if (key === undefined) return
  const sum = (counts.get(key) ?? 0) + change
  if (sum === 0) counts.delete(key)
  else counts.set(key, sum)
}

async function runJob<Job>(source: WorkSource<Job>, job: Job, deadlines: Deadlines, log: WorkLog): Promise<void> {
  const deadline = deadlines.begin()
  try {
    await source.run(job, deadline.signal)
  } catch (error) {
    await (deadlines.isStopping() ? source.release(job) : source.fail(job, error)).catch((cause: unknown) => {
      // The row is still lent; its lease ends by itself and the job runs again.
      log.error({ err: cause, work: source.name }, 'The end of a job could not be written')
    })
  } finally {
    deadline.end()
  }
}

interface Deadlines {
  begin(): { signal: AbortSignal; end(): void }
  /** Ends all that run. */
  stop(): void
  isStopping(): boolean
}

/** One controller a job: `AbortSignal.any` over a time-out costs several times as much, and a job may be as short as a request. */
function createDeadlines(timeoutMs: number): Deadlines {
  const controllers = new Set<AbortController>()
  let stopping = false
  return {
    begin() {
      const controller = new AbortController()
      const late = () => controller.abort(new DOMException('The job took too long', 'TimeoutError'))
      const timer = setTimeout(late, timeoutMs)
      controllers.add(controller)
      if (stopping) controller.abort(new Error('stopping'))
      const end = () => {
        clearTimeout(timer)
        controllers.delete(controller)
      }
      return { signal: controller.signal, end }
    },
    stop() {
      stopping = true
      for (const controller of controllers) controller.abort(new Error('stopping'))
    },
    isStopping: () => stopping,
  }
}

/** A sleep that `wake` ends, also when it comes before the sleep began: else a wake between claim and sleep is lost. */
function createSleeper() {
  let dirty = false
  let end: (() => void) | undefined
  return {
    reset: () => void (dirty = false),
    wake: () => {
      dirty = true
      end?.()
    },
    sleep: (ms: number): Promise<void> => {
      if (dirty) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(() => end?.(), ms)
        end = () => {
          clearTimeout(timer)
          end = undefined
          resolve()
        }
      })
    },
  }
}

/** Seconds until try number `attempt` + 1: exponential from `firstSeconds`, at most `maximumSeconds`, with up to 10 % added so that failures spread. */
export function backoffSeconds(attempt: number, firstSeconds: number, maximumSeconds: number): number {
  const delay = Math.min(maximumSeconds, firstSeconds * 2 ** Math.max(0, attempt - 1))
  return delay * (1 + Math.random() / 10)
}
