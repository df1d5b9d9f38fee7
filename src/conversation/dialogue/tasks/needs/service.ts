import { isOneDay } from '../../../../models/understanding.ts'
import { say } from '../../reply-plan.ts'
import { partyBefore } from '../../told-party.ts'
import { giveWay, takeBack } from '../../unfit-service.ts'
import { fits } from './party-size.ts'
import { lowerWords } from '../../../../core/words.ts'
import { nearestServices, withoutContacts } from '../../../../offline/index.ts'
import type { Asking, Situation, Need } from '../task.ts'

/** The service, which is assumed if only one fits the topic, the words and the number of people. */
export const SERVICE: Need = {
  assume: (at) => {
    const { wish } = at.task
    takeBack(at)
    giveWay(at)
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
    const missed = missesOf(at, choices)
    if (missed > 0) return { ...nearestOf(at, choices), isStuck: missed > 1 }
    return {
      question: 'service',
      // The reply repeats a named day, so that the visitor sees that it was read.
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

/** Services that fit the visitor's words, number of people and wanted person. */
function choicesOf({ task, state, world }: Situation) {
  const { candidates, staff } = task.wish
  const partySize = task.wish.partySize ?? partyBefore(state, task, world)
  const named = world.services.filter(({ id }) => candidates?.includes(id) ?? true)
  const fitting = partySize === undefined ? named : named.filter((service) => fits(service, partySize))
  const some = fitting.length === 0 ? named : fitting
  // The wanted person may offer only some of them.
  const done = some.filter((service) => service.staff.some(({ id }) => id === staff))
  return staff === undefined || done.length === 0 ? some : done
}

/** Limit of words of a message that only names a day: "On Thursday, please". */
const MAX_WORDS_OF_DAY = 4

/** Number of times that these services were listed and the visitor's words fitted none. */
function missesOf({ task, plan, message }: Situation, choices: { id: string }[]): number {
  const ids = choices.map(({ id }) => id)
  const isSame = task.listed !== undefined && String(task.listed.ids) === String(ids)
  const isAside =
    plan.some((part) => 'answer' in part) || lowerWords(withoutContacts(message)).length <= MAX_WORDS_OF_DAY
  const times = !isSame ? 0 : isAside ? task.listed!.times : task.listed!.times + 1
  task.listed = { ids, times }
  return isAside ? 0 : times
}

/** Asks again with the services nearest to the visitor's words, and with a person as the last choice. */
function nearestOf({ message, world }: Situation, choices: Situation['world']['services']): Asking {
  const nearest = nearestServices(message, choices, world.language)
  const some = nearest.length > 0 ? nearest : choices
  const words = say(
    'askServiceNearest',
    some.map(({ name }) => name),
  )
  return {
    question: 'service',
    first: words,
    again: words,
    options: [
      ...some.slice(0, MAX_NEAR).map(({ id }) => ({ kind: 'service' as const, id })),
      { kind: 'task', task: 'person' },
    ],
  }
}

const MAX_NEAR = 3
