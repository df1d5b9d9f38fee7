import { say, sentenceOf } from '../reply-plan.ts'
import { passOn, stand } from '../state.ts'
import { BOOKING, reachOf } from './needs/booking.ts'
import { TEXT } from './needs/text.ts'
import { noteOf } from './notes.ts'
import type { Situation, TaskDefinition } from './task.ts'

/** The notes that the booking does not have yet. */
function newNotes({ task: { said, booking } }: Situation): string[] {
  const before = booking?.notes ?? []
  return said.filter((text) => !before.some((one) => one.includes(text)))
}

/** A wish or a fact for a booking that was made, written into its notes at once, because it changes nothing else. */
export const note: TaskDefinition = {
  name: 'note',
  obstacle: (at) => {
    const { booking, said } = at.task
    const isKnown = booking !== undefined && said.length > 0 && newNotes(at).length === 0
    return isKnown ? say('bookingNotes', booking.reference, said) : undefined
  },
  needs: [BOOKING, TEXT],
  act: (at) => ({
    name: 'add_note',
    arguments: {
      ...noteOf('note', newNotes(at)),
      reference: at.task.booking?.reference,
      ...reachOf(at.state, at.task.booking),
    },
  }),
  done: (at) => {
    const { booking } = at.task
    const added = newNotes(at)
    passOn(at.state, added)
    if (booking !== undefined) stand(at.state, { ...booking, notes: [...(booking.notes ?? []), ...added] })
    return say('noteAdded', booking?.reference ?? '', added)
  },
}

/** Turns the note into a message with the booking's reference, where it cannot be written into the booking. */
export function tellTeamInstead({ task, world }: Situation): void {
  const { booking, said } = task
  task.name = 'message'
  if (booking === undefined) return
  task.correction = sentenceOf(say('bookingNote', { ...booking, staff: undefined }, said), world)
  task.said = []
}
