import type { Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Tenants } from '../tenants/index.ts'
import type { InstallationMinutes } from './budget.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import type { CallRules } from './dialling-rules.ts'

/** The person to put the caller through to. */
export interface PutThrough {
  number: string
  /** Number shown to the person: one of the tenant's own, because no other may be shown. */
  callerId: string
  /** Remaining seconds of the budgets. */
  seconds: number
}

interface TransfersDeps {
  database: Database
  tenants: Pick<Tenants, 'findIn' | 'ofPhoneNumber'> & { numbers: Pick<Tenants['numbers'], 'source'> }
  rules: CallRules
  minutes: Pick<InstallationMinutes, 'look'>
  clock: Clock
}

export type Transfers = ReturnType<typeof createTransfers>

/** The second call of a transfer by a carrier, under the rules that hold when it is dialled. */
export function createTransfers({ database, tenants, rules, minutes, clock }: TransfersDeps) {
  const numberFor = async ({ tenantId }: CallRow, wanted: string | undefined): Promise<string | undefined> => {
    const tenant = await database.tenant(tenantId, (tx) => tenants.findIn(tx, tenantId))
    return wanted ?? tenant?.voice.transfer_number ?? undefined
  }

  /** Phoned back to us, or to whom it came from, a call would go round in circles. */
  const comesBack = async (number: string, { forwardedFrom, phoneNumber }: CallRow): Promise<boolean> =>
    number === forwardedFrom ||
    number === phoneNumber ||
    tenants.numbers.source?.known?.includes(number) === true ||
    (await tenants.ofPhoneNumber(number)) !== undefined

  return {
    /** Counts two calls from now on. Undefined: nobody may be put through now. `wanted` overrides the tenant's number. */
    async begin(call: CallRow, wanted?: string): Promise<PutThrough | undefined> {
      const { tenantId, id } = call
      await minutes.look()
      const dialled = await numberFor(call, wanted)
      if (dialled === undefined || (await comesBack(dialled, call))) return undefined
      return database.tenant(tenantId, async (tx) => {
        const tenant = await tenants.findIn(tx, tenantId)
        if (tenant === undefined) return undefined
        const { phone_number: callerId } = tenant.voice
        const number = dialled
        if (callerId === null) return undefined
        if ((await rules.whyNotPutThrough(tx, tenant, number)) !== undefined) return undefined
        const seconds = await rules.secondsLeft(tx, tenant, 'phone')
        await calls.change(tx, tenantId, id, { transferredAt: clock.now() })
        return { number, callerId, seconds }
      })
    },

    /** The person did not pick up: one call is left. */
    async failed({ tenantId, id }: CallRow): Promise<void> {
      await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { transferredAt: null }))
    },
  }
}
