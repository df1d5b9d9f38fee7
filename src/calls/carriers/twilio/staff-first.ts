import type { Clock } from '../../../core/time.ts'
import { openingAt, type Tenants } from '../../../tenants/index.ts'
import type { CallRow } from '../../repository.ts'
import { phonesOf, type Transfers } from '../../transfers.ts'
import type { Addresses } from './addresses.ts'
import type { Ladder } from './ladder.ts'
import * as twiml from './twiml.ts'

interface StaffFirstDeps {
  tenants: Pick<Tenants, 'get'>
  transfers: Pick<Transfers, 'begin'>
  ladder: Pick<Ladder, 'connect' | 'record'>
  addresses: Addresses
  clock: Clock
}

export type StaffFirst = ReturnType<typeof createStaffFirst>

/** The team answers before the assistant where the tenant wants it (`voice.answering`), while the business is open. */
export function createStaffFirst({ tenants, transfers, ladder, addresses, clock }: StaffFirstDeps) {
  /** Numbers that ring together: all, or one after the other. */
  const roundsOf = async ({ tenantId }: CallRow) => {
    const tenant = await tenants.get(tenantId)
    const { staff_numbers: staff, ring } = tenant.voice
    const numbers = staff.length === 0 ? phonesOf(tenant) : staff
    return { tenant, rounds: ring === 'in_order' ? numbers.map((number) => [number]) : [numbers] }
  }

  /** Phones the team from this round on. Undefined: nobody is to be phoned, or nobody is left. */
  const ring = async (call: CallRow, from: number): Promise<string | undefined> => {
    if (call.direction !== 'inbound' || call.rungs.length > 0) return undefined
    const { tenant, rounds } = await roundsOf(call)
    if (tenant.voice.answering === 'assistant' || !openingAt(tenant, clock.now()).isOpen) return undefined
    for (let round = from; round < rounds.length; round += 1) {
      const people = await transfers.begin(call, rounds[round])
      if (people === undefined) continue
      return twiml.putThrough(people, {
        action: addresses.hook('transfer', call, { first: String(round) }),
        whisper: addresses.hook('whisper', call),
        ringSeconds: tenant.voice.ring_seconds,
      })
    }
    return undefined
  }

  return {
    ring,

    /** The call that follows an unanswered one: the next phone, then a message or the assistant, by `voice.answering`. */
    async unanswered(call: CallRow, { rang, isBusy }: { rang: number; isBusy: boolean }): Promise<string> {
      const next = await ring(call, rang + 1)
      if (next !== undefined) return next
      const { answering } = (await tenants.get(call.tenantId)).voice
      const isMessage = answering === 'after_hours' || (answering === 'when_busy' && !isBusy)
      return isMessage ? ladder.record(call) : ladder.connect(call, { again: 0 })
    },
  }
}
