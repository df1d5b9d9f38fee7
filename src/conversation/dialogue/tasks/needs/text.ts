import { say } from '../../reply-plan.ts'
import { hasContact } from '../../state.ts'
import type { Need } from '../task.ts'

/**
 * The text of a message to the team. A visitor who answers with an address alone wants to be contacted, and need not say why; a
 * caller's number is known anyway, so that the question is put twice.
 */
export const TEXT: Need = {
  isKnown: ({ task, state, world }) => {
    const isAsked = world.isCall ? (state.puts.message ?? 0) > 1 : task.isTextAsked === true
    return task.said.length > 0 || (isAsked && hasContact(state))
  },
  ask: ({ task }) => {
    task.isTextAsked = true
    return { question: 'message', first: say('askMessage'), again: say('askMessageAgain') }
  },
}
