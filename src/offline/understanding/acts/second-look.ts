import type { Question, SlotValue, Table } from '../../../models/understanding.ts'
import { type ClassifiedAct, likelihoods } from '../classifier/classifier.ts'
import type { Clause } from '../clause.ts'
import { namesLanguage } from '../language.ts'
import { has } from '../text.ts'
import type { Act, Patterns } from './act.ts'
import { hasWhen, isNamedWhole } from './clause-values.ts'

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
  // "I mean the one with the fences" corrects the service; a language is noted with its whole message.
  if (!isDoubtful(act, clause, table) || has(text, patterns.questions.meant) || namesLanguage(text)) return act
  const likely = likelihoods(text, table.question)
  const outvoted = Math.max(...OF_VALUES.map((one) => likely[one]))
  const best = Math.max(likely.ask, likely.note)
  if (best < LIKELY || best - outvoted < MARGIN) return act
  return { type: best === likely.ask ? 'ask' : 'note' }
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

function isDoubtful(act: Act, clause: Clause, { task, question, services }: Table): boolean {
  if (task?.task !== 'book' || !SETTLED.has(question)) return false
  const isStart = act.type === 'start' && act.task === 'book'
  if (!isStart && act.type !== 'values') return false
  const values = clause.mentions.flatMap((mention) => mention.values)
  const isWeak = values.length > 0 && values.every(({ slot }) => WEAK.has(slot))
  return isWeak && !clause.mentions.some((mention) => isNamedWhole(mention, services))
}
