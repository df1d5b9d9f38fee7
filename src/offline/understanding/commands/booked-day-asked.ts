import { inAnyLanguage } from '../../../languages/index.ts'
import type { Command, Table } from '../../../models/understanding.ts'
import { equalsBooking } from '../acts/clause-values.ts'
import type { Mention, Reading } from '../reading.ts'
import { fillersOf } from '../short-answers.ts'
import { expression, fold, has, opening, wordsOf } from '../text.ts'
import { mostCommonWordsOf } from '../common-words.ts'
import { isWhen, setsOf } from './parts.ts'

const IF = inAnyLanguage(({ functionWords }) => functionWords.if)
/** "If it is not too late, …", before what is asked. */
const CONDITION = opening(`(?:\\p{L}{1,4} )?(?:${IF}) [^,]{1,60},`)
/** Shorter words, and those up to this frequency rank, tell nothing of a question's matter. */
const MIN_LETTERS = 3
const COMMON_RANK = 150

/**
 * Reads the question whether another day is possible, after a booking that was made, as a wish to move it: "and Thursday the 17th, is
 * that possible?" The move is read back before it is done. A question with a matter of its own, or for another appointment, is none.
 */
export function withDayAsked(commands: Command[], reading: Reading, { booking, task }: Table): Command[] {
  if (booking === null || task !== null) return commands
  const asked = commands.filter(isAsking).find(({ words }) => isDayAsked(words, reading, booking))
  if (asked === undefined) return commands
  if (commands.some((one) => (one.type === 'start' && one !== asked) || isOfOtherService(one, booking))) return commands
  const own = reading.mentions.filter((one) => isOtherWhen(one, booking) && asked.words.includes(one.words))
  const kept = commands.filter((one) => one !== asked && !isWhen(one) && !isService(one) && one.type !== 'unclear')
  return [...kept, { type: 'start', task: 'move', words: asked.words }, ...setsOf(own)]
}

function isAsking(one: Command): one is Extract<Command, { type: 'ask' | 'start' }> {
  return one.type === 'ask' || (one.type === 'start' && one.task === 'book' && one.isOtherBooking !== true)
}

/** True for one service that is not the booking's; hints at several name none. */
function isOfOtherService(one: Command, { serviceId }: Booked): boolean {
  if (one.type !== 'set' || one.value.slot !== 'service') return false
  const [id, other] = one.value.value
  return id !== undefined && other === undefined && id !== serviceId
}

function isService(one: Command): boolean {
  return one.type === 'set' && one.value.slot === 'service'
}

type Booked = NonNullable<Table['booking']>

function isDayAsked(words: string, { mentions, patterns }: Reading, booking: Booked): boolean {
  const { questions, correction, prefers, otherBooking, forAnother, more, courtesy } = patterns
  const folded = fold(words).replace(CONDITION, ' ')
  const named = mentions.filter((one) => words.includes(one.words))
  // A day that a service, a number or a person stands beside is for something else.
  const isOfDays = named.length > 0 && named.every((one) => one.isHint === true || isOtherWhen(one, booking))
  if (!isOfDays || !named.some((one) => isOtherWhen(one, booking))) return false
  if (has(folded, `${otherBooking}|${forAnother}|${courtesy.done}|${patterns.intents.denied}`)) return false
  const asking = `${questions.feasible}|${questions.availabilityWhen}`
  const instead = `${correction}|${prefers}`
  if (!has(folded, `${asking}|${instead}`)) return false
  // "Is there room on Thursday?" may be for another appointment; with "instead" it is not.
  const room = has(folded, instead) ? `${questions.availability}|${instead}|` : ''
  const frame = `${room}${asking}|${more}|${questions.elliptical}|${questions.request}|${questions.visiting}`
  const rest = named.reduce((left, one) => left.replace(fold(one.words), ' '), folded)
  const [filler, common] = [fillersOf(patterns), mostCommonWordsOf(patterns.commonWords, COMMON_RANK)]
  const telling = wordsOf(rest.replaceAll(expression(frame), ' ')).filter(
    (word) => word.length >= MIN_LETTERS && !filler.has(word) && !common.has(word),
  )
  return telling.length === 0
}

/** True for a day or an hour that is not the booking's. */
function isOtherWhen({ values, candidates = [] }: Mention, booking: Booked): boolean {
  const all = [...values, ...candidates]
  return (
    all.length > 0 &&
    all.every((one) => (one.slot === 'day' || one.slot === 'time') && one.value !== null) &&
    all.some((one) => one.slot === 'day' && !equalsBooking(one, booking))
  )
}
