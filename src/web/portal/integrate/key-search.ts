import { known, oneOf, wordsIn } from '../parts/address-values.ts'
import { sortSearch } from '../parts/sort.ts'

const KINDS = ['standard', 'admin', 'ended'] as const

/** Which keys are shown, and in which order: kept in the address. */
export interface KeyFilters {
  q?: string
  kind?: (typeof KINDS)[number]
  sort?: string
}

export function keySearch({ q, kind, sort }: Record<string, unknown>): KeyFilters {
  return { ...known({ q: wordsIn(q), kind: oneOf(KINDS, kind) }), ...sortSearch({ sort }) }
}
