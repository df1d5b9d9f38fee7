import { MINUTE } from '../core/time.ts'

/** Calls of a tenant at once, both ways; a call out beyond them waits until one ends. */
export const MAX_LINES = 10

/** The longest conversation on a call: then it ends with a goodbye. */
export const LONGEST_CALL_MS = 30 * MINUTE
