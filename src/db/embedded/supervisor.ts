import { setTimeout } from 'node:timers/promises'
import { Worker, type MessagePort } from 'node:worker_threads'
import { programFile } from '../../core/package-files.ts'
import { Activity } from './activity.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import type { FromWorker, ToWorker, Transport, WorkerSettings } from './messages.ts'

interface SupervisorOptions {
  settings: Omit<WorkerSettings, 'activity'>
  log: EmbeddedLog
  onFatal: (error: Error) => void
  /** Called once the worker has stopped writing. Held here so that the lock lives as long as the worker. */
  release: () => void
}

const RESTART_LIMIT = 5
const RESTART_WINDOW_MS = 60_000
const RESTART_PAUSE_MS = 100
const CLOSE_LIMIT_MS = 15_000
const KEPT_LOG_LINES = 3

/** Keeps one Postgres worker alive, at most five restarts a minute. */
export class Supervisor {
  readonly activity = new Activity()
  readonly #options: SupervisorOptions
  readonly #backups = new Map<number, PromiseWithResolvers<void>>()
  #worker: Worker | undefined
  #ready = Promise.withResolvers<void>()
  #restarts: number[] = []
  #restartCount = 0
  #recovery: Promise<void> = Promise.resolve()
  #isClosing = false
  #nextBackup = 1
  #lastReason = ''

  constructor(options: SupervisorOptions) {
    this.#options = options
  }

  async start(): Promise<Transport> {
    const transport = await this.#launch()
    this.#ready.resolve()
    return transport
  }

  ready(): Promise<void> {
    return this.#ready.promise
  }

  get restartCount(): number {
    return this.#restartCount
  }

  /** False when no worker runs. */
  send(message: ToWorker, transfer: MessagePort[] = []): boolean {
    this.#worker?.postMessage(message, transfer)
    return this.#worker !== undefined
  }

  /** Kills the worker; it is restarted. */
  async terminate(): Promise<void> {
    await this.#worker?.terminate()
  }

  backup(target: string): Promise<void> {
    const id = this.#nextBackup++
    const done = Promise.withResolvers<void>()
    this.#backups.set(id, done)
    if (!this.send({ kind: 'backup', id, target })) this.#settleBackup(id, 'the database is not running')
    return done.promise
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#recovery
    const closed = new Error('The embedded database is closed')
    this.#ready.reject(closed)
    this.#renewReady()
    this.#ready.reject(closed)
    if (this.#worker) await this.#end(this.#worker)
    this.#options.release()
  }

  async #end(worker: Worker): Promise<void> {
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    this.send({ kind: 'close' })
    const limit = new AbortController()
    await Promise.race([exited, setTimeout(CLOSE_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => {})])
    limit.abort()
    await worker.terminate()
  }

  #launch(): Promise<Transport> {
    const opened = Promise.withResolvers<Transport>()
    const worker = new Worker(programFile('src/db/embedded/worker.ts'), {
      workerData: { ...this.#options.settings, activity: this.activity.memory } satisfies WorkerSettings,
      execArgv: [],
      // V8's default stack is smaller than Postgres expects: a deep recursion would kill the worker before its own stack
      // check.
      resourceLimits: { stackSizeMb: 16 },
    })
    const lastWords: string[] = []
    let isOpen = false
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        isOpen = true
        this.#worker = worker
        if (message.socketError)
          this.#options.log.warn({ reason: message.socketError }, 'no Unix socket: using a channel')
        opened.resolve(message.transport)
      } else this.#hear(message, lastWords)
    })
    worker.once('error', (error) => lastWords.push(String(error)))
    worker.once('exit', (code) => {
      const reason = [`exit code ${code}`, ...lastWords].join('; ')
      this.#lastReason = reason
      this.activity.end()
      if (isOpen) this.#lose(reason)
      else opened.reject(new Error(`The embedded database did not start: ${reason}`))
    })
    return opened.promise
  }

  #hear(message: Exclude<FromWorker, { kind: 'ready' }>, lastWords: string[]): void {
    switch (message.kind) {
      case 'server-log':
        lastWords.push(message.text)
        lastWords.splice(0, lastWords.length - KEPT_LOG_LINES)
        this.#options.log.warn({ line: message.text }, 'embedded Postgres')
        return
      case 'fatal':
        lastWords.push(message.reason)
        return
      case 'backup-done':
        this.#settleBackup(message.id, message.error)
        return
      default:
        message satisfies never
    }
  }

  #settleBackup(id: number, error: string | undefined): void {
    const done = this.#backups.get(id)
    this.#backups.delete(id)
    if (error === undefined) done?.resolve()
    else done?.reject(new Error(`Backup failed: ${error}`))
  }

  #lose(reason: string): void {
    this.#worker = undefined
    for (const id of this.#backups.keys()) this.#settleBackup(id, 'the database stopped')
    if (this.#isClosing) return
    this.#options.log.error({ reason }, 'the embedded database stopped and is started again')
    this.#renewReady()
    this.#recovery = this.#recover()
  }

  async #recover(): Promise<void> {
    while (!this.#isClosing) {
      if (!this.#takeRestart()) return this.#giveUp()
      try {
        await setTimeout(RESTART_PAUSE_MS * (this.#restarts.length - 1))
        await this.#launch()
        return this.#ready.resolve()
      } catch {
        this.#options.log.error({ reason: this.#lastReason }, 'the embedded database did not start again')
      }
    }
  }

  #takeRestart(): boolean {
    const now = performance.now()
    this.#restarts = this.#restarts.filter((at) => now - at < RESTART_WINDOW_MS)
    if (this.#restarts.length >= RESTART_LIMIT) return false
    this.#restarts.push(now)
    this.#restartCount += 1
    return true
  }

  #giveUp(): void {
    const error = new Error(
      `The embedded database stopped ${RESTART_LIMIT + 1} times within a minute, at last with ${this.#lastReason}`,
    )
    this.#ready.reject(error)
    this.#options.onFatal(error)
  }

  #renewReady(): void {
    this.#ready = Promise.withResolvers<void>()
    // Callers see the rejection; without a caller it must not end the process.
    this.#ready.promise.catch(() => {})
  }
}
