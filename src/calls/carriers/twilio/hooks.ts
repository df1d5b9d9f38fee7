import type { FastifyBaseLogger } from 'fastify'
import { isTenantId } from '../../../core/ids.ts'
import { SECOND } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import type { Tenants } from '../../../tenants/index.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import type { FailureReason } from '../../states.ts'
import { voicemailFor } from '../../greeting.ts'
import type { Carrier } from '../carrier.ts'
import { theirs, type CallAnswer, type Came, type createWhatNext } from './call-answer.ts'
import { FAILURES, type TwilioCalls } from './client.ts'
import type {
  CallForm,
  CallName,
  FallbackForm,
  MachineForm,
  NextForm,
  PickedUpForm,
  RecordedForm,
  StatusForm,
} from './forms.ts'
import type { Ladder } from './ladder.ts'
import type { Whisper } from './whisper.ts'
import { leaveMessage, nothing, sayAndHangUp } from './twiml.ts'

interface HooksDeps {
  database: Database
  progress: CallProgress
  callAnswer: CallAnswer
  ladder: Ladder
  machines: ReturnType<typeof createMachines>
  whatNext: ReturnType<typeof createWhatNext>
  whisper: Whisper
  log: Pick<FastifyBaseLogger, 'error'>
}

export type Hooks = ReturnType<typeof createHooks>

/** Hooks that ask what follows. */
export const QUESTIONS = ['inbound', 'voice', 'after', 'transfer', 'recorded'] as const

export interface Question {
  kind: (typeof QUESTIONS)[number]
  came: Came
}

/** Handles Twilio's hooks, each about the call that it names; results are TwiML. @throws NotFound for a call of another account */
export function createHooks(deps: HooksDeps) {
  const { database, progress, callAnswer, ladder, machines, whatNext, whisper, log } = deps
  /** The address, which we made for this call, and the form's CallSid must agree. */
  const named = async ({ tenantId, callId }: CallName, sid: string): Promise<CallRow> => {
    if (!isTenantId(tenantId)) return theirs(undefined, sid)
    return theirs(await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, callId)), sid)
  }
  const find = async (name: CallName | undefined, sid: string): Promise<CallRow> =>
    name === undefined
      ? theirs(await database.systemOnce((tx) => calls.findByCarrierId(tx, sid)), sid)
      : named(name, sid)

  const again: Record<Question['kind'], (call: CallRow, form: FallbackForm, came: Came) => Promise<string>> = {
    inbound: (call, form) => callAnswer.answered(call, form),
    voice: (call, form) => callAnswer.answered(call, form),
    after: (call, form, came) => whatNext.afterConnection(call, form, came),
    transfer: (call, form, came) => whatNext.afterTransfer(call, form, came),
    recorded: (call, form) => whatNext.afterRecording(call, form, true),
  }

  /** Answers in place of the hook that failed; the next rung takes over where it asked nothing, or fails again. */
  const goOn = async (call: CallRow, form: FallbackForm, asked: Question | undefined): Promise<string> => {
    if (asked === undefined) return ladder.fall(call)
    try {
      return await again[asked.kind](call, form, asked.came)
    } catch (error) {
      log.error({ err: error, call_id: call.id }, 'Twilio asked twice what follows, in vain')
      return ladder.fall(call)
    }
  }

  /** Undefined for a caller whose first hook failed before it wrote a row. */
  const foundAt = async (name: CallName | undefined, { CallSid: sid, Direction: direction }: FallbackForm) => {
    if (name !== undefined || direction !== 'inbound') return find(name, sid)
    return database.systemOnce((tx) => calls.findByCarrierId(tx, sid))
  }

  return {
    coming: (form: CallForm) => callAnswer.coming(form),

    answered: async (name: CallName, form: CallForm) => callAnswer.answered(await named(name, form.CallSid), form),

    /** `name`: undefined for the address that is configured at a number in Twilio's console. */
    async status(name: CallName | undefined, form: StatusForm): Promise<string> {
      await tellStatus(progress, await find(name, form.CallSid), form)
      return nothing()
    },

    async machine(name: CallName, form: MachineForm): Promise<string> {
      await machines(await named(name, form.CallSid), form)
      return nothing()
    },

    afterConnection: async (name: CallName, form: NextForm, came: Came) =>
      whatNext.afterConnection(await named(name, form.CallSid), form, came),

    afterTransfer: async (name: CallName, form: NextForm, came: Came) =>
      whatNext.afterTransfer(await named(name, form.CallSid), form, came),

    afterRecording: async (name: CallName, form: RecordedForm) =>
      whatNext.afterRecording(await named(name, form.CallSid), form),

    whisper: async (name: CallName, form: PickedUpForm) => whisper.announce(await named(name, form.ParentCallSid)),

    taken: async (name: CallName, form: PickedUpForm) => whisper.decided(await named(name, form.ParentCallSid), form),

    /** Another hook failed or timed out: the caller is taken on, and hears an apology where that is broken too. */
    async failed(name: CallName | undefined, form: FallbackForm, asked: Question | undefined): Promise<string> {
      let language = 'en'
      try {
        const call = await foundAt(name, form)
        if (call === undefined) return await callAnswer.coming(form)
        language = await ladder.languageOf(call)
        const answered = (await progress.answered(call.tenantId, call.id, form.CallSid)) ?? call
        if (answered.status === 'in_progress' && answered.hungUpAt === null) return await goOn(answered, form, asked)
        await progress.failed(call.tenantId, call.id, 'provider_error')
      } catch (error) {
        log.error({ err: error, twilio: form.ErrorCode }, 'Twilio could not go on with a call')
      }
      return sayAndHangUp({ text: forLanguage(language).calls.notices.apology, language })
    },
  }
}

interface MachinesDeps {
  database: Database
  tenants: Pick<Tenants, 'get'>
  progress: CallProgress
  carrier: Pick<Carrier, 'hangUp'>
  client: Pick<TwilioCalls, 'update'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

const WITHIN_MS = 15 * SECOND

/** A machine picked up: leaves a message or hangs up, as the tenant's setting says. */
export function createMachines({ database, tenants, progress, carrier, client, log }: MachinesDeps) {
  const leave = async (call: CallRow, sid: string): Promise<void> => {
    const { tenantId, id } = call
    if (!(await database.tenant(tenantId, (tx) => calls.noteEnding(tx, call, 'voicemail')))) return
    const tenant = await tenants.get(tenantId)
    const language = call.locale ?? tenant.language
    const text = voicemailFor({ call, tenant, language })
    try {
      const twiml = leaveMessage({ text, language })
      await client.update(sid, { twiml }, AbortSignal.timeout(WITHIN_MS))
    } catch (error) {
      await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null }))
      return log.warn({ err: error }, 'A message could not be left on a voicemail')
    }
    await progress.leftMessage(tenantId, id, text)
  }

  return async (call: CallRow, { AnsweredBy: who, CallSid: sid }: MachineForm): Promise<void> => {
    if (!/^(machine|fax)/.test(who)) return
    const { tenantId, id } = call
    const { voice } = await tenants.get(tenantId)
    // A fax takes no message.
    if (voice.voicemail === 'leave_message' && who !== 'fax') return leave(call, sid)
    const failed = await progress.failed(tenantId, id, 'voicemail')
    if (failed !== undefined)
      await carrier.hangUp({ ...failed, providerId: sid }, AbortSignal.timeout(WITHIN_MS)).catch((error: unknown) => {
        log.warn({ err: error }, 'A voicemail could not be hung up')
      })
  }
}

/** Reports a status. Twilio repeats and reorders them; `progress` ignores every step that is not forward. */
async function tellStatus(progress: CallProgress, { tenantId, id }: CallRow, form: StatusForm): Promise<void> {
  const { CallStatus: status, CallSid: sid } = form
  if (status === 'queued' || status === 'initiated' || status === 'ringing')
    return void (await progress.ringing(tenantId, id, sid))
  if (status === 'in-progress') return void (await progress.answered(tenantId, id, sid))
  if (status === 'completed') {
    // A completed call was answered, even if that status arrives later.
    await progress.answered(tenantId, id, sid)
    if (form.CallDuration !== undefined) await progress.told(tenantId, id, form.CallDuration)
    return void (await progress.hungUp(tenantId, id, { ending: 'caller' }))
  }
  const reason = reasonOf(form)
  if (reason !== undefined) await progress.failed(tenantId, id, reason)
}

function reasonOf({ CallStatus: status, SipResponseCode: code = 0 }: StatusForm): FailureReason | undefined {
  // RFC 3261 §21.5: a server on the way failed, not the number.
  if (status === 'failed' && code >= 500 && code < 600) return 'provider_error'
  return Object.hasOwn(FAILURES, status) ? FAILURES[status] : undefined
}
