import { MINUTE } from '../core/time.ts'

/** Concurrent calls of a tenant, in both directions; an outbound call beyond them waits until one ends. */
export const MAX_LINES = 10

/** Maximum length of a conversation on a call; it ends with a goodbye. */
export const MAX_CALL_MS = 30 * MINUTE
