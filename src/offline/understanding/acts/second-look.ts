import type { Question, SlotValue, Table, TaskName } from '../../../models/understanding.ts'
import { ACTS, type ClassifiedAct, likelihoods } from '../classifier/classifier.ts'
import type { Clause } from '../clause.ts'
import { namesLanguage } from '../language.ts'
import { tellingWords } from '../note-matter.ts'
import { begins, has, wordsOf } from '../text.ts'
import type { Act, Patterns } from './act.ts'
import { isWayAsked } from './asked-way.ts'
import { hasWhen, isNamedWhole } from './clause-values.ts'
import { start } from './intents.ts'

/** Minimum probability of an act that outvotes the one found by patterns. */
const LIKELY = 0.5
/** Minimum margin over what it outvotes. */
const MARGIN = 0.25
/** Maximum probability of another appointment beside a change. */
const UNLIKELY = 0.25

/** Minimum probability of a change, or of a refusal, beside another day or hour. */
const LIKELY_OF_CHANGE = 0.3

/** Acts of a clause with a value of the booking. */
const OF_VALUES: ClassifiedAct[] = ['value', 'change', 'choose', 'another', 'book', 'move']
/** Behind these questions the service is settled. */
const SETTLED = new Set<Question | null>([
  'time',
  'choice',
  'party_size',
  'details',
  'name',
  'contact',
  'phone',
  'confirm',
])
const TO_TEAM = new Set<TaskName>(['message', 'call_back', 'note'])
/** Values that are recognised by single words, such as those of a description, and therefore weak. */
const WEAK = new Set<SlotValue['slot']>(['service', 'staff'])

interface Here {
  patterns: Patterns
  table: Table
}

/**
 * The act of a clause during a booking, corrected by the classifier. Patterns recognise a service or a person by a word
 * of theirs: "please be gentle with him" is a note, and "do you lend boots for small feet?" a question, but both have such a word.
 */
export function secondLook(act: Act, text: string, clause: Clause, { patterns, table }: Here): Act {
  if (isChange(act, text, clause, table)) return { type: 'values' }
  const told = toldInstead(act, text, clause, { patterns, table })
  if (told !== undefined) return told
  // "I mean the one with the fences" and "no, the one for beginners" correct the service; a language is noted with its whole message.
  const isCorrected =
    has(text, patterns.questions.meant) || begins(clause.text, patterns.answers.no) || isPersonWanted(text, patterns)
  if (!isDoubtful(act, clause, table) || isCorrected || namesLanguage(text)) return act
  const likely = likelihoods(text, table.question)
  const outvoted = Math.max(...OF_VALUES.map((one) => likely[one]))
  const best = Math.max(likely.ask, likely.note)
  if (best < LIKELY || best - outvoted < MARGIN) return act
  return { type: best === likely.ask ? 'ask' : 'note' }
}

/** Acts without a pattern of their own, which a clause for the team may have. */
const UNSURE = new Set<Act['type']>(['ask', 'none', 'told', 'remark'])
/** Minimum probability that a question to the desk is one for the team: "could you ask them if the glaze is lead free?" */
const LIKELY_FOR_TEAM = 0.8

/**
 * Returns the act of words for the team beside an answer, or after a message or a booking that was made: "and let them know that we moved".
 * As a question they would be lost, because no document answers them.
 */
function toldInstead(act: Act, text: string, clause: Clause, { patterns, table }: Here): Act | undefined {
  const { task, question, booking, hasPassedOn } = table
  if (!UNSURE.has(act.type) || begins(text, patterns.questions.condition)) return undefined
  if (isWayAsked(text, clause, patterns, table)) return undefined
  const isBehind = task === null && (booking !== null || hasPassedOn === true)
  // Behind a no, something else is corrected.
  const isBeside =
    task?.task === 'book' &&
    SETTLED.has(question) &&
    wordsOf(text).length >= MIN_WORDS_TOLD &&
    !begins(clause.text, patterns.answers.no)
  const isWithYes = question === 'confirm' && task !== null && TO_TEAM.has(task.task)
  // A day in a text for the team is part of it.
  if ((!isBehind && !isBeside && !isWithYes) || (hasValues(clause) && !isWithYes)) return undefined
  const likely = likelihoods(text, question)
  const isAsked = text.includes('?') || clause.isQuestion || begins(text, `(?:\\S+ )?(?:${patterns.questions.start})`)
  const isLikely = isToldLikely(likely, isAsked ? LIKELY_FOR_TEAM : LIKELY)
  const isOpen = isBehind && question === 'anything_else' && !clause.isQuestion
  const isAsking = has(text, patterns.questions.factual) || begins(text, patterns.but.word)
  const isTelling = tellingWords(text, patterns).length >= MIN_TELLING
  // Spanish "que sepan" begins like a question.
  const isMore = ((isOpen && !isAsking) || isWithYes) && isTelling && isNothingElse(likely, text)
  if (!isLikely && !isMore) return undefined
  if (isWithYes) return { type: 'none' }
  const isOfVisit = isBeside || (booking !== null && likely.note >= likely.message)
  return isOfVisit
    ? { type: 'note' }
    : { ...start('message', text, patterns), ...(isLikely ? {} : { isGuessed: true }) }
}

type Likelihoods = Record<ClassifiedAct, number>

function isToldLikely(likely: Likelihoods, least: number): boolean {
  const told = Math.max(likely.note, likely.message)
  const against = Math.max(likely.none, likely.ask, likely.no, likely.change, likely.complaint)
  return told >= least && told - against >= MARGIN
}

const MIN_WORDS_TOLD = 4
const MIN_TELLING = 2
/** Acts that a statement for the team may look like. */
const OF_TOLD = new Set<ClassifiedAct>(['note', 'message', 'value'])

/** True for a statement that no other act is likely for. After a message that the team has, it adds to it. */
function isNothingElse(likely: Likelihoods, text: string): boolean {
  const isElse = ACTS.some((act) => !OF_TOLD.has(act) && likely[act] >= LIKELY_OF_CHANGE)
  return !isElse && !text.includes('?') && wordsOf(text).length >= MIN_WORDS_TOLD
}

function hasValues({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.length > 0)
}

/** True for another day or hour of the booking that is read back: "can you change the time to one?" begins no task. */
function isChange(act: Act, text: string, clause: Clause, { task, question, booking }: Table): boolean {
  if (task?.task !== 'book' || question !== 'confirm' || booking !== null || !hasWhen(clause)) return false
  const isStart = act.type === 'start' && (act.task === 'book' || act.task === 'move') && !act.isOtherBooking
  if (!isStart && act.type !== 'ask') return false
  const likely = likelihoods(text, question)
  const change = Math.max(likely.no, likely.change)
  return change >= LIKELY_OF_CHANGE && likely.another < UNLIKELY && (isStart || change > likely.ask)
}

/** True for a person who is wished for and nothing more: "but with Hedy please". */
function isPersonWanted(text: string, { but, joins, please, staff }: Patterns): boolean {
  return begins(text, `(?:(?:${but.word}|${joins}|${please}),? ){0,2}(?:${staff.with}) \\S+(?: \\S+){0,2}$`)
}

function isDoubtful(act: Act, clause: Clause, { task, question, services }: Table): boolean {
  if (task?.task !== 'book' || !SETTLED.has(question)) return false
  const isStart = act.type === 'start' && act.task === 'book'
  if (!isStart && act.type !== 'values') return false
  const values = clause.mentions.flatMap((mention) => mention.values)
  const isWeak = values.length > 0 && values.every(({ slot }) => WEAK.has(slot))
  return isWeak && !clause.mentions.some((mention) => isNamedWhole(mention, services))
}
