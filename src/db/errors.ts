import { codeOfError } from '../core/caught.ts'

/** Codes of Postgres that the product acts on. */
export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
export const EXCLUSION_VIOLATION = '23P01'
export const SERIALIZATION_FAILURE = '40001'
export const DEADLOCK = '40P01'

/** The error code of pg, Postgres or the system; drizzle wraps it as the cause. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return codeOfError(error.cause instanceof Error ? error.cause : error)
}

const MAX_ATTEMPTS = 5

/** Repeats a transaction that Postgres ended for a deadlock: the other one has finished by then. */
export async function withoutDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || databaseCode(error) !== DEADLOCK) throw error
    }
  }
}
