import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../report.ts'
import { BenchModel } from './model.ts'
import { BenchPhones } from './phones.ts'
import { Traffic, type Way } from './traffic.ts'

const SETTLE_WITHIN_MS = 5_000

/** `bridge`: ours. `bare`: a relay that forwards the same frames. */
export type Kind = 'bridge' | 'bare'

/** What some seconds of speech took. */
export interface Slice {
  /** Of one core, per call. */
  cpuShare: number
  latencyMs: Record<Way, { p50: number; p99: number }>
}

/** A process in between, with its phones and its model. It rests while its peer is measured. */
export class Side implements AsyncDisposable {
  readonly #calls: number
  readonly #host: ChildProcess
  readonly #traffic: Traffic
  readonly #phones: BenchPhones
  readonly #cleanUp: AsyncDisposableStack
  /** Memory before the first call. */
  readonly #idleBytes: number

  private constructor(parts: {
    calls: number
    host: ChildProcess
    traffic: Traffic
    phones: BenchPhones
    cleanUp: AsyncDisposableStack
    idleBytes: number
  }) {
    this.#calls = parts.calls
    this.#host = parts.host
    this.#traffic = parts.traffic
    this.#phones = parts.phones
    this.#cleanUp = parts.cleanUp
    this.#idleBytes = parts.idleBytes
  }

  static async open(kind: Kind, calls: number): Promise<Side> {
    await using cleanUp = new AsyncDisposableStack()
    const traffic = new Traffic(calls)
    const model = cleanUp.use(await BenchModel.open(kind === 'bridge' ? 'realtime' : 'twilio', traffic))
    const host = fork(new URL('host.ts', import.meta.url), [kind, model.url], { execArgv: ['--expose-gc'] })
    cleanUp.defer(async () => {
      host.disconnect()
      await once(host, 'exit')
    })
    const [{ port }] = (await once(host, 'message')) as [{ port: number }]
    const idleBytes = await ask(host, 'memory')
    const phones = await BenchPhones.connect(`ws://127.0.0.1:${port}`, calls, traffic)
    cleanUp.defer(() => phones.close())
    return new Side({ calls, host, traffic, phones, idleBytes, cleanUp: cleanUp.move() })
  }

  async speak(ms: number): Promise<void> {
    await this.#phones.speak(ms)
    await this.#allArrived()
  }

  async measure(ms: number): Promise<Slice> {
    const before = await ask(this.#host, 'cpu')
    this.#traffic.measure()
    await this.speak(ms)
    const took = this.#traffic.taken()
    const after = await ask(this.#host, 'cpu')
    const of = (way: Way) => ({ p50: percentile(took[way], 0.5), p99: percentile(took[way], 0.99) })
    return {
      // Relative to the spoken time, because on a busy machine the same frames take longer.
      cpuShare: (after - before) / 1_000 / ms / this.#calls,
      latencyMs: { toModel: of('toModel'), toPhone: of('toPhone') },
    }
  }

  /** Share of all frames so far. */
  get delivered(): number {
    return this.#traffic.answered / this.#traffic.sent
  }

  async bytesPerCall(): Promise<number> {
    return ((await ask(this.#host, 'memory')) - this.#idleBytes) / this.#calls
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#cleanUp.disposeAsync()
  }

  async #allArrived(): Promise<void> {
    const deadline = performance.now() + SETTLE_WITHIN_MS
    while (this.#traffic.answered < this.#traffic.sent && performance.now() < deadline) await sleep(5)
  }
}

/** µs of processor time, or bytes of memory in use. */
async function ask(host: ChildProcess, what: 'cpu' | 'memory'): Promise<number> {
  const answer = once(host, 'message') as Promise<[number]>
  host.send(what)
  return (await answer)[0]
}
