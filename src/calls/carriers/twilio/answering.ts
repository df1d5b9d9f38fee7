import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { NotFound } from '../../../errors.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { PhoneNotices } from '../../../languages/wording.ts'
import type { TwilioConfig } from '../../../provider-config.ts'
import { openingAt, type Tenant, type Tenants } from '../../../tenants/index.ts'
import type { Clock } from '../../../core/time.ts'
import { lineRepository as lines } from '../../transcript-repository.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import { isOver } from '../../states.ts'
import type { CallTaking, TurnedAway } from '../../intake.ts'
import type { CallTalk } from '../../text-conversation.ts'
import type { Transfers } from '../../transfers.ts'
import type { Addresses } from './addresses.ts'
import { callerIn, type CallForm } from './forms.ts'
import { sidRepository as sids } from './sid-repository.ts'
import type { MediaTokens } from './tokens.ts'
import * as twiml from './twiml.ts'

interface AnsweringDeps {
  database: Database
  tenants: Pick<Tenants, 'find' | 'ofPhoneNumber'>
  taking: Pick<CallTaking, 'look' | 'receive' | 'whyTurnedAway' | 'turnAway'>
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

/** What somebody hears who picked up, or who phoned: the conversation. Gives TwiML. */
export function createAnswering(deps: AnsweringDeps) {
  const { database, tenants, taking, transfers, progress, talk, tokens, addresses, strategy, log } = deps

  const languageOf = async ({ tenantId, locale }: CallRow) => locale ?? (await tenants.find(tenantId))?.language ?? 'en'

  /** `again`: how often it was connected before; `first`: what is said in the place of a greeting. */
  const connect = async (call: CallRow, { again, first }: { again: number; first?: string }): Promise<string> => {
    const { tenantId, id } = call
    const token = await tokens.issue(tenantId, id)
    if (token === undefined) return twiml.hangUp()
    const language = await languageOf(call)
    const action = addresses.hook('after', call, { again: String(again) })
    const url = addresses.socket(strategy === 'relay' ? 'relay' : 'media', id, token)
    if (strategy === 'relay')
      return twiml.relay({ url, action, first: { text: first ?? (await greeting(call, again)), language } })
    // The voice model greets by itself, and knows what was said before.
    return twiml.stream({ url, action, first: first === undefined ? undefined : { text: first, language } })
  }

  /** Said once: whoever is connected again has heard it, and a hook that is asked twice says the same. */
  const greeting = async ({ tenantId, id }: CallRow, again: number): Promise<string> => {
    if (again > 0) return ''
    const [first] = await database.tenant(tenantId, (tx) => lines.list(tx, tenantId, id))
    return first?.text ?? talk.greeting(tenantId, id)
  }

  const sayAndHangUp = async (call: CallRow, text: (notices: PhoneNotices) => string): Promise<string> => {
    const language = await languageOf(call)
    return twiml.sayAndHangUp({ text: text(forLanguage(language).calls.notices), language })
  }

  /** The caller hears why, or is put through where every line of the assistant is taken. */
  const turnedAway = async (call: CallRow, reason: Exclude<TurnedAway, 'blocked'>): Promise<string> => {
    await progress.failed(call.tenantId, call.id, reason === 'busy' ? 'busy' : 'rejected')
    return sayAndHangUp(call, (notices) => (reason === 'busy' ? notices.linesBusy : notices.noMinutes))
  }

  /** A person may have a line where the assistant has none. */
  const overflow = async (call: CallRow, tenant: Tenant): Promise<string> => {
    const person = openingAt(tenant, deps.clock.now()).isOpen ? await transfers.begin(call) : undefined
    if (person === undefined) return turnedAway(call, 'busy')
    const { tenantId, id, providerId } = call
    await progress.answered(tenantId, id, providerId ?? undefined)
    await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: 'transfer' }))
    return twiml.putThrough(person, addresses.hook('transfer', call, { overflow: '1' }))
  }

  const goOn = async (call: CallRow, sid: string): Promise<string> => {
    // Asked again after the caller was turned away: the same words.
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

    /** Somebody picked up a call of ours. */
    answered: (call: CallRow, form: CallForm): Promise<string> => goOn(call, form.CallSid),

    /** Somebody phones. */
    async coming(form: CallForm): Promise<string> {
      const tenant = await tenants.ofPhoneNumber(form.To)
      if (tenant === undefined) {
        log.warn('A call came to a number that is assigned to no tenant: npm run admin -- numbers list')
        return twiml.sayAndHangUp({ text: forLanguage('en').calls.notices.unknownNumber, language: 'en' })
      }
      await taking.look()
      const coming = await database.tenant(tenant.id, async (tx) => {
        // The hook may be asked twice at the same time.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`call:${form.CallSid}`}, 0))`)
        const known = await sids.find(tx, form.CallSid)
        if (known !== undefined) return { call: known, reason: undefined }
        const phoneNumber = callerIn(form)
        const reason = await taking.whyTurnedAway(tx, tenant, phoneNumber)
        if (reason === 'blocked') return { call: undefined, reason }
        const row = { channel: 'phone', phoneNumber, providerId: form.CallSid, simulated: false } as const
        const call = await (reason === undefined ? taking.receive : taking.turnAway)(tx, tenant.id, row)
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

/** The call that a hook names, if it is the one that Twilio speaks of. @throws NotFound */
export function theirs(call: CallRow | undefined, sid: string): CallRow {
  if (call === undefined || (call.providerId !== null && call.providerId !== sid)) throw new NotFound()
  return call
}
