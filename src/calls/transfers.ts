import type { Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import type { InstallationMinutes } from './budget.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import type { CallRules } from './dialling-rules.ts'
import type { Rung } from './states.ts'

/** The people to put the caller through to: all phones ring, and the first to take the call has it. */
export interface PutThrough {
  numbers: string[]
  /** Number shown to the person: one of the tenant's own, because no other may be shown. Empty where no phone rings. */
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
  /** True where no phone rings. */
  isSimulated(): boolean
}

export type Transfers = ReturnType<typeof createTransfers>

/** Phone numbers that a caller who wants a person is put through to. */
export function phonesOf({ voice }: Pick<Tenant, 'voice'>): string[] {
  return voice.transfer_number === null ? voice.staff_numbers : [voice.transfer_number]
}

/** The second call of a transfer by a carrier, under the rules that hold when it is dialled. */
export function createTransfers({ database, tenants, rules, minutes, clock, isSimulated }: TransfersDeps) {
  /** True for a number of our own or of the forwarder: a call put through there would loop. */
  const comesBack = async (number: string, { forwardedFrom, phoneNumber }: CallRow): Promise<boolean> =>
    number === forwardedFrom ||
    number === phoneNumber ||
    tenants.numbers.source?.known?.includes(number) === true ||
    (await tenants.ofPhoneNumber(number)) !== undefined

  const numbersFor = async (call: CallRow, wanted: string[] | undefined): Promise<string[]> => {
    const { tenantId } = call
    const tenant = await database.tenant(tenantId, (tx) => tenants.findIn(tx, tenantId))
    const numbers = wanted ?? (tenant === undefined ? [] : phonesOf(tenant))
    const circles = await Promise.all(numbers.map((number) => comesBack(number, call)))
    return numbers.filter((_, index) => circles[index] !== true)
  }

  return {
    /** Counts two calls from now on. Undefined: nobody may be put through now. `wanted` overrides the tenant's number. */
    async begin(call: CallRow, wanted?: string[]): Promise<PutThrough | undefined> {
      const { tenantId, id } = call
      await minutes.look()
      const dialled = await numbersFor(call, wanted)
      if (dialled.length === 0) return undefined
      return database.tenant(tenantId, async (tx) => {
        const tenant = await tenants.findIn(tx, tenantId)
        if (tenant === undefined) return undefined
        const callerId = tenant.voice.phone_number ?? (isSimulated() ? '' : null)
        if (callerId === null) return undefined
        const numbers: string[] = []
        for (const number of dialled)
          if ((await rules.whyNotPutThrough(tx, tenant, number)) === undefined) numbers.push(number)
        if (numbers.length === 0) return undefined
        const seconds = await rules.secondsLeft(tx, tenant, 'phone')
        await calls.change(tx, tenantId, id, { transferredAt: clock.now(), takenAt: null })
        return { numbers, callerId, seconds }
      })
    },

    /**
     * A person took the call by a key: a machine that picks up takes none. Written here, because the end of the call may be
     * reported before that of the transfer. False for a call that is over, or was handed on meanwhile.
     */
    taken: ({ tenantId, id }: CallRow): Promise<boolean> =>
      database.tenant(tenantId, async (tx) => {
        const call = await calls.lock(tx, tenantId, id)
        if (call?.status !== 'in_progress' || call.hungUpAt !== null || call.ending === 'shutdown') return false
        const rungs: Rung[] = call.rungs.at(-1) === 'person' ? call.rungs : [...call.rungs, 'person']
        await calls.change(tx, tenantId, id, { takenAt: clock.now(), ending: 'transfer', rungs })
        return true
      }),

    /** Records that nobody picked up, so that one call is left. */
    async failed({ tenantId, id }: CallRow): Promise<void> {
      await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { transferredAt: null }))
    },
  }
}
