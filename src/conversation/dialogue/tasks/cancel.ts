import { say } from '../reply-plan.ts'
import { fall } from '../state.ts'
import { BOOKING, reachOf } from './needs/booking.ts'
import { noteOf } from './notes.ts'
import type { TaskDefinition } from './task.ts'

/** The cancellation of a booking that its owner identifies. */
export const cancel: TaskDefinition = {
  name: 'cancel',
  needs: [BOOKING],
  summary: ({ task }) => ({
    question: 'confirm',
    first: say('cancelSummary', task.booking!),
    again: say('shallICancel'),
  }),
  keepsOnNo: true,
  act: ({ task, state }) => ({
    name: 'cancel_booking',
    arguments: { reference: task.booking?.reference, ...reachOf(state, task.booking), ...noteOf('reason', task.notes) },
  }),
  done: ({ state, task }) => {
    fall(state, task.booking!)
    state.cancelled = task.booking!
    state.beforeCancelled = state.recent.at(-1) ?? ''
    return say('cancelled', task.booking!)
  },
}
