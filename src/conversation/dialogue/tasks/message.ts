import { cut } from '../../../core/whole-text.ts'
import { say } from '../reply-plan.ts'
import { passOn } from '../state.ts'
import { noteOf } from './notes.ts'
import { DETAILS } from './needs/details.ts'
import { TEXT } from './needs/text.ts'
import { contactRead } from './summary.ts'
import type { TaskDefinition, Situation } from './task.ts'

/** Characters of a message that are read back; the team gets all of it. */
const SHOWN = 600

function textOf({ task, state }: Pick<Situation, 'task' | 'state'>): string[] {
  return task.said.length > 0 ? task.said : state.recent
}

function shortened(text: string): string {
  return text.length <= SHOWN ? text : `${cut(text, SHOWN).trimEnd()} …`
}

/** A message to the team: everything that was written since it began. */
export const message: TaskDefinition = {
  name: 'message',
  needs: [TEXT, DETAILS],
  summary: (at) => ({
    question: 'confirm',
    first: say('messageSummary', contactRead(at), shortened(textOf(at).join(' '))),
    again: say('shallIPassOn'),
  }),
  act: ({ task, state }) => ({
    name: 'capture_lead',
    arguments: { ...state.contact, ...noteOf('message', textOf({ task, state })) },
  }),
  done: ({ task, state }) => {
    passOn(state, textOf({ task, state }))
    return say('noted')
  },
}
