import { readPhone } from '../../../core/phone.ts'
import type { Tx } from '../../../db/database.ts'
import { Conflict, Invalid, NotFound } from '../../../errors.ts'
import { CapReached, type Visitor } from '../../../plugins/visitor-caps.ts'
import type { Tenants } from '../../../tenants/index.ts'
import type { Visitors } from '../../../visitors/index.ts'
import type { Line } from '../carrier.ts'
import { hasNumberShape, isCallable } from '../../number.ts'
import type { CallRow } from '../../repository.ts'
import type { CallTaking } from '../../intake.ts'
import { visitorCallsRepository as visitorCalls } from './repository.ts'

const NO_NUMBER = { value: '', sameAs: [] }

export interface WantedCallback {
  /** As it was typed. */
  phoneNumber: string
  clientName: string | null
  sessionId: string
  visitor: Visitor
  locale: string | null
}

interface CallbackDeps {
  initiate: CallTaking['initiate']
  tenants: Pick<Tenants, 'findIn'>
  visitors: Pick<Visitors, 'check' | 'note'>
  line: Pick<Line, 'isSimulated'>
  isProduction: boolean
}

export type Callbacks = ReturnType<typeof createCallbacks>

/** Call-backs of visitors. Any visitor can type any number, so both have caps (guide/limits.md). */
export function createCallbacks({ initiate, tenants, visitors, line, isProduction }: CallbackDeps) {
  return {
    /** Nobody is promised a call that never comes: a simulated one is for trying things out. */
    isOffered: !line.isSimulated || !isProduction,

    /**
     * Queues it, in the caller's transaction. @throws Invalid for a number that is never called; CapReached; Conflict where the
     * tenant's settings forbid the call, in words that tell a visitor nothing of them.
     */
    async request(tx: Tx, tenantId: string, { visitor, ...wanted }: WantedCallback): Promise<CallRow> {
      if (!this.isOffered) throw new Conflict('Call-backs need a telephone line, and none is configured')
      const tenant = await tenants.findIn(tx, tenantId)
      if (tenant === undefined) throw new NotFound()
      const { value: phoneNumber, sameAs } = readPhone(wanted.phoneNumber, tenant.country) ?? NO_NUMBER
      if (!hasNumberShape(phoneNumber) || !isCallable(phoneNumber, line))
        throw new Invalid(['phone_number'], 'must be a phone number that can be called')
      const wish = { kind: 'callback', number: sameAs[0] } as const
      const { caps, callIds } = await visitors.check(tx, tenantId, visitor, wish)
      const open = await visitorCalls.countOpenCallbacks(tx, tenantId, { sessionId: wanted.sessionId, callIds })
      if (open >= caps.open_callbacks_per_visitor) throw new CapReached('callback')
      const call = await initiate(tx, tenantId, { ...wanted, phoneNumber, source: 'widget' }).catch(
        (error: unknown) => {
          throw error instanceof Conflict ? new Conflict('We cannot call this number at the moment') : error
        },
      )
      await visitors.note(tx, tenantId, visitor, { ...wish, callId: call.id })
      return call
    },
  }
}
