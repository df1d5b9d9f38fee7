/** The search in the names of services and staff. */
export function serviceSearch({ q }: Record<string, unknown>): { q?: string | undefined } {
  return typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}
}
