import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../../support/postgres-server.ts'
import type { ProcessOptions } from './process.ts'
import { Receivers } from './receivers.ts'
import { judge, type Verdict } from './verdict.ts'

const PROCESS = join(import.meta.dirname, 'process.ts')
const POLL_MS = 100
const DRAIN_WITHIN_MS = 180_000
const STOP_WITHIN_MS = 25_000

/** Concurrent deliveries of a process on the embedded database, and as many unwritten outcomes. */
const EMBEDDED_PLACES = 200

interface Told {
  started?: true
  committed?: string
  waiting?: number
}

type SceneOptions = Omit<ProcessOptions, 'receiverUrl'>

/** Receivers and delivering processes; the caller injects the faults. */
export class Scene {
  readonly receivers = new Receivers()
  readonly confirmed = new Set<string>()
  readonly #lent = new Set<string>()
  #embeddedPlaces = 0
  readonly processes: ChildProcess[] = []
  readonly #options: SceneOptions
  #receiverUrl = ''

  constructor(options: SceneOptions) {
    this.#options = options
  }

  async begin(): Promise<void> {
    this.#receiverUrl = await this.receivers.start()
  }

  async start(): Promise<void> {
    const child = fork(PROCESS, [JSON.stringify({ ...this.#options, receiverUrl: this.#receiverUrl })])
    this.processes.push(child)
    child.on('message', ({ committed }: Told) => void (committed !== undefined && this.confirmed.add(committed)))
    await toldBy(child, 'started')
  }

  /** Waits until this many more messages were committed. */
  async untilCommitted(more: number): Promise<void> {
    const enough = this.confirmed.size + more
    while (this.confirmed.size < enough) await sleep(POLL_MS / 10)
  }

  /** kill -9, then starts a replacement. */
  async killAndRestart(index = 0): Promise<void> {
    const [child] = this.processes.splice(index, 1)
    const ended = once(child!, 'exit')
    child!.kill('SIGKILL')
    await ended
    await this.noteInTheAir()
    await this.start()
  }

  /** Deliveries in flight at each kill: the maximum number of duplicates. */
  get inTheAir(): number {
    return this.#lent.size + this.#embeddedPlaces
  }

  /**
   * Each lease counts once, however long it outlives its process. The embedded database dies with its process and loses the
   * last claims, so all places count.
   */
  async noteInTheAir(): Promise<void> {
    const { databaseUrl } = this.#options
    if (databaseUrl === '') this.#embeddedPlaces += EMBEDDED_PLACES
    else {
      const leases = await query(
        databaseUrl,
        `select id || lease as name from webhook_deliveries where lease is not null and due_at > now()`,
      )
      for (const { name } of leases) this.#lent.add(String(name))
    }
  }

  /** Expires the leases of dead processes; those of live ones stay. */
  async endLeases(): Promise<void> {
    const names = [...this.#lent].map((name) => `'${name}'`).join(', ')
    if (names === '') return
    await query(
      this.#options.databaseUrl,
      `update webhook_deliveries set due_at = now() where id || lease in (${names})`,
    )
  }

  /** Stops publishing, waits until everything deliverable has arrived, and shuts down like an operator. */
  async end(): Promise<{ verdict: Verdict; stopMs: number }> {
    for (const child of this.processes) child.send({ publish: false })
    await this.#untilArrived()
    const started = performance.now()
    const codes = await Promise.all(this.processes.map(stop))
    const stopMs = performance.now() - started
    if (codes.some((code) => code !== 0) || stopMs > STOP_WITHIN_MS)
      throw new Error(`The processes ended with ${codes.join(', ')} after ${Math.round(stopMs)} ms`)
    const tries = this.#options.retrySchedule.split(',').length
    const verdict = await judge(this.#options, this.receivers, this.confirmed, tries)
    return { verdict, stopMs }
  }

  async close(): Promise<void> {
    for (const child of this.processes) child.kill('SIGKILL')
    await this.receivers.stop()
  }

  async #untilArrived(): Promise<void> {
    const deadline = performance.now() + DRAIN_WITHIN_MS
    for (;;) {
      await sleep(POLL_MS)
      const waiting = await ask(this.processes[0]!)
      if (waiting === 0) return
      if (performance.now() > deadline) throw new Error(`${waiting} deliveries did not arrive`)
    }
  }
}

async function ask(child: ChildProcess): Promise<number> {
  const waiting = toldBy(child, 'waiting')
  child.send({ waiting: true })
  return waiting
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  return code
}

/** One persistent listener: with `once`, a second message could arrive between two listeners. */
function toldBy<K extends keyof Told>(child: ChildProcess, name: K): Promise<NonNullable<Told[K]>> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null) => {
      child.off('message', onMessage)
      reject(new Error(`A process ended by itself: ${code ?? signal}`))
    }
    const onMessage = ({ [name]: value }: Told) => {
      if (value === undefined) return
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(value as NonNullable<Told[K]>)
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}
