import { say } from '../../reply-plan.ts'
import { hasContact } from '../../state.ts'
import type { Need } from '../task.ts'

export const NAME: Need = {
  isKnown: ({ state }) => state.contact.name !== undefined,
  ask: () => ({ question: 'name', first: say('askName'), again: say('askNameAgain') }),
}

const CONTACT: Need = {
  isKnown: ({ state }) => hasContact(state),
  ask: () => ({ question: 'contact', first: say('askContact'), again: say('askContactAgain') }),
}

export const PHONE: Need = {
  isKnown: ({ state }) => state.contact.phone !== undefined,
  ask: () => ({ question: 'phone', first: say('askPhone'), again: say('askPhoneAgain') }),
}

/** Name and one way to reach the visitor, asked for together. */
export const DETAILS: Need = {
  isKnown: (at) => NAME.isKnown(at) && CONTACT.isKnown(at),
  ask: (at) => {
    if (CONTACT.isKnown(at)) return NAME.ask(at)
    if (NAME.isKnown(at)) return CONTACT.ask(at)
    return { question: 'details', first: say('askDetails'), again: say('askDetailsAgain') }
  },
}
