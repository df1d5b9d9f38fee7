import { DAY, type Clock } from '../../core/time.ts'
import { readPhone } from '../../core/phone.ts'
import type { Tx } from '../../db/database.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import type { Tenants } from '../../tenants/index.ts'
import type { Line } from '../line.ts'
import { hasNumberShape, isCallable } from '../number.ts'
import type { CallRow } from '../repository.ts'
import type { CallTaking } from '../taking.ts'
import { visitorCallsRepository as visitorCalls } from './repository.ts'

/** Of one visitor, and at one number, whoever asks for it (api.md §9). */
const MOST_A_DAY = 3

const NO_NUMBER = { value: '', sameAs: [] }

export interface WantedCallback {
  /** As it was typed. */
  phoneNumber: string
  clientName: string | null
  sessionId: string
  locale: string | null
}

interface CallbackDeps {
  initiate: CallTaking['initiate']
  tenants: Pick<Tenants, 'findIn'>
  line: Pick<Line, 'isSimulated'>
  isProduction: boolean
  clock: Clock
}

export type Callbacks = ReturnType<typeof createCallbacks>

/** Visitors who want to be phoned. Anybody can type anybody's number, so there is a cap on both. */
export function createCallbacks({ initiate, tenants, line, isProduction, clock }: CallbackDeps) {
  return {
    /** Nobody is promised a call that never comes: a simulated one is for trying things out. */
    isOffered: !line.isSimulated || !isProduction,

    /**
     * Queues it, in the caller's transaction. @throws Invalid for a number that is never called; Conflict over a cap and
     * where the tenant's settings forbid the call, in words that tell a visitor nothing of them.
     */
    async request(tx: Tx, tenantId: string, wanted: WantedCallback): Promise<CallRow> {
      if (!this.isOffered) throw new Conflict('Call-backs need a telephone line, and none is configured')
      const tenant = await tenants.findIn(tx, tenantId)
      if (tenant === undefined) throw new NotFound()
      const { value: phoneNumber, sameAs: numbers } = readPhone(wanted.phoneNumber, tenant.country) ?? NO_NUMBER
      if (!hasNumberShape(phoneNumber) || !isCallable(phoneNumber, line))
        throw new Invalid(['phone_number'], 'must be a phone number that can be called')
      const { sessionId } = wanted
      await visitorCalls.lockBeginnings(tx, tenantId)
      const since = new Date(clock.now().getTime() - DAY)
      const had = await visitorCalls.countCallbacks(tx, tenantId, { sessionId, numbers, since })
      if (had.open > 0) throw new Conflict('A call-back is on its way already')
      if (Math.max(had.ofSession, had.ofNumber) >= MOST_A_DAY)
        throw new Conflict('There were enough call-backs for today; please try again tomorrow')
      return initiate(tx, tenantId, { ...wanted, phoneNumber, source: 'widget' }).catch((error: unknown) => {
        throw error instanceof Conflict ? new Conflict('We cannot call this number at the moment') : error
      })
    },
  }
}
