import type { BookingRow, Scenario } from './scenario.ts'
import type { Heard } from './visitor.ts'

/** Faults of the final rows and claims, never of the wording. */
export function faultsOf(scenario: Scenario, { rows, falseClaims, transcript }: Heard): string[] {
  const faults = falseClaims.map((claim) => `said without a row: ${claim}`)
  const {
    bookings = scenario.given.map((one) => ({ status: 'confirmed', ...one })),
    leads,
    handoffs = 0,
    callbacks = 0,
  } = scenario.rows
  const own = rows.bookings.filter(({ name }) => name !== BLOCKER)
  faults.push(...unmatched('booking', bookings, own))
  const expectsNew = bookings.length > scenario.given.length
  const unnamed = expectsNew || callbacks > 0 || scenario.given.length > 0 ? 'any' : []
  const wanted = leads ?? unnamed
  if (wanted !== 'any')
    faults.push(
      ...unmatched(
        'lead',
        wanted,
        rows.leads.filter(({ name }) => name !== BLOCKER),
      ),
    )
  if (handoffs !== 'any' && rows.handoffs !== handoffs) faults.push(`${rows.handoffs} hand-offs, not ${handoffs}`)
  if (rows.callbacks !== callbacks) faults.push(`${rows.callbacks} call-backs, not ${callbacks}`)
  const said = transcript.map(({ reply }) => reply).join('\n')
  for (const pattern of scenario.heard) if (!new RegExp(pattern, 'u').test(said)) faults.push(`nobody said ${pattern}`)
  for (const pattern of scenario.never) if (new RegExp(pattern, 'u').test(said)) faults.push(`somebody said ${pattern}`)
  return faults
}

/** Name on bookings that block a time. */
export const BLOCKER = 'Blocked'

/** Matches expected and found rows one to one. */
function unmatched<T extends object>(kind: string, expected: Partial<T>[], found: T[]): string[] {
  const rest = [...found]
  const missing = expected.filter((row) => {
    const index = rest.findIndex((one) => Object.entries(row).every(([key, value]) => same(one[key as keyof T], value)))
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
  return [
    ...missing.map((row) => `no ${kind} ${JSON.stringify(row)}`),
    ...rest.map((row) => `a ${kind} too many: ${JSON.stringify(row)}`),
  ]
}

function same(found: unknown, expected: unknown): boolean {
  if (typeof found === 'string' && typeof expected === 'string') return found.toLowerCase() === expected.toLowerCase()
  return found === expected
}

export type { BookingRow }
