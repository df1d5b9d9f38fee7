/**
 * The longest wait for what must come. A bound against hanging, no claim about speed: a busy machine is many times slower than
 * a quiet one. A test has more, so that the wait fails first and names what did not come.
 */
export const MAX_WAIT_MS = 90_000
