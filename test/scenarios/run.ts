import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/open.ts'
import { openAppShop, setClock } from './app-shop.ts'
import { inOrder, judge, summaryOf, type Verdict } from './judge.ts'
import { loadScenarios } from './scenario.ts'

/*
 * npm run scenarios [-- --only WORDS] [--verbose]
 *
 * Conversations with the product, graded by the rows that stand in the end. Without a key the built-in engine speaks; with
 * OPENAI_API_KEY, OPENAI_BASE_URL and CHAT_MODEL any model does.
 */

const args = process.argv.slice(2)
const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : ''
const isVerbose = args.includes('--verbose')

const directory = mkdtempSync(join(tmpdir(), 'frontdesk-scenarios-'))
const log = pino({ level: 'error' })
const clock = setClock()
const opened = await openDatabase({ url: undefined, directory, poolSize: 1, durable: false, log })
const config = loadConfig({ ...modelVariables(), PORT: '3000', DATA_DIR: directory })
const app = await buildApp(config, { database: opened, secretKey: randomBytes(32), log, clock })
const verdicts: Verdict[] = []
try {
  await app.ready()
  for (const scenario of inOrder(loadScenarios()).filter((one) => `${one.group}: ${one.title}`.includes(only))) {
    const verdict = await judge(scenario, () => openAppShop(app, clock, scenario))
    if (verdict.faults.length > 0 || isVerbose) console.log(tell(verdict))
    verdicts.push(verdict)
  }
} finally {
  await app.close()
  await opened.close()
  rmSync(directory, { recursive: true, force: true })
}
console.log(summaryOf(verdicts))
process.exitCode = verdicts.some(({ faults }) => faults.length > 0) ? 1 : 0

function modelVariables(): Record<string, string> {
  const names = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'CHAT_MODEL']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function tell({ scenario, faults, transcript }: Verdict): string {
  const said = transcript.flatMap(({ visitor, reply }) => [`  > ${visitor.slice(0, 300)}`, `  < ${reply}`])
  return [`\n${scenario.group}: ${scenario.title}`, ...said, ...faults.map((fault) => `  ! ${fault}`)].join('\n')
}
