const SHORTEST = 6

/** What people can read out: the last characters of the id, which are random. */
export function referenceOf(bookingId: string): string {
  return bookingId.slice(-SHORTEST).toUpperCase()
}

/** True for the whole id and for its end; spaces, hyphens and case do not matter. */
export function matchesReference(bookingId: string, reference: string): boolean {
  const given = reference.trim().toLowerCase()
  if (given === bookingId) return true
  const spoken = given.replace(/[\s-]/g, '')
  return spoken.length >= SHORTEST && /^[0-9a-z]+$/.test(spoken) && bookingId.endsWith(spoken)
}
