import type { CallRow } from '../../repository.ts'
import type { Round, StaffFirst } from '../../staff-first.ts'
import type { Addresses } from './addresses.ts'
import type { Ladder } from './ladder.ts'
import * as twiml from './twiml.ts'

interface StaffCallsDeps {
  staff: StaffFirst
  ladder: Pick<Ladder, 'connect' | 'record'>
  addresses: Addresses
}

export type StaffCalls = ReturnType<typeof createStaffCalls>

/** TwiML for the team's phones that ring before the assistant answers. */
export function createStaffCalls({ staff, ladder, addresses }: StaffCallsDeps) {
  const phoned = (call: CallRow, { number, people, ringSeconds }: Round): string =>
    twiml.putThrough(people, {
      action: addresses.hook('transfer', call, { first: String(number) }),
      whisper: addresses.hook('whisper', call),
      ringSeconds,
    })

  return {
    /** Undefined: the assistant answers at once. */
    async ring(call: CallRow): Promise<string | undefined> {
      const round = await staff.ring(call, { from: 0 })
      return round && phoned(call, round)
    },

    async unanswered(call: CallRow, rang: { rang: number; isBusy: boolean }): Promise<string> {
      const next = await staff.unanswered(call, rang)
      if (next === 'message') return ladder.record(call)
      return next === 'assistant' ? ladder.connect(call, { again: 0 }) : phoned(call, next)
    },
  }
}
