import type { Command, SlotValue } from '../../models/understanding.ts'
import type { Booking } from './state.ts'
import type { Turn } from './tasks/task.ts'
import type { World } from './world.ts'

/**
 * Replaces a restated booking by reading it out: "I said I'd come on Saturday at ten!" after booking that start begins
 * no new one.
 */
export function withRestated({ state: { booking, tasks }, world }: Turn, commands: Command[]): Command[] {
  const start = commands.find((one) => one.type === 'start')
  const wishes = commands.flatMap((one) => (one.type === 'set' || one.type === 'correct' ? [one.value] : []))
  const isWhen = wishes.some(({ slot }) => slot === 'day' || slot === 'time' || slot === 'staff')
  const isVisit =
    start?.type === 'start' && (start.task === 'book' || start.task === 'move') && start.isOtherBooking !== true
  if (booking === null || tasks.length > 0 || !isVisit || !isWhen || !isRestated(booking, wishes, world))
    return commands
  const rest = commands.filter(({ type }) => type !== 'start' && type !== 'set' && type !== 'correct')
  // "Are there places left on Saturdays?" is about the day, not about the booking on it.
  if (start.words.includes('?') && start.task === 'book' && !wishes.some(({ slot }) => slot === 'time'))
    return [{ type: 'ask', question: start.words, words: start.words }, ...rest]
  return [{ type: 'recall', words: start.words }, ...rest]
}

/**
 * True if all values are those of the booking, so that "Is there a surcharge on Saturday?" does not move a booking on
 * that Saturday.
 */
export function isRestated(booking: Booking, wishes: SlotValue[], world: World): boolean {
  return wishes.every(
    ({ slot, value }) =>
      (slot === 'service' && isServiceOf(value, booking, world)) ||
      (slot === 'staff' && isStaffOf(value, booking, world)) ||
      (slot === 'day' && value?.from === booking.date && value.to === booking.date) ||
      (slot === 'time' && value?.at === booking.time) ||
      (slot === 'party_size' && value === booking.partySize),
  )
}

function isServiceOf(ids: string[], { service }: Booking, { services }: World): boolean {
  return services.some(({ id, name }) => name === service && ids.includes(id))
}

function isStaffOf(id: string | null, { staff }: Booking, { services }: World): boolean {
  return services.some((service) => service.staff.some((one) => one.id === id && one.name === staff))
}
