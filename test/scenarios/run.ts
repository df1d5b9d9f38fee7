import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/open.ts'
import { openAppShop, setClock } from './app-shop.ts'
import { generate } from './generator.ts'
import { inOrder, judge, MIN_RIGHT_SHARE, rightShare, summaryOf, told, type Verdict } from './judge.ts'
import { loadScenarios, loadShops, type Scenario } from './scenario.ts'

/*
 * npm run scenarios [-- --only WORDS] [--generated 1000] [--seed 0] [--verbose]
 *
 * Conversations with the product, graded by the rows that stand in the end. Without a key the built-in engine speaks; with
 * OPENAI_API_KEY, OPENAI_BASE_URL and CHAT_MODEL any model does.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    generated: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
})
const clock = setClock()
const directory = mkdtempSync(join(tmpdir(), 'frontdesk-scenarios-'))
const opened = await openDatabase({
  url: undefined,
  directory,
  poolSize: 1,
  durable: false,
  log: pino({ level: 'error' }),
})
try {
  const written = await run(loadScenarios().filter((one) => `${one.group}: ${one.title}`.includes(values.only)))
  console.log(`${summaryOf(written)}\n`)
  const generated = await run(generatedScenarios())
  if (generated.length > 0) console.log(summaryOf(generated))
  const isRight = generated.length === 0 || rightShare(generated) >= MIN_RIGHT_SHARE
  const hasClaims = [...written, ...generated].some(({ falseClaims }) => falseClaims > 0)
  process.exitCode = written.every(({ faults }) => faults.length === 0) && isRight && !hasClaims ? 0 : 1
} finally {
  await opened.close()
  rmSync(directory, { recursive: true, force: true })
}

function generatedScenarios(): Scenario[] {
  const shops = loadShops()
  const count = values.only === '' ? Number(values.generated) : 0
  return Array.from({ length: count }, (_, index) => generate(Number(values.seed) + index, shops))
}

/** The product's clock only moves forward, so each set of conversations gets its own app. */
async function run(scenarios: Scenario[]): Promise<Verdict[]> {
  const app = await start()
  const verdicts: Verdict[] = []
  try {
    for (const scenario of inOrder(scenarios)) {
      const verdict = await judge(scenario, () => openAppShop(app, clock, scenario))
      if (verdict.faults.length > 0 || values.verbose) console.log(told(verdict))
      verdicts.push(verdict)
    }
  } finally {
    await app.close()
  }
  return verdicts
}

async function start(): Promise<FastifyInstance> {
  const config = loadConfig({ ...modelVariables(), PORT: '3000', DATA_DIR: directory })
  const log = pino({ level: 'error' })
  const app = await buildApp(config, { database: opened, secretKey: randomBytes(32), log, clock })
  await app.ready()
  return app
}

function modelVariables(): Record<string, string> {
  const names = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'CHAT_MODEL']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
