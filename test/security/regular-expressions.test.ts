import { beforeAll, describe, expect, it } from 'vitest'
import { currentChecker, faultOf, faultsIn, readProofs } from '../support/expression-proofs.ts'
import {
  constructedExpressions,
  distinct,
  expressionsInSource,
  type Expression,
} from '../support/regular-expressions.ts'

/** Constructions that only run while an app is built; their patterns are our own constants. */
const UNSEEN_CONSTRUCTIONS: Record<string, string> = {
  'src/plugins/error-handler.ts': 'paths of our own routes; every part is [^/]+ between slashes',
}

let literals: Expression[]
let constructions: string[]
let constructed: Expression[]

beforeAll(async () => {
  ;({ literals, constructions } = expressionsInSource())
  constructed = await constructedExpressions()
})

describe('each regular expression of the product', () => {
  it('is found: literals by parsing, constructed ones by watching', () => {
    expect(literals.length).toBeGreaterThan(400)
    const seen = new Set(constructed.map(({ place }) => place))
    const missed = constructions.filter(
      (place) => !seen.has(place) && UNSEEN_CONSTRUCTIONS[place.replace(/:\d+$/u, '')] === undefined,
    )
    expect(missed).toEqual([])
  })

  it('is linear, or quick on as much hostile text as it reads: by a proof in the list, or by one of this run', async () => {
    expect(await faultsIn(distinct([...literals, ...constructed]), readProofs())).toEqual([])
  })
})

describe('the proofs', () => {
  it('in the list are of this checker; else `node test/support/expression-proofs.ts` makes them anew', () => {
    expect(readProofs().checker).toBe(currentChecker())
  })

  it.each([
    ['exponential', '(a+)+$', 'src/a.ts:1'],
    ['quadratic', 'x*y$', 'src/a.ts:1'],
    ['slow behind a look-around, which the checker cannot read', '(?<!z)x*y(?=z)', 'src/a.ts:1'],
    ['much slower than a quadratic one, in the offline engine', 'a*a*a*$', 'src/offline/a.ts:1'],
  ])('are refused to an expression that is %s', async (_cost, source, place) => {
    expect(await faultOf({ source, flags: 'u', places: [place] })).toBeDefined()
  })

  it('are given to a quadratic one in the offline engine', async () => {
    expect(await faultOf({ source: 'x*y$', flags: 'u', places: ['src/offline/a.ts:1'] })).toBeUndefined()
  })
})
