import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import { NotFound } from '../../../errors.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { PhoneNotices } from '../../../languages/wording.ts'
import { openingAt, type Tenant, type Tenants } from '../../../tenants/index.ts'
import type { CallIntake } from '../../intake.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import { hadAssistant, isOver, type Ending } from '../../states.ts'
import type { CallTalk } from '../../talk.ts'
import type { Transfers } from '../../transfers.ts'
import { callerIn, forwarderIn, type CallForm, type NextForm, type RecordedForm } from './forms.ts'
import type { Ladder, Speaking } from './ladder.ts'
import type { StaffCalls } from './staff-calls.ts'
import type { TeamPhones } from './team-phones.ts'
import * as twiml from './twiml.ts'
import type { WithoutUs } from './without-us.ts'
import type { Stopping } from '../../drain.ts'

interface CallAnswerDeps {
  database: Database
  tenants: Pick<Tenants, 'find' | 'ofPhoneNumber'>
  intake: Pick<CallIntake, 'look' | 'whyTurnedAway' | 'takeDown'>
  transfers: Transfers
  progress: CallProgress
  ladder: Ladder
  leaveUs: LeaveUs
  stopping: Stopping
  staff: StaffCalls
  phones: TeamPhones
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

export type CallAnswer = ReturnType<typeof createCallAnswer>

type LeaveUs = ReturnType<typeof createLeaveUs>

/** TwiML of a process that stops, which would cut a conversation off. */
export function createLeaveUs({ database, withoutUs }: { database: Database; withoutUs: WithoutUs }) {
  return async (call: CallRow, isTeamTried?: boolean): Promise<string> => {
    await database.tenant(call.tenantId, (tx) => calls.change(tx, call.tenantId, call.id, { ending: 'shutdown' }))
    return withoutUs(call, isTeamTried)
  }
}

/** TwiML for an answered or incoming call: the conversation, or the reason for its absence. */
export function createCallAnswer(deps: CallAnswerDeps) {
  const { database, tenants, intake, transfers, progress, ladder, phones, log } = deps
  const { languageOf } = ladder

  const sayAndHangUp = async (call: CallRow, text: (notices: PhoneNotices) => string): Promise<string> => {
    const language = await languageOf(call)
    return twiml.sayAndHangUp({ text: text(forLanguage(language).calls.notices), language })
  }

  /** The caller hears why nothing takes the call. */
  const turnedAway = async (call: CallRow, reason: 'full' | 'no_minutes'): Promise<string> => {
    await progress.failed(call.tenantId, call.id, reason === 'full' ? 'busy' : 'rejected')
    return sayAndHangUp(call, (notices) => (reason === 'full' ? notices.linesBusy : notices.noMinutes))
  }

  /** All lines of the assistant are busy, or its minutes are used up: a person takes the call, or a message is recorded. */
  const overflow = async (call: CallRow, tenant: Tenant): Promise<string> => {
    const { tenantId, id, providerId } = call
    const person = openingAt(tenant, deps.clock.now()).isOpen ? await transfers.begin(call) : undefined
    await progress.answered(tenantId, id, providerId ?? undefined)
    if (person === undefined) return ladder.record(call)
    await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: 'transfer' }))
    await progress.takenBy(tenantId, id, 'person')
    return phones.ring(call, person, { more: { overflow: '1' } })
  }

  const goOn = async (call: CallRow, sid: string): Promise<string> => {
    // A repeated hook after the caller was turned away gets the same words.
    if (call.status === 'failed' && call.direction === 'inbound' && call.startedAt === null)
      return turnedAway(call, call.failureReason === 'busy' ? 'full' : 'no_minutes')
    if (isOver(call.status) || call.hungUpAt !== null || call.ending === 'transfer') return twiml.hangUp()
    await progress.answered(call.tenantId, call.id, sid)
    return deps.stopping.isStopping ? deps.leaveUs(call) : deps.staff.first(call)
  }

  return {
    /** TwiML for an outbound call that was picked up. */
    answered: (call: CallRow, form: CallForm): Promise<string> => goOn(call, form.CallSid),

    /** TwiML for an inbound call, which it stores. */
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
        const known = await calls.findByCarrierId(tx, form.CallSid)
        if (known !== undefined) return { call: known, reason: undefined }
        const phoneNumber = callerIn(form)
        const reason = await intake.whyTurnedAway(tx, tenant, phoneNumber)
        if (reason === 'blocked') return { call: undefined, reason }
        const forwardedFrom = forwarderIn(form)
        const row = {
          channel: 'phone',
          phoneNumber,
          forwardedFrom,
          providerId: form.CallSid,
          simulated: false,
        } as const
        return { call: await intake.takeDown(tx, tenant.id, row, reason), reason }
      })
      const { language } = tenant
      if (coming.call === undefined)
        return twiml.sayAndHangUp({ text: forLanguage(language).calls.notices.blocked, language })
      if (coming.reason === 'overflow') return overflow(coming.call, tenant)
      if (coming.reason !== undefined) return turnedAway(coming.call, coming.reason)
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
  ladder: Ladder
  talk: Pick<CallTalk, 'nobodyThere'>
  leaveUs: LeaveUs
  stopping: Stopping
  transfers: Transfers
  phones: TeamPhones
  staff: StaffCalls
}

/** Reconnections of a connection that broke. */
const MAX_AGAIN = 2

/** Circumstances in which Twilio asks for the next instructions. */
export interface Came {
  /** Earlier connections of the rung. */
  again: number
  /** The rung whose connection is over. */
  rung: Speaking | undefined
  /** The person was phoned because all lines were busy. */
  isOverflow: boolean
  /** The person was phoned because the assistant broke. */
  isFallen: boolean
  /** The team was phoned before the assistant: the number of the phone that rang last. */
  staff: number | undefined
  /** The connection began because nobody of the team took the caller: position of the last line before it. */
  back: number | undefined
}

/** TwiML for a caller whose connection or transfer is over. */
export function createWhatNext(deps: WhatNextDeps) {
  const { database, progress, ladder, transfers, phones, staff, stopping, leaveUs } = deps
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
    if (person === undefined) return nobodyThere(call)
    return ladder.putThrough(call, person)
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
    const language = await ladder.languageOf(call)
    const notices = forLanguage(language).calls.notices
    const isGone = isOver(call.status) || call.hungUpAt !== null
    if (isGone) return twiml.sayAndHangUp({ text: notices.nobodyThereGoodbye, language })
    const back = await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null }))
    // A voice model says it in its own voice.
    if (ladder.speakingOn(back) === 'voice')
      return ladder.connect(back, { again: 0, back: await ladder.lastLineOf(back) })
    return ladder.connect(back, { again: 0, first: await deps.talk.nobodyThere(tenantId, id) })
  }

  return {
    /** TwiML after the connection of a conversation. */
    async afterConnection(call: CallRow, form: NextForm, { again, rung, back }: Came): Promise<string> {
      const isThere = form.CallStatus === 'in-progress'
      if (call.status === 'failed') return apologyFor(ladder, call)
      if (!isThere) return ended(await notPutThrough(call), 'caller')
      if (call.ending === 'transfer') return stopping.isStopping ? leaveUs(call) : putThrough(call)
      if (call.ending !== null || call.hungUpAt !== null) return ended(call, 'agent')
      if (stopping.isStopping) return leaveUs(call)
      // The voice model broke.
      if (rung === 'voice' && ladder.speakingOn(call) === 'relay') return ladder.takeOver(call, back)
      // The call was not ended: its connection broke.
      if (again < MAX_AGAIN) return ladder.connect(call, { again: again + 1, back })
      return ladder.fall(call)
    },

    /** TwiML after the call to the person who was to take over. */
    async afterTransfer(call: CallRow, form: NextForm, { isOverflow, isFallen, staff: rang }: Came): Promise<string> {
      const { DialCallStatus: status, CallStatus: own } = form
      phones.stopped(call)
      // A voicemail of the team picks up, and takes nothing.
      const isTaken = call.takenAt !== null
      if (isTaken) return ended(call, 'transfer')
      await transfers.failed(call)
      if (own !== 'in-progress') return ended(await notPutThrough(call), 'caller')
      if (stopping.isStopping) return leaveUs(call, true)
      if (isFallen) return ladder.fall(call)
      if (rang !== undefined) return staff.unanswered(call, { rang, isBusy: status === 'busy' })
      // All lines of the assistant were busy for this caller, and still are.
      return isOverflow ? ladder.record(await notPutThrough(call)) : nobodyThere(call)
    },

    /** TwiML after the message of a caller whom nobody could take. `isUncertain`: the carrier may keep one that it does not name. */
    async afterRecording(call: CallRow, form: RecordedForm, isUncertain = false): Promise<string> {
      const { RecordingSid: sid, RecordingDuration: seconds, CallStatus: status } = form
      const { tenantId, id } = call
      // The analysis looks for it.
      if (sid === undefined && isUncertain) return ended(call, 'caller')
      const isEmpty = sid === undefined || seconds === 0
      if (isEmpty && hadAssistant(call)) return ladder.fall(call)
      if (isEmpty && status !== 'in-progress') return ended(call, 'caller')
      if (!isEmpty) await progress.recorded(tenantId, id, { sid, seconds })
      const language = await ladder.languageOf(call)
      const { messageKept, noMessage } = forLanguage(language).calls.notices
      const text = await ladder.say(call, isEmpty ? noMessage : messageKept)
      if (isEmpty) await ended(call, 'silence')
      return twiml.sayAndHangUp({ text, language })
    },
  }
}

async function apologyFor({ languageOf }: Pick<Ladder, 'languageOf'>, call: CallRow): Promise<string> {
  const language = await languageOf(call)
  return twiml.sayAndHangUp({ text: forLanguage(language).calls.notices.apology, language })
}
