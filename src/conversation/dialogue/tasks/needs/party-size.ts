import type { BookableService } from '../../../../models/chat-model.ts'
import { forLanguage } from '../../../../languages/index.ts'
import { partyIn } from '../../../../languages/writing.ts'
import { say } from '../../reply-plan.ts'
import { keepNote } from '../../state.ts'
import { isForWholeParty, isShareable, partyWishedFor, speaksOfOneself } from '../../../../offline/index.ts'
import { partyBefore } from '../../told-party.ts'
import { readBack } from '../notes.ts'
import type { Need, Situation } from '../task.ts'

/** The number of people, asked for only if the service takes several. */
export const PARTY_SIZE: Need = {
  assume: (at) => {
    const { task, plan } = at
    const service = serviceIn(at)
    assumeTold(at, service)
    const wished = service === undefined ? undefined : sizeWished(at, service)
    if (wished !== undefined) task.wish.partySize = wished
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
export function noteSize(at: Situation, words: string): void {
  if (keepNote(at.task, words)) readBack(at, [words])
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
 * The number of people that the words of the wish tell without a figure: one for a visitor who mentions nobody else, or those for whom
 * it is wished ("for my son"). The number is read back, and can be corrected.
 */
function sizeWished({ task, state, world, message }: Situation, service: BookableService): number | undefined {
  const { partySize, ages } = task.wish
  // "Can I pay by card?" is no answer to the question for the number.
  if (state.question === 'party_size' || partySize !== undefined || !isForSeveral(service)) return undefined
  const said = [...new Set([...state.recent, ...task.said, message])]
  const wished = partyWishedFor(said, world.language)
  if (wished !== undefined && wished >= (ages?.length ?? 0)) return fits(service, wished) ? wished : undefined
  // The ages of several tell that there are several.
  if ((ages?.length ?? 0) > 1 || !fits(service, 1)) return undefined
  return speaksOfOneself(said, world.language) ? 1 : undefined
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
