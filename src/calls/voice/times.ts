import { MINUTE, SECOND } from '../../core/time.ts'

/** Nobody says anything: the caller is asked, and then let go. */
export const SILENCE_MS = 10 * SECOND
/** The caller spoke and hears nothing. */
export const ANSWER_MS = 8 * SECOND
/** A greeting lets somebody finish who speaks at once; a television never finishes. */
export const GREETING_WAITS_MS = 3 * SECOND
/** So long the last words may take, and any words of which nobody tells that they were heard. */
export const GOODBYE_MS = 20 * SECOND
export const HEARD_MS = MINUTE
/** After the end: until the last words are written down, and what was begun is done. */
export const WORDS_MS = 3 * SECOND
export const DEEDS_MS = 10 * SECOND
/** So long a caller waits for a tool in silence before something is said. */
export const FILLER_AFTER_MS = 3 * SECOND
/** Then the conversation goes on without it; what it does is still told when it is through. */
export const GOES_ON_AFTER_MS = 15 * SECOND
/** Whatever is not through by then is broken. */
export const ABORTED_AFTER_MS = MINUTE
/** Between two keys of one number. */
export const BETWEEN_KEYS_MS = 2 * SECOND
/** A browser is connected a moment after it got its answer; what is said before is not heard. */
export const CONNECTED_AFTER_MS = 0.7 * SECOND
/** Until the provider took a hang-up, or gave another wire. */
export const PROVIDER_MS = 10 * SECOND
