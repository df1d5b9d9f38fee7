import type { FastifyBaseLogger } from 'fastify'
import { isTenantId } from '../../../core/ids.ts'
import type { Database } from '../../../db/database.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import { theirs, type Answering } from './answering.ts'
import type { CallForm, FallbackForm, MachineForm, NextForm, StatusForm } from './forms.ts'
import type { createMachines } from './machines.ts'
import type { CallName } from './routes.ts'
import { sidRepository as sids } from './sid-repository.ts'
import { tellStatus } from './statuses.ts'
import { nothing, sayAndHangUp } from './twiml.ts'
import type { createWhatNext } from './what-next.ts'

interface HooksDeps {
  database: Database
  progress: CallProgress
  answering: Answering
  machines: ReturnType<typeof createMachines>
  whatNext: ReturnType<typeof createWhatNext>
  log: Pick<FastifyBaseLogger, 'error'>
}

export type Hooks = ReturnType<typeof createHooks>

/** Twilio's questions and news, each of the call that it names. All give TwiML. @throws NotFound for a call that is not theirs */
export function createHooks({ database, progress, answering, machines, whatNext, log }: HooksDeps) {
  /** Both have to agree: the address that we gave for this call, and the CallSid in the form. */
  const named = async ({ tenantId, callId }: CallName, sid: string): Promise<CallRow> => {
    if (!isTenantId(tenantId)) return theirs(undefined, sid)
    return theirs(await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, callId)), sid)
  }
  const find = async (name: CallName | undefined, sid: string): Promise<CallRow> =>
    name === undefined ? theirs(await database.systemOnce((tx) => sids.find(tx, sid)), sid) : named(name, sid)

  return {
    coming: (form: CallForm) => answering.coming(form),

    answered: async (name: CallName, form: CallForm) => answering.answered(await named(name, form.CallSid), form),

    /** `name`: undefined for the address that stands at a number in Twilio's console. */
    async status(name: CallName | undefined, form: StatusForm): Promise<string> {
      await tellStatus(progress, await find(name, form.CallSid), form)
      return nothing()
    },

    async machine(name: CallName, form: MachineForm): Promise<string> {
      await machines(await named(name, form.CallSid), form)
      return nothing()
    },

    afterConnection: async (name: CallName, form: NextForm, again: number) =>
      whatNext.afterConnection(await named(name, form.CallSid), form, again),

    afterTransfer: async (name: CallName, form: NextForm, isOverflow: boolean) =>
      whatNext.afterTransfer(await named(name, form.CallSid), form, isOverflow),

    /** Another hook did not answer, or not in time: the caller hears of it, whatever else is broken. */
    async failed(name: CallName | undefined, form: FallbackForm): Promise<string> {
      let language = 'en'
      try {
        const call = await find(name, form.CallSid)
        language = await answering.languageOf(call)
        await progress.failed(call.tenantId, call.id, 'provider_error')
      } catch (error) {
        log.error({ err: error, twilio: form.ErrorCode }, 'Twilio could not go on with a call')
      }
      return sayAndHangUp({ text: forLanguage(language).calls.notices.apology, language })
    },
  }
}
