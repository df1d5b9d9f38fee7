import type { BookableService } from '../../models/chat-model.ts'
import { kindredAmong } from '../../offline/index.ts'
import { say } from './reply-plan.ts'
import { newTask } from './state.ts'
import { fits } from './tasks/needs/party-size.ts'
import { lookAgain } from './tasks/needs/start.ts'
import type { Situation } from './tasks/task.ts'

/**
 * Leaves a service that is not for the number of people, says so, and takes the one of its kind that is; of several, the visitor
 * chooses.
 */
export function giveWay(at: Situation): void {
  const { task, world, plan } = at
  const { wish } = task
  const size = wish.partySize
  const service = world.services.find(({ id }) => id === wish.service)
  if (service === undefined || size === undefined || fits(service, size)) return
  const [only, ...others] = fittingOfKind(service, size, world.services)
  if (only === undefined) return
  plan.push(say('notForSize', service.name, size, others.length === 0 ? only.name : undefined))
  task.unfit = service.id
  delete wish.service
  delete wish.candidates
  if (others.length === 0) wish.service = only.id
  else wish.candidates = [only, ...others].map(({ id }) => id)
  leaveStaff(at)
  lookAgain(at)
}

/** Takes the service again that was left for the number of people: "we stay with the kayak, for four". */
export function takeBack({ task, world }: Situation): void {
  const { wish, unfit } = task
  const service = world.services.find(({ id }) => id === unfit)
  const isMeant = wish.service === undefined && (wish.candidates?.includes(unfit ?? '') ?? false)
  if (service === undefined || !isMeant || wish.partySize === undefined || !fits(service, wish.partySize)) return
  wish.service = service.id
  delete wish.candidates
  delete task.unfit
}

/** Services for that many people: those of the same kind, else all. */
function fittingOfKind(service: BookableService, size: number, services: BookableService[]): BookableService[] {
  const fitting = services.filter((one) => one.id !== service.id && fits(one, size))
  const kindred = kindredAmong(service, fitting, services)
  return kindred.length > 0 ? kindred : fitting
}

/**
 * Books the service of the same kind in place of a booking that is not for the new number of people, and cancels that one
 * afterwards. Undefined: the booking can be changed itself.
 */
export function changeOver(at: Situation, size: number): 'changed' | 'refused' | undefined {
  const { task, state, world, plan } = at
  const booking = task.booking ?? (task.reference === undefined ? state.booking : undefined)
  const service = world.services.find(({ name }) => name === booking?.service)
  if (task.name !== 'move' || booking == null || service === undefined || fits(service, size)) return undefined
  const fitting = world.services.filter((one) => fits(one, size))
  const [only, other] = kindredAmong(service, fitting, world.services)
  if (only === undefined || other !== undefined) {
    plan.push(say('notForSize', service.name, size))
    return 'refused'
  }
  plan.push(say('notForSize', service.name, size, only.name))
  const { day = { from: booking.date, to: booking.date }, time = { at: booking.time } } = task.wish
  Object.assign(task, { name: 'book', wish: { service: only.id, partySize: size, day, time } })
  delete task.booking
  lookAgain(at)
  state.tasks.push({ ...newTask('cancel'), booking })
  return 'changed'
}

/** Drops a wanted person who does not offer the new service, and says so. */
export function leaveStaff({ task: { wish }, world, plan }: Situation): void {
  const service = world.services.find(({ id }) => id === wish.service)
  if (service === undefined || wish.staff === undefined) return
  if (service.staff.some(({ id }) => id === wish.staff)) return
  const known = world.services.flatMap(({ staff }) => staff).find(({ id }) => id === wish.staff)?.name
  delete wish.staff
  const names = service.staff.map(({ name }) => name)
  if (known !== undefined && names.length > 0) plan.push(say('otherStaff', known, names))
}
