import { type SlotValue, type Table, isAmong } from '../../../models/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import type { Clause } from '../clause.ts'
import type { Mention } from '../reading.ts'
import { expression, has, isWhole, opening, wordsOf } from '../text.ts'
import { type Patterns } from './act.ts'
import { intentOf } from './intents.ts'
import { isOfBooking, unmentioned } from './clause-values.ts'

/** Facts of an appointment that a visitor may check. */
const CHECKED = new Set<SlotValue['slot']>(['service', 'staff', 'day', 'time', 'party_size'])

const MAX_WORDS_BESIDE = 1
/** The same beside values of the booking that was made: "and it stayed at eight people, didn't it?" */
const MAX_WORDS_BESIDE_OWN = 3

/**
 * True for a question whether a fact of the appointment under way, or of the one made, is understood: "That's with Lena, right?"
 * Another wish in its words makes it none.
 */
export function isCheck(text: string, clause: Clause, patterns: Patterns, { task, booking }: Table): boolean {
  const isOfVisit = task === null ? booking !== null : task.task === 'book' || task.task === 'move'
  const values = clause.mentions.flatMap(({ values: own, candidates = [] }) => [...own, ...candidates])
  if (!isOfVisit || values.length === 0 || !values.every(({ slot }) => CHECKED.has(slot))) return false
  const { lead, tag } = patterns.checks
  const begun = opening(lead).exec(text)?.[0]
  const tagged = new RegExp(`(?<!\\p{L})(?:${tag})(?=[^\\p{L}\\p{N}]*$)`, 'u').exec(text)?.[0]
  // "It's on Thursday, yes" agrees; only with a question mark it asks.
  const isAnswer = tagged !== undefined && isWhole(tagged, `${patterns.answers.yes}|${patterns.answers.no}`)
  const isTagged = tagged !== undefined && (!isAnswer || text.includes('?'))
  // "Will it be ready for Christmas?" asks about the work and not about the appointment.
  if (has(text, patterns.questions.readyAsked)) return false
  const isOwn = isTagged && task === null && booking !== null && values.every((one) => isOfBooking(one, booking))
  if ((begun === undefined && !isOwn) || !(isTagged || text.includes('?'))) return false
  const bare = unmentioned(text, clause)
    .slice(begun?.length ?? 0)
    .replaceAll(expression(tag), ' ')
  if (has(bare, patterns.correction) || intentOf(bare, patterns) !== undefined) return false
  if (!isTagged && has(bare, patterns.questions.feasible)) return false
  const filler = fillersOf(patterns)
  const { with: before } = patterns.staff
  const words = wordsOf(bare.replaceAll(expression(before), ' ')).filter((word) => !filler.has(word) && word.length > 2)
  return words.length <= (begun === undefined ? MAX_WORDS_BESIDE_OWN : MAX_WORDS_BESIDE)
}

/** The facts that a clause checks; of several readings of a day, the one of the appointment. */
export function checkedIn(mentions: Mention[], { task, booking }: Table): SlotValue[] {
  const date = task === null ? booking?.date : (task.offered[0]?.date ?? task.day?.from)
  return mentions.flatMap(({ values, candidates = [] }) => {
    const own = candidates.find(
      (one) => one.slot === 'day' && one.value !== null && date !== undefined && isAmong(date, one.value),
    )
    const [first] = candidates
    return [...values, ...((own ?? first === undefined) ? [] : [own ?? first!])]
  })
}
