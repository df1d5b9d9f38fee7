import type { BookableService } from '../../../../models/chat-model.ts'
import { forLanguage } from '../../../../languages/index.ts'
import { partyIn } from '../../../../languages/writing.ts'
import { say } from '../../reply-plan.ts'
import { keepNote } from '../../state.ts'
import { isForWholeParty, isShareable, speaksOfOneself } from '../../../../offline/index.ts'
import { partyBefore } from '../../told-party.ts'
import type { Need, Situation } from '../task.ts'

/** The number of people, asked for only if the service takes several. */
export const PARTY_SIZE: Need = {
  assume: (at) => {
    const { task, plan } = at
    const service = serviceIn(at)
    assumeTold(at, service)
    if (service !== undefined && isForThemselves(at, service)) task.wish.partySize = 1
    const isForOne = service !== undefined && service.partyMax === undefined && !namesSize(service)
    if ((task.wish.partySize ?? 1) < 2 || !isForOne) return
    const size = task.wish.partySize ?? 1
    delete task.wish.partySize
    // A service for one person needs a booking each, unless its own words let several share it; then the team gets
    // their number.
    if (!isForWholeParty(service, size) && !isShareable(service)) return void plan.push(say('oneEach'))
    noteSize(at, forLanguage(at.world.language).dialogue.buttons.people(size))
  },
  isKnown: (at) => {
    const service = serviceIn(at)
    return at.task.wish.partySize !== undefined || service === undefined || !isForSeveral(service)
  },
  ask: (at) => {
    const { task } = at
    const service = serviceIn(at)
    // The service is named once, so that the visitor notices a misreading.
    const isTold = task.toldService === task.wish.service
    if (task.wish.service !== undefined) task.toldService = task.wish.service
    return {
      question: 'party_size',
      first: say('askPartySize', isTold ? undefined : service?.name),
      again: say('askPartySizeAgain'),
      options: sizesShown(service).map((value) => ({ kind: 'value', value: { slot: 'party_size', value } })),
    }
  },
}

/** Takes the number that was told before the booking began, or before its service was known. */
function assumeTold({ task, state, world }: Situation, service: BookableService | undefined): void {
  const told = partyBefore(state, task, world)
  if (service === undefined || told === undefined || task.wish.partySize !== undefined) return
  if (isForSeveral(service) && fits(service, told)) task.wish.partySize = told
}

/** True for a service without sizes if one booking covers the whole party. */
export function isOfWhole({ task, world }: Situation, size: number): boolean {
  const service = serviceIn({ task, world })
  if (service === undefined || service.partyMax !== undefined || namesSize(service)) return false
  return size > 1 && (isForWholeParty(service, size) || isShareable(service))
}

/** Notes the number of people for the team, and reads it back. */
export function noteSize({ task, plan }: Situation, words: string): void {
  if (keepNote(task, words)) plan.push(say('noteKept', words))
}

const SIZES_SHOWN = [1, 2, 4]

function sizesShown(service: BookableService | undefined): number[] {
  if (service === undefined) return SIZES_SHOWN
  const fitting = SIZES_SHOWN.filter((size) => fits(service, size))
  return fitting.length > 0 ? fitting : [service.partyMin ?? 1]
}

function serviceIn({ task, world }: Pick<Situation, 'task' | 'world'>): BookableService | undefined {
  return world.services.find(({ id }) => id === task.wish.service)
}

/**
 * True for a visitor who mentions nobody else, and so books for one person. The number is read back, and can be
 * corrected.
 */
function isForThemselves({ task, state, world, message }: Situation, service: BookableService): boolean {
  const { partySize, ages } = task.wish
  // "Can I pay by card?" is no answer to the question for the number.
  if (state.question === 'party_size') return false
  // The ages of several tell that there are several.
  if (partySize !== undefined || (ages?.length ?? 0) > 1 || !isForSeveral(service) || !fits(service, 1)) return false
  return speaksOfOneself([...state.recent, ...task.said, message], world.language)
}

/**
 * True for a service with party sizes. Places in a class, which has none, are booked for one unless the visitor names a
 * number.
 */
function isForSeveral({ partyMin, partyMax }: BookableService): boolean {
  return partyMin !== undefined && (partyMin > 1 || (partyMax ?? 1) > 1)
}

export function fits({ partyMin, partyMax }: BookableService, size: number): boolean {
  return (partyMin ?? 1) <= size && size <= (partyMax ?? Infinity)
}

/** True for a service with a size in its name: "Table for 4". */
function namesSize({ name }: BookableService): boolean {
  return partyIn(name) !== undefined
}

/**
 * The largest party of any service, by its sizes or the number in its name ("Table for 4"); Infinity if a service has
 * neither.
 */
export function largestParty(services: BookableService[]): number {
  return Math.max(...services.map(({ partyMax, name }) => partyMax ?? partyIn(name) ?? Infinity))
}
