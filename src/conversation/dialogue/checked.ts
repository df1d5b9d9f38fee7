import { type SlotValue, isAmong } from '../../models/understanding.ts'
import type { Hearing } from './hearing.ts'
import { say } from './reply-plan.ts'
import type { Booking, Task } from './state.ts'
import { appointmentOf } from './tasks/summary.ts'
import { otherHalf } from './time-limits.ts'
import { setValue } from './stored-values.ts'
import type { World } from './world.ts'

/** The settled facts of an appointment; `undefined` for one that is still open. */
interface Facts {
  service: string | undefined
  date: string | undefined
  time: string | undefined
  /** Ids of those who may hold it. */
  staff: string[]
  partySize: number | undefined
}

/**
 * Answers "That's with Lena, right?" by comparing the facts with the appointment under way, or with the one made.
 * Changes nothing, except that a fact still open is taken as a wish.
 */
export function check(hearing: Hearing, checks: SlotValue[]): void {
  const { state, plan, target } = hearing
  const isDraft = target !== undefined && (target.name === 'book' || target.name === 'move')
  if (!isDraft && state.booking === null) return
  const facts = isDraft ? factsOfTask(target, hearing.world) : factsOfBooking(state.booking!, hearing.world)
  // A service checked beside the start that is chosen is still a wish: "at ten, but that's the short tour, right?"
  const isChosen = isDraft && target.name === 'book' && hearing.hasGained && state.question === 'time'
  const open = isDraft
    ? checks.filter((value) =>
        isOpen(value, isChosen && value.slot === 'service' ? { ...facts, date: undefined } : facts),
      )
    : []
  if (open.length > 0 && checks.every((value) => open.includes(value) || isTrue(value, facts))) {
    for (const value of open)
      hearing.hasGained = setValue(hearing, target, { value, words: '' }) === 'changed' || hearing.hasGained
    return
  }
  const isSo = checks.every((value) => isTrue(value, facts))
  const told = isDraft ? appointmentTold(hearing, target, facts) : { ...state.booking!, reference: undefined }
  plan.push(say(isSo ? 'isSo' : 'isNotSo', told))
  // The summary need not be read out again.
  if (state.question !== 'confirm') state.puts = {}
}

function appointmentTold(hearing: Hearing, task: Task, { staff, date, time }: Facts) {
  const appointment = appointmentOf({ ...hearing, task })
  const [only, other] = staff
  const person = hearing.world.services.flatMap((service) => service.staff).find(({ id }) => id === only)
  return {
    ...appointment,
    date: date ?? '',
    time: time ?? '',
    staff: appointment.staff ?? (other === undefined ? person?.name : undefined),
  }
}

function factsOfTask({ wish, slot, booking }: Task, world: World): Facts {
  const service = world.services.find(({ id, name }) => id === wish.service || name === booking?.service)
  const free = service?.staff.filter(({ name }) => slot?.free?.includes(name) ?? true).map(({ id }) => id) ?? []
  return {
    service: service?.id,
    date: slot?.date,
    time: slot?.time,
    staff: wish.staff === undefined ? free : [wish.staff],
    partySize: wish.partySize,
  }
}

function factsOfBooking({ service, date, time, staff }: Booking, { services }: World): Facts {
  const booked = services.find(({ name }) => name === service)
  const people = booked?.staff.filter(({ name }) => name === staff).map(({ id }) => id) ?? []
  return { service: booked?.id, date, time, staff: people, partySize: undefined }
}

/** True for a fact that is still open: another service before a start is chosen, or a start that several people could hold. */
function isOpen(value: SlotValue, { service, date, time, staff, partySize }: Facts): boolean {
  switch (value.slot) {
    case 'service':
      return service === undefined || (date === undefined && !value.value.includes(service))
    case 'staff':
      return date === undefined || (staff.length > 1 && staff.includes(value.value ?? ''))
    case 'day':
      return date === undefined
    case 'time':
      return time === undefined
    default:
      return value.slot === 'party_size' && partySize === undefined
  }
}

function isTrue(value: SlotValue, { service, date, time, staff, partySize }: Facts): boolean {
  switch (value.slot) {
    case 'service':
      return service !== undefined && value.value.includes(service)
    case 'staff':
      return staff.length === 1 && staff[0] === value.value
    case 'day':
      return value.value !== null && date !== undefined && isAmong(date, value.value)
    case 'time':
      return time !== undefined && isTimeOf(value.value, time)
    default:
      return value.slot !== 'party_size' || partySize === undefined || value.value === partySize
  }
}

function isTimeOf(value: Extract<SlotValue, { slot: 'time' }>['value'], time: string): boolean {
  if (value === null) return false
  const { at, after = '00:00', before = '24:00', isHalfDayKnown } = value
  if (at === undefined) return time >= after && time < before
  return at === time || (isHalfDayKnown === false && otherHalf(at) === time)
}
