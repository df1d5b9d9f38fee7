import { MINUTE } from '../core/time.ts'

/** A conversation on a call ends with a goodbye after so long, whoever speaks. */
export const LONGEST_CALL_MS = 30 * MINUTE
