import { isOneDay } from '../../../../models/understanding.ts'
import { say } from '../../reply-plan.ts'
import { fits } from './party-size.ts'
import type { Situation, Need } from '../task.ts'

/** The service: the only one, the one just spoken of, or the only one for so many people. */
export const SERVICE: Need = {
  assume: (at) => {
    const { wish } = at.task
    if (wish.service !== undefined) return
    const [first, second] = choicesOf(at)
    if (first !== undefined && second === undefined) {
      wish.service = first.id
      delete wish.candidates
    }
  },
  isKnown: ({ task, world }) => world.services.some(({ id }) => id === task.wish.service),
  ask: (at) => {
    const choices = choicesOf(at)
    const names = choices.map(({ name }) => name)
    const { day, time } = at.task.wish
    const isAsked = at.state.question === 'service'
    return {
      question: 'service',
      // The reply repeats a named day, so that a visitor sees that it was read.
      first:
        isOneDay(day) && isAsked
          ? say('askService', names, { date: day.from, time: time?.at ?? '' })
          : say('askService', names),
      again: say('askServiceAgain', names),
      back: say('askServiceBack'),
      options: choices.map(({ id }) => ({ kind: 'service', id })),
    }
  },
}

/** Services that the words and the number of people leave. */
function choicesOf({ task, world }: Situation) {
  const { candidates, partySize, staff } = task.wish
  const named = world.services.filter(({ id }) => candidates?.includes(id) ?? true)
  const fitting = partySize === undefined ? named : named.filter((service) => fits(service, partySize))
  const some = fitting.length === 0 ? named : fitting
  // The person asked for may do only some of them.
  const done = some.filter((service) => service.staff.some(({ id }) => id === staff))
  return staff === undefined || done.length === 0 ? some : done
}
