import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../core/time.ts'
import type { Timers } from '../../../core/timers.ts'
import type { TwilioConfig } from '../../../provider-config.ts'
import type { Attendance } from '../../attendance.ts'
import type { CallProgress } from '../../progress.ts'
import type { CallRules } from '../../dialling-rules.ts'
import type { Stopping } from '../../drain.ts'
import type { StaffFirst } from '../../staff-first.ts'
import type { Transfers } from '../../transfers.ts'
import type { Carrier } from '../carrier.ts'
import { createAddresses } from './addresses.ts'
import { createCallAnswer, createLeaveUs, createWhatNext } from './call-answer.ts'
import { createTwilioCarrier } from './carrier.ts'
import { createTwilioCalls } from './client.ts'
import { Connections, createGate, createMediaTokens, type Gate } from './connections.ts'
import { createHooks, createMachines } from './hooks.ts'
import { createLadder } from './ladder.ts'
import { LeftMessages } from './left-messages.ts'
import { TwilioNumbers } from './numbers.ts'
import { createSignatures } from './signature.ts'
import { createStaffCalls } from './staff-calls.ts'
import { TeamPhones } from './team-phones.ts'
import { createWithoutUs } from './without-us.ts'
import { createWhisper } from './whisper.ts'
import { twilioRoutes } from './routes.ts'
import { acceptSockets, mediaRoute, relayRoute } from './sockets.ts'

/** Twilio before its hooks are registered. */
export interface TwilioSide {
  carrier: Carrier
  /** Gate and registry of this process's connections. */
  gate: Gate
  connections: Connections
  /** Registers hooks and sockets; needs `app.calls`. */
  register(app: FastifyInstance): Promise<void>
}

interface TwilioOptions {
  config: TwilioConfig
  baseUrl: string
  clock: Clock
  progress: CallProgress
  rules: CallRules
  transfers: Transfers
  staff: StaffFirst
  stopping: Stopping
  attendance: Pick<Attendance, 'isOurs'>
  timers: Timers
}

/** Twilio as a carrier: calls out and in, voicemail, transfer, and conversations over text or audio. */
export function createTwilio(app: FastifyInstance, options: TwilioOptions): TwilioSide {
  const { config, baseUrl, clock, progress, rules, transfers, stopping, timers } = options
  const { database, tenants, log } = app
  const client = createTwilioCalls(config)
  const addresses = createAddresses(baseUrl, config.fallbackUrl)
  const signatures = createSignatures({ baseUrl, authToken: config.authToken })
  const tokens = createMediaTokens(database, clock)
  const gate = createGate({ signatures, tokens })
  const connections = new Connections()
  const withoutUs = createWithoutUs({ tenants, transfers, addresses, fallbackUrl: config.fallbackUrl })
  const phones = new TeamPhones(addresses)
  const called = { withoutUs, phones, addresses, connections }
  const carrier = createTwilioCarrier({ ...called, database, tenants, rules, transfers, client })
  const numbers = new TwilioNumbers(config, client, log)
  tenants.numbers.offerFrom(numbers)
  app.addHook('onReady', async () => numbers.watch())
  app.addHook('preClose', async () => numbers.stop())
  warnOfPlainHttp(baseUrl, config, log)

  return {
    carrier,
    gate,
    connections,
    async register(owner) {
      const { talk, voice, conversations } = owner.calls
      const { strategy, accountSid } = config
      const spoken = { talk, conversations, progress, attendance: options.attendance, clock }
      const ladder = createLadder({ database, tenants, transfers, tokens, addresses, phones, strategy, ...spoken })
      const staffCalls = createStaffCalls({ staff: options.staff, ladder, phones })
      const leaveUs = createLeaveUs({ database, withoutUs })
      const shared = { database, tenants, progress, transfers, addresses, phones, ladder, staff: staffCalls, log }
      const callAnswer = createCallAnswer({ ...shared, intake: owner.calls, leaveUs, stopping, clock })
      const machines = createMachines({ ...shared, carrier, client })
      const whatNext = createWhatNext({ ...shared, talk, leaveUs, stopping })
      const whisper = createWhisper(shared)
      const hooks = createHooks({ ...shared, callAnswer, machines, whatNext, whisper })
      const left = new LeftMessages({ database, tenants, intake: owner.calls, client, clock, log })
      owner.addHook('onReady', async () => left.watch())
      owner.addHook('preClose', async () => left.stop())
      await acceptSockets(owner)
      await owner.register(twilioRoutes, { hooks, signatures, accountSid })
      const { give } = ladder
      if (voice !== undefined) await owner.register(mediaRoute, { gate, connections, voice, accountSid, give, timers })
      await owner.register(relayRoute, { gate, connections, calls: owner.calls, database, accountSid, timers })
    },
  }
}

export function openTwilioNumbers(config: TwilioConfig, log: Pick<FastifyInstance['log'], 'warn'>): TwilioNumbers {
  return new TwilioNumbers(config, createTwilioCalls(config), log)
}

/** Twilio's sockets need https, and its hooks should have it. */
function warnOfPlainHttp(baseUrl: string, { apiUrl }: TwilioConfig, log: FastifyInstance['log']): void {
  if (baseUrl.startsWith('https:') || new URL(apiUrl).hostname !== 'api.twilio.com') return
  log.warn('Phone calls need a BASE_URL with https that Twilio reaches: it asks there what to say, and connects there')
}
