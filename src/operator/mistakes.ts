/** What was typed is no command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** There is no database to work on. */
export class NothingThereError extends Error {
  override readonly name = 'NothingThereError'
}
