/** The order of a list in its address: a column, falling with `-` before it. */
export function sortSearch({ sort }: Record<string, unknown>): { sort?: string } {
  return typeof sort === 'string' && /^-?[a-z]+$/.test(sort) ? { sort } : {}
}
