import { CarrierRefusal, CarrierUnavailable } from '../carrier.ts'

/** What the package throws for an answer that is an error (https://www.twilio.com/docs/api/errors). */
interface RestFailure {
  status: number
  code: number | undefined
}

const NOT_FOUND = 404

/** Nothing was sent: there was nobody to send it to. */
const NOBODY_THERE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * What a failure to place a call means. What is neither Twilio's answer nor a connection that never was leaves open whether
 * the call was placed, and is given back as it is.
 */
export function dialFailure(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && NOBODY_THERE.includes(code))
    return new CarrierUnavailable('Twilio cannot be reached', { cause: error })
  const failure = restFailure(error)
  if (failure === undefined || failure.status >= 500) return error
  if (isForNow(failure)) return new CarrierUnavailable(`Twilio answers ${described(failure)}`, { cause: error })
  return new CarrierRefusal(
    isOfNumber(failure) ? 'rejected' : 'provider_error',
    `Twilio refuses: ${described(failure)}`,
  )
}

/** The call is over, or never was. */
export function isGone(error: unknown): boolean {
  return restFailure(error)?.status === NOT_FOUND
}

function restFailure(error: unknown): RestFailure | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined
  const code = 'code' in error && typeof error.code === 'number' ? error.code : undefined
  return { status: error.status, code }
}

/** A credential that is changed right now (20003), and too many requests (20429). */
function isForNow({ status }: RestFailure): boolean {
  return status === 401 || status === 429
}

/** 21210 to 21219: a number that is none, cannot be reached, or must not be called. */
function isOfNumber({ code = 0 }: RestFailure): boolean {
  return code >= 21_210 && code <= 21_219
}

/** Twilio's own words may name numbers. */
function described({ status, code }: RestFailure): string {
  return code === undefined ? String(status) : `${status}, error ${code}`
}
