/** The person who is looked at: kept in the address, so that other pages can link to them. */
interface PersonSearch {
  q?: string
}

const MAX_CHARS = 320

/** An address can hold anything; unknown and empty values are dropped. */
export function personSearch({ q }: Record<string, unknown>): PersonSearch {
  // A phone number in an address is read as a number.
  const text = typeof q === 'number' ? String(q) : q
  return typeof text === 'string' && text.trim() !== '' && text.length <= MAX_CHARS ? { q: text.trim() } : {}
}
