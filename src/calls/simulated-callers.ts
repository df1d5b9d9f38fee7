import type { Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { Tenants } from '../tenants/index.ts'
import type { Carrier, SimulatedCaller } from './carriers/carrier.ts'
import type { CallIntake } from './intake.ts'
import type { CallRow } from './repository.ts'

interface SimulatedCallersDeps {
  tenants: Pick<Tenants, 'findIn'>
  intake: Pick<CallIntake, 'whyTurnedAway' | 'takeDown'>
  carrier: Pick<Carrier, 'comes'>
}

export type SimulatedCallers = ReturnType<typeof createSimulatedCallers>

export interface Coming {
  call: CallRow
  turnedAway: SimulatedCaller['turnedAway']
}

/** Calls to the business on the simulated line, so that answering rules can be tried without a carrier. */
export function createSimulatedCallers({ tenants, intake, carrier }: SimulatedCallersDeps) {
  return {
    /** Inserts the call; `begin` follows the commit. @throws Conflict for a blocked number, and where a carrier brings the calls */
    async receive(tx: Tx, tenantId: string, phoneNumber: string): Promise<Coming> {
      if (carrier.comes === undefined)
        throw new Conflict('Calls come by a carrier here: phone the number of the business')
      const tenant = await tenants.findIn(tx, tenantId)
      if (tenant === undefined) throw new NotFound()
      const turnedAway = await intake.whyTurnedAway(tx, tenant, phoneNumber)
      if (turnedAway === 'blocked') throw new Conflict('Calls from this number are turned away: it is a blocked number')
      const coming = { channel: 'phone', phoneNumber, simulated: true } as const
      const call = await intake.takeDown(tx, tenantId, coming, turnedAway)
      return { call, turnedAway }
    },

    begin({ call, turnedAway }: Coming, caller: Omit<SimulatedCaller, 'turnedAway'>): void {
      carrier.comes?.(call, { ...caller, turnedAway })
    },
  }
}
