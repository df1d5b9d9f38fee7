import type { RealtimeClientEvent } from 'openai/resources/realtime/realtime'
import type { ToolRun } from '../../conversation/index.ts'
import { MINUTE, SECOND } from '../../core/time.ts'
import type { Timers } from '../../core/timers.ts'
import type { ToolCall } from '../../models/chat-model.ts'
import type { ActionVerifier } from './action-verifier.ts'
import { note, toolOutput } from './prompts.ts'
import type { Event } from './state.ts'

interface ToolsDeps {
  timers: Timers
  verifier: Pick<ActionVerifier, 'did'>
  run(call: ToolCall, signal: AbortSignal): Promise<ToolRun>
  /** Number of the open wire: a call that was made on another one cannot be answered as such. */
  wire(): number
  send(event: RealtimeClientEvent): void
  raise(event: Event): void
}

/** The caller waits for a tool this long in silence before something is said. */
const FILLER_AFTER_MS = 3 * SECOND
/** The conversation goes on without the tool; its result is told when it arrives. */
const GO_ON_AFTER_MS = 15 * SECOND
const ABORT_AFTER_MS = MINUTE

/** Tools that end the conversation. */
const ENDED_BY: Record<string, Event> = { end_call: 'endCall', transfer_call: 'transfer' }

const STILL_RUNNING = {
  ok: false as const,
  data: { error: 'still_running', note: 'You will be told when it is through. Do not call it again.' },
}

/**
 * Runs what the model calls, one after the other, because a later call may depend on the ones before. A tool that takes longer
 * than GO_ON_AFTER_MS is waited for no more; the next one then runs beside it.
 */
export class Tools {
  readonly #deps: ToolsDeps
  readonly #queue: { call: ToolCall; wire: number }[] = []
  readonly #running = new Set<Promise<unknown>>()
  #isWorking = false
  #ending: Event | undefined

  constructor(deps: ToolsDeps) {
    this.#deps = deps
  }

  get isWorking(): boolean {
    return this.#isWorking
  }

  beginTurn(): void {
    this.#ending = undefined
  }

  add(calls: ToolCall[]): void {
    const wire = this.#deps.wire()
    this.#queue.push(...calls.map((call) => ({ call, wire })))
    if (!this.#isWorking) void this.#work()
  }

  /** Calls that were not begun are dropped; a running one is finished. */
  stop(): void {
    this.#queue.length = 0
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      this.#answer(next.call, next.wire, await this.#within(next.call))
    }
    this.#isWorking = false
    this.#deps.raise(this.#ending ?? 'toolsDone')
  }

  #answer(call: ToolCall, wire: number, run: ToolRun | undefined): void {
    const { verifier, send } = this.#deps
    const result = run?.result ?? STILL_RUNNING
    verifier.did(result)
    send(wire === this.#deps.wire() ? toolOutput(call, result.data) : note(resultOf(call, result.data)))
    if (result.ok) this.#ending ??= ENDED_BY[call.name]
  }

  #late(call: ToolCall, { result }: ToolRun): void {
    this.#deps.verifier.did(result)
    this.#deps.send(note(`${resultOf(call, result.data)}\nTell the caller now.`))
    this.#deps.raise('answerDue')
  }

  /** Undefined when it takes too long. */
  async #within(call: ToolCall): Promise<ToolRun | undefined> {
    const { timers, raise } = this.#deps
    const work = this.#run(call)
    let isLate = false
    const tooLong = Promise.withResolvers<undefined>()
    const cancelFiller = timers.after(FILLER_AFTER_MS, () => raise('toolSlow'))
    const cancelLimit = timers.after(GO_ON_AFTER_MS, () => {
      isLate = true
      tooLong.resolve(undefined)
    })
    void work.then((run) => isLate && this.#late(call, run))
    const run = await Promise.race([work, tooLong.promise])
    cancelFiller()
    cancelLimit()
    return run
  }

  /** Never rejects. */
  #run(call: ToolCall): Promise<ToolRun> {
    const abort = new AbortController()
    const cancel = this.#deps.timers.after(ABORT_AFTER_MS, () => abort.abort())
    const work = this.#deps.run(call, abort.signal).catch(() => failed(call))
    this.#running.add(work)
    return work.finally(() => {
      cancel()
      this.#running.delete(work)
    })
  }
}

function failed({ name, arguments: args }: ToolCall): ToolRun {
  return { name, arguments: args, result: { ok: false, data: { error: 'failed' } }, milliseconds: 0 }
}

function resultOf({ name }: ToolCall, data: unknown): string {
  return `The result of ${name}: ${JSON.stringify(data)}`
}
