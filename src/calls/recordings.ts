import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound, Unavailable } from '../errors.ts'
import { forLanguage } from '../languages/index.ts'
import type { Transcriber } from '../models/index.ts'
import type { Notify } from '../notify/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { Carrier, Recorded } from './carriers/carrier.ts'
import type { CallProgress } from './progress.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import { isRecorded } from './tables.ts'

interface RecordingsDeps {
  database: Database
  tenants: Pick<Tenants, 'find' | 'findIn'>
  carrier: Pick<Carrier, 'isSimulated' | 'recording' | 'findRecording'>
  /** Undefined where no provider transcribes. */
  transcriber: Transcriber | undefined
  notify: Pick<Notify, 'tell'>
  progress: Pick<CallProgress, 'recorded' | 'heardOnRecording'>
  log: { warn(details: object, message: string): void }
}

interface HearJob extends Pick<CallRow, 'tenantId' | 'id'> {
  /** From 1. */
  attempts: number
}

export type Recordings = ReturnType<typeof createRecordings>

/** Delays of the attempts, because a carrier needs a moment to store a recording. */
const FETCH_AFTER_MS = [0, SECOND, 2 * SECOND, 4 * SECOND]
/** Limit of fetching and transcribing; the analysis goes on without the words. */
const HEAR_WITHIN_MS = 12 * SECOND
const FETCH_WITHIN_MS = 10 * SECOND

/** Maximum attempts at a carrier that does not answer: some four minutes with their pauses. */
const MAX_LOOKS = 8

/** Messages that callers spoke because nobody took their call: kept by the carrier, transcribed, and told to the team. */
export function createRecordings(deps: RecordingsDeps) {
  const { database, tenants, carrier, transcriber, notify, progress, log } = deps
  const find = (tenantId: string, id: string) => database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
  const languageOf = async ({ tenantId, locale }: CallRow) => locale ?? (await tenants.find(tenantId))?.language ?? 'en'

  const fetched = async (call: CallRow, signal: AbortSignal): Promise<Recorded> => {
    for (const [index, wait] of FETCH_AFTER_MS.entries()) {
      await sleep(wait, undefined, { signal })
      const recorded = await carrier.recording?.(call, signal)
      if (recorded !== undefined) return recorded
      if (index === FETCH_AFTER_MS.length - 1) break
    }
    throw new NotFound()
  }

  /** A message that the carrier kept while no process of ours was asked. @throws the carrier's last error */
  const lookFor = async (call: CallRow, signal: AbortSignal): Promise<CallRow | undefined> => {
    const { tenantId, id } = call
    let failure: unknown
    for (const wait of FETCH_AFTER_MS) {
      await sleep(wait, undefined, { signal })
      try {
        const found = await carrier.findRecording?.(call, signal)
        failure = undefined
        if (found === 'pending') continue
        if (found === undefined || found.seconds === 0) return call
        await progress.recorded(tenantId, id, found)
        return find(tenantId, id)
      } catch (error) {
        failure = error
      }
    }
    if (failure !== undefined) throw failure
    return call
  }

  /** Writes the words of a message into the transcript, once. */
  const transcribe = async (call: CallRow, signal: AbortSignal): Promise<void> => {
    if (transcriber === undefined || !isRecorded(call) || call.recording?.text !== undefined) return
    const recorded = await fetched(call, signal)
    const language = new Intl.Locale(await languageOf(call)).language
    const text = await transcriber.transcribe({ ...recorded, language }, signal)
    await progress.heardOnRecording(call.tenantId, call.id, text)
  }

  return {
    /**
     * Finds the message of a caller who came to its end elsewhere, and writes the words of a message into the transcript.
     * A failed transcription is logged: the message can be listened to anyway.
     * @throws the carrier's error where it may still have a message, and the job is tried again
     */
    async hear({ tenantId, id, attempts }: HearJob, stopped: AbortSignal): Promise<void> {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(HEAR_WITHIN_MS)])
      let call = await find(tenantId, id)
      if (call === undefined) return
      try {
        if (endedElsewhere(call, carrier.isSimulated)) call = await lookFor(call, signal)
      } catch (error) {
        if (attempts < MAX_LOOKS) throw error
        log.warn({ err: error, call_id: id }, 'The carrier did not tell whether a caller left a message')
      }
      try {
        if (call !== undefined) await transcribe(call, signal)
      } catch (error) {
        log.warn({ err: error, call_id: id }, 'A recorded message could not be transcribed')
      }
    },

    /** Mails the message to the team, in the transaction that completes the call. */
    async tell(tx: Tx, call: CallRow): Promise<void> {
      const { tenantId, id, recording, clientName, phoneNumber } = call
      if (recording === null) return
      // By the same transaction: another one waits for its connection, which the embedded database has only once.
      const language = call.locale ?? (await tenants.findIn(tx, tenantId))?.language ?? 'en'
      const { notices } = forLanguage(language).calls
      const contact = phoneNumber === '' ? notices.withheld : phoneNumber
      // The simulated line has no sound.
      const kept = call.simulated ? '' : notices.recorded(recording.seconds)
      const message = [recording.text, kept].filter(Boolean).join('\n')
      const data = { name: clientName ?? contact, contact, message }
      await notify.tell(tx, tenantId, { kind: 'message', about: id, sessionId: null, data })
    },

    /** The message as sound. @throws NotFound; Unavailable where the carrier does not answer */
    async read(tenantId: string, id: string): Promise<Recorded> {
      const call = await find(tenantId, id)
      if (call === undefined || !isRecorded(call)) throw new NotFound()
      const recorded = await carrier.recording?.(call, AbortSignal.timeout(FETCH_WITHIN_MS)).catch((error: unknown) => {
        log.warn({ err: error, call_id: id }, 'A recorded message could not be fetched')
        throw new Unavailable('The carrier does not answer')
      })
      if (recorded === undefined) throw new NotFound()
      return recorded
    },
  }
}

/** True for a phone call that no hook of ours followed to its end, or to that of its message. */
function endedElsewhere({ channel, simulated, ending, rungs, recording }: CallRow, isSimulated: boolean): boolean {
  const isByCarrier = channel === 'phone' && !simulated && !isSimulated
  return (
    isByCarrier && recording === null && (ending === 'shutdown' || rungs.length === 0 || rungs.at(-1) === 'voicemail')
  )
}
