import { say } from '../reply-plan.ts'
import { noteOf } from './notes.ts'
import type { TaskDefinition } from './task.ts'

/** The hand-off to a person of the team; a call is transferred. */
export const person: TaskDefinition = {
  name: 'person',
  needs: [],
  act: ({ task, world }) => ({
    name: world.isCall ? 'transfer_call' : 'hand_off',
    arguments: { reason: 'visitor_asked', ...noteOf('question', task.said) },
  }),
  done: ({ world }, data) => {
    if (world.isCall) return say('transferred')
    if (data['open'] !== true) return say('handedOffLater')
    return say('handedOff', Number(data['wait_minutes']), data['team_seen'] === true)
  },
}
