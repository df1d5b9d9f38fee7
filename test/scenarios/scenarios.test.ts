import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { openCopy } from '../support/database.ts'
import { startTestApp } from '../support/app.ts'
import { openMemoryShop } from '../support/fakes/shop-in-memory.ts'
import { openAppShop, setClock } from './app-shop.ts'
import { generate } from './generator.ts'
import { inOrder, judge, MIN_RIGHT_SHARE, rightShare, told, type Verdict } from './judge.ts'
import { loadScenarios, loadShops, type Line } from './scenario.ts'

const scenarios = loadScenarios()
/** `npm run scenarios` runs all thousand, on the database. */
const GENERATED = 250

describe('the set of conversations', () => {
  it('has at least 120 of them, and 15 in each language', () => {
    const byLanguage = Map.groupBy(scenarios, ({ language }) => language)
    expect(scenarios.length).toBeGreaterThanOrEqual(120)
    for (const language of ['en', 'de', 'es', 'fr'] as const)
      expect(byLanguage.get(language)?.length, language).toBeGreaterThanOrEqual(15)
  })

  it('shares no sentence and no name with the product', () => {
    const root = join(import.meta.dirname, '../../src')
    const source = globSync(join(root, '**/*.{ts,tsx}'))
      .map((file) => readFileSync(file, 'utf8').toLowerCase())
      .join('\n')
    const shared = [...sentences(), ...names()].filter((text) => source.includes(text.toLowerCase()))
    expect(shared).toEqual([])
  })
})

describe('the built-in engine', () => {
  const clock = setClock()
  let app: FastifyInstance
  let close: () => Promise<void>

  beforeAll(async () => {
    // A moved clock needs a database of its own.
    const opened = await openCopy()
    app = await startTestApp({ clock, database: opened.database })
    close = async () => {
      await app.close()
      await opened.close()
    }
  })
  afterAll(() => close())

  const groups = Map.groupBy(inOrder(scenarios), ({ group, now }) => `${now.slice(0, 7)} ${group}`)
  it.for([...groups])('leads to the right rows: %s', async ([, members]) => {
    const failed: string[] = []
    for (const scenario of members) {
      const verdict = await judge(scenario, () => openAppShop(app, clock, scenario))
      if (verdict.faults.length > 0) failed.push(told(verdict))
    }
    expect(failed.join('\n')).toBe('')
  })

  it('leads to them in varied words too, and never claims what was not done', async () => {
    const shops = loadShops()
    const verdicts: Verdict[] = []
    for (let seed = 0; seed < GENERATED; seed += 1) {
      const scenario = generate(seed, shops)
      verdicts.push(await judge(scenario, async () => openMemoryShop(scenario)))
    }
    const failed = verdicts.filter(({ faults }) => faults.length > 0)
    expect(rightShare(verdicts), failed.slice(0, 5).map(told).join('\n')).toBeGreaterThanOrEqual(MIN_RIGHT_SHARE)
    expect(verdicts.filter(({ falseClaims }) => falseClaims > 0).map(told)).toEqual([])
  })
})

/** Sentences of more than two words; shorter ones are common to everybody. */
function sentences(): string[] {
  const lines = scenarios.flatMap(({ says }) => says).flatMap(textsOf)
  return lines.flatMap((line) => line.split(/(?<=[.!?])\s+/u)).filter((text) => text.split(/\s+/u).length > 2)
}

function textsOf(line: Line): string[] {
  return typeof line === 'string'
    ? [line]
    : Object.values(line).filter((text): text is string => typeof text === 'string')
}

function names(): string[] {
  const shops = Object.values(loadShops())
  const people = scenarios.flatMap(({ who, given }) => [who[0] ?? '', ...given.map(({ name }) => name ?? '')])
  const business = shops.flatMap(({ name, services, staff }) => [name, ...services.map((one) => one.name), ...staff])
  return [...people, ...business].filter((name) => name.includes(' '))
}
