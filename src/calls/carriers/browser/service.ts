import { SECOND } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import { Conflict, NotFound, Unavailable } from '../../../errors.ts'
import { ModelFailure } from '../../../models/index.ts'
import type { Visitor } from '../../../plugins/visitor-caps.ts'
import type { Visitors } from '../../../visitors/index.ts'
import { MAX_LINES } from '../../limits.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import { hasEnded } from '../../states.ts'
import type { CallIntake } from '../../intake.ts'
import type { VoiceCalls } from '../../voice/index.ts'
import { visitorCallsRepository as visitorCalls } from './repository.ts'

/** Maximum wait for the voice model's answer; the page shows "Connecting…" meanwhile. */
const ANSWER_MS = 20 * SECOND
const RETRY_AFTER_S = 10

export interface WebCaller {
  tenantId: string
  sessionId: string
  visitor: Visitor
  clientName: string | null
  locale: string | null
}

interface WebCallsDeps {
  database: Database
  intake: Pick<CallIntake, 'look' | 'receive'>
  progress: CallProgress
  visitors: Pick<Visitors, 'note'>
  /** Undefined without a voice model. */
  voice: Pick<VoiceCalls, 'answer' | 'find'> | undefined
}

export type WebCalls = ReturnType<typeof createWebCalls>

/** Voice calls from a website: audio goes between browser and voice model, everything else through here. */
export function createWebCalls({ database, intake, progress, visitors, voice }: WebCallsDeps) {
  /** @throws Conflict while this page or too many others of the tenant are in a call */
  const take = async ({ tenantId, sessionId, visitor, ...caller }: WebCaller): Promise<CallRow> => {
    await intake.look()
    return database.tenant(tenantId, async (tx) => {
      await visitorCalls.lockBeginnings(tx, tenantId)
      const { ofSession, ofTenant } = await visitorCalls.countOnTheLine(tx, tenantId, sessionId)
      if (ofSession > 0) throw new Conflict('A call goes on here already')
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

  return {
    isOffered: voice !== undefined,

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

    /** The visitor hangs up; idempotent. @throws NotFound for a call of another session */
    async end(tenantId: string, sessionId: string, callId: string): Promise<void> {
      const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, callId))
      if (call === undefined || call.sessionId !== sessionId || call.channel !== 'web') throw new NotFound()
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
  }
}
