import type { Refusal } from '../../states.ts'

/* Errors of Twilio's API (https://www.twilio.com/docs/api/errors): their cure for the operator, their reason for the business. */

interface Known {
  cure: string
  /** Why a call was refused; undefined for an error that refuses none. */
  refusal?: Refusal
}

const KNOWN: Record<number, Known> = {
  20_003: { cure: 'TWILIO_ACCOUNT_SID or TWILIO_AUTH_TOKEN is wrong, or the account is closed', refusal: 'account' },
  20_008: { cure: 'These are test credentials: take the live ones of the account', refusal: 'account' },
  20_429: { cure: 'Too many requests: try again in a minute' },
  21_210: {
    cure: 'The number to call from is none of the account: assign one of "numbers list"',
    refusal: 'caller_id',
  },
  21_211: { cure: 'The called number is none', refusal: 'number' },
  21_212: {
    cure: 'The number to call from is none of the account: assign one of "numbers list"',
    refusal: 'caller_id',
  },
  21_214: { cure: 'The called number cannot be reached', refusal: 'unreachable' },
  21_215: {
    cure: 'Calls to this country are off: Twilio console, Voice, Settings, Geo permissions',
    refusal: 'country',
  },
  21_216: { cure: 'Twilio does not call this number', refusal: 'blocked' },
  21_217: { cure: 'The called number is none', refusal: 'number' },
  21_219: {
    cure: 'A trial account calls verified numbers only: verify it, or upgrade the account',
    refusal: 'trial',
  },
  21_404: { cure: 'The account has no such number any more' },
  21_502: { cure: 'Twilio takes no such address: BASE_URL has to be an https address that the internet reaches' },
}

export function refusalOf(code: number | undefined): Refusal | undefined {
  return code === undefined ? undefined : KNOWN[code]?.refusal
}

/** The provider's code and its cure; Twilio's own message may contain numbers. */
export function cureOf(error: unknown): string {
  // Fields of the package's errors, and of Node's.
  const { status, code } = error as { status?: unknown; code?: unknown }
  if (typeof status !== 'number') return `Twilio cannot be reached (${typeof code === 'string' ? code : 'no answer'})`
  if (typeof code !== 'number') return `Twilio answers ${status}`
  return `Twilio answers ${status}, error ${code}: ${KNOWN[code]?.cure ?? `https://www.twilio.com/docs/errors/${code}`}`
}
