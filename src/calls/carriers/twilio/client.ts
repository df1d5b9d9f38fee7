import type { CallContextUpdateOptions, CallInstance } from 'twilio/lib/rest/api/v2010/account/call.js'
import type { CallListInstanceCreateOptions } from 'twilio/lib/rest/api/v2010/account/call.js'
import { SECOND } from '../../../core/time.ts'

/** Calls and numbers of one account (https://www.twilio.com/docs/voice/api/call-resource). Errors are the package's `RestException`. */
export interface TwilioCalls {
  create(params: CallListInstanceCreateOptions, signal: AbortSignal): Promise<CallInstance>
  update(sid: string, params: CallContextUpdateOptions, signal: AbortSignal): Promise<void>
  fetch(sid: string, signal: AbortSignal): Promise<CallInstance>
  /** All numbers of the account (https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource). */
  numbers(signal: AbortSignal): Promise<string[]>
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
/** The most that Twilio gives at once. */
const PAGE_SIZE = 1_000

/** The vendor's package is read when the first call needs it: it costs a tenth of a second and 35 MiB. */
export function createTwilioCalls(account: Account): TwilioCalls {
  let opened: ReturnType<typeof open> | undefined
  const client = () => (opened ??= open(account))
  const calls = async () => (await client()).calls
  return {
    create: async (params, signal) => orAborted((await calls()).create(params), signal),
    update: async (sid, params, signal) => void (await orAborted((await calls()).get(sid).update(params), signal)),
    fetch: async (sid, signal) => orAborted((await calls()).get(sid).fetch(), signal),
    async numbers(signal) {
      const numbers = await orAborted((await client()).incomingPhoneNumbers.list({ pageSize: PAGE_SIZE }), signal)
      return numbers.map(({ phoneNumber }) => phoneNumber)
    },
    between: async (numbers, signal) => orAborted((await calls()).list({ ...numbers, limit: NEWEST }), signal),
  }
}

async function open({ accountSid, authToken, apiUrl }: Account) {
  const { default: twilio } = await import('twilio')
  const httpClient = new twilio.RequestClient({ timeout: ANSWER_WITHIN_MS })
  const client = twilio(accountSid, authToken, { httpClient })
  client.api.baseUrl = apiUrl
  return client
}

/** The package cannot be interrupted, but whoever waits for it can. */
function orAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return Promise.race([asked, promise]).finally(() => signal.removeEventListener('abort', abort))
}
