import { readPhone } from '../../../core/phone.ts'
import type { Tx } from '../../../db/database.ts'
import { Conflict, Invalid, NotFound } from '../../../errors.ts'
import { CapReached, type Visitor } from '../../../plugins/visitor-caps.ts'
import type { Tenants } from '../../../tenants/index.ts'
import type { Visitors } from '../../../visitors/index.ts'
import type { Carrier } from '../carrier.ts'
import { hasNumberShape, isCallable } from '../../number.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import type { CallIntake } from '../../intake.ts'

const NO_NUMBER = { value: '', sameAs: [] }

interface WantedCallback {
  /** As typed by the visitor. */
  phoneNumber: string
  clientName: string | null
  sessionId: string
  visitor: Visitor
  locale: string | null
}

interface CallbackDeps {
  initiate: CallIntake['initiate']
  tenants: Pick<Tenants, 'findIn'>
  visitors: Pick<Visitors, 'check' | 'note'>
  carrier: Pick<Carrier, 'isSimulated'>
  isProduction: boolean
}

export type Callbacks = ReturnType<typeof createCallbacks>

/** Call-backs that visitors ask for. A visitor can type any number, so both the visitor and the number are capped. */
export function createCallbacks({ initiate, tenants, visitors, carrier, isProduction }: CallbackDeps) {
  return {
    /** A simulated call reaches nobody, so production offers none. */
    isOffered: !carrier.isSimulated || !isProduction,

    /**
     * Queues the call in the given transaction. @throws Invalid for a number that is never called; CapReached; Conflict where
     * the tenant's settings forbid the call, in words that reveal none of them.
     */
    async request(tx: Tx, tenantId: string, { visitor, ...wanted }: WantedCallback): Promise<CallRow> {
      if (!this.isOffered) throw new Conflict('Call-backs need a telephone line, and none is configured')
      const tenant = await tenants.findIn(tx, tenantId)
      if (tenant === undefined) throw new NotFound()
      const { value: phoneNumber, sameAs } = readPhone(wanted.phoneNumber, tenant.country) ?? NO_NUMBER
      if (!hasNumberShape(phoneNumber) || !isCallable(phoneNumber, carrier))
        throw new Invalid(['phone_number'], 'must be a phone number that can be called')
      const wish = { kind: 'callback', number: sameAs[0] } as const
      const { caps, callIds } = await visitors.check(tx, tenantId, visitor, wish)
      const open = await calls.countOpenCallbacks(tx, tenantId, { sessionId: wanted.sessionId, callIds })
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
