import { type Command, isAmong, type Table } from '../../../models/understanding.ts'
import { forLanguage, spokenLanguage } from '../../../languages/index.ts'
import { hasDayOrClockTime } from '../acts/clause-values.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, expression, fold, has } from '../text.ts'
import { weekdayPattern } from '../when/vocabulary.ts'
import type { Start } from './parts.ts'
import { asksFact } from '../../facts/asked-kinds.ts'

/**
 * Of several days in a request to move, keeps the last as the new day ("Move my lesson on Tuesday to Wednesday"), or the one that
 * replaces another: "Wednesday instead of the 12th".
 */
export function withoutLeftDay(given: Mention[], reading: Reading): Mention[] {
  const mentions = given.filter((one) => daysOf(one).length === 0 || !isReplaced(one, reading))
  const days = mentions.filter((mention) => daysOf(mention).length > 0)
  const [left] = days.length > 1 ? daysOf(days[0]!) : []
  return mentions
    .filter((mention) => !days.slice(0, -1).includes(mention))
    .map((mention) => (mention === days.at(-1) && left !== undefined ? beside(mention, left) : mention))
}

/** True for a day after "instead of", whose last word may belong to the day: "en vez del 12". */
function isReplaced({ start, end }: Mention, { text, patterns }: Reading): boolean {
  return [...text.matchAll(expression(patterns.party.replaced))].some(
    ({ index, 0: words }) => index < start && index + words.length < end && index + words.length >= start - MAX_ARTICLE,
  )
}

/** Characters of an article between "instead of" and a day. */
const MAX_ARTICLE = 5

const WISHING = new Set<ParsedClause['act']['type']>(['ask', 'values', 'start', 'none'])

/**
 * Reads a day beside the refusal of the booked one as its new day: "I can't on Monday after all. Could we put it on Wednesday
 * afternoon?" Neither part is a question for documents.
 */
export function withMoveAsked(
  parsed: ParsedClause[],
  { patterns, language }: Reading,
  { task, booking }: Table,
): ParsedClause[] {
  if (task !== null || booking === null) return parsed
  const { unsuitable, intents, questions } = patterns
  const unable = `${unsuitable.behind}|${unsuitable.before}|${unsuitable.that}|${intents.absent}`
  const left = parsed.findIndex(
    ({ clause: { text, mentions } }) =>
      !text.includes('?') && has(text, unable) && mentions.every((one) => isOfBooked(one, booking.date)),
  )
  const asked = parsed.findIndex(
    ({ clause, act, rest }, index) =>
      index > left &&
      WISHING.has(act.type) &&
      hasDayOrClockTime(clause) &&
      !begins(rest, questions.factual) &&
      !asksFact(rest, spokenLanguage(language)),
  )
  if (left < 0 || asked < 0) return parsed
  return parsed.map((one, index) => {
    if (index === left) return { ...one, clause: { ...one.clause, mentions: [] }, act: { type: 'told' } }
    return index === asked
      ? { ...one, act: { type: 'start', task: 'move', isOtherBooking: false, isNamed: true } }
      : one
  })
}

/** True for the booked day, for a refused one, and for what is no day. */
function isOfBooked({ values, candidates = [], unsuitable }: Mention, date: string): boolean {
  const days = [...values, ...candidates].flatMap((one) =>
    one.slot === 'day' && one.value !== null ? [one.value] : [],
  )
  return unsuitable !== undefined || days.length === 0 || days.some((day) => isAmong(date, day))
}

function daysOf({ values, candidates = [] }: Mention): string[] {
  return [...values, ...candidates].flatMap((one) => (one.slot === 'day' && one.value !== null ? [one.value.from] : []))
}

/** Of two readings of the new day, takes the first one after the old day. */
function beside(mention: Mention, left: string): Mention {
  const { candidates = [], ...rest } = mention
  const meant = candidates.find((one) => one.slot === 'day' && one.value !== null && one.value.from > left)
  return meant === undefined ? mention : { ...rest, values: [...rest.values, meant] }
}

/**
 * Reads a cancellation with another day or hour as a move, while a move or a cancellation is under way: "12:30 then,
 * and strike the Friday", "yes, but Saturday at 12:30 instead".
 */
function asMoveUnderWay(commands: Command[], { text, patterns }: Reading, { task }: Table): Command[] {
  const [day, time] = [setIn(commands, 'day'), setIn(commands, 'time')]
  if (task?.task === 'move') {
    const isChosen = time !== undefined || commands.some(({ type }) => type === 'choose')
    const cancel = commands.find((one): one is Start => one.type === 'start' && one.task === 'cancel')
    const isOfCancel = (one: Command): boolean =>
      one === cancel || (one.type === 'set' && cancel?.words.includes(one.words) === true)
    return isChosen ? commands.filter((one) => !isOfCancel(one)) : commands
  }
  const isNamed = commands.some((one) => 'value' in one && one.value.slot === 'reference')
  const isInstead = day !== undefined && !isNamed && (time !== undefined || has(text, patterns.correction))
  if (task?.task !== 'cancel' || !isInstead || commands.some(({ type }) => type === 'start')) return commands
  const start: Command = { type: 'start', task: 'move', words: day.words }
  return [start, ...commands.filter(({ type }) => type !== 'confirm' && type !== 'reject')]
}

function setIn(commands: Command[], slot: 'day' | 'time') {
  return commands.find(
    (one): one is Extract<Command, { type: 'set' }> =>
      one.type === 'set' && one.value.slot === slot && one.value.value !== null,
  )
}

/**
 * Drops the booked day beside a part of it, which is what changes: "to the afternoon of that day". Of days from the booked one to
 * another that is named, the last is the new one: "del 12 al 16", but not "to another day next week".
 */
function withoutBookedDay(commands: Command[], { language }: Reading, { booking, task }: Table): Command[] {
  const isMove = commands.some((one) => one.type === 'start' && one.task === 'move')
  const [day, time] = [setIn(commands, 'day'), setIn(commands, 'time')]
  if (!isMove || booking === null || task !== null || day?.value.slot !== 'day' || day.value.value === null)
    return commands
  const { from, to, only } = day.value.value
  if (from !== booking.date || only !== undefined) return commands
  const isPart = time?.value.slot === 'time' && time.value.value?.at === undefined
  if (from === to) return isPart ? commands.filter((one) => one !== day) : commands
  if (!namesDate(day.words, to, language)) return commands
  return commands.map((one): Command =>
    one === day ? { ...day, value: { slot: 'day', value: { from: to, to } } } : one,
  )
}

/** True where words name a date by its figure or its weekday: "the 16th", "to Wednesday", but not "next week". */
function namesDate(words: string, date: string, language: string): boolean {
  const { day, dayOfWeek } = Temporal.PlainDate.from(date)
  const { when } = forLanguage(language)
  return has(fold(words), `0?${day}(?:st|nd|rd|th|er)?|${weekdayPattern(dayOfWeek - 1, when)}`)
}

/**
 * Reads a cancellation with another time as a move of the booking that was made: "I can't, could we do half an hour
 * earlier?"
 */
export function asMove(given: Command[], reading: Reading, table: Table): Command[] {
  const commands = withoutBookedDay(asMoveUnderWay(given, reading, table), reading, table)
  const { typed } = reading
  const { booking, task, bookings = [] } = table
  const cancel = commands.find((one): one is Start => one.type === 'start' && one.task === 'cancel')
  const isNamed = bookings.length > 1 && commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
  // "They only come at Easter, so please cancel": a time before the cancellation is no new time, and neither is one that the
  // booked day is in: "cancel it, it is too tight before Easter".
  const place = typed.indexOf(cancel?.words ?? '')
  const isElsewhere = commands.some(
    (one) =>
      one.type === 'set' &&
      typed.lastIndexOf(one.words) >= place &&
      ((one.value.slot === 'time' && one.value.value?.at !== undefined && one.value.value.at !== booking?.time) ||
        (one.value.slot === 'day' && one.value.value !== null && !isAmong(booking?.date ?? '', one.value.value))),
  )
  const isOther = commands.some(
    (one) => (one.type === 'set' && one.value.slot === 'service') || 'isOtherBooking' in one,
  )
  if (booking === null || task !== null || cancel === undefined || !isElsewhere || isOther || isNamed) return commands
  return commands
    .filter((one) => one.type !== 'start' || one.task !== 'book')
    .map((one) => (one.type === 'start' && one.task === 'cancel' ? { ...one, task: 'move' } : one))
}
