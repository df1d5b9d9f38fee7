import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { TwilioConfig, VoiceConfig } from '../provider-config.ts'
import type { Clock } from '../core/time.ts'
import { LiveCalls } from './live.ts'
import { createCallProgress, type CallProgress } from './progress.ts'
import { acceptSockets } from './twilio/sockets.ts'

declare module 'fastify' {
  interface FastifyInstance {
    calls: {
      progress: CallProgress
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
async function callsPlugin(app: FastifyInstance, { clock, twilio }: CallsOptions): Promise<void> {
  const { database, events } = app
  const live = new LiveCalls()
  const progress = createCallProgress({ database, events, clock, live, wakeAnalysis: () => {} })
  app.decorate('calls', { progress })
  if (twilio !== undefined) await acceptSockets(app)
}

export const calls = fp(callsPlugin, {
  name: 'calls',
  dependencies: ['database', 'events', 'identity', 'limits', 'idempotency', 'queue', 'tenants', 'leads', 'assistant'],
})
