import { say } from '../reply-plan.ts'
import { bookingOf } from '../results.ts'
import { stand } from '../state.ts'
import { BOOKING, reachOf } from './slots/booking.ts'
import { START } from './slots/start.ts'
import type { Page, Situation } from './task.ts'

/** Name of the person that is asked for. */
function staffOf({ task: { wish }, world }: Situation): string | undefined {
  return world.services.flatMap(({ staff }) => staff).find(({ id }) => id === wish.staff)?.name
}

/** Another start for a booking that its owner identifies. */
export const move: Page = {
  name: 'move',
  // "And is there a surcharge on Saturday?" about a booking on that Saturday changes nothing.
  obstacle: (at) => {
    const { booking, slot, wish } = at.task
    const isThen = slot !== undefined && slot.date === booking?.date && slot.time === booking.time
    const isElse = wish.partySize !== undefined || (wish.staff !== undefined && staffOf(at) !== booking?.staff)
    return isThen && !isElse ? say('kept') : undefined
  },
  needs: [BOOKING, START],
  summary: (at) => ({
    question: 'confirm',
    first: say('moveSummary', at.task.booking!, {
      ...at.task.slot!,
      staff: staffOf(at),
      partySize: at.task.wish.partySize,
    }),
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
    stand(state, booking)
    return say('moved', { ...booking, staff: task.namesStaff === true ? booking.staff : undefined })
  },
}
