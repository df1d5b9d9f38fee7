import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { TwilioConfig, VoiceConfig } from '../provider-config.ts'
import type { Clock } from '../core/time.ts'
import { absentLine } from './absent-line.ts'
import { Attendance } from './attendance.ts'
import { createCallConversations, type CallConversations } from './conversation.ts'
import { createEndCall } from './ending.ts'
import type { Line } from './line.ts'
import { LiveCalls } from './live.ts'
import { createCallProgress, type CallProgress } from './progress.ts'
import type { CallRow } from './repository.ts'
import { createCallTaking, type CallTaking } from './taking.ts'
import { createCallTalk, type CallTalk } from './talk.ts'
import { acceptSockets } from './twilio/sockets.ts'

export { LineRefusal, LineUnavailable, type Line, type LineState } from './line.ts'
export type { CallProgress } from './progress.ts'
export type { CallRow } from './repository.ts'
export type { ComingCall, WantedCall } from './taking.ts'

declare module 'fastify' {
  interface FastifyInstance {
    calls: CallTaking & {
      progress: CallProgress
      /** Calls as the engine sees them. */
      conversations: CallConversations
      /** Calls over text: somebody else hears and speaks. */
      talk: CallTalk
      live: LiveCalls
      /** What carries phone calls. */
      line: Line
      /** After a commit that queued a call. */
      wake(): void
      /** By request. @throws NotFound; Conflict for one that is over; Unavailable where the line cannot be told */
      end(tenantId: string, id: string): Promise<CallRow>
      /**
       * This process converses on the call until what it gives is called: as long, nobody asks what became of it. `onOver` is
       * called once, when it is over or was ended elsewhere: at once in this process, within seconds from another.
       */
      attend(tenantId: string, id: string, onOver: () => void): () => void
    }
  }
}

/** Tests bring a line of their own. */
export type OpenLine = (deps: { progress: CallProgress }) => Line

export interface CallsOptions {
  baseUrl: string
  isEmbedded: boolean
  isProduction: boolean
  clock: Clock
  voice: VoiceConfig | undefined
  twilio: TwilioConfig | undefined
  openLine?: OpenLine | undefined
}

/** Phone calls out and in, and voice from browsers. */
async function callsPlugin(app: FastifyInstance, { clock, twilio, openLine }: CallsOptions): Promise<void> {
  const { database, events, assistant, tenants, bookings, leads, log } = app
  const live = new LiveCalls()
  const attendance = new Attendance(database, log)
  const progress = createCallProgress({ database, events, clock, live, onOver: ({ id }) => attendance.over(id) })
  const line = openLine?.({ progress }) ?? absentLine
  const conversations = createCallConversations({ database, clock, tenants, bookings, leads })
  const talk = createCallTalk({ database, assistant, conversations, progress, log })
  app.decorate('calls', {
    ...createCallTaking({ tenants, leads, line, clock }),
    progress,
    conversations,
    talk,
    live,
    line,
    wake: () => events.wake(),
    end: createEndCall({ database, progress, line }),
    attend: (tenantId, id, onOver) => attendance.attend(tenantId, id, onOver),
  })
  app.addHook('preClose', () => talk.stop())
  app.addHook('preClose', async () => attendance.stop())
  if (twilio !== undefined) await acceptSockets(app)
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
    'tenants',
    'leads',
    'bookings',
    'assistant',
  ],
})
