import type { FastifyBaseLogger } from 'fastify'
import type { Receipt, ToolRunner } from '../../conversation/index.ts'
import { secondsBetween, type Clock } from '../../core/time.ts'
import type { Timers } from '../../core/timers.ts'
import type { Database, Tx } from '../../db/database.ts'
import { ModelFailure, type Audio, type VoiceModel, type VoiceSession, type VoiceWire } from '../../models/index.ts'
import type { PastMessage } from '../../models/chat-model.ts'
import type { Attending } from '../attendance.ts'
import type { CallConversation, CallConversations } from '../conversation.ts'
import type { CallProgress } from '../progress.ts'
import { callsRepository as calls, conversations as rows, type CallRow } from '../repository.ts'
import { greetingFor } from '../wording.ts'
import type { CarriedCall } from './carried-call.ts'
import { Conversation } from './conversation.ts'
import { instructionsFor } from './instructions.ts'
import { BrowserPlayout } from './playout.ts'
import type { VoiceCalls, VoiceCarrier, VoiceEnd } from './session.ts'
import { CONNECTED_AFTER_MS, PROVIDER_MS } from './times.ts'

export type { VoiceCalls, VoiceCarrier, VoiceConversation, VoiceEnd } from './session.ts'

export interface VoiceCallsDeps {
  model: VoiceModel
  /** The voice of tenants that chose none. */
  voice: string
  database: Database
  conversations: CallConversations
  tools: ToolRunner
  progress: Pick<CallProgress, 'answered' | 'failed' | 'hungUp' | 'said'>
  /** While it goes on in this process. */
  attend(tenantId: string, callId: string, attending: Attending): () => void
  clock: Clock
  timers: Timers
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export function createVoiceCalls(deps: VoiceCallsDeps): VoiceCalls {
  const { model, database, conversations, progress, clock, timers, log } = deps
  const going = new Map<string, Conversation>()

  /** Who hung up while the model was asked is no failure of it. */
  const refused = async ({ tenantId, id, channel }: CallRow, error: unknown, signal: AbortSignal): Promise<never> => {
    if (signal.aborted && channel === 'phone') {
      await progress.hungUp(tenantId, id, { ending: 'caller' })
      throw error
    }
    const code = error instanceof ModelFailure ? error.code : 'unknown'
    log.warn({ tenant_id: tenantId, call_id: id, model: model.name, code }, 'The voice model takes no call')
    await progress.failed(tenantId, id, 'provider_error')
    throw error
  }

  return {
    async open(tenantId, callId, carrier, signal) {
      const known = await conversations.of(tenantId, callId)
      const receipts = await database.tenant(tenantId, (tx) => rows.receipts(tx, tenantId, callId))
      const session = sessionOf(known, 'phone')
      const wire = await model
        .open(session(known.history, known.lines.length > 0), signal)
        .catch((error: unknown) => refused(known.call, error, signal))
      const reopen: CarriedCall['reopen'] = (history, mayInterrupt) =>
        model.open(session(history, mayInterrupt), AbortSignal.timeout(PROVIDER_MS))
      return begin(known, { audio: 'phone', wire, reopen, carrier, greetAfterMs: 0, receipts })
    },

    async answer(tenantId, callId, offer, signal) {
      const known = await conversations.of(tenantId, callId)
      const { sdp, providerId, wire } = await model
        .answer(offer, sessionOf(known, 'browser')([], false), signal)
        .catch((error: unknown) => refused(known.call, error, signal))
      const hangUp = (): void => void letGo(providerId)
      const drop = (error: unknown): never => {
        wire.close()
        hangUp()
        throw error
      }
      // Undefined: it was ended while the model was asked.
      const call = (await progress.answered(tenantId, callId, providerId).catch(drop)) ?? drop(new ModelFailure('cut'))
      const carrier = new BrowserPlayout(hangUp)
      const conversation = begin(
        { ...known, call },
        { audio: 'browser', wire, reopen: undefined, carrier, greetAfterMs: CONNECTED_AFTER_MS, receipts: [] },
      )
      conversation.onEvent((event) => carrier.take(event))
      return { sdp, conversation }
    },

    find: (callId) => going.get(callId),

    async stop() {
      await Promise.all([...going.values()].map((conversation) => conversation.end('agent')))
    },
  }

  interface Carried {
    audio: Audio
    wire: VoiceWire
    reopen: CarriedCall['reopen']
    carrier: VoiceCarrier
    greetAfterMs: number
    receipts: Receipt[]
  }

  function begin(known: CallConversation, { receipts, ...carried }: Carried): Conversation {
    const { call, lines, language, history } = known
    const { tenantId, id: callId, startedAt } = call
    let endedAt: Date | undefined
    const conversation = new Conversation({
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
        await conversations.settle(tenantId, callId, { turnId: turn.id, told, isTold: true })
        return run
      },
      stays: () => database.tenant(tenantId, (tx) => stay(tx, call)),
      ending: () => (endedAt = clock.now()),
      async over(end, { wasSpoken, usage }) {
        leave()
        going.delete(callId)
        const duration = endedAt && startedAt ? secondsBetween(startedAt, endedAt) : undefined
        const details = { tenant_id: tenantId, call_id: callId, model: model.name, end, duration, ...usage }
        log.info(details, 'A conversation with the voice model is over')
        await tell(call, end, wasSpoken, duration)
      },
      problem: (error) => log.error({ err: error, call_id: callId }, 'A part of a call was not kept'),
    })
    const leave = deps.attend(tenantId, callId, {
      onOver: () => void conversation.end('api'),
      timeIsUp: () => conversation.timeIsUp(),
      channel: call.channel,
    })
    going.set(callId, conversation)
    return conversation
  }

  /** Never rejects: what could not be told is found out by those who watch over calls. */
  async function tell({ tenantId, id }: CallRow, end: VoiceEnd, wasSpoken: boolean, duration: number | undefined) {
    // The line has the caller, and tells what became of it: nobody may be there to take over.
    if (end === 'transfer' || end === 'lost') return
    try {
      if (end === 'broken' && !wasSpoken) await progress.failed(tenantId, id, 'provider_error')
      else await progress.hungUp(tenantId, id, { ending: end === 'broken' ? 'agent' : end, duration })
    } catch (error) {
      log.error({ err: error, call_id: id }, 'The end of a call could not be told')
    }
  }

  async function letGo(providerId: string): Promise<void> {
    try {
      await model.hangUp(providerId, AbortSignal.timeout(PROVIDER_MS))
    } catch (error) {
      log.warn({ err: error }, 'A call of a browser was not hung up')
    }
  }

  function sessionOf(known: CallConversation, audio: Audio) {
    const tools = deps.tools.offered('call')
    return (history: PastMessage[], mayInterrupt: boolean): VoiceSession => ({
      instructions: instructionsFor(known, audio),
      // A browser cannot be put through.
      tools: audio === 'phone' ? tools : tools.filter(({ name }) => name !== 'transfer_call'),
      language: known.language,
      voice: known.tenant.voice.voice ?? deps.voice,
      mayInterrupt,
      history,
    })
  }
}

async function stay(tx: Tx, { tenantId, id }: CallRow): Promise<void> {
  const call = await calls.lock(tx, tenantId, id)
  if (call?.ending === 'agent' && call.hungUpAt === null) await calls.change(tx, tenantId, id, { ending: null })
}
