/*
 * Proof that an expression is quick takes up to seconds, and most expressions stay as they are for months. Those already proven
 * are listed in `test/security/proven-expressions.json`, by hash; `node test/support/expression-proofs.ts` writes it anew. An
 * expression that is not in the list is proven in each run.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attacksOnRelaxed, cpuMilliseconds, isBounded, tooSlow, verdictOn, type Checked } from './expression-checks.ts'
import { constructedExpressions, distinct, expressionsInSource } from './regular-expressions.ts'

const LIST = join(import.meta.dirname, '../security/proven-expressions.json')
/** The files that decide: a change in one of them may change a verdict. */
const CHECKER = ['expression-checks.ts', 'expression-proofs.ts', 'hostile-characters.ts']

export interface Proofs {
  /** The checker that proved them. */
  checker: string
  proven: string[]
}

/** The offline engine truncates messages to this length, so its expressions may be quadratic. */
const OFFLINE = 'src/offline/'
const MAX_READ = 4_000
const OFFLINE_CHECK_MS = 1_000

const LINEAR = { characters: 100_000, milliseconds: 500 }
/** Maximum cost relative to a plain quadratic expression in the same run; more is worse than quadratic. */
const MAX_TIMES_QUADRATIC = 10
const MIN_BOUND_MS = 100

const isOffline = ({ places }: Checked) => places.every((place) => place.startsWith(OFFLINE))

/** Why an expression is not quick on hostile text; undefined if it is. */
export async function faultOf(checked: Checked): Promise<string | undefined> {
  if (isOffline(checked)) return faultOfOffline(checked)
  const verdict = await verdictOn(checked)
  if (verdict !== undefined) return verdict.status === 'vulnerable' ? verdict.complexity : undefined
  return tooSlow(checked, await attacksOnRelaxed(checked), LINEAR)
}

async function faultOfOffline(checked: Checked): Promise<string | undefined> {
  if (isBounded(checked.source)) return undefined
  const quadratic = cpuMilliseconds(/[.!]+$/u, `${'.'.repeat(MAX_READ)}x`)
  const limit = { characters: MAX_READ, milliseconds: Math.max(MIN_BOUND_MS, MAX_TIMES_QUADRATIC * quadratic) }
  const verdict = await verdictOn(checked, OFFLINE_CHECK_MS)
  return tooSlow(checked, verdict?.status === 'vulnerable' ? [verdict.attack] : [], limit)
}

/** Faults of those that no proof in the list covers, with their places. */
export async function faultsIn(all: Checked[], { proven }: Pick<Proofs, 'proven'>): Promise<string[]> {
  const known = new Set(proven)
  const faults: string[] = []
  const queue = all.filter((checked) => !known.has(keyOf(checked))).values()
  const take = async () => {
    for (const checked of queue) {
      const fault = await faultOf(checked)
      if (fault !== undefined) faults.push(`${checked.places.join(', ')} /${checked.source}/${checked.flags}: ${fault}`)
    }
  }
  await Promise.all([take(), take()])
  return faults
}

export function readProofs(): Proofs {
  return JSON.parse(readFileSync(LIST, 'utf8')) as Proofs
}

/** The checker of this checkout, with the engine that ran the expressions. */
export function currentChecker(): string {
  const hash = createHash('sha256')
    .update(process.versions.v8)
    .update(readFileSync(packageOf('recheck')))
  for (const name of CHECKER) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 16)
}

function packageOf(name: string): string {
  return join(import.meta.dirname, '../../node_modules', name, 'package.json')
}

function keyOf(checked: Checked): string {
  const key = `${isOffline(checked) ? 'offline' : 'linear'} ${checked.flags}/${checked.source}`
  return createHash('sha256').update(key).digest('base64url').slice(0, 16)
}

async function prove(): Promise<void> {
  const all = distinct([...expressionsInSource().literals, ...(await constructedExpressions())])
  const faults = await faultsIn(all, { proven: [] })
  if (faults.length > 0) throw new Error(`Not proven:\n${faults.join('\n')}`)
  const proofs: Proofs = { checker: currentChecker(), proven: all.map(keyOf).toSorted() }
  writeFileSync(LIST, `${JSON.stringify(proofs, null, 2)}\n`)
  console.log(`${all.length} expressions are quick`)
}

if (import.meta.main) await prove()
