import { cut } from '../../../core/text.ts'
import { say } from '../reply-plan.ts'
import { passOn, type Task } from '../state.ts'
import { noteOf } from './notes.ts'
import { NAME, PHONE } from './needs/details.ts'
import { contactRead } from './summary.ts'
import type { TaskDefinition } from './task.ts'

const MAX_WANTED = 200

/** Day and hour of the call as last given, in the visitor's words. */
function wantedOf({ wanted: { day, time } }: Task, between: string): string {
  const words = [day, time].filter((one) => one !== undefined)
  return cut([...new Set(words)].join(between), MAX_WANTED)
}

function wantedTime(task: Task): { wanted_time?: string } {
  const wanted = wantedOf(task, ' ')
  return wanted === '' ? {} : { wanted_time: wanted }
}

/** A request for a call back: number, name, reason and time in the visitor's words. */
export const callBack: TaskDefinition = {
  name: 'call_back',
  needs: [PHONE, NAME],
  summary: (at) => {
    const { name, phone } = contactRead(at)
    return {
      question: 'confirm',
      first: say('callBackSummary', { name, phone }, wantedOf(at.task, ', ')),
      again: say('shallIAsk'),
    }
  },
  act: ({ task, state }) => ({
    name: 'request_callback',
    arguments: {
      phone: state.contact.phone,
      name: state.contact.name,
      ...noteOf('topic', task.said),
      ...wantedTime(task),
    },
  }),
  done: ({ task, state }) => {
    const wanted = wantedOf(task, ', ')
    passOn(state, [...task.said, ...(wanted === '' ? [] : [`(${wanted})`])])
    return say('callBackNoted', state.contact.phone ?? '')
  },
}
