import { known, wordsIn } from '../../parts/address-values.ts'

/** The person who is looked at: kept in the address, so that other pages can link to them. */
interface PersonSearch {
  q?: string
}

const MAX_CHARS = 320

export function personSearch({ q }: Record<string, unknown>): PersonSearch {
  const words = wordsIn(q)
  return known({ q: words !== undefined && words.length <= MAX_CHARS ? words.trim() : undefined })
}
