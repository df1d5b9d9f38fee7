import { say } from '../../reply-plan.ts'
import { hasContact, type Booking, type DialogueState } from '../../state.ts'
import type { Need } from '../task.ts'

/** The booking to change, for a visitor who knows its reference and its e-mail or phone. */
export const BOOKING: Need = {
  assume: ({ task, state }) => {
    const named = state.bookings.find(({ reference }) => reference === task.reference)
    const meant = task.reference === undefined && task.isOtherBooking !== true ? state.booking : named
    if (meant != null) task.booking ??= meant
  },
  isKnown: ({ task }) => task.booking !== undefined,
  lookUp: ({ task, state }) => {
    if (task.reference === undefined || !hasContact(state)) return undefined
    return { name: 'find_booking', arguments: { reference: task.reference, ...reachOf(state) } }
  },
  ask: ({ task }) =>
    task.reference === undefined
      ? { question: 'reference', first: say('askReference'), again: say('askReferenceAgain') }
      : { question: 'contact', first: say('askBookingContact'), again: say('askBookingContactAgain') },
}

/** E-mail and phone as tool arguments; preferably those given for the booking, because they prove whose it is. */
export function reachOf(state: DialogueState, booking?: Booking): Record<string, string> {
  const { email, phone } = booking?.contact ?? state.contact
  return { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) }
}
