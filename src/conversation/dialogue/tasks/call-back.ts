import { cut } from '../../../core/whole-text.ts'
import { say } from '../reply-plan.ts'
import { noteOf } from './notes.ts'
import { NAME, PHONE } from './slots/details.ts'
import { contactRead } from './summary.ts'
import type { Page } from './task.ts'

const MAX_WANTED = 200

/** A note that the visitor wants to be called: number, name, reason and time in their own words. */
export const callBack: Page = {
  name: 'call_back',
  needs: [PHONE, NAME],
  summary: (at) => {
    const { name, phone } = contactRead(at)
    return {
      question: 'confirm',
      first: say('callBackSummary', { name, phone }, cut(at.task.wanted.join(', '), MAX_WANTED)),
      again: say('shallIAsk'),
    }
  },
  act: ({ task, state }) => ({
    name: 'request_callback',
    arguments: {
      phone: state.contact.phone,
      name: state.contact.name,
      ...noteOf('topic', task.said),
      ...(task.wanted.length === 0 ? {} : { wanted_time: cut(task.wanted.join(' '), MAX_WANTED) }),
    },
  }),
  done: ({ state }) => say('callBackNoted', state.contact.phone ?? ''),
}
