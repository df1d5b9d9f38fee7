/** Ask the provider for a call's status after this many seconds without an update. */
export const WATCH_AFTER_S = 60

/** The last words, and the carrier's count of seconds, come a moment after the end of a call. */
export const SETTLED_AFTER_S = 4
