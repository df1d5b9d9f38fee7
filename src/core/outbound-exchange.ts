import type { IncomingHttpHeaders } from 'node:http'
import type { Agent, Dispatcher } from 'undici'
import { codeOf, OutboundFailure } from './outbound-failure.ts'

export interface AnswerLimits {
  /** Bytes after which the answer is abandoned. */
  read: number
  /** Bytes kept of the answer. */
  kept: number
}

export interface Answer {
  status: number
  /** Names in lower case. */
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * One request and its whole answer. The answer is read without a stream around it: half the cost, and the limits sit where
 * the bytes arrive. @throws OutboundFailure; the signal's reason when it aborts for anything but time.
 */
export function exchange(
  agent: Agent,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  limits: AnswerLimits,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const handler = new AnswerReader(signal, limits, resolve, reject)
    if (!signal.aborted) agent.dispatch(options, handler)
  })
}

class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal
  readonly #limits: AnswerLimits
  readonly #resolve: (answer: Answer) => void
  readonly #reject: (error: unknown) => void
  readonly #kept: Buffer[] = []
  #read = 0
  #status: number | null = null
  #headers: IncomingHttpHeaders = {}
  #isOver = false
  #controller: Dispatcher.DispatchController | undefined

  constructor(
    signal: AbortSignal,
    limits: AnswerLimits,
    resolve: (answer: Answer) => void,
    reject: (error: unknown) => void,
  ) {
    this.#signal = signal
    this.#limits = limits
    this.#resolve = resolve
    this.#reject = reject
    if (signal.aborted) this.#onAbort()
    else signal.addEventListener('abort', this.#onAbort)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#isOver) controller.abort(new Error('The request was given up'))
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // 1xx statuses are interim responses.
    if (status < 200) return
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    // Copied, because undici may reuse the chunk's memory.
    const { read, kept } = this.#limits
    if (this.#read < kept) this.#kept.push(Buffer.from(chunk.subarray(0, kept - this.#read)))
    this.#read += chunk.length
    if (this.#read > read) this.#fail(new OutboundFailure('E_BODY_TOO_LARGE', { status: this.#status }))
  }

  onResponseEnd(): void {
    if (!this.#end()) return
    this.#resolve({ status: this.#status ?? 0, headers: this.#headers, body: Buffer.concat(this.#kept) })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(new OutboundFailure(codeOf(error), { status: this.#status, cause: error }))
  }

  readonly #onAbort = (): void => {
    const reason: unknown = this.#signal.reason
    const isLate = reason instanceof Error && reason.name === 'TimeoutError'
    this.#fail(isLate ? new OutboundFailure('E_TIMEOUT', { status: this.#status, cause: reason }) : reason)
  }

  #fail(error: unknown): void {
    if (!this.#end()) return
    this.#reject(error)
    // Destroys the connection, which must not be reused.
    this.#controller?.abort(new Error('The request was given up'))
  }

  /** True on the first call only. */
  #end(): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    this.#signal.removeEventListener('abort', this.#onAbort)
    return true
  }
}
