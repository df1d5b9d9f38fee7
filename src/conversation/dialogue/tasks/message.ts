import { say } from '../reply-plan.ts'
import { noteOf } from './notes.ts'
import { DETAILS } from './slots/details.ts'
import { TEXT } from './slots/text.ts'
import type { Page } from './task.ts'

/** A message to the team: everything that was written since it began. */
export const message: Page = {
  name: 'message',
  needs: [TEXT, DETAILS],
  summary: ({ state }) => ({
    question: 'confirm',
    first: say('messageSummary', state.contact),
    again: say('shallIPassOn'),
  }),
  act: ({ task, state }) => ({
    name: 'capture_lead',
    arguments: { ...state.contact, ...noteOf('message', task.said.length > 0 ? task.said : state.recent) },
  }),
  done: () => say('noted'),
}
