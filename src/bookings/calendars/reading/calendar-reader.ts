import { fork, type ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SECOND } from '../../../core/time.ts'
import { CalendarFailure } from '../failure.ts'
import type { BusySpan, ExpansionWindow } from './expansion.ts'
import type { ReductionContext } from './reduction.ts'

/** A part of a calendar: the file, or one object of a collection. */
export interface CalendarText {
  href: string
  content: string
}

export interface ReaderTask {
  objects: (CalendarText & { isReduced: boolean })[]
  context: ReductionContext
  window: ExpansionWindow
  /** Events that never ended, as `<href> <uid>`. */
  skipped: string[]
}

export interface ReaderAnswer {
  /** Those that came whole, reduced to what is kept. */
  objects: CalendarText[]
  spans: BusySpan[]
  ignored: number
}

export interface CalendarReader {
  /** @throws CalendarFailure `too_complex` for a calendar that cannot be read within the limits */
  read(task: Omit<ReaderTask, 'skipped'>, signal: AbortSignal): Promise<ReaderAnswer>
}

export interface ReaderLimits {
  /** For one event. */
  eventMs?: number
  totalMs?: number
  heapMb?: number
}

/** One that never ends costs itself; more of them are an attack, and cost the calendar. */
const MOST_SKIPPED = 3

/** Reads each calendar in a process of its own, because a rule of one line can keep a program busy for ever. */
export function createCalendarReader({
  eventMs = 2 * SECOND,
  totalMs = 30 * SECOND,
  heapMb = 256,
}: ReaderLimits = {}): CalendarReader {
  return {
    async read(task, signal) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
      const skipped: string[] = []
      for (;;) {
        const outcome = await attempt({ ...task, skipped }, { eventMs, heapMb, signal: deadline })
        if (typeof outcome === 'object') return outcome
        signal.throwIfAborted()
        if (outcome === undefined || skipped.length >= MOST_SKIPPED) throw new CalendarFailure('too_complex')
        skipped.push(outcome)
      }
    },
  }
}

interface AttemptLimits {
  eventMs: number
  heapMb: number
  signal: AbortSignal
}

/** The answer, or the event at which it stopped; undefined where that is not known. */
function attempt(
  task: ReaderTask,
  { eventMs, heapMb, signal }: AttemptLimits,
): Promise<ReaderAnswer | string | undefined> {
  const child = start(heapMb)
  return new Promise<ReaderAnswer | string | undefined>((resolve) => {
    let at: string | undefined
    let watch: NodeJS.Timeout | undefined
    const end = (outcome: ReaderAnswer | string | undefined) => {
      clearTimeout(watch)
      signal.removeEventListener('abort', onAbort)
      child.removeAllListeners()
      // Its end is sure, so that what it still says or fails at is nobody's.
      child.on('error', () => {})
      child.kill('SIGKILL')
      resolve(outcome)
    }
    const onAbort = () => end(undefined)
    child.on('message', (message: { at: string } | { answer: ReaderAnswer }) => {
      if ('answer' in message) return end(message.answer)
      clearTimeout(watch)
      at = message.at
      watch = setTimeout(() => end(at), eventMs)
    })
    child.once('exit', () => end(at))
    child.once('error', () => end(undefined))
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
    else child.send(task)
  })
}

function start(heapMb: number): ChildProcess {
  return fork(fileURLToPath(new URL('calendar-process.ts', import.meta.url)), [], {
    execArgv: ['--permission', ...READABLE, `--max-old-space-size=${heapMb}`],
    // Nothing of this process's environment: it holds secrets. In UTC, because node-ical keeps whole days at local midnight.
    env: { TZ: 'UTC' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** The program's own files; neither its data nor the secrets beside it. */
const READABLE = ['../../../../package.json', '../../../../src/', '../../../../node_modules/']
  .map((path) => realpathSync(fileURLToPath(new URL(path, import.meta.url))))
  .map((path) => `--allow-fs-read=${path.endsWith('.json') ? path : `${path}/*`}`)
