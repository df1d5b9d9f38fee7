import type { CallContextUpdateOptions, CallInstance } from 'twilio/lib/rest/api/v2010/account/call.js'
import type { CallListInstanceCreateOptions } from 'twilio/lib/rest/api/v2010/account/call.js'
import { SECOND } from '../../core/time.ts'

/** Calls of one account (https://www.twilio.com/docs/voice/api/call-resource). Errors are the package's `RestException`. */
export interface TwilioCalls {
  create(params: CallListInstanceCreateOptions, signal: AbortSignal): Promise<CallInstance>
  update(sid: string, params: CallContextUpdateOptions, signal: AbortSignal): Promise<void>
  fetch(sid: string, signal: AbortSignal): Promise<CallInstance>
  /** The newest calls from one number to another. */
  between(numbers: { from: string; to: string }, signal: AbortSignal): Promise<CallInstance[]>
}

export interface Account {
  accountSid: string
  authToken: string
  apiUrl: string
}

const ANSWER_WITHIN_MS = 15 * SECOND
const NEWEST = 20

/** The vendor's package is read when the first call needs it: it costs a tenth of a second and 35 MiB. */
export function createTwilioCalls(account: Account): TwilioCalls {
  let opened: ReturnType<typeof open> | undefined
  const calls = () => (opened ??= open(account))
  return {
    create: async (params, signal) => orAborted((await calls()).create(params), signal),
    update: async (sid, params, signal) => void (await orAborted((await calls()).get(sid).update(params), signal)),
    fetch: async (sid, signal) => orAborted((await calls()).get(sid).fetch(), signal),
    between: async (numbers, signal) => orAborted((await calls()).list({ ...numbers, limit: NEWEST }), signal),
  }
}

async function open({ accountSid, authToken, apiUrl }: Account) {
  const { default: twilio } = await import('twilio')
  const httpClient = new twilio.RequestClient({ timeout: ANSWER_WITHIN_MS })
  const client = twilio(accountSid, authToken, { httpClient })
  client.api.baseUrl = apiUrl
  return client.calls
}

/** The package cannot be interrupted, but whoever waits for it can. */
function orAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return Promise.race([asked, promise]).finally(() => signal.removeEventListener('abort', abort))
}
