import type { Table } from '../../../models/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import { likelihoods } from '../classifier/classifier.ts'
import { type Clause, REFERENCE } from '../clause.ts'
import { begins, fold, has, wordsOf } from '../text.ts'
import { type Act, FEW_WORDS, type Patterns } from './act.ts'
import { hasMentions, hasDayOrClockTime, hasNoTaskOrBooking, hasWhen, isOffered, isUnderWay } from './clause-values.ts'

/** Minimum probability at which the classifier is trusted. */
export const LIKELY = 0.5

/**
 * The same beside a wish or a day that a pattern found and no likely act contradicts; where nothing is under way and nothing was
 * booked, a day is hardly anything else.
 */
const LIKELY_OF_WISH = 0.2

/** The same for what the team or a booking that was made is for: a false one leads away from the matter. */
const LIKELY_OF_OTHERS = 0.8

/** The same for what leads away from a booking under way. */
const LIKELY_OF_LEAVING = 0.9

/** Minimum probability of a value in what looks like a question. */
const LIKELY_OF_VALUE = 0.25

/** The same for a change where nothing was booked in this conversation. */
const LIKELY_OF_UNKNOWN = 0.95

/** The same for a complaint: a false complaint is worse than one that is answered like a question. */
const LIKELY_OF_COMPLAINT = 0.75

/** Intents of the classifier. The first wins a tie, so those for the team come first. */
export const GUESSED_INTENTS = ['person', 'call_back', 'message', 'cancel', 'move', 'book'] as const

const OTHER_INTENTS = GUESSED_INTENTS.filter((one) => one !== 'book')

/** True where a clause has words beside its values and fillers. A name or a day alone starts no task. */
export function isTelling(text: string, { mentions }: Clause, patterns: Patterns): boolean {
  const details = mentions.some(({ values }) =>
    values.some(({ slot }) => slot === 'name' || slot === 'email' || slot === 'phone'),
  )
  if (details) return false
  const filler = fillersOf(patterns)
  const named = new Set(mentions.flatMap(({ words }) => wordsOf(fold(words))))
  const isNamed = (word: string): boolean => named.has(word) || word.startsWith(REFERENCE)
  return wordsOf(text).some((word) => /\p{L}/u.test(word) && !filler.has(word) && !isNamed(word))
}

/** "The seam came undone" is a reason to come; a complaint says what the business did, or that it did nothing. */
function isOfBusiness(text: string, { aftermath, grievance, returned }: Patterns): boolean {
  const { ours, nobody, outrage } = grievance
  return has(text, `${ours}|${nobody}|${outrage}|${aftermath.ofUs}|${returned.work}`)
}

/** The likeliest act by the classifier, for a text that no pattern matches; undefined below the thresholds. */
export function guessed(text: string, clause: Clause, patterns: Patterns, table: Table): Act | undefined {
  if (table.question === 'message' || !isTelling(text, clause, patterns)) return undefined
  // Values given during a booking belong to it.
  if (isUnderWay(table) && hasMentions(clause)) return undefined
  const likely = likelihoods(text, table.question)
  const intent = GUESSED_INTENTS.toSorted((a, b) => likely[b] - likely[a])[0]!
  const isWished = begins(text, patterns.intents.wish) || hasDayOrClockTime(clause)
  const against = Math.max(
    likely.ask,
    likely.note,
    likely.complaint,
    likely.none,
    ...OTHER_INTENTS.map((one) => likely[one]),
  )
  if (isWished && (hasNoTaskOrBooking(table) || likely.book >= LIKELY_OF_WISH) && against < LIKELY)
    return { type: 'start', task: 'book', isOtherBooking: false, isNamed: false, isGuessed: true }
  const best = Math.max(likely[intent], likely.complaint, likely.others, likely.ask, likely.note, likely.change)
  if (best < LIKELY || best === likely.change) return undefined
  if (best === likely.note) {
    // "And if I am ill" begins a question, and "no, the one for beginners" corrects what was read back.
    const isElse =
      begins(text, patterns.questions.condition) || (isUnderWay(table) && begins(clause.text, patterns.answers.no))
    const isTold = !hasMentions(clause) && !isElse
    return isOfVisit(table) && isTold && best >= LIKELY_OF_OTHERS ? { type: 'note' } : undefined
  }
  if (best === likely.complaint)
    return best >= LIKELY_OF_COMPLAINT &&
      !has(text, patterns.questions.misread) &&
      wordsOf(text).length >= FEW_WORDS &&
      isOfBusiness(text, patterns)
      ? { type: 'complaint' }
      : undefined
  if (best === likely.others)
    return isOffered(table) && !hasMentions(clause) ? { type: 'others', direction: 'any' } : undefined
  // "We are at 8 Park Rise" tells a value that is no mention.
  if (best === likely.ask) return hasMentions(clause) || likely.value >= LIKELY_OF_VALUE ? undefined : { type: 'ask' }
  if (best < minimumOf(intent, table)) return undefined
  // "A Saturday in December would be lovely" wishes for a visit.
  if (intent === 'message' && hasNoTaskOrBooking(table) && hasWhen(clause)) return undefined
  // "My husband would be pushing me" has the form of a wish to be called, and no word of it.
  const isCallNamed =
    has(text, `${patterns.intents.calls}|${patterns.notes.contacted}`) || begins(text, patterns.questions.request)
  if (intent === 'call_back' && best < LIKELY_OF_UNKNOWN && !isCallNamed) return undefined
  return { type: 'start', task: intent, isOtherBooking: false, isNamed: false, isGuessed: true }
}

/** True where there is an appointment that a note may be for. */
function isOfVisit({ task, booking }: Table): boolean {
  return task === null ? booking !== null : task.task === 'book'
}

function minimumOf(intent: (typeof GUESSED_INTENTS)[number], { booking, task }: Table): number {
  if (intent === 'book') return LIKELY
  if (task?.task === 'book') return LIKELY_OF_LEAVING
  return booking === null && (intent === 'move' || intent === 'cancel') ? LIKELY_OF_UNKNOWN : LIKELY_OF_OTHERS
}
