import type { Clock } from '../core/time.ts'
import { openingAt, type Tenant, type Tenants } from '../tenants/index.ts'
import type { CallRow } from './repository.ts'
import { phonesOf, type PutThrough, type Transfers } from './transfers.ts'

interface StaffFirstDeps {
  tenants: Pick<Tenants, 'get'>
  transfers: Pick<Transfers, 'begin'>
  clock: Clock
}

export type StaffFirst = ReturnType<typeof createStaffFirst>

/** Phones of the team that ring now, in place of the assistant. */
export interface Round {
  /** Counts from 0; phones that ring together are one round. */
  number: number
  people: PutThrough
  ringSeconds: number
}

interface Ringing {
  /** Number of the first round. */
  from: number
  /** As if the business were open or closed; undefined: by its hours. */
  isOpen?: boolean | undefined
}

/** `voice.answering`; while the assistant is switched off, the team's phones ring and then a message is recorded. */
function ruleOf({ answering, voice }: Tenant): Tenant['voice']['answering'] {
  return answering.phone ? voice.answering : 'after_hours'
}

/** The team answers before the assistant where the tenant wants it (`voice.answering`), while the business is open. */
export function createStaffFirst({ tenants, transfers, clock }: StaffFirstDeps) {
  const isOpenNow = (tenant: Tenant, as: boolean | undefined) => as ?? openingAt(tenant, clock.now()).isOpen

  /** Numbers that ring together: all, or one after the other. */
  const roundsOf = async ({ tenantId }: CallRow) => {
    const tenant = await tenants.get(tenantId)
    const { staff_numbers: staff, ring } = tenant.voice
    const numbers = staff.length === 0 ? phonesOf(tenant) : staff
    return { tenant, rounds: ring === 'in_order' ? numbers.map((number) => [number]) : [numbers] }
  }

  /** The first round from this one on. Undefined: nobody is to be phoned, or nobody is left. */
  const ring = async (call: CallRow, { from, isOpen }: Ringing): Promise<Round | undefined> => {
    if (call.direction !== 'inbound' || call.rungs.length > 0) return undefined
    const { tenant, rounds } = await roundsOf(call)
    if (ruleOf(tenant) === 'assistant' || !isOpenNow(tenant, isOpen)) return undefined
    for (let number = from; number < rounds.length; number += 1) {
      const people = await transfers.begin(call, rounds[number])
      if (people !== undefined) return { number, people, ringSeconds: tenant.voice.ring_seconds }
    }
    return undefined
  }

  return {
    /** Decides who takes a call that begins: phones of the team, the assistant, or a recorder. */
    async first(call: CallRow, isOpen?: boolean): Promise<Round | 'message' | 'assistant'> {
      const round = await ring(call, { from: 0, isOpen })
      if (round !== undefined) return round
      if (call.direction !== 'inbound' || call.rungs.length > 0) return 'assistant'
      return (await tenants.get(call.tenantId)).answering.phone ? 'assistant' : 'message'
    },

    isOpen: async ({ tenantId }: CallRow, as?: boolean) => isOpenNow(await tenants.get(tenantId), as),

    /** After a round that nobody answered: the next one, then a message or the assistant, by `voice.answering`. */
    async unanswered(
      call: CallRow,
      { rang, isBusy, isOpen }: { rang: number; isBusy: boolean; isOpen?: boolean | undefined },
    ): Promise<Round | 'message' | 'assistant'> {
      const next = await ring(call, { from: rang + 1, isOpen })
      if (next !== undefined) return next
      const rule = ruleOf(await tenants.get(call.tenantId))
      const isMessage = rule === 'after_hours' || (rule === 'when_busy' && !isBusy)
      return isMessage ? 'message' : 'assistant'
    },
  }
}
