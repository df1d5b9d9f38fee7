import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { NumberSource } from '../tenants/index.ts'
import type { TwilioConfig, VoiceConfig } from '../provider-config.ts'
import type { Clock } from '../core/time.ts'
import { systemTimers, type Timers } from '../core/timers.ts'
import { bookableOf, ownBookingFacts } from '../bookings/index.ts'
import type { AskerPlace } from '../visitors/index.ts'
import { createAnswering } from '../conversation/index.ts'
import { openTranscriber, openVoiceModel, type VoiceModel } from '../models/index.ts'
import { Attendance, type Attending } from './attendance.ts'
import { InstallationMinutes } from './budget.ts'
import { createCallGrants } from './grants.ts'
import { createCallConversations } from './call-conversation.ts'
import { createEndCall } from './hang-up.ts'
import type { Carrier } from './carriers/carrier.ts'
import { LiveCalls } from './live.ts'
import { createCallRules, type CallRules } from './dialling-rules.ts'
import { createTransfers } from './transfers.ts'
import { tellFailedCalls } from './failed-calls.ts'
import { createCallProgress, type CallProgress } from './progress.ts'
import { callsRepository, conversations as conversationRows, type CallRow } from './repository.ts'
import { createRecordings, type Recordings } from './recordings.ts'
import { callRoutes } from './routes.ts'
import { createDrain } from './drain.ts'
import { createAfterHangUp } from './after-hang-up.ts'
import { createStaffFirst } from './staff-first.ts'
import { createCallsService } from './service.ts'
import { createSimulatedCarrier, type SimulatedCarrierDeps } from './carriers/simulated/carrier.ts'
import { createPhoneLine } from './phone-line.ts'
import { createCallIntake, type CallIntake } from './intake.ts'
import { createSimulatedCallers } from './simulated-callers.ts'
import { createCallTalk } from './talk.ts'
import { registerCallTools } from './tools.ts'
import type { createTwilio, TwilioSide } from './carriers/twilio/index.ts'
import { createVoiceCalls } from './voice/index.ts'
import { createCallbacks } from './carriers/browser/callbacks.ts'
import { createWebCalls } from './carriers/browser/service.ts'
import { addCallWork } from './work.ts'

/** See `app.calls.attend`. */
export type Attend = (tenantId: string, id: string, attending: Attending) => () => void

/** Tests bring a carrier of their own. */
export type OpenCarrier = (deps: SimulatedCarrierDeps) => Carrier

interface CallsOptions {
  baseUrl: string
  isEmbedded: boolean
  isProduction: boolean
  clock: Clock
  voice: VoiceConfig | undefined
  twilio: TwilioConfig | undefined
  /** Limit for all tenants together; undefined: unbounded. */
  minutesPerDay: number | undefined
  timers?: Timers | undefined
  openCarrier?: OpenCarrier | undefined
}

/** True when a tenant's minutes are used up on a channel, by the current budgets. */
function timeCheck({ database, tenants }: FastifyInstance, minutes: InstallationMinutes, rules: CallRules) {
  return async (tenantId: string, channel: CallRow['channel']): Promise<boolean> => {
    await minutes.look()
    return database.tenant(tenantId, async (tx) => {
      const tenant = await tenants.findIn(tx, tenantId)
      return tenant !== undefined && (await rules.secondsLeft(tx, tenant, channel)) <= 0
    })
  }
}

/** Conversations of calls: their transcripts, and the text engine that answers in them. */
function openConversations(app: FastifyInstance, { clock, progress }: { clock: Clock; progress: CallProgress }) {
  const { database, assistant, tenants, bookings, leads, log } = app
  const servicesOf = async (tenantId: string) => (await bookings.catalogue(tenantId)).map(bookableOf)
  const bookingsOf = (place: AskerPlace) => ownBookingFacts(app, { ...place, now: clock.now() })
  const engine = { database, assistant, tenants, servicesOf, bookingsOf, clock }
  const answering = createAnswering({ channel: 'call', repository: conversationRows, ...engine })
  const conversations = createCallConversations({ database, answering, leads })
  const now = () => clock.now()
  const talked = { database, answering, conversations, progress, now, log }
  return { conversations, bookingsOf, talk: createCallTalk({ ...talked, isBuiltIn: assistant.isBuiltIn }) }
}

interface TeamOptions {
  rules: CallRules
  minutes: InstallationMinutes
  clock: Clock
  isSimulated(): boolean
}

/** The phones of the team: put through to, or ringing first. */
function openTeam({ database, tenants }: FastifyInstance, { clock, ...options }: TeamOptions) {
  const transfers = createTransfers({ database, tenants, clock, ...options })
  return { transfers, staff: createStaffFirst({ tenants, transfers, clock }) }
}

/** Subscribes to what of other domains concerns calls (set-up of a tenant, leads, settings), and tells of calls that failed. */
function followOthers(app: FastifyInstance, rules: CallRules): void {
  const { auth, tenants, events, notify } = app
  events.listen({ record: tellFailedCalls(notify), wake: () => {} })
  auth.onSetUp(async (tx, tenantId) => void (await tenants.numbers.assignOnly(tx, tenantId)))
  followLeads(app)
  tenants.addRule(rules.ofSettings)
}

/** Composes the domain: phone calls out and in, and voice from browsers. */
export async function callsPlugin(app: FastifyInstance, options: CallsOptions): Promise<void> {
  const { clock, timers = systemTimers, isEmbedded, isProduction, openCarrier, voice: model } = options
  const { database, events, auth, assistant, tenants, leads, visitors, watchers, log } = app
  const live = new LiveCalls({ database, watchers })
  const minutes = new InstallationMinutes({ database, clock, minutesPerDay: options.minutesPerDay })
  const rules = createCallRules({ auth, clock, minutes, isSimulated: () => carrier.isSimulated })
  const team = openTeam(app, { rules, minutes, clock, isSimulated: () => carrier.isSimulated })
  const attendance = new Attendance({ database, isTimeUp: timeCheck(app, minutes, rules), log })
  const onOver = (call: CallRow) => {
    const isOfOther = isElsewhere(call)
    attendance.over(call.id)
    work.wakeDialling()
    if (!isOfOther) void afterHangUp(call)
  }
  const progress = createCallProgress({ database, events, clock, live, leads, onOver })
  const { conversations, talk, bookingsOf } = openConversations(app, { clock, progress })
  const attend: Attend = (...attended) => attendance.attend(...attended)
  const stopping = { isStopping: false }
  const twilio = await openTwilio(app, options, { progress, rules, ...team, stopping, attendance, timers })
  const open = openCarrier ?? ((deps) => twilio?.carrier ?? createSimulatedCarrier(deps))
  const carrier = open({ progress, talk, conversations, ...team, attend, log })
  const recordings = await openRecordings(app, { carrier, progress, model })
  const queued = { recordings, rules, minutes, attendance, stopping, live, clock, isEmbedded }
  const work = addCallWork(app, { progress, carrier, ...queued })
  const ended = (id: string) => Promise.all([talk.over(id), voice?.find(id)?.ended])
  const heard = { ended, wakeAnalysis: () => work.wakeAnalysis() }
  const { afterHangUp, isElsewhere } = createAfterHangUp({ database, carrier, progress, attendance, ...heard, log })
  const shared = { database, conversations, tools: assistant.tools, progress, attend, clock, timers, log }
  const voice = model && (await openVoice(model, { ...shared, bookingsOf, afterHangUp }))
  registerCallTools(app.assistantTools, { database, tenants, rules, minutes, carrier })
  const intake = createCallIntake({ tenants, leads, carrier, rules, minutes, clock })
  const web = createWebCalls({ ...shared, tenants, visitors, intake, talk, voice, stopping })
  app.decorate('calls', {
    ...intake,
    progress,
    conversations,
    talk,
    voice,
    live,
    grants: createCallGrants(database, clock),
    web,
    callbacks: createCallbacks({ initiate: intake.initiate, tenants, visitors, carrier, isProduction }),
    carrier,
    wake() {
      events.wake()
      work.wakeDialling()
    },
    drain: createDrain({ database, attendance, carrier, log }, stopping),
    end: createEndCall({ database, progress, carrier, voice }),
    attend,
  })
  followOthers(app, rules)
  stopAtClose(app, { carrier, attendance, speaking: [talk, voice, web] })
  serve(app, { intake, carrier, recordings, baseUrl: options.baseUrl, clock })
  await twilio?.register(app)
}

interface Served {
  intake: CallIntake
  carrier: Carrier
  recordings: Recordings
  baseUrl: string
  clock: Clock
}

/** The routes of calls, and what only they use. */
function serve(app: FastifyInstance, { intake, carrier, recordings, baseUrl, clock }: Served): void {
  const { database, tenants, watchers, leads, log } = app
  callRoutes(app, {
    service: createCallsService({ database, clock, watchers, leads }),
    recordings,
    callers: createSimulatedCallers({ tenants, intake, carrier }),
    line: createPhoneLine({ tenants, carrier, baseUrl, clock, log }),
  })
}

interface Closing {
  carrier: Carrier
  attendance: Attendance
  /** Speakers of calls; undefined where one is not configured. */
  speaking: ({ stop(): unknown } | undefined)[]
}

/** The order before the server closes: the carrier, the conversations, then the heartbeat of attended calls. */
function stopAtClose(app: FastifyInstance, { carrier, attendance, speaking }: Closing): void {
  app.addHook('preClose', async () => {
    await carrier.stop?.()
    await Promise.all(speaking.map((one) => one?.stop()))
    attendance.stop()
  })
}

/** Messages of callers; a provider of a voice model transcribes them. */
async function openRecordings(
  { database, tenants, notify, log }: FastifyInstance,
  { carrier, progress, model }: { carrier: Carrier; progress: CallProgress; model: VoiceConfig | undefined },
) {
  const transcriber = model && (await openTranscriber({ ...model, model: model.transcriptionModel }))
  return createRecordings({ database, tenants, carrier, transcriber, notify, progress, log })
}

/** Numbers of the telephone carrier, for commands outside of the product; undefined without a carrier. */
export async function openNumbers(
  config: TwilioConfig | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<NumberSource | undefined> {
  if (config === undefined) return undefined
  const { openTwilioNumbers } = await import('./carriers/twilio/index.ts')
  return openTwilioNumbers(config, log)
}

async function openVoice(model: VoiceConfig, shared: Omit<Parameters<typeof createVoiceCalls>[0], 'models' | 'voice'>) {
  return createVoiceCalls({ ...shared, models: await openModels(model), voice: model.voice })
}

async function openModels({ fallback, ...first }: VoiceConfig): Promise<[VoiceModel, ...VoiceModel[]]> {
  const others = fallback === undefined ? [] : [await openVoiceModel({ ...first, ...fallback })]
  return [await openVoiceModel(first), ...others]
}

/** Imported on demand, because the vendor's package is large. */
async function openTwilio(
  app: FastifyInstance,
  { twilio: config, baseUrl, clock }: CallsOptions,
  shared: Omit<Parameters<typeof createTwilio>[1], 'config' | 'baseUrl' | 'clock'>,
): Promise<TwilioSide | undefined> {
  if (config === undefined) return undefined
  const { createTwilio } = await import('./carriers/twilio/index.ts')
  return createTwilio(app, { config, baseUrl, clock, ...shared })
}

/** Calls go with their lead where it is merged or erased. */
function followLeads({ leads }: Pick<FastifyInstance, 'leads'>): void {
  leads.onMerge(callsRepository.moveLead)
  leads.onErase(callsRepository.forgetLead)
}
