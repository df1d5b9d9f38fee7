import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { TwilioConfig, VoiceConfig } from '../provider-config.ts'
import type { Clock } from '../core/time.ts'
import { createCallAnalysis } from './analysis-work.ts'
import { Attendance } from './attendance.ts'
import { createCallConversations, type CallConversations } from './conversation.ts'
import { createDialling } from './dialling.ts'
import { createEndCall } from './ending.ts'
import type { Line } from './line.ts'
import { LiveCalls } from './live.ts'
import { createCallProgress, type CallProgress } from './progress.ts'
import { callsRepository, type CallRow } from './repository.ts'
import { callRoutes } from './routes.ts'
import { createCallsService } from './service.ts'
import { createSimulatedLine, type SimulatedLineDeps } from './simulated/line.ts'
import { createCallTaking, type CallTaking } from './taking.ts'
import { createCallTalk, type CallTalk } from './talk.ts'
import { registerCallTools } from './tools.ts'
import type { TwilioSide } from './twilio/index.ts'
import { createWatching } from './watching.ts'
import { workRepository as work } from './work-repository.ts'

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
      attend: Attend
    }
  }
}

type Attend = (tenantId: string, id: string, onOver: () => void) => () => void

/** Tests bring a line of their own. */
export type OpenLine = (deps: SimulatedLineDeps) => Line

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
async function callsPlugin(app: FastifyInstance, options: CallsOptions): Promise<void> {
  const { clock, isEmbedded, openLine } = options
  const { database, events, assistant, tenants, bookings, leads, log } = app
  // One process owns the embedded database, so what is still lent at its start is nobody's.
  if (isEmbedded) await database.system((tx) => work.freeLeases(tx))
  const live = new LiveCalls()
  const attendance = new Attendance(database, log)
  const onOver = ({ id }: CallRow) => {
    attendance.over(id)
    dialling.wake()
    analysis.wake()
  }
  const progress = createCallProgress({ database, events, clock, live, onOver })
  const conversations = createCallConversations({ database, clock, tenants, bookings, leads })
  const talk = createCallTalk({ database, assistant, conversations, progress, log })
  const attend: Attend = (...attended) => attendance.attend(...attended)
  const carrier = await openTwilio(app, options, progress)
  const open = openLine ?? ((deps) => carrier?.line ?? createSimulatedLine(deps))
  const line = open({ progress, talk, conversations, attend, log })
  registerCallTools(app.assistantTools, { database, tenantOf: (tenantId) => tenants.get(tenantId), line })
  const shared = { database, progress, line, isEmbedded, log }
  const dialling = app.queue.add(createDialling({ ...shared, tenants, clock }))
  app.queue.add(createWatching({ ...shared, isAttended: (id) => attendance.has(id) }))
  const analysis = app.queue.add(
    createCallAnalysis({
      ...shared,
      events,
      leads,
      live,
      clock,
      analyse: assistant.analyse,
      languageOf: async (tenantId) => (await tenants.find(tenantId))?.language,
    }),
  )
  app.decorate('calls', {
    ...createCallTaking({ tenants, leads, line, clock }),
    progress,
    conversations,
    talk,
    live,
    line,
    wake() {
      events.wake()
      dialling.wake()
    },
    end: createEndCall({ database, progress, line }),
    attend,
  })
  app.addHook('preClose', async () => {
    await line.stop?.()
    await talk.stop()
    attendance.stop()
  })
  leads.onMerge(callsRepository.moveLead)
  callRoutes(app, createCallsService({ database, leads }))
  await carrier?.register(app)
}

/** Its packages are read where it is configured. */
async function openTwilio(
  app: FastifyInstance,
  { twilio: config, baseUrl, clock }: CallsOptions,
  progress: CallProgress,
): Promise<TwilioSide | undefined> {
  if (config === undefined) return undefined
  const { createTwilio } = await import('./twilio/index.ts')
  return createTwilio(app, { config, baseUrl, clock, progress })
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
