import { say } from '../reply-plan.ts'
import { bookingOf } from '../results.ts'
import { stand } from '../state.ts'
import { BOOKING, reachOf } from './needs/booking.ts'
import { START } from './needs/start.ts'
import type { TaskDefinition, Situation } from './task.ts'

/** Name of the wanted person. */
function staffOf({ task: { wish }, world }: Situation): string | undefined {
  return world.services.flatMap(({ staff }) => staff).find(({ id }) => id === wish.staff)?.name
}

function isResized({ task: { booking, slot, wish } }: Situation): boolean {
  return wish.partySize !== undefined && slot?.date === booking?.date && slot?.time === booking?.time
}

/** The move of a booking that its owner identifies to another start. */
export const move: TaskDefinition = {
  name: 'move',
  // "And is there a surcharge on Saturday?" does not move a booking on that Saturday.
  obstacle: (at) => {
    const { booking, slot, wish } = at.task
    const isThen = slot !== undefined && slot.date === booking?.date && slot.time === booking.time
    const isElse = wish.partySize !== undefined || (wish.staff !== undefined && staffOf(at) !== booking?.staff)
    return isThen && !isElse ? say('kept') : undefined
  },
  needs: [BOOKING, START],
  summary: (at) => {
    const { booking, slot, wish } = at.task
    const to = { ...slot!, staff: staffOf(at), partySize: wish.partySize }
    // If only the number of people changes, the summary mentions no move.
    const first =
      isResized(at) && to.staff === undefined
        ? say('sizeSummary', booking!, wish.partySize!)
        : say('moveSummary', booking!, to)
    return { question: 'confirm', first, again: say('shallIMove') }
  },
  keepsOnNo: true,
  act: ({ task, state }) => ({
    name: 'reschedule_booking',
    arguments: {
      slot: task.slot?.slot,
      reference: task.booking?.reference,
      ...reachOf(state, task.booking),
      ...(task.wish.partySize === undefined ? {} : { party_size: task.wish.partySize }),
    },
  }),
  done: ({ state, task }, data) => {
    const booking = bookingOf(data)
    const isSize =
      task.wish.partySize !== undefined && booking.date === task.booking?.date && booking.time === task.booking.time
    const { partySize } = task.wish
    stand(state, partySize === undefined ? booking : { ...booking, partySize })
    if (isSize) return say('resized', { ...booking, partySize: task.wish.partySize })
    return say('moved', { ...booking, staff: task.namesStaff === true ? booking.staff : undefined })
  },
}
