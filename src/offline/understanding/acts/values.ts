import type { DayValue, Question, SlotValue, Table } from '../../../models/understanding.ts'
import { fillersOf } from '../answers.ts'
import type { Clause } from '../clauses.ts'
import { todayOf } from '../when/today.ts'
import { fold, without, wordsOf } from '../text.ts'
import type { Patterns } from './act.ts'

const SHOWS_OFFER = new Set<Question | null>([
  'choice',
  'confirm',
  'day',
  'time',
  'offer',
  'change',
  'service',
  'staff',
])

const MOST_WORDS_BESIDE = 3

const MOST_WORDS_OF_VALUES = 12

/** A value that the booking has. */
export function isOfBooking(value: SlotValue, booking: NonNullable<Table['booking']>): boolean {
  switch (value.slot) {
    case 'service':
      return booking.serviceId !== null && value.value.includes(booking.serviceId)
    case 'day':
      return value.value?.from === booking.date && value.value.to === booking.date
    case 'time':
      return value.value?.at === booking.time
    default:
      return value.slot !== 'party_size' && value.slot !== 'staff'
  }
}

/** "I won't book today" names no day that is wanted. */
export function isForLater(mentions: Clause['mentions'], table: Table): boolean {
  const today = todayOf(table).toString()
  const isToday = ({ values, candidates }: Clause['mentions'][number]): boolean =>
    candidates === undefined &&
    values.every(({ slot, value }) => slot === 'day' && value?.from === today && value.to === today)
  return isForWhen({ mentions: mentions.filter((one) => !isToday(one)) })
}

/** Without what was read as a value: the Thursday after is no "after". */
export function unmentioned(text: string, clause: Clause): string {
  const offset = clause.end - text.length
  const places = clause.mentions.map((one) => ({ start: one.start - offset, end: one.end - offset }))
  return without(
    text,
    places.filter((one) => one.start >= 0),
  )
}

/** "The 11th maybe, at ten?": a day with its hour, and nothing of a question but its mark. */
export function namesStart({ mentions }: Clause): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  const hasDay = values.some((one) => one.slot === 'day' && one.value !== null)
  return hasDay && values.some((one) => one.slot === 'time' && one.value?.at !== undefined)
}

/** Nothing is under way, and nothing was booked. */
export function isNew({ task, booking }: Table): boolean {
  return task === null && booking === null
}

/** "And Thursday morning?": a few words beside the values. */
export function isBesideValues(text: string, clause: Clause, patterns: Patterns): boolean {
  const words = wordsOf(text)
  const filler = fillersOf(patterns)
  const telling = words.filter((word) => !filler.has(word)).length
  return words.length <= MOST_WORDS_OF_VALUES && telling - wordsNamed(clause) <= MOST_WORDS_BESIDE
}

function wordsNamed({ mentions }: Clause): number {
  return mentions.flatMap(({ words }) => wordsOf(fold(words))).length
}

/** Names a service, a day or an hour; "this month" only says why not. */
export function isExact({ mentions }: Clause): boolean {
  const values = mentions.flatMap(({ values: own, candidates = [] }) => [...own, ...candidates])
  return values.some(({ slot, value }) => {
    if (slot === 'day') return value !== null && value.from === value.to
    return slot === 'time' ? value?.at !== undefined : true
  })
}

/** Starts, services or persons are shown, of which one is asked for. */
export function isOffered({ question, options, task }: Table): boolean {
  return (
    SHOWS_OFFER.has(question) &&
    (options.length > 0 ||
      (task?.offered.length ?? 0) > 0 ||
      question === 'confirm' ||
      question === 'offer' ||
      question === 'choice')
  )
}

/** A booking or a move is under way. */
export function isUnderWay({ task }: Table): boolean {
  return task !== null && (task.task === 'book' || task.task === 'move' || task.task === 'call_back')
}

/** Names something of a visit. */
export function hasValues({ mentions }: Clause): boolean {
  return mentions.length > 0
}

/** A name or a number does not answer which reference it is. */
export function hasAnswer({ mentions }: Clause, { question }: Table): boolean {
  return mentions.some(({ values }) => question !== 'reference' || values.some(({ slot }) => slot === 'reference'))
}

/** Names a day or an hour. */
export function hasWhen({ mentions }: Clause): boolean {
  return mentions.some(({ values, candidates }) =>
    [...values, ...(candidates ?? [])].some(({ slot }) => slot === 'day' || slot === 'time'),
  )
}

/** "Anything after four" names its time. */
export function hasTime({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'time'))
}

/** Names hours and nothing else. */
export function isTimeAlone({ mentions }: Clause): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  return values.length > 0 && values.every(({ slot, value }) => slot === 'time' && value?.at !== undefined)
}

/** Names a number of people. */
export function hasParty({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'party_size'))
}

/** "Five of us on Saturday": a number of people and a day, with nothing under way. */
export function isTableWish(clause: Clause, { task, booking, question }: Table): boolean {
  return question === null && task === null && booking === null && hasParty(clause) && isForWhen(clause)
}

/** A day or a clock time; "at night" and "in May" alone may be asked of anything. */
export function isForWhen({ mentions }: Pick<Clause, 'mentions'>): boolean {
  return mentions.some(({ values, candidates }) =>
    [...values, ...(candidates ?? [])].some(
      ({ slot, value }) =>
        (slot === 'day' && (value === null || !isMonth(value))) || (slot === 'time' && value?.at !== undefined),
    ),
  )
}

function isMonth({ from, to, earliest }: DayValue): boolean {
  return earliest !== true && from.endsWith('-01') && to.slice(0, 7) === from.slice(0, 7) && to.slice(8) >= '28'
}

/** Names a person. */
export function hasStaff({ mentions }: Clause): boolean {
  return mentions.some(({ values }) =>
    values.some(({ slot, value }) => slot === 'staff' && value !== null && value !== 'any'),
  )
}

/** Names a service. */
export function hasService({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'service'))
}
