import type {
  CallContextUpdateOptions,
  CallInstance,
  CallListInstanceCreateOptions,
} from 'twilio/lib/rest/api/v2010/account/call.js'
import { codeOfError } from '../../../core/caught.ts'
import { SECOND } from '../../../core/time.ts'
import type { FailureReason } from '../../states.ts'
import { cureOf, refusalOf } from './call-errors.ts'
import { CarrierRefusal, CarrierUnavailable, type Recorded } from '../carrier.ts'

/** Calls and numbers of one account (https://www.twilio.com/docs/voice/api/call-resource). Errors are the package's `RestException`. */
export interface TwilioCalls {
  create(params: CallListInstanceCreateOptions, signal: AbortSignal): Promise<CallInstance>
  update(sid: string, params: CallContextUpdateOptions, signal: AbortSignal): Promise<void>
  fetch(sid: string, signal: AbortSignal): Promise<CallInstance>
  /** All numbers of the account (https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource). */
  numbers(signal: AbortSignal): Promise<AccountNumber[]>
  /** Sets where the calls of a number go. */
  setHooks(sid: string, hooks: NumberHooks, signal: AbortSignal): Promise<void>
  /** A recorded message; undefined where there is none, or not yet. @throws Error */
  recording(sid: string, signal: AbortSignal): Promise<Recorded | undefined>
  /** Messages that callers recorded: on a call, or on all since then (https://www.twilio.com/docs/voice/api/recording). */
  recordings(of: { callSid: string } | { dateCreatedAfter: Date }, signal: AbortSignal): Promise<LeftMessage[]>
  /** Deletes a recording (https://www.twilio.com/docs/voice/api/recording#delete-a-recording-resource). */
  removeRecording(sid: string, signal: AbortSignal): Promise<void>
  /** The newest calls from one number to another. */
  between(numbers: { from: string; to: string }, signal: AbortSignal): Promise<CallInstance[]>
}

/** Addresses that Twilio asks about calls to a number; empty for none. */
export interface NumberHooks {
  voiceUrl: string
  voiceFallbackUrl: string
  statusCallback: string
}

interface LeftMessage {
  sid: string
  callSid: string
  /** Undefined while it is being recorded and processed. */
  seconds: number | undefined
}

interface AccountNumber {
  sid: string
  number: string
  hooks: NumberHooks
}

interface Account {
  accountSid: string
  authToken: string
  apiUrl: string
}

const ANSWER_WITHIN_MS = 15 * SECOND
const NEWEST = 20
/** Twilio's maximum. */
const PAGE_SIZE = 1_000

/** The vendor's package is loaded when the first call needs it: it costs a tenth of a second and 35 MiB. */
export function createTwilioCalls(account: Account): TwilioCalls {
  let opened: ReturnType<typeof open> | undefined
  const client = () => (opened ??= open(account))
  const calls = async () => (await client()).calls
  return {
    create: async (params, signal) => orAborted((await calls()).create(params), signal),
    update: async (sid, params, signal) =>
      void (await repeatable(async () => (await calls()).get(sid).update(params), signal)),
    fetch: async (sid, signal) => repeatable(async () => (await calls()).get(sid).fetch(), signal),
    recording: (sid, signal) => recordingOf(account, sid, signal),
    async numbers(signal) {
      const numbers = await repeatable(
        async () => (await client()).incomingPhoneNumbers.list({ pageSize: PAGE_SIZE }),
        signal,
      )
      return numbers.map(({ sid, phoneNumber, voiceUrl, voiceFallbackUrl, statusCallback }) => ({
        sid,
        number: phoneNumber,
        hooks: { voiceUrl, voiceFallbackUrl, statusCallback },
      }))
    },
    async setHooks(sid, hooks, signal) {
      const post = { voiceMethod: 'POST', voiceFallbackMethod: 'POST', statusCallbackMethod: 'POST' }
      await repeatable(async () => (await client()).incomingPhoneNumbers.get(sid).update({ ...hooks, ...post }), signal)
    },
    async recordings(of, signal) {
      const all = await repeatable(async () => (await client()).recordings.list({ ...of, pageSize: PAGE_SIZE }), signal)
      // A recorded transfer, or a whole call, is no message.
      const messages = all.filter(({ source, status }) => source === 'RecordVerb' && status !== 'absent')
      return messages.map(({ sid, callSid, status, duration }) => ({
        sid,
        callSid,
        seconds: status === 'completed' ? Number(duration) : undefined,
      }))
    },
    removeRecording: async (sid, signal) =>
      void (await repeatable(async () => (await client()).recordings.get(sid).remove(), signal)),
    between: async (numbers, signal) =>
      repeatable(async () => (await calls()).list({ ...numbers, limit: NEWEST }), signal),
  }
}

/** Limit of a recording; three minutes of speech are less. */
const MAX_RECORDING_BYTES = 16 * 1024 * 1024

/** The package reads no media (https://www.twilio.com/docs/voice/api/recording#fetch-a-recordings-media-file). */
async function recordingOf(
  { accountSid, authToken, apiUrl }: Account,
  sid: string,
  signal: AbortSignal,
): Promise<Recorded | undefined> {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Recordings/${sid}.mp3`
  const response = await fetch(url, { headers: { authorization }, signal })
  if (response.status === NOT_FOUND) return undefined
  if (!response.ok) throw new Error(`Twilio answers ${response.status} to the question for a recording`)
  return { audio: await bodyOf(response), type: 'audio/mpeg' }
}

/** The whole body. @throws Error when it is larger than a recording may be */
async function bodyOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_RECORDING_BYTES) throw new Error('A recording is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function open({ accountSid, authToken, apiUrl }: Account) {
  const { default: twilio } = await import('twilio')
  const httpClient = new twilio.RequestClient({ timeout: ANSWER_WITHIN_MS })
  const client = twilio(accountSid, authToken, { httpClient })
  client.api.baseUrl = apiUrl
  return client
}

/** A kept connection may be closed just as a request goes out: anything but the placing of a call is asked once more then. */
function repeatable<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const again = (error: unknown) => {
    if (codeOfError(error) === 'ECONNRESET') return ask()
    throw error
  }
  return orAborted(ask().catch(again), signal)
}

/** The package's request goes on; only the wait for it is aborted. */
function orAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return Promise.race([asked, promise]).finally(() => signal.removeEventListener('abort', abort))
}

/** Failure reasons by Twilio's status. `failed`: the number could not be dialled. */
export const FAILURES: Record<string, FailureReason> = {
  busy: 'busy',
  'no-answer': 'no_answer',
  canceled: 'canceled',
  failed: 'rejected',
}

/** The package's exception for an error response (https://www.twilio.com/docs/api/errors). */
interface RestFailure {
  status: number
  code: number | undefined
}

const NOT_FOUND = 404

/** No connection was made, so the request was not sent. */
const NOBODY_THERE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * Classifies a failure to place a call. An error that is neither Twilio's response nor a connection that was never made leaves
 * open whether the call was placed, and is returned as it is.
 */
export function dialFailure(error: unknown): unknown {
  if (NOBODY_THERE.includes(codeOfError(error) ?? ''))
    return new CarrierUnavailable('Twilio cannot be reached', { cause: error })
  const failure = restFailure(error)
  if (failure === undefined || failure.status >= 500) return error
  if (isForNow(failure)) return new CarrierUnavailable(`Twilio answers ${described(failure)}`, { cause: error })
  return new CarrierRefusal(isOfNumber(failure) ? 'rejected' : 'provider_error', cureOf(error), refusalOf(failure.code))
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

/** Transient: a credential that is being changed (20003), or too many requests (20429). */
function isForNow({ status }: RestFailure): boolean {
  return status === 401 || status === 429
}

/** 21210 to 21219: a number that is none, cannot be reached, or must not be called. */
function isOfNumber({ code = 0 }: RestFailure): boolean {
  return code >= 21_210 && code <= 21_219
}

/** Status and code only: Twilio's message may contain numbers. */
function described({ status, code }: RestFailure): string {
  return code === undefined ? String(status) : `${status}, error ${code}`
}
