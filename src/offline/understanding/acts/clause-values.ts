import type { DayValue, Question, SlotValue, Table } from '../../../models/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import type { Clause } from '../clause.ts'
import { todayOf } from '../when/today.ts'
import { fold, opening, without, wordsOf } from '../text.ts'
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

const MAX_WORDS_BESIDE = 3

const MAX_WORDS_OF_VALUES = 12

/**
 * True where a value equals the booking's. Contact details always do, because the booking in the table has none; party
 * sizes and persons never do.
 */
export function equalsBooking(value: SlotValue, booking: NonNullable<Table['booking']>): boolean {
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

/** True for a value of the booking, the number of its people included. */
export function isOfBooking(one: SlotValue, booking: NonNullable<Table['booking']>): boolean {
  return one.slot === 'party_size' ? one.value === booking.partySize : equalsBooking(one, booking)
}

/** True where a day or an hour other than today is named: "I won't book today" names none that is wanted. */
export function namesOtherThanToday(mentions: Clause['mentions'], table: Table): boolean {
  const today = todayOf(table).toString()
  const isToday = ({ values, candidates }: Clause['mentions'][number]): boolean =>
    candidates === undefined &&
    values.every(({ slot, value }) => slot === 'day' && value?.from === today && value.to === today)
  return hasDayOrClockTime({ mentions: mentions.filter((one) => !isToday(one)) })
}

/** The text with its mentions blanked: in "the Thursday after", the last word requests no later option. */
export function unmentioned(text: string, clause: Clause): string {
  const offset = clause.end - text.length
  const places = clause.mentions.map((one) => ({ start: one.start - offset, end: one.end - offset }))
  return without(
    text,
    places.filter((one) => one.start >= 0),
  )
}

/** True where both a day and a clock time are named: "The 11th maybe, at ten?" */
export function namesStart({ mentions }: Clause): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  const hasDay = values.some((one) => one.slot === 'day' && one.value !== null)
  return hasDay && values.some((one) => one.slot === 'time' && one.value?.at !== undefined)
}

/** True where nothing is under way and nothing was booked. */
export function hasNoTaskOrBooking({ task, booking }: Table): boolean {
  return task === null && booking === null
}

/** True for a text with few words beside its values: "And Thursday morning?" */
export function isBesideValues(text: string, clause: Clause, patterns: Patterns): boolean {
  const words = wordsOf(text)
  const filler = fillersOf(patterns)
  const telling = words.filter((word) => !filler.has(word)).length
  return words.length <= MAX_WORDS_OF_VALUES && telling - wordsNamed(clause) <= MAX_WORDS_BESIDE
}

function wordsNamed({ mentions }: Clause): number {
  return mentions.flatMap(({ words }) => wordsOf(fold(words))).length
}

/**
 * True where a value is exact, which neither a range of days nor a part of the day is: "this month" may be only a
 * reason.
 */
export function isExact({ mentions }: Clause): boolean {
  const values = mentions.flatMap(({ values: own, candidates = [] }) => [...own, ...candidates])
  return values.some(({ slot, value }) => {
    if (slot === 'day') return value !== null && (value.from === value.to || isListOfDays(value))
    return slot === 'time' ? value?.at !== undefined : true
  })
}

/** "A Wednesday in February" are its Wednesdays, and no weekday of every week. */
function isListOfDays({ only, weekdays }: DayValue): boolean {
  return only !== undefined && weekdays === undefined
}

/** True while options, offered starts or a summary are shown. */
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

/** True while a booking, a move or a call back is under way. */
export function isUnderWay({ task }: Table): boolean {
  return task !== null && (task.task === 'book' || task.task === 'move' || task.task === 'call_back')
}

/** True where anything was recognised, refused days included. */
export function hasMentions({ mentions }: Clause): boolean {
  return mentions.length > 0
}

/** True where a mention may answer the question. Only a reference answers the question for one. */
export function hasAnswer({ mentions }: Clause, { question }: Table): boolean {
  return mentions.some(({ values }) => question !== 'reference' || values.some(({ slot }) => slot === 'reference'))
}

/** True for a day or a time, also as one of several readings. */
export function hasWhen({ mentions }: Clause): boolean {
  return mentions.some(({ values, candidates }) =>
    [...values, ...(candidates ?? [])].some(({ slot }) => slot === 'day' || slot === 'time'),
  )
}

/** True for any time, also a bound such as "Anything after four". */
export function hasTime({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'time'))
}

/** True where a clock time is named: "at ten". */
export function namesClockTime({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot, value }) => slot === 'time' && value?.at !== undefined))
}

/** True where the mentions are clock times only. */
export function isTimeAlone({ mentions }: Clause): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  return values.length > 0 && values.every(({ slot, value }) => slot === 'time' && value?.at !== undefined)
}

export function hasParty({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'party_size'))
}

/** True where nothing but numbers of people is named. */
export function isOfParty({ mentions }: Pick<Clause, 'mentions'>): boolean {
  return mentions.every(({ values }) => values.length > 0 && values.every(({ slot }) => slot === 'party_size'))
}

/** True where a party size and a day are named before anything else: "Five of us on Saturday". */
export function isTableWish(clause: Clause, { task, booking, question }: Table): boolean {
  return question === null && task === null && booking === null && hasParty(clause) && hasDayOrClockTime(clause)
}

/**
 * True for a day, a range of days or a clock time. Whole months and parts of the day do not count, because any question
 * may have them: "at night", "in May".
 */
export function hasDayOrClockTime({ mentions }: Pick<Clause, 'mentions'>): boolean {
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

/** True for a person who works here; "anybody" and unknown names do not count. */
export function hasStaff({ mentions }: Clause): boolean {
  return mentions.some(({ values }) =>
    values.some(({ slot, value }) => slot === 'staff' && value !== null && value !== 'any'),
  )
}

/** True for the whole name of a service: in "something with clay" the party of that name is not meant. */
export function isNamedWhole({ words, values }: Clause['mentions'][number], services: Table['services']): boolean {
  const said = new Set(wordsOf(fold(words)))
  const ids = values.flatMap((one) => (one.slot === 'service' ? one.value : []))
  const names = services.filter(({ id }) => ids.includes(id)).flatMap(({ name, aliases }) => [name, ...aliases])
  return names.some((name) => wordsOf(fold(name)).every((word) => said.has(word)))
}

/** True for a service that is named or hinted at. */
export function hasService({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'service'))
}

/** True for a service after an indefinite article and nothing before it: "A massage for my husband" wishes for one. */
export function beginsWithOne(text: string, { mentions, end }: Clause, { oneOf }: Patterns): boolean {
  const [first] = mentions
  const lead = opening(oneOf).exec(text)?.[0]
  if (lead === undefined || first?.values[0]?.slot !== 'service') return false
  const at = first.start - (end - text.length)
  return /^\s*$/u.test(text.slice(Math.min(lead.length, at), at))
}
