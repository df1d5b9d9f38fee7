import { say } from '../reply-plan.ts'
import { bookingOf } from '../results.ts'
import { BOOKING, reachOf } from './slots/booking.ts'
import { START } from './slots/start.ts'
import type { Page } from './task.ts'

/** Another start for a booking that its owner identifies. */
export const move: Page = {
  name: 'move',
  // "And is there a surcharge on Saturday?" about a booking on that Saturday changes nothing.
  obstacle: ({ task: { booking, slot, wish } }) =>
    slot !== undefined && slot.date === booking?.date && slot.time === booking.time && wish.partySize === undefined
      ? say('kept')
      : undefined,
  needs: [BOOKING, START],
  summary: ({ task }) => ({
    question: 'confirm',
    first: say('moveSummary', task.booking!, { ...task.slot!, partySize: task.wish.partySize }),
    again: say('shallIMove'),
  }),
  keepsOnNo: true,
  act: ({ task, state }) => ({
    name: 'reschedule_booking',
    arguments: {
      slot: task.slot?.slot,
      reference: task.booking?.reference,
      ...reachOf(state),
      ...(task.wish.partySize === undefined ? {} : { party_size: task.wish.partySize }),
    },
  }),
  done: ({ state, task }, data) => {
    const booking = bookingOf(data)
    state.booking = booking
    return say('moved', { ...booking, staff: task.namesStaff === true ? booking.staff : undefined })
  },
}
