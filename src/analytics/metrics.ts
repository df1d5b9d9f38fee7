import { isOneOf, namesIn } from '../core/keys.ts'

/** Dimensions that split a series: a line for each value. */
export const DIMENSIONS = ['channel', 'service', 'resource', 'source'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Counted metrics, and the dimensions that each is counted by as well. */
export const COUNTED = {
  conversations: ['channel'],
  messages: ['channel'],
  asked: ['channel'],
  answered: ['channel'],
  declined: ['channel'],
  handoffs: ['channel'],
  resolved: ['channel'],
  positive: ['channel'],
  neutral: ['channel'],
  negative: ['channel'],
  calls: ['channel', 'source'],
  calls_completed: ['channel', 'source'],
  calls_failed: ['channel', 'source'],
  call_seconds: ['channel', 'source'],
  bookings: ['service', 'resource', 'source'],
  bookings_cancelled: ['service', 'resource', 'source'],
  no_shows: ['service', 'resource', 'source'],
  leads: ['source'],
  input_tokens: [],
  output_tokens: [],
  response_ms: ['channel'],
  first_audio_ms: ['channel'],
} as const satisfies Record<string, readonly Dimension[]>

export type Counted = keyof typeof COUNTED

/** Values made of counts. A share without a base, and a percentile of nothing, is null. */
const DERIVED = {
  answered_rate: { of: 'answered', among: 'asked' },
  resolved_rate: { of: 'resolved', among: 'asked' },
  call_minutes: { of: 'call_seconds', per: 60 },
  response_ms_p50: { of: 'response_ms', share: 0.5 },
  response_ms_p95: { of: 'response_ms', share: 0.95 },
  first_audio_ms_p50: { of: 'first_audio_ms', share: 0.5 },
  first_audio_ms_p95: { of: 'first_audio_ms', share: 0.95 },
} as const satisfies Record<string, Derived>

type Derived =
  | { of: Counted; among: Counted }
  | { of: Counted; per: number }
  | { of: 'response_ms' | 'first_audio_ms'; share: number }

/** Counts that are published only as part of `DERIVED` values. */
const UNTOLD = ['call_seconds', 'response_ms', 'first_audio_ms'] as const satisfies readonly Counted[]
type Plain = Exclude<Counted, (typeof UNTOLD)[number]>

function isPlain(counted: Counted): counted is Plain {
  return !isOneOf(UNTOLD, counted)
}

export const METRICS = [...namesIn(COUNTED).filter(isPlain), ...namesIn(DERIVED)]
export type Metric = (typeof METRICS)[number]

function isDerived(metric: Metric): metric is keyof typeof DERIVED {
  return metric in DERIVED
}

/** The counts that a metric is made of. */
export function countedOf(metric: Metric): Counted[] {
  if (!isDerived(metric)) return [metric]
  const derived: Derived = DERIVED[metric]
  return 'among' in derived ? [derived.of, derived.among] : [derived.of]
}

/** True when every count of a metric is kept by this dimension. */
export function canGroup(metric: Metric, dimension: Dimension): boolean {
  return countedOf(metric).every((counted) => isOneOf(COUNTED[counted], dimension))
}

/** The counts of one span and one group: of each metric the value of each step. */
export class Counts {
  readonly #values = new Map<Counted, Map<number, number>>()

  add(counted: Counted, step: number, value: number): void {
    const steps = this.#values.get(counted) ?? new Map<number, number>()
    steps.set(step, (steps.get(step) ?? 0) + value)
    this.#values.set(counted, steps)
  }

  of(counted: Counted): number {
    return (
      this.#values
        .get(counted)
        ?.values()
        .reduce((sum, value) => sum + value, 0) ?? 0
    )
  }

  /** Four digits after the point; null where there is nothing to divide by. */
  rate(counted: Counted, among: Counted): number | null {
    const base = this.of(among)
    return base === 0 ? null : rounded(this.of(counted) / base)
  }

  /** Milliseconds that this share of the measurements stayed below; null without any. */
  percentile(counted: Counted, share: number): number | null {
    return percentileOf(this.#values.get(counted) ?? new Map(), share)
  }

  value(metric: Metric): number | null {
    if (!isDerived(metric)) return this.of(metric)
    const derived: Derived = DERIVED[metric]
    if ('among' in derived) return this.rate(derived.of, derived.among)
    if ('per' in derived) return rounded(this.of(derived.of) / derived.per)
    return this.percentile(derived.of, derived.share)
  }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** Lower ends of a histogram's steps in milliseconds, a fifth apart: sums of histograms are histograms. */
export const STEPS_MS: readonly number[] = stepsOf(2 ** 0.25, 10 * 60_000)

function stepsOf(ratio: number, longest: number): number[] {
  const ends = [1]
  for (let end = ratio; end < longest; end *= ratio) if (Math.round(end) > ends.at(-1)!) ends.push(Math.round(end))
  return ends
}

/** Interpolated within its step. `steps` are counts by the number of ends passed (`width_bucket` of PostgreSQL). */
function percentileOf(steps: ReadonlyMap<number, number>, share: number): number | null {
  const total = steps.values().reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let passed = 0
  for (const [step, count] of [...steps].toSorted(([a], [b]) => a - b)) {
    if (passed + count < total * share) {
      passed += count
      continue
    }
    const from = STEPS_MS[step - 1] ?? 0
    const to = STEPS_MS[step] ?? from
    return Math.round(from + ((to - from) * (total * share - passed)) / count)
  }
  return null
}
