import { say } from '../../reply-plan.ts'
import { hasContact } from '../../state.ts'
import type { Need } from '../task.ts'

/** What the team is to read. A visitor who answers with an address alone wants to be contacted, and need not say why. */
export const TEXT: Need = {
  isKnown: ({ task, state }) => task.said.length > 0 || (task.isTextAsked === true && hasContact(state)),
  ask: ({ task }) => {
    task.isTextAsked = true
    return { question: 'message', first: say('askMessage'), again: say('askMessageAgain') }
  },
}
