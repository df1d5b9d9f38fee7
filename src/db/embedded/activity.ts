const BUSY_SINCE = 0
const SYNCS = 1

/**
 * The worker's activity, in memory shared by both threads: the worker blocks while Postgres works, so a message to its event
 * loop would go unanswered.
 */
export class Activity {
  readonly memory: SharedArrayBuffer
  readonly #cells: BigInt64Array

  constructor(memory = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#cells = new BigInt64Array(memory)
  }

  begin(): void {
    Atomics.store(this.#cells, BUSY_SINCE, process.hrtime.bigint())
  }

  end(): void {
    Atomics.store(this.#cells, BUSY_SINCE, 0n)
  }

  /** Monotonic nanoseconds at which the batch in progress began; 0 when idle. */
  get busySince(): bigint {
    return Atomics.load(this.#cells, BUSY_SINCE)
  }

  countSync(): void {
    Atomics.add(this.#cells, SYNCS, 1n)
  }

  get syncs(): number {
    return Number(Atomics.load(this.#cells, SYNCS))
  }
}
