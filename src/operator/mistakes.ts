/** An unknown or malformed command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** No database exists. */
export class NothingThereError extends Error {
  override readonly name = 'NothingThereError'
}
