import { faultsOf } from './grade.ts'
import { instantOf } from './app-shop.ts'
import type { Scenario } from './scenario.ts'
import { converse, type Heard, type Talk } from './visitor.ts'

export interface Verdict {
  scenario: Scenario
  transcript: Heard['transcript']
  faults: string[]
  falseClaims: number
}

/** Sorted, because the product's clock only moves forward. */
export function inOrder(scenarios: Scenario[]): Scenario[] {
  const begins = ({ now, shop }: Scenario): number => instantOf(now, shop.time_zone).getTime()
  return scenarios.toSorted((a, b) => begins(a) - begins(b))
}

export async function judge(scenario: Scenario, open: () => Promise<Talk>): Promise<Verdict> {
  try {
    const heard = await converse(scenario, await open())
    return {
      scenario,
      transcript: heard.transcript,
      faults: faultsOf(scenario, heard),
      falseClaims: heard.falseClaims.length,
    }
  } catch (error) {
    return { scenario, transcript: [], faults: [`it broke: ${String(error)}`], falseClaims: 0 }
  }
}

/** Passed and failed per group, and all unsupported claims. */
export function summaryOf(verdicts: Verdict[]): string {
  const groups = Map.groupBy(verdicts, ({ scenario }) => scenario.group)
  const lines = [...groups].map(([group, of]) => {
    const failed = of.filter(({ faults }) => faults.length > 0).length
    return `${group.padEnd(16)} passed ${String(of.length - failed).padStart(4)}  failed ${String(failed).padStart(3)}`
  })
  const failed = verdicts.filter(({ faults }) => faults.length > 0).length
  const falseClaims = verdicts.reduce((sum, one) => sum + one.falseClaims, 0)
  return [
    ...lines,
    `${'all'.padEnd(16)} passed ${String(verdicts.length - failed).padStart(4)}  failed ${String(failed).padStart(3)}  claims without a receipt: ${falseClaims}`,
  ].join('\n')
}

/** Minimum share of generated conversations with correct final rows. */
export const MIN_RIGHT_SHARE = 0.97

export function rightShare(verdicts: Verdict[]): number {
  return verdicts.filter(({ faults }) => faults.length === 0).length / verdicts.length
}

export function told({ scenario, faults, transcript }: Verdict): string {
  const said = transcript.flatMap(({ visitor, reply }) => [`  > ${visitor.slice(0, 300)}`, `  < ${reply}`])
  return [`\n${scenario.group}: ${scenario.title}`, ...said, ...faults.map((fault) => `  ! ${fault}`)].join('\n')
}
