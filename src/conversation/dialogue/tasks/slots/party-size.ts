import type { BookableService } from '../../../../models/chat-model.ts'
import { say } from '../../reply-plan.ts'
import type { Slot } from '../task.ts'

/** The number of people, asked for only where the service takes several. */
export const PARTY_SIZE: Slot = {
  isKnown: ({ task, world }) => {
    const service = world.services.find(({ id }) => id === task.wish.service)
    return task.wish.partySize !== undefined || service === undefined || !isForSeveral(service)
  },
  ask: () => ({ question: 'party_size', first: say('askPartySize'), again: say('askPartySizeAgain') }),
}

/** One person need not be asked how many they are, unless the service is made for more. */
function isForSeveral({ partyMin, partyMax }: BookableService): boolean {
  return (partyMin ?? 1) > 1 || (partyMax ?? 1) > 1
}

export function fits({ partyMin, partyMax }: BookableService, size: number): boolean {
  return (partyMin ?? 1) <= size && size <= (partyMax ?? Infinity)
}
