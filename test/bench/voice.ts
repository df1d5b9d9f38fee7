import { percentile, type Result } from './report.ts'
import { bargeIn } from './voice/barge-in.ts'
import { Side, type Slice } from './voice/side.ts'
import { WAYS, type Way } from './voice/traffic.ts'

const CALLS = [50, 100, 200]
/** Pairs of slices; more where the most calls leave the least room. */
const PAIRS = 7
const PAIRS_AT_MOST_CALLS = 17
const WARM_UP_MS = 4_000
/** Spoken before each slice: caches are the peer's until then. */
const LEAD_IN_MS = 300
const SLICE_MS = 2_500
/** Upper bound for a frame through a process with a core of its own; beyond it, queueing is measured. */
const BUSY_MS = 3
const MIB = 1_024 * 1_024

/**
 * Cost of a phone call with both sides speaking: our bridge (Twilio's media stream to the voice model's socket and back, with
 * marks, checks and the conversation) against a bare `ws` pass-through of the same frames, each in its own process, and the
 * errors of interruptions. Both are connected all the time and speak in turns of a few seconds: other programs disturb a
 * slice and its neighbour alike, so each pair is compared by itself, and the middle of all pairs counts.
 * `npm run bench -- voice [CALLS…]`.
 */
export async function run(args: string[]): Promise<Result[]> {
  const results: Result[] = bargeIn()
  const numbers = args.length > 0 ? args.map(Number) : CALLS
  for (const calls of numbers) results.push(...(await compare(calls, calls === Math.max(...numbers))))
  return results
}

/** Neighbouring slices. */
interface Pair {
  bridge: Slice
  bare: Slice
}

async function compare(calls: number, isMost: boolean): Promise<Result[]> {
  await using bridge = await Side.open('bridge', calls)
  await using bare = await Side.open('bare', calls)
  const memory = { bridge: await warmUp(bridge), bare: await warmUp(bare) }
  const pairs: Pair[] = []
  while (pairs.length < (isMost ? PAIRS_AT_MOST_CALLS : PAIRS)) pairs.push(await pair(bridge, bare, pairs.length))
  return [
    cpu(calls, pairs),
    ...WAYS.flatMap((way) => [addedMedian(calls, pairs, way), addedTail(calls, pairs, way)]),
    { name: `voice-delivered-${calls}`, value: bridge.delivered, unit: 'share', bar: { atLeast: 1 } },
    {
      name: `voice-memory-${calls}`,
      value: memory.bridge / MIB,
      unit: 'MiB/call',
      against: `bare-${(memory.bare / MIB).toFixed(3)}`,
      ...(calls >= 100 ? { bar: { atMost: 0.25 } } : {}),
    },
  ]
}

/** Bytes per call, before a long life lets the system take back what the start had left. */
async function warmUp(side: Side): Promise<number> {
  await side.speak(WARM_UP_MS)
  return side.bytesPerCall()
}

/** The order changes, so that a drift of the machine is on neither side. */
async function pair(bridge: Side, bare: Side, number: number): Promise<Pair> {
  const slice = async (side: Side): Promise<Slice> => {
    await side.speak(LEAD_IN_MS)
    return side.measure(SLICE_MS)
  }
  if (number % 2 === 0) return { bridge: await slice(bridge), bare: await slice(bare) }
  const first = await slice(bare)
  return { bridge: await slice(bridge), bare: first }
}

function cpu(calls: number, pairs: Pair[]): Result {
  const name = `voice-cpu-${calls}`
  const own = middle(pairs.map(({ bridge }) => bridge.cpuShare)) * 100
  const peer = middle(pairs.map(({ bare }) => bare.cpuShare)) * 100
  const ratio = middleShown(
    name,
    pairs.map(({ bridge, bare }) => bridge.cpuShare / bare.cpuShare),
  )
  return { name, value: own, unit: '%core/call', against: `bare-${peer.toFixed(3)}`, ratio, bar: { atMost: 1.6 } }
}

function addedMedian(calls: number, pairs: Pair[], way: Way): Result {
  const name = nameOf(calls, way, 50)
  const peerMs = middle(pairs.map(({ bare }) => bare.latencyMs[way].p50))
  const value = middleShown(
    name,
    pairs.map(({ bridge, bare }) => bridge.latencyMs[way].p50 - bare.latencyMs[way].p50),
  )
  const bar = calls <= 100 ? { bar: { atMost: 5 } } : {}
  return busy(name, pairs, way) ?? { name, value, unit: 'ms', against: `bare-${peerMs.toFixed(2)}ms`, ...bar }
}

function addedTail(calls: number, pairs: Pair[], way: Way): Result {
  const name = nameOf(calls, way, 99)
  const of = pairs.map(({ bridge, bare }) => ({ own: bridge.latencyMs[way].p99, peer: bare.latencyMs[way].p99 }))
  const peerMs = middle(of.map(({ peer }) => peer))
  const value = middle(of.map(({ own, peer }) => own - peer))
  const ratio = middleShown(
    name,
    of.map(({ own, peer }) => (own - peer) / peer),
  )
  const line = { name, value, unit: 'ms', against: `bare-${peerMs.toFixed(2)}ms`, ratio, bar: { atMost: 3 } }
  return busy(name, pairs, way) ?? line
}

function nameOf(calls: number, way: Way, percent: number): string {
  return `voice-added-${way === 'toModel' ? 'to-model' : 'to-phone'}-p${percent}-${calls}`
}

/** Undefined unless even the least disturbed slice of the bare relay waited for a core. */
function busy(name: string, pairs: Pair[], way: Way): Result | undefined {
  const peerMs = Math.min(...pairs.map(({ bare }) => bare.latencyMs[way].p50))
  if (peerMs <= BUSY_MS) return undefined
  return { name, skipped: `the machine is busy: a bare pass-through takes ${peerMs.toFixed(1)} ms` }
}

/** The middle of the pairs, each of which is printed. */
function middleShown(name: string, ofPairs: number[]): number {
  console.log(`PAIRS ${name} ${ofPairs.map((value) => value.toFixed(2)).join(' ')}`)
  return middle(ofPairs)
}

function middle(sample: number[]): number {
  return percentile(sample, 0.5)
}
