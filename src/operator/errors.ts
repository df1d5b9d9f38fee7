/** An unknown or malformed command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError'
}
