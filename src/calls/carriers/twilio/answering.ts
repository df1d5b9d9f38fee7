import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { SECOND, type Clock } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import { NotFound } from '../../../errors.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { PhoneNotices } from '../../../languages/wording.ts'
import type { TwilioConfig } from '../../../provider-config.ts'
import { openingAt, type Tenant, type Tenants } from '../../../tenants/index.ts'
import type { CallIntake, TurnedAway } from '../../intake.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import { isOver, type Ending } from '../../states.ts'
import type { CallTalk } from '../../text-conversation.ts'
import { lineRepository as lines } from '../../transcript-repository.ts'
import type { Transfers } from '../../transfers.ts'
import type { Addresses } from './addresses.ts'
import type { TwilioCalls } from './client.ts'
import type { MediaTokens } from './connections.ts'
import { callerIn, type CallForm, type NextForm } from './forms.ts'
import { sidRepository as sids } from './sid-repository.ts'
import * as twiml from './twiml.ts'

interface AnsweringDeps {
  database: Database
  tenants: Pick<Tenants, 'find' | 'ofPhoneNumber'>
  intake: Pick<CallIntake, 'look' | 'receive' | 'whyTurnedAway' | 'turnAway'>
  transfers: Transfers
  progress: CallProgress
  talk: Pick<CallTalk, 'greeting'>
  tokens: MediaTokens
  addresses: Addresses
  strategy: TwilioConfig['strategy']
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

export type Answering = ReturnType<typeof createAnswering>

/** TwiML for an answered or incoming call: the conversation, or the reason for its absence. */
export function createAnswering(deps: AnsweringDeps) {
  const { database, tenants, intake, transfers, progress, talk, tokens, addresses, strategy, log } = deps

  const languageOf = async ({ tenantId, locale }: CallRow) => locale ?? (await tenants.find(tenantId))?.language ?? 'en'

  /** `again`: earlier connections of the call; `first`: said in place of the greeting. */
  const connect = async (call: CallRow, { again, first }: { again: number; first?: string }): Promise<string> => {
    const { tenantId, id } = call
    const token = await tokens.issue(tenantId, id)
    if (token === undefined) return twiml.hangUp()
    const language = await languageOf(call)
    const action = addresses.hook('after', call, { again: String(again) })
    const url = addresses.socket(strategy === 'relay' ? 'relay' : 'media', id, token)
    if (strategy === 'relay')
      return twiml.relay({ url, action, first: { text: first ?? (await greeting(call, again)), language } })
    // The voice model greets by itself and has the history.
    return twiml.stream({ url, action, first: first === undefined ? undefined : { text: first, language } })
  }

  /** Said once: a reconnected caller has heard it, and a repeated hook gets the same words. */
  const greeting = async ({ tenantId, id }: CallRow, again: number): Promise<string> => {
    if (again > 0) return ''
    const [first] = await database.tenant(tenantId, (tx) => lines.list(tx, tenantId, id))
    return first?.text ?? talk.greeting(tenantId, id)
  }

  const sayAndHangUp = async (call: CallRow, text: (notices: PhoneNotices) => string): Promise<string> => {
    const language = await languageOf(call)
    return twiml.sayAndHangUp({ text: text(forLanguage(language).calls.notices), language })
  }

  /** The caller hears why no conversation begins. */
  const turnedAway = async (call: CallRow, reason: Exclude<TurnedAway, 'blocked'>): Promise<string> => {
    await progress.failed(call.tenantId, call.id, reason === 'busy' ? 'busy' : 'rejected')
    return sayAndHangUp(call, (notices) => (reason === 'busy' ? notices.linesBusy : notices.noMinutes))
  }

  /** All lines of the assistant are busy: a person may take the call. */
  const overflow = async (call: CallRow, tenant: Tenant): Promise<string> => {
    const person = openingAt(tenant, deps.clock.now()).isOpen ? await transfers.begin(call) : undefined
    if (person === undefined) return turnedAway(call, 'busy')
    const { tenantId, id, providerId } = call
    await progress.answered(tenantId, id, providerId ?? undefined)
    await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: 'transfer' }))
    return twiml.putThrough(person, addresses.hook('transfer', call, { overflow: '1' }))
  }

  const goOn = async (call: CallRow, sid: string): Promise<string> => {
    // A repeated hook after the caller was turned away gets the same words.
    if (call.status === 'failed' && call.direction === 'inbound' && call.startedAt === null)
      return turnedAway(call, call.failureReason === 'busy' ? 'busy' : 'no_minutes')
    if (isOver(call.status) || call.hungUpAt !== null || call.ending === 'transfer') return twiml.hangUp()
    await progress.answered(call.tenantId, call.id, sid)
    return connect(call, { again: 0 })
  }

  return {
    connect,
    languageOf,
    turnedAway,

    /** An outbound call was picked up. */
    answered: (call: CallRow, form: CallForm): Promise<string> => goOn(call, form.CallSid),

    /** An inbound call. */
    async coming(form: CallForm): Promise<string> {
      const tenant = await tenants.ofPhoneNumber(form.To)
      if (tenant === undefined) {
        log.warn('A call came to a number that is assigned to no tenant: npm run admin -- numbers list')
        return twiml.sayAndHangUp({ text: forLanguage('en').calls.notices.unknownNumber, language: 'en' })
      }
      await intake.look()
      const coming = await database.tenant(tenant.id, async (tx) => {
        // Twilio may send the hook twice at the same time.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`call:${form.CallSid}`}, 0))`)
        const known = await sids.find(tx, form.CallSid)
        if (known !== undefined) return { call: known, reason: undefined }
        const phoneNumber = callerIn(form)
        const reason = await intake.whyTurnedAway(tx, tenant, phoneNumber)
        if (reason === 'blocked') return { call: undefined, reason }
        const row = { channel: 'phone', phoneNumber, providerId: form.CallSid, simulated: false } as const
        const call = await (reason === undefined ? intake.receive : intake.turnAway)(tx, tenant.id, row)
        return { call, reason }
      })
      const { language } = tenant
      if (coming.call === undefined)
        return twiml.sayAndHangUp({ text: forLanguage(language).calls.notices.blocked, language })
      if (coming.reason === 'busy') return overflow(coming.call, tenant)
      if (coming.reason === 'no_minutes') return turnedAway(coming.call, coming.reason)
      return goOn(coming.call, form.CallSid)
    },
  }
}

/** The call that a hook names, if Twilio's CallSid agrees. @throws NotFound */
export function theirs(call: CallRow | undefined, sid: string): CallRow {
  if (call === undefined || (call.providerId !== null && call.providerId !== sid)) throw new NotFound()
  return call
}

interface WhatNextDeps {
  database: Database
  progress: CallProgress
  answering: Answering
  addresses: Addresses
  transfers: Transfers
}

/** Reconnections of a connection that broke. */
const MAX_AGAIN = 2

/** TwiML for a caller whose connection or transfer is over. */
export function createWhatNext({ database, progress, answering, addresses, transfers }: WhatNextDeps) {
  /**
   * The status hook reports an outbound call's end, with Twilio's count of seconds. For an inbound call that hook is a setting
   * of the number and may be missing, so the end is reported here.
   */
  const ended = async ({ tenantId, id, direction }: CallRow, ending: Ending) => {
    if (direction === 'inbound') await progress.hungUp(tenantId, id, { ending })
    return twiml.hangUp()
  }

  const putThrough = async (call: CallRow) => {
    const person = await transfers.begin(call)
    return person === undefined ? nobodyThere(call) : twiml.putThrough(person, addresses.hook('transfer', call))
  }

  /** A caller who hung up before the person was phoned was not transferred. */
  const notPutThrough = async (call: CallRow) => {
    const { tenantId, id, ending, hungUpAt } = call
    if (ending !== 'transfer' || hungUpAt !== null) return call
    return database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null }))
  }

  /** Returns the caller to the assistant, or says goodbye if the call is over. */
  const nobodyThere = async (call: CallRow) => {
    const { tenantId, id } = call
    const language = await answering.languageOf(call)
    const notices = forLanguage(language).calls.notices
    const isGone = isOver(call.status) || call.hungUpAt !== null
    if (isGone) return twiml.sayAndHangUp({ text: notices.nobodyThereGoodbye, language })
    const back = await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null }))
    await progress.said(tenantId, id, { role: 'agent', text: notices.nobodyThere, band: 'talk' })
    return answering.connect(back, { again: 0, first: notices.nobodyThere })
  }

  return {
    /** After the conversation's connection; `again`: earlier connections. */
    async afterConnection(call: CallRow, form: NextForm, again: number): Promise<string> {
      const isThere = form.CallStatus === 'in-progress'
      if (call.status === 'failed') return apologyFor(answering, call)
      if (!isThere) return ended(await notPutThrough(call), 'caller')
      if (call.ending === 'transfer') return putThrough(call)
      if (call.ending !== null || call.hungUpAt !== null) return ended(call, 'agent')
      // The call was not ended: its connection broke, or this process stops and another one takes over.
      if (again < MAX_AGAIN) return answering.connect(call, { again: again + 1 })
      await progress.failed(call.tenantId, call.id, 'provider_error')
      return apologyFor(answering, call)
    },

    /** After the call to the person who was to take over. */
    async afterTransfer(call: CallRow, form: NextForm, isOverflow: boolean): Promise<string> {
      const { DialCallStatus: status, CallStatus: own } = form
      const isTaken = status === 'completed' || status === 'answered'
      if (isTaken || own !== 'in-progress') return ended(call, 'transfer')
      await transfers.failed(call)
      // All lines of the assistant were busy for this caller, and still are.
      return isOverflow ? answering.turnedAway(call, 'busy') : nobodyThere(call)
    },
  }
}

/** The caller listens to silence meanwhile. */
const APOLOGISE_WITHIN_MS = 5 * SECOND

/** Apologises to a caller whose conversation broke for good, and hangs up. Takes the call from its connection. */
export function createApology({ client, answering }: { client: TwilioCalls; answering: Answering }) {
  return async (call: CallRow): Promise<void> => {
    if (call.providerId === null) return
    await client.update(
      call.providerId,
      { twiml: await apologyFor(answering, call) },
      AbortSignal.timeout(APOLOGISE_WITHIN_MS),
    )
  }
}

async function apologyFor({ languageOf }: Pick<Answering, 'languageOf'>, call: CallRow): Promise<string> {
  const language = await languageOf(call)
  return twiml.sayAndHangUp({ text: forLanguage(language).calls.notices.apology, language })
}
