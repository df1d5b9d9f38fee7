import { SECOND, type Clock } from '../../../core/time.ts'
import type { Timers } from '../../../core/timers.ts'
import type { Database } from '../../../db/database.ts'
import { Conflict, NotFound, Unavailable } from '../../../errors.ts'
import { forLanguage } from '../../../languages/index.ts'
import { ModelFailure } from '../../../models/index.ts'
import { CapReached, type Visitor } from '../../../plugins/visitor-caps.ts'
import type { Tenants } from '../../../tenants/index.ts'
import type { Visitors } from '../../../visitors/index.ts'
import type { Attending } from '../../attendance.ts'
import { MAX_LINES } from '../../limits.ts'
import type { Stopping } from '../../drain.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, conversations as receiptsOf, type CallRow } from '../../repository.ts'
import { hasEnded } from '../../states.ts'
import type { CallConsent } from '../../tables.ts'
import type { CallTalk } from '../../talk.ts'
import { transcriptLines as lines, type CallLine } from '../../transcript-lines.ts'
import type { CallIntake } from '../../intake.ts'
import type { VoiceCalls } from '../../voice/index.ts'
import type { CallConversations } from '../../call-conversation.ts'
import { BrowserConversation, type PageWords } from './browser-conversation.ts'

/** Maximum wait for the voice model's answer; the page shows "Connecting…" meanwhile. */
const ANSWER_MS = 20 * SECOND
const RETRY_AFTER_S = 10

interface WebCaller {
  tenantId: string
  sessionId: string
  visitor: Visitor
  clientName: string | null
  locale: string | null
}

/** How a page of the tenant may call: over a voice model, else with what the browser has of its own. */
type WebVoice = 'webrtc' | 'browser' | false

interface WebCallsDeps {
  database: Database
  tenants: Pick<Tenants, 'get'>
  intake: Pick<CallIntake, 'look' | 'receive'>
  progress: CallProgress
  visitors: Pick<Visitors, 'check' | 'note'>
  conversations: Pick<CallConversations, 'of'>
  talk: CallTalk
  attend(tenantId: string, id: string, attending: Attending): () => void
  stopping: Stopping
  clock: Clock
  timers: Timers
  log: { error(details: object, message: string): void }
  /** Undefined without a voice model. */
  voice: Pick<VoiceCalls, 'answer' | 'find'> | undefined
}

export type WebCalls = ReturnType<typeof createWebCalls>

/** Voice calls from a website. Audio goes between browser and voice model, or stays in the browser; words come here. */
export function createWebCalls(deps: WebCallsDeps) {
  const { database, tenants, progress, voice } = deps
  const take = createTaking(deps)
  const going = new Map<string, BrowserConversation>()

  /** The call of the session. @throws NotFound for another's */
  const own = async (
    { tenantId, sessionId }: Pick<WebCaller, 'tenantId' | 'sessionId'>,
    callId: string,
    isShown = isFromPage,
  ) => {
    const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, callId))
    if (call === undefined || call.sessionId !== sessionId || !isShown(call)) throw new NotFound()
    return call
  }

  return {
    offeredBy: ({ voice: { browser_voice: allowed } }: { voice: { browser_voice: BrowserVoice } }): WebVoice =>
      voice !== undefined ? 'webrtc' : allowed === 'off' ? false : 'browser',

    /**
     * Answers a browser's offer (WebRTC, RFC 8866). A visitor who is `gone` before the answer has hung up.
     * @throws Conflict; Unavailable where the voice model is away, and then the call is `failed`
     */
    async begin(caller: WebCaller, offer: string, gone: AbortSignal): Promise<{ callId: string; sdp: string }> {
      if (voice === undefined) throw new Conflict('Voice calls need a voice model, and none is configured')
      const { tenantId, id: callId } = await take(caller)
      try {
        const { sdp, conversation } = await voice.answer(tenantId, callId, offer, AbortSignal.timeout(ANSWER_MS))
        if (gone.aborted) await conversation.end('caller')
        return { callId, sdp }
      } catch (error) {
        // Ignored by `progress` where the call has failed already.
        await progress.failed(tenantId, callId, 'provider_error')
        if (error instanceof ModelFailure)
          throw new Unavailable('The voice assistant does not answer', RETRY_AFTER_S, error)
        throw error
      }
    },

    /**
     * Begins a call that the browser hears and speaks, where the tenant allows it. @throws Conflict
     */
    async converse(caller: WebCaller, agreed: Omit<CallConsent, 'at'>): Promise<{ callId: string }> {
      const { tenantId } = caller
      const { browser_voice: allowed } = (await tenants.get(tenantId)).voice
      if (allowed === 'off') throw new Conflict('Calls over the voice of the browser are switched off')
      if (allowed === 'on_device' && (agreed.hearing === 'service' || agreed.speaking === 'service'))
        throw new Conflict("Sound and words stay on the visitor's device here")
      const { id: callId } = await take({ ...caller, consent: { ...agreed, at: deps.clock.now().toISOString() } })
      try {
        await progress.answered(tenantId, callId)
        await progress.takenBy(tenantId, callId, 'relay')
        await deps.talk.greeting(tenantId, callId)
        const conversation = await openConversation(deps, going, { tenantId, callId })
        conversation.begin()
        return { callId }
      } catch (error) {
        await progress.failed(tenantId, callId, 'error')
        throw error
      }
    },

    /** Words of the visitor. @throws NotFound; Conflict for a call that is over or has no words; CapReached */
    async words(caller: Pick<WebCaller, 'tenantId' | 'sessionId'>, callId: string, words: PageWords): Promise<void> {
      const call = await own(caller, callId)
      if (call.consent === null) throw new Conflict('The voice model hears this call')
      const conversation = going.get(callId)
      if (hasEnded(call) || conversation === undefined) throw new Conflict('The call is over')
      await conversation.take(words)
    },

    /**
     * Reads the results of a call of the session, with a link to its last new booking, and of a simulated call-back the
     * words. @throws NotFound
     */
    async outcome(caller: Pick<WebCaller, 'tenantId' | 'sessionId'>, callId: string): Promise<WebOutcome> {
      const call = await own(caller, callId, isReadOnPage)
      const { tenantId } = caller
      const [receipts, said] = await database.tenant(tenantId, (tx) =>
        Promise.all([
          receiptsOf.receipts(tx, tenantId, callId),
          call.simulated ? lines.list(tx, tenantId, callId) : [],
        ]),
      )
      const booked = receipts.findLast(({ action }) => action === 'booking_created' || action === 'booking_updated')
      const actions = [...new Set(receipts.map(({ action }) => action))]
      return { call, actions, bookingId: booked?.bookingId, said }
    },

    /** Keeps the visitor's verdict on a call. @throws NotFound */
    async rate(caller: Pick<WebCaller, 'tenantId' | 'sessionId'>, callId: string, helpful: boolean): Promise<void> {
      await own(caller, callId)
      await database.tenant(caller.tenantId, (tx) => calls.rate(tx, caller.tenantId, callId, helpful))
    },

    /** The visitor hangs up; idempotent. @throws NotFound for a call of another session */
    async end(tenantId: string, sessionId: string, callId: string): Promise<void> {
      const call = await own({ tenantId, sessionId }, callId)
      if (hasEnded(call)) return
      const conversation = voice?.find(callId)
      // The last words are written first.
      if (conversation !== undefined) await conversation.end('caller')
      else if (call.status === 'in_progress') await progress.hungUp(tenantId, callId, { ending: 'caller' })
      else await progress.failed(tenantId, callId, 'canceled')
    },

    /** True while a call of this session is in progress. */
    async goesOn(tenantId: string, sessionId: string): Promise<boolean> {
      const call = await database.tenantOnce(tenantId, (tx) => calls.newestFromBrowser(tx, tenantId, sessionId))
      return call !== undefined && !hasEnded(call)
    },

    /** Ends the calls whose words come to this process. */
    async stop(): Promise<void> {
      await Promise.all([...going.values()].map((conversation) => conversation.hangUp('shutdown')))
    },
  }
}

interface WebOutcome {
  call: CallRow
  actions: string[]
  bookingId: string | undefined
  /** Lines of a simulated call-back, in order. */
  said: CallLine[]
}

const isFromPage = ({ channel }: CallRow) => channel === 'web'

/** A call-back rings at a number that the visitor typed, so its words are not for the page, unless nothing rings at all. */
const isReadOnPage = (call: CallRow) => isFromPage(call) || call.simulated

type BrowserVoice = 'off' | 'on_device' | 'any'

function createTaking({
  database,
  intake,
  visitors,
  stopping,
}: Pick<WebCallsDeps, 'database' | 'intake' | 'visitors' | 'stopping'>) {
  /** @throws Conflict while this page or too many others of the tenant are in a call; CapReached; Unavailable during a stop */
  return async ({
    tenantId,
    sessionId,
    visitor,
    ...caller
  }: WebCaller & { consent?: CallConsent }): Promise<CallRow> => {
    if (stopping.isStopping) throw new Unavailable('We are restarting: please call again in a minute', RETRY_AFTER_S)
    await intake.look()
    return database.tenant(tenantId, async (tx) => {
      await calls.lockBeginnings(tx, tenantId)
      const { ofSession, ofTenant } = await calls.countOnTheLine(tx, tenantId, sessionId)
      if (ofSession > 0) throw new Conflict('A call goes on here already')
      const { caps, ofAddresses } = await visitors.check(tx, tenantId, visitor, { kind: 'call' })
      for (const { callIds, times } of ofAddresses) {
        const open = await calls.countOnTheLineAmong(tx, tenantId, callIds)
        if (open >= caps.open_calls_per_ip * times) throw new CapReached('call')
      }
      if (ofTenant >= MAX_LINES) throw new Conflict('All lines are busy')
      const coming = { ...caller, sessionId, channel: 'web', phoneNumber: '', simulated: false } as const
      const call = await intake.receive(tx, tenantId, coming).catch((error: unknown) => {
        // The budget is not the visitor's business.
        throw error instanceof Conflict ? new Conflict('We cannot take calls at the moment') : error
      })
      // The assistant's actions in the call count against the visitor's caps.
      await visitors.note(tx, tenantId, visitor, { kind: 'call', callId: call.id })
      return call
    })
  }
}

async function openConversation(
  { database, conversations, talk, progress, attend, clock, timers, log }: WebCallsDeps,
  going: Map<string, BrowserConversation>,
  { tenantId, callId }: { tenantId: string; callId: string },
): Promise<BrowserConversation> {
  const { language } = await conversations.of(tenantId, callId)
  const conversation = new BrowserConversation({
    tenantId,
    callId,
    talk,
    wording: forLanguage(language).calls.voice,
    language,
    lines: () => database.tenant(tenantId, (tx) => lines.list(tx, tenantId, callId)),
    say: (line) => progress.said(tenantId, callId, line),
    ending: async () => (await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, callId)))?.ending ?? null,
    hangUp: (ending) => progress.hungUp(tenantId, callId, { ending }),
    timers,
    now: () => clock.now().getTime(),
    log,
  })
  going.set(callId, conversation)
  attend(tenantId, callId, {
    onOver() {
      going.delete(callId)
      conversation.end()
    },
    timeIsUp: () => conversation.timeIsUp(),
    stops: () => conversation.stops(),
    channel: 'web',
  })
  return conversation
}
