import type { ToolRun } from '../../conversation/index.ts'
import type { Timers } from '../../core/timers.ts'
import type { ToolCall } from '../../models/chat-model.ts'
import { ABORTED_AFTER_MS, FILLER_AFTER_MS, GOES_ON_AFTER_MS } from './times.ts'

interface ToolCallsDeps {
  run(call: ToolCall, signal: AbortSignal): Promise<ToolRun>
  timers: Timers
  /** Something that takes longer is on its way. */
  isSlow(): void
  /** The model gets its answer; undefined: it is told to go on without. */
  answer(call: ToolCall, run: ToolRun | undefined): void
  /** It was through after all. */
  late(call: ToolCall, run: ToolRun): void
  /** All calls of a response are answered. */
  through(): void
}

/** The calls of one response, one after the other: what a later one may do depends on the ones before. */
export class ToolCalls {
  readonly #deps: ToolCallsDeps
  readonly #queue: ToolCall[] = []
  readonly #running = new Set<Promise<unknown>>()
  #isWorking = false

  constructor(deps: ToolCallsDeps) {
    this.#deps = deps
  }

  get isWorking(): boolean {
    return this.#isWorking
  }

  add(calls: ToolCall[]): void {
    this.#queue.push(...calls)
    if (!this.#isWorking) void this.#work()
  }

  /** What nobody waits for any more is not begun; what was begun is finished. */
  stop(): void {
    this.#queue.length = 0
  }

  /** Resolves when nothing runs. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    for (let call = this.#queue.shift(); call !== undefined; call = this.#queue.shift()) {
      this.#deps.answer(call, await this.#within(call))
    }
    this.#isWorking = false
    this.#deps.through()
  }

  /** Undefined when it takes too long. */
  async #within(call: ToolCall): Promise<ToolRun | undefined> {
    const { timers, isSlow, late } = this.#deps
    const work = this.#run(call)
    let isLate = false
    const tooLong = Promise.withResolvers<undefined>()
    const cancelFiller = timers.after(FILLER_AFTER_MS, isSlow)
    const cancelLimit = timers.after(GOES_ON_AFTER_MS, () => {
      isLate = true
      tooLong.resolve(undefined)
    })
    void work.then((run) => isLate && late(call, run))
    const run = await Promise.race([work, tooLong.promise])
    cancelFiller()
    cancelLimit()
    return run
  }

  /** Never rejects. */
  #run(call: ToolCall): Promise<ToolRun> {
    const abort = new AbortController()
    const cancel = this.#deps.timers.after(ABORTED_AFTER_MS, () => abort.abort())
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
