import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { missingTools } from './support/tools.ts'

const ROOT = join(import.meta.dirname, '..')

/** The gate: every step in order, up to the first failure. `npm test -- [--only STEP]… [arguments of vitest]`. */
const STEPS = {
  types: ['tsc', '-p', 'tsconfig.json'],
  'web-types': ['tsc', '-p', 'src/web/tsconfig.json'],
  'portal-types': ['tsc', '-p', 'src/web/portal/tsconfig.json'],
  'test-types': ['tsc', '-p', 'test/tsconfig.json'],
  lint: ['oxlint'],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  vitest: ['vitest', 'run', '--config', 'test/vitest.config.ts'],
} as const

type Step = keyof typeof STEPS

const { chosen, passedOn } = parseArguments(process.argv.slice(2))
const missing = chosen.includes('vitest') ? missingTools() : []
if (missing.length > 0 && process.env['REQUIRE'] === 'all') fail(`${summary()} (REQUIRE=all)`)

for (const step of chosen) {
  const [program, ...args] = STEPS[step]
  run(step, program, step === 'vitest' ? [...args, ...passedOn] : args)
}
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

function run(step: Step, program: string, args: string[]): void {
  const started = performance.now()
  const env = { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter) }
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) fail(`npm test: ${step} failed`)
  console.log(`${step}: ok, ${((performance.now() - started) / 1_000).toFixed(1)} s`)
}

function summary(): string {
  return `Not tested, because not found on this machine: ${missing.join(', ')}`
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
