import { say } from '../../reply-plan.ts'
import { hasContact } from '../../state.ts'
import type { Need } from '../task.ts'

/**
 * The text of a message to the team. A visitor who answers with a contact alone wants to be contacted, and need not say
 * why. A caller's number is known anyway, so callers are asked twice.
 */
export const TEXT: Need = {
  isKnown: ({ task, state, world }) => {
    const isAsked = world.isCall ? (state.puts.message ?? 0) > 1 : task.isTextAsked === true
    return task.said.length > 0 || (task.correction ?? task.request) !== undefined || (isAsked && hasContact(state))
  },
  ask: ({ task }) => {
    task.isTextAsked = true
    return { question: 'message', first: say('askMessage'), again: say('askMessageAgain') }
  },
}
