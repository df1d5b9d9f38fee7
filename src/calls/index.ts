import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { TwilioConfig, VoiceConfig } from '../provider-config.ts'
import type { Clock } from '../core/time.ts'
import { createCallConversations, type CallConversations } from './conversation.ts'
import { LiveCalls } from './live.ts'
import { createCallProgress, type CallProgress } from './progress.ts'
import { createCallTalk, type CallTalk } from './talk.ts'

declare module 'fastify' {
  interface FastifyInstance {
    calls: {
      progress: CallProgress
      /** Calls as the engine sees them. */
      conversations: CallConversations
      /** Calls over text: somebody else hears and speaks. */
      talk: CallTalk
    }
  }
}

export interface CallsOptions {
  baseUrl: string
  isEmbedded: boolean
  isProduction: boolean
  clock: Clock
  voice: VoiceConfig | undefined
  twilio: TwilioConfig | undefined
}

/** Phone calls out and in, and voice from browsers. */
async function callsPlugin(app: FastifyInstance, { clock }: CallsOptions): Promise<void> {
  const { database, events, assistant, tenants, bookings, leads, log } = app
  const live = new LiveCalls()
  const progress = createCallProgress({ database, events, clock, live, wakeAnalysis: () => {} })
  const conversations = createCallConversations({ database, clock, tenants, bookings, leads })
  const talk = createCallTalk({ database, assistant, conversations, progress, log })
  app.addHook('preClose', () => talk.stop())
  app.decorate('calls', { progress, conversations, talk })
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
