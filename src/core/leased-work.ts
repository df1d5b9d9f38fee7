import { randomUUID } from 'node:crypto'
import { MINUTE, SECOND } from './time.ts'

/**
 * A queue of rows in Postgres, each leased while it runs: a claim moves the row's `due_at` forward by the lease, so the work
 * of a crashed process becomes due again by itself. Each source brings its table and its SQL; this is the loop.
 */
export interface WorkSource<Job> {
  /** For logs and health. */
  name: string
  /** Concurrent jobs in this process. */
  concurrency: number
  /** Maximum duration of one job; the lease is longer, so a running job is never leased twice. */
  timeoutMs: number
  /** Key of a sub-limit within `concurrency`, such as a delivery's endpoint: one that hangs must not take every slot. */
  keyOf?(job: Job): string
  /**
   * Leases at most `limit` due jobs under `lease.token` for `lease.seconds` (FOR UPDATE SKIP LOCKED). `running` counts this
   * process's running jobs by key; the claim leaves out keys at their limit.
   */
  claim(limit: number, lease: Lease, running: ReadonlyMap<string, number>): Promise<Job[]>
  /** Runs the job and writes its outcome, fenced by the token: a late finisher must change nothing. */
  run(job: Job, signal: AbortSignal): Promise<void>
  /** The job threw: schedule a retry, or give up and report it. */
  fail(job: Job, error: unknown): Promise<void>
  /** Returns an unstarted job without counting an attempt. */
  release(job: Job): Promise<void>
  /** Makes leased work due at once; only safe where no other process runs. */
  free?(): Promise<void>
  /** For sources whose `run` returns before the outcome is written: resolves when all are. Awaited on stop. */
  settled?(): Promise<void>
}

export interface Lease {
  token: string
  seconds: number
}

interface WorkLog {
  error(details: object, message: string): void
}

export interface WorkLoop {
  /** Before the start: see `WorkSource.free`. */
  free(): Promise<void>
  start(): void
  /** Call it after a commit that made work due; polling is only the fallback. */
  wake(): void
  /** Stops claiming, waits for running jobs, then releases the rest. */
  stop(graceMs: number): Promise<void>
  /** True while the loop has polled recently. */
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
      // A full claim suggests more is due; with all slots taken, the next finished job wakes the loop.
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
      // The row stays leased; the job runs again after its lease expires.
      log.error({ err: cause, work: source.name }, 'The end of a job could not be written')
    })
  } finally {
    deadline.end()
  }
}

interface Deadlines {
  begin(): { signal: AbortSignal; end(): void }
  /** Aborts all running jobs. */
  stop(): void
  isStopping(): boolean
}

/**
 * One controller per job: `AbortSignal.any` over a time-out costs several times as much, and a job may be as short as one
 * request.
 */
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

/** A sleep that `wake` ends. A wake before the sleep began counts too, or one between claim and sleep would be lost. */
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

/** The waits between attempts: the first, and the longest. */
export interface RetryDelays {
  firstS: number
  maxS: number
}

/** Seconds until attempt `attempt` + 1: exponential, plus up to 10 % jitter. */
export function backoffSeconds(attempt: number, { firstS, maxS }: RetryDelays): number {
  const delay = Math.min(maxS, firstS * 2 ** Math.max(0, attempt - 1))
  return delay * (1 + Math.random() / 10)
}

/** Thrown to roll a run back: another process took the work, or what it depends on changed meanwhile. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease was lost')
    this.name = 'LeaseLost'
  }
}
