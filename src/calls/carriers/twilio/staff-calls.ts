import type { CallRow } from '../../repository.ts'
import type { Round, StaffFirst } from '../../staff-first.ts'
import type { Ladder } from './ladder.ts'
import type { TeamPhones } from './team-phones.ts'

interface StaffCallsDeps {
  staff: StaffFirst
  ladder: Pick<Ladder, 'connect' | 'record'>
  phones: TeamPhones
}

export type StaffCalls = ReturnType<typeof createStaffCalls>

/** TwiML for the team's phones that ring before the assistant answers. */
export function createStaffCalls({ staff, ladder, phones }: StaffCallsDeps) {
  const phoned = (call: CallRow, { number, people, ringSeconds }: Round): string =>
    phones.ring(call, people, { more: { first: String(number) }, ringSeconds })

  const goOn = (call: CallRow, next: Round | 'message' | 'assistant') => {
    if (next === 'message') return ladder.record(call)
    return next === 'assistant' ? ladder.connect(call, { again: 0 }) : phoned(call, next)
  }

  return {
    /** The TwiML of a call that begins. */
    first: async (call: CallRow): Promise<string> => goOn(call, await staff.first(call)),

    unanswered: async (call: CallRow, rang: { rang: number; isBusy: boolean }): Promise<string> =>
      goOn(call, await staff.unanswered(call, rang)),
  }
}
