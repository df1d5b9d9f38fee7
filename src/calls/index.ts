import fp from 'fastify-plugin'
import { callsPlugin, type Attend } from './assembly.ts'
import type { CallConversations } from './call-conversation.ts'
import type { Carrier } from './carriers/carrier.ts'
import type { Callbacks } from './carriers/browser/callbacks.ts'
import type { WebCalls } from './carriers/browser/service.ts'
import type { CallGrants } from './grants.ts'
import type { CallIntake } from './intake.ts'
import type { LiveCalls } from './live.ts'
import type { CallProgress } from './progress.ts'
import type { CallRow } from './repository.ts'
import type { CallTalk } from './talk.ts'
import type { VoiceCalls } from './voice/index.ts'

export { openNumbers, type OpenCarrier } from './assembly.ts'
export { createCallGrants, type CallGrants, type GrantInUse } from './grants.ts'
export { callStatus, speaker } from './schemas.ts'
export type { CallEvent } from './live.ts'
export { CarrierRefusal, CarrierUnavailable, type Carrier, type CarrierState } from './carriers/carrier.ts'
export { phonesOf } from './transfers.ts'
export type { CallProgress } from './progress.ts'
export { forgetCalls, type CallRow } from './repository.ts'
export type { Callbacks } from './carriers/browser/callbacks.ts'
export type { WebCalls } from './carriers/browser/service.ts'
export type { VoiceCarrier, VoiceEnd } from './voice/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    calls: CallIntake & {
      progress: CallProgress
      conversations: CallConversations
      /** Calls over text: the carrier hears and speaks. */
      talk: CallTalk
      /** Calls over a speech-to-speech model; undefined without one. */
      voice: VoiceCalls | undefined
      live: LiveCalls
      /** The operator's grants for calls by a carrier. */
      grants: CallGrants
      /** Calls from pages of the tenant's websites. */
      web: WebCalls
      /** Call-backs that visitors ask for. */
      callbacks: Callbacks
      carrier: Carrier
      /** Wakes the dialling work, after a commit that queued a call. */
      wake(): void
      /** Lets calls come to their end for so many seconds, and hands on the others; called before `close`. */
      drain(seconds: number): Promise<void>
      /** Ends a call by request. @throws NotFound; Conflict for a call that is over; Unavailable without an answer */
      end(tenantId: string, id: string): Promise<CallRow>
      /**
       * Attends the call until the returned function is called; the reconciler leaves it alone meanwhile. `onOver` runs
       * once, when the call is over: at once if it ended in this process, within seconds if elsewhere.
       */
      attend: Attend
    }
  }
}

export const calls = fp(callsPlugin, {
  name: 'calls',
  dependencies: [
    'database',
    'events',
    'identity',
    'limits',
    'idempotency',
    'queue',
    'metrics',
    'tenants',
    'auth',
    'visitors',
    'notify',
    'leads',
    'bookings',
    'assistant',
    'watchers',
  ],
})
