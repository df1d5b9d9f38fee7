import { sortSearch } from '../parts/sort.ts'

const KINDS = ['standard', 'admin', 'ended'] as const

/** Which keys are shown, and in which order: kept in the address. */
export interface KeyFilters {
  q?: string
  kind?: (typeof KINDS)[number]
  sort?: string
}

/** An address can hold anything; unknown and empty values are dropped. Numbers are words too. */
export function keySearch({ q, kind, sort }: Record<string, unknown>): KeyFilters {
  const known = KINDS.find((one) => one === kind)
  return {
    ...((typeof q === 'string' && q.trim() !== '') || typeof q === 'number' ? { q: String(q) } : {}),
    ...(known && { kind: known }),
    ...sortSearch({ sort }),
  }
}
