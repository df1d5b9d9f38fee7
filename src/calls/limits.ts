import { MINUTE, SECOND } from '../core/time.ts'

/** Concurrent calls of a tenant, in both directions; an outbound call beyond them waits until one ends. */
export const MAX_LINES = 10

/** Maximum length of a conversation on a call; it ends with a goodbye. */
export const MAX_CALL_MS = 30 * MINUTE

/** Longest silence on a line; a caller who hears nothing for longer believes that it is dead. */
export const MAX_SILENCE_MS = 2.5 * SECOND
