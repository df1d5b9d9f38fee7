/** Ids of the staff whose columns are shown; without it all. */
export function staffSearch({ staff }: Record<string, unknown>): { staff?: string } {
  return typeof staff === 'string' && staff !== '' ? { staff } : {}
}
