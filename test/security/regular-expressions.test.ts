import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  attacksOnRelaxed,
  isBounded,
  cpuMilliseconds,
  tooSlow,
  verdictOn,
  type Checked,
  type Verdict,
} from '../support/expression-checks.ts'
import {
  constructedExpressions,
  distinct,
  expressionsInSource,
  type Expression,
} from '../support/regular-expressions.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

/**
 * Expressions that never see untrusted text, each with the reason. Our own text may be quadratic; everything else is replaced
 * by a scan.
 */
const EXEMPT: Record<string, string> = {}

/** Constructions that only run while an app is built; their patterns are our own constants. */
const UNSEEN_CONSTRUCTIONS: Record<string, string> = {
  'src/plugins/error-handler.ts': 'paths of our own routes; every part is [^/]+ between slashes',
}

/** The offline engine truncates messages to this length, so its expressions may be quadratic. */
const OFFLINE = 'src/offline/'
const MAX_READ = 4_000
const OFFLINE_CHECK_MS = 1_000

const LINEAR = { characters: 100_000, milliseconds: 500 }
/** Maximum cost relative to a plain quadratic expression in the same run; more is worse than quadratic. */
const MAX_TIMES_QUADRATIC = 10
const MIN_BOUND_MS = 100

let literals: Expression[]
let constructions: string[]
let constructed: Expression[]
let verdicts: { checked: Checked; verdict: Verdict }[]

beforeAll(async () => {
  ;({ literals, constructions } = expressionsInSource())
  constructed = await constructedExpressions()
})

const isBuiltin = ({ places }: Checked) => places.every((place) => place.startsWith(OFFLINE))
const isExempt = ({ places }: Checked) => places.every((place) => EXEMPT[place.replace(/:\d+$/u, '')] !== undefined)
const named = ({ places, source, flags }: Checked, why: string) => `${places.join(', ')} /${source}/${flags}: ${why}`

describe('each regular expression of the product', () => {
  it('is found: literals by parsing, constructed ones by watching', () => {
    expect(literals.length).toBeGreaterThan(400)
    const seen = new Set(constructed.map(({ place }) => place))
    const missed = constructions.filter(
      (place) => !seen.has(place) && UNSEEN_CONSTRUCTIONS[place.replace(/:\d+$/u, '')] === undefined,
    )
    expect(missed).toEqual([])
  })

  it('is linear, as the checker decides it', async () => {
    const all = distinct([...literals, ...constructed]).filter((one) => !isBuiltin(one) && !isExempt(one))
    verdicts = await mapTwoAtATime(all, async (checked) => ({ checked, verdict: await verdictOn(checked) }))
    const faults = verdicts.flatMap(({ checked, verdict }) =>
      verdict?.status === 'vulnerable' ? [named(checked, verdict.complexity)] : [],
    )
    expect(faults).toEqual([])
  })

  it('or, where the checker cannot tell, is quick on 100,000 hostile characters', async () => {
    const undecided = verdicts.flatMap(({ checked, verdict }) => (verdict === undefined ? [checked] : []))
    const faults = await mapTwoAtATime(undecided, async (checked) => {
      const text = tooSlow(checked, await attacksOnRelaxed(checked), LINEAR)
      return text === undefined ? [] : [named(checked, text)]
    })
    expect(faults.flat()).toEqual([])
  })

  it('of the built-in engine is quick on as many hostile characters as that reads', async () => {
    const all = distinct([...literals, ...constructed]).filter((one) => isBuiltin(one) && !isBounded(one.source))
    const quadratic = cpuMilliseconds(/[.!]+$/u, `${'.'.repeat(MAX_READ)}x`)
    const bounded = { characters: MAX_READ, milliseconds: Math.max(MIN_BOUND_MS, MAX_TIMES_QUADRATIC * quadratic) }
    const faults = await mapTwoAtATime(all, async (checked) => {
      const verdict = await verdictOn(checked, OFFLINE_CHECK_MS)
      const text = tooSlow(checked, verdict?.status === 'vulnerable' ? [verdict.attack] : [], bounded)
      return text === undefined ? [] : [named(checked, text)]
    })
    expect(faults.flat()).toEqual([])
  })
})

async function mapTwoAtATime<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const take = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all([take(), take()])
  return results
}
