import { say } from '../reply-plan.ts'
import { bookingOf } from '../results.ts'
import { hasContact, stand } from '../state.ts'
import { BOOKING, reachOf } from './needs/booking.ts'
import type { TaskDefinition } from './task.ts'

/** Reads out a booking ("When is my appointment?") to a visitor who knows its reference and its e-mail or phone. */
export const lookUp: TaskDefinition = {
  name: 'look_up',
  needs: [{ isKnown: ({ task, state }) => task.reference !== undefined && hasContact(state), ask: BOOKING.ask }],
  act: ({ task, state }) => ({
    name: 'find_booking',
    arguments: { reference: task.reference, ...reachOf(state) },
  }),
  done: ({ state }, data) => {
    // The booking becomes the current one, for "Can we move it?".
    const booking = bookingOf(data)
    stand(state, booking)
    return say('yourBooking', booking)
  },
}
