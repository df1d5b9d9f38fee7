import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, type Result } from './report.ts'
import { bargeIn } from './voice/barge-in.ts'
import { BenchModel } from './voice/model.ts'
import { BenchPhones } from './voice/phones.ts'
import { Traffic } from './voice/traffic.ts'

const CALLS = [50, 100, 200]
const ROUNDS = 5
const WARM_UP_MS = 4_000
const MEASURED_MS = 5_000
const SETTLE_WITHIN_MS = 5_000
/** Upper bound for a frame through a process with a core of its own; beyond it, queueing is measured. */
const BUSY_MS = 3
const MIB = 1_024 * 1_024

type Kind = 'bridge' | 'bare'

/**
 * Cost of a phone call with both sides speaking: our bridge (Twilio's media stream to the voice model's socket and back, with
 * marks, checks and the conversation) against a bare `ws` pass-through of the same frames, each in its own process, in the
 * same run, and the errors of interruptions. `npm run bench -- voice [CALLS…]`.
 */
export async function run(args: string[]): Promise<Result[]> {
  const results: Result[] = bargeIn()
  for (const calls of args.length > 0 ? args.map(Number) : CALLS) {
    const rounds: Record<Kind, Round[]> = { bridge: [], bare: [] }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of ['bare', 'bridge'] as const) rounds[kind].push(await measure(kind, calls))
    results.push(...compare(calls, rounds))
  }
  return results
}

interface Round {
  /** Of one core, per call. */
  cpuShare: number
  toModelMs: number[]
  toPhoneMs: number[]
  delivered: number
  bytesPerCall: number
}

async function measure(kind: Kind, calls: number): Promise<Round> {
  const traffic = new Traffic(calls)
  await using model = await BenchModel.open(kind === 'bridge' ? 'realtime' : 'twilio', traffic)
  const host = fork(new URL('voice/host.ts', import.meta.url), [kind, model.url], { execArgv: ['--expose-gc'] })
  try {
    const { port } = await answerOf<{ port: number }>(host)
    const idle = await usageOf(host)
    const phones = await BenchPhones.connect(`ws://127.0.0.1:${port}`, calls, traffic)
    await phones.speak(WARM_UP_MS)
    traffic.measure()
    const before = await usageOf(host)
    await phones.speak(MEASURED_MS)
    await allArrived(traffic)
    const after = await usageOf(host)
    await phones.close()
    return {
      // Relative to the spoken time, because on a busy machine the same frames take longer.
      cpuShare: (after.cpuUs - before.cpuUs) / 1_000 / MEASURED_MS / calls,
      toModelMs: traffic.toModelMs,
      toPhoneMs: traffic.toPhoneMs,
      delivered: traffic.answered / traffic.sent,
      bytesPerCall: (after.rss - idle.rss) / calls,
    }
  } finally {
    host.kill()
    await once(host, 'exit')
  }
}

interface Usage {
  cpuUs: number
  rss: number
}

function usageOf(host: ChildProcess): Promise<Usage> {
  const usage = answerOf<Usage>(host)
  host.send('usage')
  return usage
}

async function answerOf<T>(host: ChildProcess): Promise<T> {
  const [answer] = (await once(host, 'message')) as [T]
  return answer
}

async function allArrived(traffic: Traffic): Promise<void> {
  const deadline = performance.now() + SETTLE_WITHIN_MS
  while (traffic.answered < traffic.sent && performance.now() < deadline) await sleep(20)
}

function compare(calls: number, { bridge, bare }: Record<Kind, Round[]>): Result[] {
  const cpu = (rounds: Round[]) => median(rounds.map(({ cpuShare }) => cpuShare)) * 100
  const [own, peer] = [cpu(bridge), cpu(bare)]
  // From the round least disturbed by other programs.
  const latency = (rounds: Round[], way: 'toModelMs' | 'toPhoneMs', share: number) =>
    Math.min(...rounds.map((round) => percentile(round[way], share)))
  const added = (['toModelMs', 'toPhoneMs'] as const).flatMap((way) =>
    [0.5, 0.99].map((share): Result => {
      const [with_, without] = [latency(bridge, way, share), latency(bare, way, share)]
      const name = `voice-added-${way === 'toModelMs' ? 'to-model' : 'to-phone'}-p${share * 100}-${calls}`
      const peerMs = latency(bare, way, 0.5)
      if (peerMs > BUSY_MS)
        return { name, skipped: `the machine is busy: a bare pass-through takes ${peerMs.toFixed(1)} ms` }
      const bar = share === 0.5 ? (calls <= 100 ? { bar: { atMost: 5 } } : {}) : { bar: { atMost: 3 * without } }
      return { name, value: with_ - without, unit: 'ms', against: `bare-${without.toFixed(2)}ms`, ...bar }
    }),
  )
  return [
    {
      name: `voice-cpu-${calls}`,
      value: own,
      unit: '%core/call',
      against: `bare-${peer.toFixed(3)}`,
      ratio: own / peer,
      bar: { atMost: 1.6 },
    },
    ...added,
    {
      name: `voice-delivered-${calls}`,
      value: Math.min(...bridge.map(({ delivered }) => delivered)),
      unit: 'share',
      bar: { atLeast: 1 },
    },
    {
      name: `voice-memory-${calls}`,
      value: median(bridge.map(({ bytesPerCall }) => bytesPerCall)) / MIB,
      unit: 'MiB/call',
      against: `bare-${(median(bare.map(({ bytesPerCall }) => bytesPerCall)) / MIB).toFixed(3)}`,
      ...(calls >= 100 ? { bar: { atMost: 0.25 } } : {}),
    },
  ]
}

function median(sample: number[]): number {
  return percentile(sample, 0.5)
}
