import type { IncomingHttpHeaders } from 'node:http'
import type { Agent, Dispatcher } from 'undici'
import { codeOf, OutboundFailure } from './outbound-failure.ts'

/** Unless the caller asks for more: so much is read of an answer, and so much of that is kept. */
const READ_BYTES = 64 * 1024
const KEPT_BYTES = 4 * 1024

export interface OutboundReply {
  status: number
  /** Of the header Retry-After. */
  retryAfter: string | undefined
  /** The beginning of the answer, as far as it is UTF-8: 4 KiB, unless the request asked for more. */
  excerpt: string
}

/**
 * One request and its whole answer. The answer is read without a stream around it: half of the cost, and the limits sit where
 * the bytes come in. @throws OutboundFailure; the signal's reason when it aborts for anything but time.
 */
export function exchange(
  agent: Agent,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  keepBytes = KEPT_BYTES,
): Promise<OutboundReply> {
  return new Promise((resolve, reject) => {
    const handler = new AnswerReader({ signal, keepBytes }, resolve, reject)
    if (!signal.aborted) agent.dispatch(options, handler)
  })
}

class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal
  readonly #keepBytes: number
  readonly #resolve: (reply: OutboundReply) => void
  readonly #reject: (error: unknown) => void
  readonly #kept: Buffer[] = []
  #read = 0
  #status: number | null = null
  #retryAfter: string | undefined
  #isOver = false
  #controller: Dispatcher.DispatchController | undefined

  constructor(
    { signal, keepBytes }: { signal: AbortSignal; keepBytes: number },
    resolve: (reply: OutboundReply) => void,
    reject: (error: unknown) => void,
  ) {
    this.#signal = signal
    this.#keepBytes = keepBytes
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
    // 1xx only announce an answer.
    if (status < 200) return
    this.#status = status
    this.#retryAfter = headers['retry-after']
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    // The chunk's memory may be used again.
    const keep = this.#keepBytes
    if (this.#read < keep) this.#kept.push(Buffer.from(chunk.subarray(0, keep - this.#read)))
    this.#read += chunk.length
    if (this.#read > Math.max(READ_BYTES, keep))
      this.#fail(new OutboundFailure('E_BODY_TOO_LARGE', { status: this.#status }))
  }

  onResponseEnd(): void {
    if (!this.#end()) return
    // Postgres takes no NUL.
    const excerpt = Buffer.concat(this.#kept).toString('utf8').replaceAll('\0', '\uFFFD')
    this.#resolve({ status: this.#status ?? 0, retryAfter: this.#retryAfter, excerpt })
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
    // Destroys the connection, which nobody else may use any more.
    this.#controller?.abort(new Error('The request was given up'))
  }

  /** True the first time. */
  #end(): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    this.#signal.removeEventListener('abort', this.#onAbort)
    return true
  }
}
