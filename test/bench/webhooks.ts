import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { query, startPostgresServer } from '../support/postgres-server.ts'
import { percentile, type Result } from './report.ts'
import type { Job } from './webhooks/job.ts'

const DEFAULT_ROUNDS = 3
const MESSAGES = 20_000
const CONCURRENCY = 200
const RATE = 1_000
const RATE_S = 6
const HEALTHY = 2_000
const HANGING = 5_000

const POLL_MS = 20
const GIVE_UP_MS = 120_000

const DIRECTORY = join(import.meta.dirname, 'webhooks')

type Program = 'undici' | 'product' | 'pg-boss' | 'graphile-worker'

/**
 * Signed deliveries per second from a backlog, and commit-to-receiver latency at a steady rate: against a bare loop that
 * signs and posts the same bodies, and against pg-boss and graphile-worker with the same job on the same server. `npm run
 * bench -- webhooks [ROUNDS]`.
 */
export async function run([rounds = String(DEFAULT_ROUNDS)]: string[]): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack()
  const server = await startPostgresServer({ durable: true, settings: { shared_buffers: '256MB' } })
  if (server === undefined) return [{ name: 'webhooks', skipped: 'needs PostgreSQL with pgvector' }]
  cleanUp.defer(() => server.stop())
  const bench = new Bench(server.url, cleanUp)
  await bench.start()
  return [
    // First, because the other runs leave a gigabyte of WAL that the server keeps checkpointing for minutes.
    ...(await latencies(bench, Number(rounds))),
    ...(await rates(bench, Number(rounds))),
    ...(await behindAHangingEndpoint(bench)),
    await embedded(bench),
  ]
}

class Bench {
  receiverUrl = ''
  readonly #serverUrl: string
  readonly #cleanUp: AsyncDisposableStack
  #receiver: ChildProcess | undefined

  constructor(serverUrl: string, cleanUp: AsyncDisposableStack) {
    this.#serverUrl = serverUrl
    this.#cleanUp = cleanUp
  }

  async start(): Promise<void> {
    const receiver = fork(join(DIRECTORY, 'receiver.ts'))
    this.#cleanUp.defer(() => end(receiver))
    this.#receiver = receiver
    this.receiverUrl = (await told<{ url: string }>(receiver)).url
  }

  /** Runs a program on a new database until the receiver has every message. */
  async run(program: Program, job: Partial<Job> & { messages: number }): Promise<Run> {
    const directory = mkdtempSync(join(tmpdir(), 'frontdesk-webhooks-'))
    const databaseUrl = job.databaseUrl ?? (await this.#newDatabase())
    const whole = { directory, concurrency: CONCURRENCY, ...job, databaseUrl, receiverUrl: this.receiverUrl }
    this.#receiver!.send({ reset: true })
    const child = fork(join(DIRECTORY, `${program}.ts`), [JSON.stringify(whole satisfies Job)])
    try {
      const { began } = await told<{ began: number }>(child)
      const committed = job.rate === undefined ? [] : (await told<{ committed: [string, number][] }>(child)).committed
      const { last } = await this.#untilReceived(job.messages)
      return { seconds: (last - began) / 1_000, waits: committed.length === 0 ? [] : await this.#waits(committed) }
    } finally {
      await end(child)
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    }
  }

  async #newDatabase(): Promise<string> {
    const name = `frontdesk_bench_${randomBytes(4).toString('hex')}`
    await query(this.#serverUrl, `create database ${name}`)
    this.#cleanUp.defer(async () => void (await query(this.#serverUrl, `drop database ${name} with (force)`)))
    return Object.assign(new URL(this.#serverUrl), { pathname: name }).href
  }

  async #untilReceived(messages: number): Promise<{ last: number }> {
    const deadline = performance.now() + GIVE_UP_MS
    for (;;) {
      const { unique, seen, last } = await this.#ask<{ unique: number; seen: number; last: number }>({ count: true })
      if (unique === messages) {
        if (seen !== unique) console.log(`${seen - unique} messages came twice`)
        return { last }
      }
      if (performance.now() > deadline) throw new Error(`Only ${unique} of ${messages} messages came`)
      await sleep(POLL_MS)
    }
  }

  /** Milliseconds from each commit to its arrival. */
  async #waits(committed: [string, number][]): Promise<number[]> {
    const { times } = await this.#ask<{ times: [string, number][] }>({ times: true })
    const arrived = new Map(times)
    // The message may arrive before the commit's reply is read here.
    return committed.map(([id, at]) => Math.max(0, arrived.get(id)! - at))
  }

  #ask<T>(question: object): Promise<T> {
    const answer = told<T>(this.#receiver!)
    this.#receiver!.send(question)
    return answer
  }
}

interface Run {
  seconds: number
  waits: number[]
}

async function told<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: T) => {
      child.off('exit', onExit)
      resolve(message)
    }
    const onExit = (code: number | null) => {
      child.off('message', onMessage)
      reject(new Error(`A process of the bench ended with ${String(code)}`))
    }
    child.once('message', onMessage)
    child.once('exit', onExit)
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** Bare peers only sign and post, without endpoint look-up and log; their rate is informative. */
const CANDIDATES = {
  undici: { program: 'undici', bar: 0.5 },
  product: { program: 'product' },
  'pg-boss': { program: 'pg-boss', bar: 1 },
  'graphile-worker': { program: 'graphile-worker', bar: 1 },
  'pg-boss-bare': { program: 'pg-boss', bare: true },
  'graphile-worker-bare': { program: 'graphile-worker', bare: true },
} as const satisfies Record<string, { program: Program; bar?: number; bare?: boolean }>

type Candidate = keyof typeof CANDIDATES

/** All candidates in every round, in changing order; the ratio is the median over rounds. */
async function rates(bench: Bench, rounds: number): Promise<Result[]> {
  const candidates = Object.keys(CANDIDATES) as Candidate[]
  const measured = new Map<Candidate, number[]>(candidates.map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const name of candidates.toSorted(() => Math.random() - 0.5)) {
      const { program, ...rest } = CANDIDATES[name]
      const { seconds } = await bench.run(program, { messages: MESSAGES, bare: 'bare' in rest })
      measured.get(name)!.push(MESSAGES / seconds)
    }
    console.log(candidates.map((name) => `${name} ${Math.round(measured.get(name)!.at(-1)!)}/s`).join('  '))
  }
  return candidates.map((name) => resultOf(name, measured))
}

function resultOf(name: Candidate, measured: Map<Candidate, number[]>): Result {
  const median = (of: number[]) => percentile(of, 0.5)
  const ours = measured.get('product')!
  const theirs = measured.get(name)!
  const unit = 'deliveries/s'
  if (name === 'product') return { name: 'webhooks-rate', value: median(ours), unit }
  const candidate = CANDIDATES[name]
  return {
    name: 'webhooks-rate',
    value: median(theirs),
    unit,
    against: name,
    ratio: median(ours.map((rate, round) => rate / theirs[round]!)),
    ...('bar' in candidate ? { bar: { atLeast: candidate.bar } } : {}),
  }
}

/** Median of the rounds' percentiles. */
async function latencies(bench: Bench, rounds: number): Promise<Result[]> {
  const measured: number[][] = []
  for (let round = 0; round < rounds; round += 1) {
    const { waits } = await bench.run('product', { messages: RATE * RATE_S, rate: RATE })
    // Drops the first second, in which the new process still compiles.
    measured.push(waits.slice(RATE))
    console.log(
      `p50 ${percentile(measured.at(-1)!, 0.5).toFixed(1)} ms  p99 ${percentile(measured.at(-1)!, 0.99).toFixed(1)} ms`,
    )
  }
  const wait = (name: string, share: number, bar: number): Result => {
    const shares = measured.map((waits) => percentile(waits, share))
    return { name, value: percentile(shares, 0.5), unit: 'ms', bar: { atMost: bar } }
  }
  return [wait('webhooks-wait-p50', 0.5, 10), wait('webhooks-wait-p99', 0.99, 50)]
}

async function behindAHangingEndpoint(bench: Bench): Promise<Result[]> {
  const alone = await bench.run('product', { messages: HEALTHY })
  const behind = await bench.run('product', { messages: HEALTHY, hanging: HANGING })
  return [
    { name: 'webhooks-healthy-alone', value: alone.seconds, unit: 's' },
    {
      name: 'webhooks-healthy-behind-hanging',
      value: behind.seconds,
      unit: 's',
      against: 'alone',
      ratio: behind.seconds / alone.seconds,
      bar: { atMost: 1.5 },
    },
  ]
}

async function embedded(bench: Bench): Promise<Result> {
  const messages = 4_000
  const { seconds } = await bench.run('product', { messages, databaseUrl: '' })
  return {
    name: 'webhooks-rate-embedded',
    value: messages / seconds,
    unit: 'deliveries/s',
    bar: { atLeast: 1_000 },
  }
}
