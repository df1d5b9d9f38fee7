import type { BookableService } from '../../../../models/chat-model.ts'
import { partyIn } from '../../../../languages/writing.ts'
import { say } from '../../reply-plan.ts'
import type { Need } from '../task.ts'

/** The number of people, asked for only where the service takes several. */
export const PARTY_SIZE: Need = {
  assume: ({ task, world, plan }) => {
    const service = world.services.find(({ id }) => id === task.wish.service)
    const isForOne = service !== undefined && service.partyMax === undefined && !namesSize(service)
    if ((task.wish.partySize ?? 1) < 2 || !isForOne) return
    // Each of several is booked by itself.
    delete task.wish.partySize
    plan.push(say('oneEach'))
  },
  isKnown: ({ task, world }) => {
    const service = world.services.find(({ id }) => id === task.wish.service)
    return task.wish.partySize !== undefined || service === undefined || !isForSeveral(service)
  },
  ask: () => ({ question: 'party_size', first: say('askPartySize'), again: say('askPartySizeAgain') }),
}

/** A service with sizes is made for parties; in a class everybody books a place for themselves unless they say otherwise. */
function isForSeveral({ partyMin, partyMax }: BookableService): boolean {
  return partyMin !== undefined && (partyMin > 1 || (partyMax ?? 1) > 1)
}

export function fits({ partyMin, partyMax }: BookableService, size: number): boolean {
  return (partyMin ?? 1) <= size && size <= (partyMax ?? Infinity)
}

/** "Table for 4" */
function namesSize({ name }: BookableService): boolean {
  return partyIn(name) !== undefined
}

/** The largest party of any service, by its sizes or the figure in its name ("Table for 4"); Infinity: one names neither. */
export function largestParty(services: BookableService[]): number {
  return Math.max(...services.map(({ partyMax, name }) => partyMax ?? partyIn(name) ?? Infinity))
}
