import vm from 'node:vm'
import { check, type Diagnostics } from 'recheck'
import { attackText, hostileTexts, relaxations, type Attack, type TextMaker } from './hostile-characters.ts'

export interface Checked {
  source: string
  flags: string
  places: string[]
}

/** The checker's finding: safe, an attack, or undecided. */
export type Verdict = { status: 'safe' } | { status: 'vulnerable'; complexity: string; attack: Attack } | undefined

const MAX_CHECK_MS = 4_000
const MAX_RELAXED_CHECK_MS = 500
/** The checker takes seconds for long alternations, which the hostile texts cover. */
const MAX_RELAXED_CHARACTERS = 300

export async function verdictOn({ source, flags }: Checked, timeout = MAX_CHECK_MS): Promise<Verdict> {
  // The automaton proves; the checker's other method only guesses, slowly.
  const found: Diagnostics = await check(source, flags.replaceAll(/[gyd]/gu, ''), { checker: 'automaton', timeout })
  if (found.status === 'safe') return { status: 'safe' }
  if (found.status === 'unknown') return undefined
  return { status: 'vulnerable', complexity: found.complexity.summary, attack: found.attack }
}

/** Attacks on the expression without its look-around. */
export async function attacksOnRelaxed({ source, flags }: Checked): Promise<Attack[]> {
  if (source.length > MAX_RELAXED_CHARACTERS) return []
  const verdicts = await Promise.all(
    relaxations(source).map((relaxed) => verdictOn({ source: relaxed, flags, places: [] }, MAX_RELAXED_CHECK_MS)),
  )
  return verdicts.flatMap((verdict) => (verdict?.status === 'vulnerable' ? [verdict.attack] : []))
}

interface Limit {
  characters: number
  /** CPU time, which other work of the machine does not affect. */
  milliseconds: number
}

/** All hostile texts at this length; those slower than a linear expression are tried again at the full length. */
const SCREENING: Limit = { characters: 8_000, milliseconds: 10 }
/** A text stopped at this multiple of its limit is slow on any machine. */
const MAX_WAIT_TIMES = 10

/** The beginning of a hostile text beyond the limit; undefined if there is none. */
export function tooSlow({ source, flags }: Checked, attacks: Attack[], limit: Limit): string | undefined {
  const expression = new RegExp(source, flags)
  const attacking = attacks.map(
    (attack): TextMaker =>
      (length) =>
        attackText(attack, length),
  )
  const costOf = (text: string) => {
    const cost = cpuMilliseconds(expression, text, MAX_WAIT_TIMES * limit.milliseconds)
    // The first run on a kind of text compiles the expression for it, which takes longer than a quick expression runs.
    if (cost < limit.milliseconds || cost === Number.POSITIVE_INFINITY) return cost
    return cpuMilliseconds(expression, text, MAX_WAIT_TIMES * limit.milliseconds)
  }
  for (const make of [...attacking, ...hostileTexts(source)]) {
    const screened = costOf(make(Math.min(SCREENING.characters, limit.characters)))
    if (screened < SCREENING.milliseconds) continue
    const text = make(limit.characters)
    if (screened >= limit.milliseconds || costOf(text) >= limit.milliseconds)
      return `${JSON.stringify(text.slice(0, 24))}… (${text.length} characters)`
  }
  return undefined
}

const context = vm.createContext({})

/** CPU cost of finding all matches; infinite beyond the wait. */
export function cpuMilliseconds(expression: RegExp, text: string, maxWaitMs = 10_000): number {
  context['seek'] = () => text.replace(expression, '').length
  const before = process.threadCpuUsage()
  try {
    vm.runInContext('seek()', context, { timeout: Math.ceil(maxWaitMs) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return Number.POSITIVE_INFINITY
    throw error
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Without an unbounded repetition, the cost per start is constant. */
export function isBounded(source: string): boolean {
  const bare = source.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x')
  return !/[*+]|\{\d+,\}/u.test(bare)
}
