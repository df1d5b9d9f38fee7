import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { programFile, sandboxArguments } from '../../core/package-files.ts'
import { SECOND } from '../../core/time.ts'
import type { NewChunk } from '../index-store.ts'
import type { Reading } from './parts.ts'
import type { Source } from './read.ts'
import { Unreadable } from './unreadable.ts'

/** Bytes of a kind to read, or text that only needs splitting. */
export interface ReaderTask {
  source?: Omit<Source, 'name'>
  text?: string
  /** Title given by a person; otherwise the document's own, otherwise `name`. */
  title: string | undefined
  name: string
  /** The tenant's language. */
  language: string
}

export interface ReadDocument extends Omit<Reading, 'title'> {
  title: string
  chunks: NewChunk[]
}

export type ReaderReply = { outcome: ReadDocument } | { unreadable: string } | { failure: string }

export interface Reader {
  /** @throws Unreadable with the reason in plain words */
  read(task: ReaderTask, signal: AbortSignal): Promise<ReadDocument>
  /** Reads in progress are finished. */
  stop(): void
}

export interface ReaderLimits {
  deadlineMs?: number
  heapMb?: number
  memoryMb?: number
  /** How long an idle process is kept. */
  restMs?: number
}

const DEADLINE_MS = 60 * SECOND
const HEAP_MB = 256
const MEMORY_MB = 512
/** Starting a process costs more than reading a page, so an idle one is kept for the next document, with a limit. */
const REST_MS = 20 * SECOND
const MAX_TASKS = 200

/** Reads documents in child processes: any file ends at the deadline or at the memory limit. */
export function createReader(limits: ReaderLimits = {}): Reader {
  const { deadlineMs = DEADLINE_MS, heapMb = HEAP_MB, memoryMb = MEMORY_MB, restMs = REST_MS } = limits
  const idle: ReaderProcess[] = []
  let isStopped = false

  function start(): ReaderProcess {
    const started = new ReaderProcess({ heapMb, memoryMb, restMs })
    void started.ended.finally(() => {
      if (idle.includes(started)) idle.splice(idle.indexOf(started), 1)
    })
    return started
  }

  /** An idle process that still runs. One that was killed stays in the list until its exit event. */
  function kept(): ReaderProcess | undefined {
    let process = idle.pop()
    while (process?.isFresh() === false) process = idle.pop()
    return process
  }

  return {
    async read(task, signal) {
      const process = kept() ?? start()
      const reply = await process.ask(task, deadlineMs, signal)
      if (process.isFresh() && !isStopped) idle.push(process)
      else process.kill()
      if ('outcome' in reply) return reply.outcome
      if ('unreadable' in reply) throw new Unreadable(reply.unreadable)
      throw new Error(`A document could not be read: ${reply.failure}`)
    },
    stop() {
      isStopped = true
      for (const process of idle) process.kill()
    },
  }
}

class ReaderProcess {
  readonly ended: Promise<ReaderReply>
  readonly #child: ChildProcess
  readonly #restMs: number
  #tasks = 0
  #isOver = false
  #idle: NodeJS.Timeout | undefined

  constructor({ heapMb, memoryMb, restMs }: Required<Omit<ReaderLimits, 'deadlineMs'>>) {
    this.#restMs = restMs
    this.#child = fork(programFile('src/knowledge/reading/reader-process.ts'), [String(memoryMb * 1024 * 1024)], {
      execArgv: [...sandboxArguments(), '--allow-worker', `--max-old-space-size=${heapMb}`],
      // Empty, because this process's environment holds secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    lowerPriority(this.#child)
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#isOver = true
        // An exit is a bug; a signal means a memory limit: the watch's, the heap's or the system's.
        resolve(signal === null ? { failure: `the reader ended with ${code}` } : { unreadable: TOO_LARGE })
      })
      this.#child.on('error', (error) => resolve({ failure: error.message }))
    })
  }

  isFresh(): boolean {
    return !this.#isOver && this.#tasks < MAX_TASKS
  }

  kill(): void {
    this.#isOver = true
    clearTimeout(this.#idle)
    this.#child.kill('SIGKILL')
  }

  /** The reply, or the end of the process: by deadline, memory limit or `signal`. */
  async ask(task: ReaderTask, deadlineMs: number, signal: AbortSignal): Promise<ReaderReply> {
    clearTimeout(this.#idle)
    this.#tasks += 1
    this.#child.ref()
    const { promise, resolve, reject } = Promise.withResolvers<ReaderReply>()
    const onAbort = () => reject(signal.reason)
    let isBusy = true
    const deadline = setTimeout(() => reject(new Unreadable(tooLong(deadlineMs))), deadlineMs)
    signal.addEventListener('abort', onAbort, { once: true })
    this.#child.once('message', resolve)
    void this.ended.then(resolve)
    try {
      signal.throwIfAborted()
      this.#child.send(task)
      const reply = await promise
      isBusy = false
      return reply
    } finally {
      clearTimeout(deadline)
      signal.removeEventListener('abort', onAbort)
      this.#child.off('message', resolve)
      if (isBusy) this.kill()
      else this.#rest()
    }
  }

  #rest(): void {
    this.#child.unref()
    this.#idle = setTimeout(() => this.kill(), this.#restMs).unref()
  }
}

/** Requests take precedence over documents when the processor is short. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Some systems forbid it; the work is the same without.
  }
}

function tooLong(deadlineMs: number): string {
  const seconds = Math.round(deadlineMs / SECOND)
  return `Reading it took longer than ${seconds} seconds, so it was given up. Split it, or save it anew.`
}

const TOO_LARGE = 'Reading it took more memory than a document may take. Split it, or save it anew.'
