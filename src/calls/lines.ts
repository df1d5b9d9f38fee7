/** Calls of a tenant at once, both ways; a call out beyond them waits until one ends. */
export const MAX_LINES = 10
