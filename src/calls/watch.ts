/** So long nothing may be heard of a call before its provider is asked. */
export const WATCH_AFTER_S = 60
