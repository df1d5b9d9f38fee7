import { partyTold, tellsRelative } from '../../offline/index.ts'
import type { Turn } from './tasks/task.ts'
import type { DialogueState, Task } from './state.ts'
import type { World } from './world.ts'

/** Keeps the number of people in a message, also in a question, for the booking that begins now or later. */
export function rememberParty({ state, message, world }: Turn): void {
  const [open] = state.tasks
  // A message to the team may count anybody.
  if (open?.name === 'message' || open?.name === 'call_back') return
  const size = partyTold(message, world.language)
  if (size !== undefined) state.party = size
}

/** The number of people told before a task; a further booking for somebody else is not for them. */
export function partyBefore(
  { party }: DialogueState,
  { isOtherBooking, said }: Task,
  world: World,
): number | undefined {
  return isOtherBooking === true && tellsRelative(said, world.language) ? undefined : party
}
