import { fork, type ChildProcess } from 'node:child_process'
import { programFile, sandboxArguments } from '../../../core/package-files.ts'
import { SECOND } from '../../../core/time.ts'
import { CalendarFailure } from '../failure.ts'
import type { BusySpan, ExpansionWindow } from './expansion.ts'
import type { ReductionContext } from './reduction.ts'

/** A calendar file, or one object of a collection. */
export interface CalendarText {
  href: string
  content: string
}

export interface ReaderTask {
  objects: (CalendarText & { isReduced: boolean })[]
  context: ReductionContext
  window: ExpansionWindow
  /** Events whose expansion timed out, as `<href> <uid>`. */
  skipped: string[]
}

export interface ReaderAnswer {
  /** New objects in their reduced form. */
  objects: CalendarText[]
  spans: BusySpan[]
  ignored: number
}

export interface CalendarReader {
  /** @throws CalendarFailure `too_complex` beyond the limits */
  read(task: Omit<ReaderTask, 'skipped'>, signal: AbortSignal): Promise<ReaderAnswer>
  /** Stops the idle process. Running reads finish. */
  stop(): void
}

interface ReaderLimits {
  /** Per event. */
  eventMs?: number
  totalMs?: number
  heapMb?: number
}

/** Few events that time out are skipped; more indicate an attack and fail the calendar. */
const MAX_SKIPPED = 3

/** One process stays idle for the next calendar, because starting it costs more than reading. */
const IDLE_MS = 20 * SECOND

/** Reads calendars in child processes, because one line of a rule can loop forever. */
export function createCalendarReader({
  eventMs = 2 * SECOND,
  totalMs = 30 * SECOND,
  heapMb = 256,
}: ReaderLimits = {}): CalendarReader {
  const resting = createRest(heapMb)
  return {
    async read(task, signal) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
      const skipped: string[] = []
      for (;;) {
        const child = resting.take()
        const outcome = await attempt(child, { ...task, skipped }, { eventMs, signal: deadline })
        if (typeof outcome === 'object') {
          resting.give(child)
          return outcome
        }
        end(child)
        signal.throwIfAborted()
        if (outcome === undefined || skipped.length >= MAX_SKIPPED) throw new CalendarFailure('too_complex')
        skipped.push(outcome)
      }
    },
    stop: resting.stop,
  }
}

/** Pool of at most one idle process. */
function createRest(heapMb: number) {
  let idle: { child: ChildProcess; until: NodeJS.Timeout } | undefined
  let isStopped = false
  const take = () => {
    const child = idle?.child
    clearTimeout(idle?.until)
    idle = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return start(heapMb)
    child.ref()
    child.channel?.ref()
    return child
  }
  return {
    take,
    give(child: ChildProcess) {
      if (isStopped || idle !== undefined) return end(child)
      // An idle child must not keep this process alive.
      child.unref()
      child.channel?.unref()
      idle = { child, until: setTimeout(() => end(take()), IDLE_MS).unref() }
    },
    stop() {
      isStopped = true
      if (idle !== undefined) end(take())
    },
  }
}

function end(child: ChildProcess): void {
  // Late messages and errors are ignored.
  forget(child)
  child.on('error', () => {})
  child.kill('SIGKILL')
}

function forget(child: ChildProcess): void {
  for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event)
}

interface AttemptLimits {
  eventMs: number
  signal: AbortSignal
}

/** The answer, or the event at which it timed out or crashed; undefined if unknown. */
async function attempt(
  child: ChildProcess,
  task: ReaderTask,
  { eventMs, signal }: AttemptLimits,
): Promise<ReaderAnswer | string | undefined> {
  const { promise, resolve } = Promise.withResolvers<ReaderAnswer | string | undefined>()
  let at: string | undefined
  let watch: NodeJS.Timeout | undefined
  const onAbort = () => resolve(undefined)
  child.on('message', (message: { at: string } | { answer: ReaderAnswer }) => {
    if ('answer' in message) return resolve(message.answer)
    clearTimeout(watch)
    at = message.at
    watch = setTimeout(() => resolve(at), eventMs)
  })
  child.once('exit', () => resolve(at))
  child.once('error', () => resolve(undefined))
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  else child.send(task)
  try {
    return await promise
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', onAbort)
    forget(child)
  }
}

function start(heapMb: number): ChildProcess {
  return fork(programFile('src/bookings/calendars/reading/calendar-process.ts'), [], {
    execArgv: [...sandboxArguments(), `--max-old-space-size=${heapMb}`],
    // An empty environment, because ours holds secrets. UTC, because node-ical keeps whole days at local midnight.
    env: { TZ: 'UTC' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
