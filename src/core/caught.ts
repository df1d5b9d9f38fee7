/** The thrown value as an `Error`, because any value may be thrown. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error), { cause: error })
}

/** The code of an error, such as `ENOENT` of the system; undefined for an error without one. */
export function codeOfError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
