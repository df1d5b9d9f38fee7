/* Cures for errors of Twilio's API, for the operator (https://www.twilio.com/docs/api/errors). */

const CURES: Record<number, string> = {
  20_003: 'TWILIO_ACCOUNT_SID or TWILIO_AUTH_TOKEN is wrong, or the account is closed',
  20_008: 'These are test credentials: take the live ones of the account',
  20_429: 'Too many requests: try again in a minute',
  21_210: 'The number to call from is none of the account: assign one of "numbers list"',
  21_211: 'The called number is none',
  21_215: 'Calls to this country are off: Twilio console, Voice, Settings, Geo permissions',
  21_216: 'Twilio does not call this number',
  21_219: 'A trial account calls verified numbers only: verify it, or upgrade the account',
  21_404: 'The account has no such number any more',
  21_502: 'Twilio takes no such address: BASE_URL has to be an https address that the internet reaches',
}

/** The provider's code and its cure; Twilio's own message may contain numbers. */
export function cureOf(error: unknown): string {
  const { status, code } = error as { status?: unknown; code?: unknown }
  if (typeof status !== 'number') return `Twilio cannot be reached (${typeof code === 'string' ? code : 'no answer'})`
  if (typeof code !== 'number') return `Twilio answers ${status}`
  return `Twilio answers ${status}, error ${code}: ${CURES[code] ?? `https://www.twilio.com/docs/errors/${code}`}`
}
