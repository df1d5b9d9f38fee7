import {
  readAges,
  asksForOffer,
  isUnsuited,
  suitedTo,
  withoutOccasions,
  youngestFor,
  type ToldAges,
} from '../../offline/index.ts'
import type { Hearing } from './hearing.ts'
import { say } from './reply-plan.ts'
import type { Task } from './state.ts'
import { lookAgain } from './tasks/needs/start.ts'
import type { Turn } from './tasks/task.ts'

/**
 * True for "My daughter is 4, is there something for her?": a wish for services, which needs no answer from documents.
 */
export function isWishByAge({ state, message, world }: Turn): boolean {
  if (state.tasks.length > 0) return false
  const told = readAges(message, world.language)
  if (told === undefined || told.isOwn || !asksForOffer(message, world.language)) return false
  return suitedTo(world.services, told).length < world.services.length
}

/** Drops services whose ages exclude those that the visitor gave, now or earlier in the conversation. */
export function suitAges(hearing: Hearing): void {
  const { state, world, begun, message } = hearing
  const task = state.tasks.find(({ name }) => name === 'book')
  if (task === undefined) return
  const before = begun.includes(task) ? state.recent.toReversed() : []
  const all = [message, ...before].flatMap((text) => readAges(text, world.language) ?? [])
  const [newest] = all
  if (newest === undefined) return
  // "And the little one, who is 4?" speaks of one of the children that were told together.
  const told =
    all.find(({ years }) => newest.years.every((age) => years.includes(age)) && years.length > newest.years.length) ??
    newest
  const isLeft = leaveSuited({ ...hearing, task }, told)
  hearing.hasGained ||= isLeft
}

function namesService(commands: Hearing['commands'], id: string): boolean {
  return commands.some((one) => {
    if ((one.type !== 'set' && one.type !== 'correct') || one.value.slot !== 'service') return false
    return one.words !== '' && one.value.value.length === 1 && one.value.value[0] === id
  })
}

/** Returns true if the remaining services changed. */
function leaveSuited(
  { task, world, plan, state, message, commands }: Hearing & { task: Task },
  told: ToldAges,
): boolean {
  const { wish } = task
  const service = world.services.find(({ id }) => id === wish.service)
  const isFound = service !== undefined && wish.ages !== undefined
  // The settled service suits the known ages, so the new age is another person's.
  if (isFound && !isUnsuited(service, { years: wish.ages ?? [], isOwn: false })) return false
  wish.ages = told.years
  if (service !== undefined) {
    // Parents may give their own age while booking for a child.
    if (told.isOwn) return false
    // Once a start is chosen, a new age is mostly that of somebody beside: a sibling asked about, a child with a parent. One who
    // names the service with its start has decided, where it suits some of the ages.
    const suits = told.years.some((age) => !isUnsuited(service, { years: [age], isOwn: false }))
    const isNamed = suits && wish.time?.at !== undefined && namesService(commands, service.id)
    const isChosen = task.slot !== undefined || task.toldStart !== undefined
    if (!isUnsuited(service, told) || isChosen || isNamed) {
      const least = youngestFor(service)
      if (least !== undefined && told.years.some((age) => age < least)) plan.push(say('fromAge', service.name, least))
      return false
    }
    plan.push(say('notForAge', service.name))
    delete wish.service
    lookAgain({ task })
  }
  const forAges = suitedTo(world.services, told)
  // A family may take what names no ages: "two adults and the children, 3 and 6".
  const isAccompanied = wish.partySize !== undefined && wish.partySize > told.years.length
  const all = forAges.length === 0 && isAccompanied ? world.services.filter((one) => !isUnsuited(one, told)) : forAges
  const offered = withoutOccasions(world.services, [message, ...state.recent])
  // "Something for my daughter, she is 4" asks for no birthday party.
  const meant = all.filter((one) => offered.includes(one))
  const suited = (meant.length > 0 ? meant : all).map(({ id }) => id)
  const named = service === undefined ? (wish.candidates ?? suited) : suited
  const both = named.filter((id) => suited.includes(id))
  if (suited.length === world.services.length) return service !== undefined
  wish.candidates = both.length > 0 ? both : suited
  return true
}
