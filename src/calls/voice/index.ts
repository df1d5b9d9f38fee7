import type { FastifyBaseLogger } from 'fastify'
import type { Receipt, ToolRunner } from '../../conversation/index.ts'
import { SECOND, secondsBetween, type Clock } from '../../core/time.ts'
import type { Timers } from '../../core/timers.ts'
import type { Database, Tx } from '../../db/database.ts'
import { ModelFailure, type Audio, type VoiceModel, type VoiceSession } from '../../models/index.ts'
import type { OwnBooking, PastMessage } from '../../models/chat-model.ts'
import type { AskerPlace } from '../../visitors/index.ts'
import type { Attending } from '../attendance.ts'
import type { CallConversation, CallConversations } from '../call-conversation.ts'
import type { CallProgress } from '../progress.ts'
import { callsRepository as calls, conversations as rows, type CallRow } from '../repository.ts'
import { greetingFor } from '../greeting.ts'
import { recogniserNames } from '../recogniser-names.ts'
import { createOpening } from './opening.ts'
import { BrowserPlayback } from './playback.ts'
import type { VoiceCalls, VoiceEnd } from './port.ts'
import { instructionsFor } from './prompts.ts'
import { CallSession, type CarriedCall } from './session.ts'
import { MAX_WAIT_MS } from './state.ts'

export type { VoiceCalls, VoiceCarrier, VoiceEnd } from './port.ts'

interface VoiceCallsDeps {
  /** The model, and another one that takes its place. */
  models: readonly [VoiceModel, ...VoiceModel[]]
  /** Voice of tenants without a choice. */
  voice: string
  database: Database
  conversations: CallConversations
  /** Bookings of the visitor behind a call from a page, oldest first. */
  bookingsOf(place: AskerPlace): Promise<OwnBooking[]>
  tools: ToolRunner
  progress: Pick<CallProgress, 'answered' | 'failed' | 'hungUp' | 'said' | 'takenBy'>
  /** The last words are written: a call that was hung up is analysed. */
  afterHangUp(call: CallRow): Promise<void>
  /** Attends the call while its conversation is in this process. */
  attend(tenantId: string, callId: string, attending: Attending): () => void
  clock: Clock
  timers: Timers
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** A browser connects a moment after its answer; words before that are not heard. */
const CONNECTED_AFTER_MS = 0.7 * SECOND

export function createVoiceCalls(deps: VoiceCallsDeps): VoiceCalls {
  const { models, database, conversations, progress, timers } = deps
  const going = new Map<string, CallSession>()
  const openWire = createOpening({ models, timers, failed: (model, error) => noteFailure(deps, model, error) })
  return {
    async open(tenantId, callId, carrier, { signal, isBack = false, isLost = () => false }) {
      const known = await conversations.of(tenantId, callId)
      const receipts = await database.tenant(tenantId, (tx) => rows.receipts(tx, tenantId, callId))
      const session = settingsOf(deps, known, 'phone')
      const wire = await openWire(session(known.history, known.lines.length > 0), signal).catch(
        async (error: unknown) => {
          // A hang-up while the model was asked is no failure of the model.
          if (signal.aborted && !isLost()) await progress.hungUp(tenantId, callId, { ending: 'caller' })
          throw error
        },
      )
      await progress.takenBy(tenantId, callId, 'voice')
      const reopen: CarriedCall['reopen'] = (history, mayInterrupt) =>
        openWire(session(history, mayInterrupt), AbortSignal.timeout(MAX_WAIT_MS.provider))
      // The caller comes back from a transfer that nobody answered.
      const done = receipts.filter(({ action }) => action !== 'call_transferred')
      const carried = { wire, reopen, carrier, greetAfterMs: 0, receipts: done, isBack }
      return begin(deps, going, known, { audio: 'phone', ...carried })
    },

    async answer(tenantId, callId, offer, signal) {
      const [known, bookings] = await Promise.all([
        conversations.of(tenantId, callId),
        // The call leads to the visitor of its page; a call by phone has none.
        deps.bookingsOf({ tenantId, sessionId: callId, channel: 'call', asker: undefined }),
      ])
      const { model, sdp, providerId, wire } = await answerBy(
        deps,
        offer,
        settingsOf(deps, known, 'browser', bookings)([], false),
        signal,
      ).catch((error: unknown) => refused(deps, known.call, error))
      const hangUp = (): void => void release(deps, model, providerId)
      const drop = (error: unknown): never => {
        wire.close()
        hangUp()
        throw error
      }
      // Undefined: the call was ended while the model was asked.
      const call = (await progress.answered(tenantId, callId, providerId).catch(drop)) ?? drop(new ModelFailure('cut'))
      const carrier = new BrowserPlayback(hangUp)
      await progress.takenBy(tenantId, callId, 'voice')
      const carried = {
        wire,
        reopen: undefined,
        carrier,
        greetAfterMs: CONNECTED_AFTER_MS,
        receipts: [],
        isBack: false,
      }
      const conversation = begin(deps, going, { ...known, call }, { audio: 'browser', ...carried })
      conversation.onEvent((event) => carrier.take(event))
      return { sdp, conversation }
    },

    find: (callId) => going.get(callId),

    async stop() {
      await Promise.all([...going.values()].map((conversation) => conversation.end('shutdown')))
    },
  }
}

interface Carried extends Pick<CarriedCall, 'audio' | 'wire' | 'reopen' | 'carrier' | 'greetAfterMs' | 'isBack'> {
  receipts: Receipt[]
}

function begin(
  deps: VoiceCallsDeps,
  going: Map<string, CallSession>,
  known: CallConversation,
  { receipts, ...carried }: Carried,
): CallSession {
  const { models, database, conversations, progress, clock, timers, log } = deps
  const { call, lines, language, history } = known
  const { tenantId, id: callId, startedAt } = call
  let endedAt: Date | undefined
  const session = new CallSession({
    ...carried,
    timers,
    language,
    greeting: lines.length > 0 ? undefined : greetingFor(known, false),
    before: { lines: history, lastPosition: lines.at(-1)?.position ?? 0, receipts },
    say: (line) => progress.said(tenantId, callId, line),
    async run(toolCall, turn, signal) {
      const now = await conversations.of(tenantId, callId)
      const run = await deps.tools.run(toolCall, now.place(turn.id, turn.text, turn.language), signal)
      const told = now.untold.map(({ id }) => id)
      await conversations.recordTurn(tenantId, callId, { turnId: turn.id, told, isTold: true })
      return run
    },
    stays: () => database.tenant(tenantId, (tx) => stay(tx, call)),
    ending: () => (endedAt = clock.now()),
    async over(end, { wasSpoken, usage }) {
      const duration = endedAt && startedAt ? secondsBetween(startedAt, endedAt) : undefined
      const details = { tenant_id: tenantId, call_id: callId, model: models[0].name, end, duration, ...usage }
      log.info(details, 'A conversation with the voice model is over')
      await report(deps, call, { end, wasSpoken, duration })
      unattend()
      going.delete(callId)
      void session.ended.then(() => deps.afterHangUp(call))
    },
    now: () => clock.now(),
    problem: (error) => log.error({ err: error, call_id: callId }, 'A part of a call was not kept'),
  })
  const unattend = deps.attend(tenantId, callId, {
    onOver: () => void session.end('api'),
    timeIsUp: () => session.timeIsUp(),
    stops: () => session.stops(),
    channel: call.channel,
  })
  going.set(callId, session)
  return session
}

function noteFailure({ log }: VoiceCallsDeps, model: VoiceModel, error: unknown): void {
  const code = error instanceof ModelFailure ? error.code : 'unknown'
  log.warn({ model: model.name, code }, 'The voice model takes no call')
}

/** A page has no other rung than the other model. @throws ModelFailure */
async function answerBy(deps: VoiceCallsDeps, offer: string, session: VoiceSession, signal: AbortSignal) {
  let failure: unknown
  for (const model of deps.models) {
    try {
      return { model, ...(await model.answer(offer, session, signal)) }
    } catch (error) {
      noteFailure(deps, model, (failure = error))
    }
  }
  throw failure
}

async function refused({ progress }: VoiceCallsDeps, { tenantId, id }: CallRow, error: unknown): Promise<never> {
  await progress.failed(tenantId, id, 'provider_error')
  throw error
}

async function isTakenAway({ database }: VoiceCallsDeps, { tenantId, id }: CallRow): Promise<boolean> {
  const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
  return call?.ending === 'voicemail' || call?.ending === 'shutdown'
}

/** Never rejects: the reconciler finds an end that could not be reported. */
async function report(
  deps: VoiceCallsDeps,
  call: CallRow,
  { end, wasSpoken, duration }: { end: VoiceEnd; wasSpoken: boolean; duration: number | undefined },
): Promise<void> {
  const { progress, log } = deps
  const { tenantId, id, channel } = call
  // The carrier holds the caller and reports the outcome, because the person may not pick up.
  if (end === 'transfer' || end === 'lost') return
  // The next rung of a phone takes over; a page has none.
  if (end === 'broken' && channel === 'phone') return
  try {
    // The carrier took the caller off the conversation, and reports the end of the call.
    if (end === 'caller' && (await isTakenAway(deps, call))) return
    if (end === 'broken') await progress.failed(tenantId, id, wasSpoken ? 'error' : 'provider_error')
    else await progress.hungUp(tenantId, id, { ending: end, duration })
  } catch (error) {
    log.error({ err: error, call_id: id }, 'The end of a call could not be told')
  }
}

async function release({ log }: VoiceCallsDeps, model: VoiceModel, providerId: string): Promise<void> {
  try {
    await model.hangUp(providerId, AbortSignal.timeout(MAX_WAIT_MS.provider))
  } catch (error) {
    log.warn({ err: error }, 'A call of a browser was not hung up')
  }
}

function settingsOf(deps: VoiceCallsDeps, known: CallConversation, audio: Audio, bookings: OwnBooking[] = []) {
  const tools = deps.tools.offered('call')
  return (history: PastMessage[], mayInterrupt: boolean): VoiceSession => ({
    instructions: instructionsFor(known, audio, bookings),
    // A browser cannot be put through.
    tools: audio === 'phone' ? tools : tools.filter(({ name }) => name !== 'transfer_call'),
    language: known.language,
    hints: recogniserNames(known),
    voice: known.tenant.voice.voice ?? deps.voice,
    mayInterrupt,
    history,
  })
}

async function stay(tx: Tx, { tenantId, id }: CallRow): Promise<void> {
  const call = await calls.lock(tx, tenantId, id)
  if (call?.ending === 'agent' && call.hungUpAt === null) await calls.change(tx, tenantId, id, { ending: null })
}
