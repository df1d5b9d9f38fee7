/** Serialises work per key, in order of arrival, so that a client with many concurrent requests delays others by one request. */
export class KeyedQueue {
  readonly #maxWaiting: number
  readonly #waiting = new Map<string, (() => void)[]>()

  /** @param maxWaiting per key, beside the running one */
  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting
  }

  /**
   * Resolves with a release function when it is this work's turn; undefined beyond `maxWaiting`. The release is idempotent.
   * @throws the reason of `signal` when it aborts first
   */
  async enter(key: string, signal?: AbortSignal): Promise<(() => void) | undefined> {
    signal?.throwIfAborted()
    const waiting = this.#waiting.get(key)
    if (waiting === undefined) this.#waiting.set(key, [])
    else if (waiting.length >= this.#maxWaiting) return undefined
    else await turnIn(waiting, signal)
    let isReleased = false
    return () => {
      if (!isReleased) this.#next(key)
      isReleased = true
    }
  }

  #next(key: string): void {
    const next = this.#waiting.get(key)?.shift()
    if (next === undefined) this.#waiting.delete(key)
    else next()
  }
}

async function turnIn(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const leave = () => {
    const place = waiting.indexOf(resolve)
    if (place >= 0) waiting.splice(place, 1)
    reject(signal?.reason)
  }
  waiting.push(resolve)
  signal?.addEventListener('abort', leave, { once: true })
  await promise.finally(() => signal?.removeEventListener('abort', leave))
}
