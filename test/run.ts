import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { missingTools } from './support/tools.ts'

const ROOT = join(import.meta.dirname, '..')

/** The gate: the checks, all at once, then the tests. `npm test -- [--only STEP]… [arguments of vitest]`. */
const STEPS = {
  types: ['tsc', '-p', 'tsconfig.json'],
  'web-types': ['tsc', '-p', 'src/web/tsconfig.json'],
  'test-types': ['tsc', '-p', 'test/tsconfig.json'],
  lint: ['oxlint'],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  vitest: ['vitest', 'run', '--config', 'test/vitest.config.ts'],
} as const

type Step = keyof typeof STEPS

const { chosen, passedOn } = parseArguments(process.argv.slice(2))
const missing = chosen.includes('vitest') ? missingTools() : []
if (missing.length > 0 && process.env['REQUIRE'] === 'all') fail(`${summary()} (REQUIRE=all)`)

await Promise.all(chosen.filter((step) => step !== 'vitest').map((step) => run(step)))
if (process.exitCode === 1) fail('npm test: a check failed')
if (chosen.includes('vitest')) await run('vitest', passedOn)
if (missing.length > 0) console.log(summary())

function parseArguments(given: string[]): { chosen: Step[]; passedOn: string[] } {
  const only = new Set<string>()
  const rest: string[] = []
  const args = given.values()
  for (const arg of args) {
    if (arg === '--only') only.add(args.next().value ?? '')
    else rest.push(arg)
  }
  const steps = Object.keys(STEPS) as Step[]
  if (![...only].every((name) => name in STEPS)) fail(`--only takes one of ${steps.join(', ')}`)
  return { chosen: only.size === 0 ? steps : steps.filter((step) => only.has(step)), passedOn: rest }
}

/** The output of a check comes when it ends, so that those of several stay apart. */
async function run(step: Step, more: string[] = []): Promise<void> {
  const started = performance.now()
  const env = { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter) }
  const [program, ...args] = STEPS[step]
  const stdio = step === 'vitest' ? 'inherit' : 'pipe'
  const child = spawn(program, [...args, ...more], { cwd: ROOT, stdio, env, shell: process.platform === 'win32' })
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))))
  const [status] = (await once(child, 'close')) as [number | null]
  process.stdout.write((await output).join(''))
  if (status !== 0) process.exitCode = 1
  console.log(`${step}: ${status === 0 ? 'ok' : 'failed'}, ${((performance.now() - started) / 1_000).toFixed(1)} s`)
}

function summary(): string {
  return `Not tested, because not found on this machine: ${missing.join(', ')}`
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
