import { MINUTE, SECOND } from '../core/time.ts'

/** Concurrent calls of a tenant, in both directions; an outbound call beyond them waits until one ends. */
export const MAX_LINES = 10

/**
 * Maximum length of a conversation on a call; it ends with a goodbye. An outbound call is cut off by the carrier five minutes
 * later at the latest.
 */
export const MAX_CALL_MS = 30 * MINUTE

/** Longest silence on a line; a caller who hears nothing for longer believes that it is dead. */
export const MAX_SILENCE_MS = 2.5 * SECOND

/** Ask the provider for a call's status after this many seconds without an update. */
export const WATCH_AFTER_S = 60

/** The last words, and the carrier's count of seconds, come a moment after the end of a call. */
export const SETTLED_AFTER_S = 4
