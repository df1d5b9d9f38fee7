import vm from 'node:vm'
import { check, type Diagnostics } from 'recheck'
import { attackText, hostileTexts, relaxations, type Attack, type TextMaker } from './hostile-characters.ts'

export interface Checked {
  source: string
  flags: string
  places: string[]
}

/** The finding of the checker: an attack, that there is none, or that it cannot tell. */
export type Verdict = { status: 'safe' } | { status: 'vulnerable'; complexity: string; attack: Attack } | undefined

const MAX_CHECK_MS = 4_000
const MAX_RELAXED_CHECK_MS = 500
/** The checker takes seconds for long alternations, which the hostile texts cover. */
const MAX_RELAXED_CHARACTERS = 300

export async function verdictOn({ source, flags }: Checked, timeout = MAX_CHECK_MS): Promise<Verdict> {
  // The automaton decides; the other method of the checker guesses, and takes long for it.
  const found: Diagnostics = await check(source, flags.replaceAll(/[gyd]/gu, ''), { checker: 'automaton', timeout })
  if (found.status === 'safe') return { status: 'safe' }
  if (found.status === 'unknown') return undefined
  return { status: 'vulnerable', complexity: found.complexity.summary, attack: found.attack }
}

/** Attacks on the expression as it would be without its look-around. */
export async function attacksOnRelaxed({ source, flags }: Checked): Promise<Attack[]> {
  if (source.length > MAX_RELAXED_CHARACTERS) return []
  const verdicts = await Promise.all(
    relaxations(source).map((relaxed) => verdictOn({ source: relaxed, flags, places: [] }, MAX_RELAXED_CHECK_MS)),
  )
  return verdicts.flatMap((verdict) => (verdict?.status === 'vulnerable' ? [verdict.attack] : []))
}

interface Limit {
  characters: number
  /** Of the processor: other work of the machine makes no expression slow. */
  milliseconds: number
}

/** Tried with all hostile texts; those that take longer than a linear expression does are tried at the length of the limit. */
const SCREENING: Limit = { characters: 8_000, milliseconds: 10 }
/** A text that is stopped here took long, however busy the machine is. */
const MAX_WAIT_MS = 10_000

/** The beginning of a hostile text that takes longer than the limit allows; undefined where none does. */
export function tooSlow({ source, flags }: Checked, attacks: Attack[], limit: Limit): string | undefined {
  const expression = new RegExp(source, flags)
  const attacking = attacks.map(
    (attack): TextMaker =>
      (length) =>
        attackText(attack, length),
  )
  for (const make of [...attacking, ...hostileTexts(source)]) {
    const screened = make(Math.min(SCREENING.characters, limit.characters))
    if (cpuMilliseconds(expression, screened) < SCREENING.milliseconds) continue
    const text = make(limit.characters)
    if (cpuMilliseconds(expression, text) >= limit.milliseconds)
      return `${JSON.stringify(text.slice(0, 24))}… (${text.length} characters)`
  }
  return undefined
}

const context = vm.createContext({})

/** What looking for all matches costs. */
export function cpuMilliseconds(expression: RegExp, text: string): number {
  context['seek'] = () => text.replace(expression, '').length
  const before = process.threadCpuUsage()
  try {
    vm.runInContext('seek()', context, { timeout: MAX_WAIT_MS })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return Number.POSITIVE_INFINITY
    throw error
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Without a repetition that has no upper bound, each beginning costs at most a constant. */
export function isBounded(source: string): boolean {
  const bare = source.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x')
  return !/[*+]|\{\d+,\}/u.test(bare)
}
