import { sortSearch } from '../../parts/sort.ts'

/** The search in the names of services and staff, and the order of the lists. */
export function serviceSearch({ q, sort }: Record<string, unknown>): { q?: string; sort?: string } {
  return { ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}), ...sortSearch({ sort }) }
}
