import { minutesOf } from '../../../core/days.ts'
import { forLanguage } from '../../../languages/index.ts'
import { datesOf, type DayValue, type SlotValue, type TimeValue } from '../../../models/understanding.ts'
import { has, type Span } from '../text.ts'
import { stillAhead, onWeekday, type Days } from './calendar.ts'
import { whenPhrasesIn, type WhenPhrase } from './mentions.ts'
import { longest, sense } from './parser.ts'
import { settled } from './settle.ts'
import { bareHour, clockAt } from './times.ts'
import { calendarOf, isOverToday, spokenDay, todayOf, type Calendar, type Moment, type Surroundings } from './today.ts'
import { tokensOf, type Token } from './tokens.ts'
import { isUnsuitable } from './unsuitable.ts'
import { isOfKind, vocabularyOf } from './vocabulary.ts'
import { dateOfWeekday } from './calendar-dates.ts'

/** Words of a message that name a day, a time, or both ("tonight"). */
export interface WhenMention extends Span {
  words: string
  /** Null: a date that does not exist. */
  day?: DayValue | null
  /** Null: a time that does not exist. */
  time?: TimeValue | null
  /** Counted from the time that is spoken of: "an hour later". */
  isShift?: boolean
  /** Readings of the day of equal weight, in place of `day`. */
  candidates?: SlotValue[]
}

/** The days and times of a folded text, by position, in the context of the conversation. */
export function whenIn(text: string, language: string, table: Surroundings): WhenMention[] {
  const { when } = forLanguage(language)
  const calendar = calendarOf(table, when)
  const tokens = tokensOf(text, vocabularyOf(when))
  const { understanding } = forLanguage(language)
  const isOver = ({ day, isSpan }: WhenPhrase): boolean => {
    const days = isSpan === true ? (day?.(calendar) ?? []) : []
    return days.length > 0 && days.every(({ to }) => Temporal.PlainDate.compare(to, calendar.today) < 0)
  }
  const spoken = whenPhrasesIn(tokens, { isRefused: (span) => isUnsuitable(span, text, understanding), isOver })
  const mentions = (
    spoken.some(({ day }) => day !== undefined) ? spoken : [...answeredWeekday(tokens, table), ...spoken]
  )
    .filter(({ isSameDay }) => isSameDay !== true || spokenDay(calendar) !== undefined)
    .filter(
      ({ shift, isSameTime, day }) =>
        (shift === undefined && (isSameTime !== true || day !== undefined)) || spokenTime(table) !== undefined,
    )
    .map((one, index, all) => mentionOf(asDate(one, all[index + 1], tokens), text, calendar, table))
    .map((one, _, all) => withoutToday(one, all, calendar, table))
  const distinct = mentions.filter((mention, index) => !isRepeated(mention, mentions[index - 1]))
  return withDayOfMonth(distinct, text, language)
}

/** Words with a day of the month and no month: "the 16th", "el 16", "am 16.". */
const DAY_OF_MONTH = /^\D{0,8}\d{1,2}(?:st|nd|rd|th|er|\.)?$/u
/** Maximum characters between a month and its day: ", for example on the". */
const MAX_BETWEEN = 30

/** Joins a month with the day that is told after it: "a Saturday in January, say the 16th". */
function withDayOfMonth(mentions: WhenMention[], text: string, language: string): WhenMention[] {
  const { understanding, questions } = forLanguage(language)
  const apart = `${understanding.but.word}|${questions.mismatch.negation}`
  return mentions.reduce<WhenMention[]>((found, mention) => {
    const before = found.at(-1)
    const date = before === undefined ? undefined : dateWithin(before, mention)
    if (before === undefined || date === undefined || has(text.slice(before.end, mention.start), apart))
      return [...found, mention]
    const { start, words } = before
    return [...found.slice(0, -1), { ...before, ...mention, start, words, day: { from: date, to: date } }]
  }, [])
}

/** The date on the day of the month of `mention`, among the days of `month`. */
function dateWithin(month: WhenMention, { start, words, day }: WhenMention): string | undefined {
  const isMonth = month.day != null && datesOf(month.day).length > MAX_DAYS_NAMED
  const isDay = day != null && day.from === day.to && DAY_OF_MONTH.test(words)
  if (!isMonth || !isDay || start - month.end > MAX_BETWEEN) return undefined
  const [date, other] = datesOf(month.day!).filter((one) => one.slice(-2) === day.from.slice(-2))
  return other === undefined ? date : undefined
}

/** Drops today of the readings of a weekday where nothing is left of it: "Saturday morning", on a Saturday evening. */
function withoutToday(mention: WhenMention, all: WhenMention[], { today }: Calendar, table: Surroundings): WhenMention {
  const { candidates, ...rest } = mention
  const day = today.toString()
  const isToday = ({ slot, value }: SlotValue): boolean => slot === 'day' && value?.from === day && value.to === day
  if (candidates?.some(isToday) !== true) return mention
  const times = all.flatMap(({ time }) => time ?? [])
  if (!isOverToday(mention.time ?? (times.length === 1 ? times[0] : undefined), table)) return mention
  const [left, other] = candidates.filter((one) => !isToday(one))
  return left?.slot === 'day' && other === undefined ? { ...rest, day: left.value } : mention
}

/** A longer range is a week or a month, and names no day. */
const MAX_DAYS_NAMED = 3

/**
 * The dates that a folded text names outside of a conversation, by position. `dates` is empty for a date that does not
 * exist.
 */
export function datesIn(text: string, language: string, moment: Moment): (Span & { dates: string[] })[] {
  const nothing = { question: null, task: null, booking: null, open: null } as const
  const today = todayOf(moment).toString()
  return whenIn(text, language, { ...nothing, ...moment, options: [] }).flatMap(
    ({ start, end, day, candidates = [] }) => {
      const readings = candidates.flatMap(({ slot, value }) => (slot === 'day' && value !== null ? [value] : []))
      // A weekday said on that weekday is the one in a week: today would be called so.
      const meant = readings.find(({ from }) => from > today) ?? readings[0] ?? day
      // All weekdays name none.
      if (meant === undefined || (meant?.weekdays?.length ?? 0) > 1) return []
      const dates = meant === null ? [] : meant.weekdays === undefined ? datesOf(meant) : [meant.from]
      return dates.length > MAX_DAYS_NAMED ? [] : [{ start, end, dates }]
    },
  )
}

/** Day and month in figures: "24.12.", "24/12". */
export const NUMERIC_DATE = /\d{1,2}\. ?\d{1,2}\.(?:\d{2,4})?|\d{1,2}\/\d{1,2}/u

/**
 * The dates of the calendar, and spans of them, that a folded text names outside of a conversation; `to` is inclusive. A weekday
 * alone is none.
 */
export function datedSpansIn(text: string, language: string, moment: Moment): { from: string; to: string }[] {
  const nothing = { question: null, task: null, booking: null, open: null } as const
  const vocabulary = vocabularyOf(forLanguage(language).when)
  const isDated = (words: string): boolean =>
    NUMERIC_DATE.test(words) ||
    tokensOf(words, vocabulary).some(({ senses }) => senses.some(({ kind }) => kind === 'month' || kind === 'holiday'))
  return whenIn(text, language, { ...nothing, ...moment, options: [] }).flatMap(({ day, words }) =>
    day === undefined || day === null || !isDated(words) ? [] : [{ from: day.from, to: day.to }],
  )
}

const MAX_TOKENS_OF_WEEKDAY = 4

/** A short form is a weekday in a brief answer to the question for a day or a time: "Do passt"; a noun begins it: "jeu alors". */
function answeredWeekday(tokens: Token[], { question, task }: Surroundings): WhenPhrase[] {
  const isAsked = question === 'day' || (question === 'time' && task !== null && task.offered.length > 0)
  if (!isAsked || tokens.length > MAX_TOKENS_OF_WEEKDAY) return []
  const first = tokens.findIndex(isShortWeekday)
  if (first < 0) return []
  const { start, end, senses } = tokens[first]!
  const weekday = senses.find((one) => isOfKind(one, 'shortWeekday') || isOfKind(one, 'nounWeekday'))?.value
  if (weekday === undefined) return []
  return [{ start, end, first, next: first + 1, day: onWeekday(weekday, undefined), weekday }]
}

function isShortWeekday({ senses }: Token, index: number): boolean {
  return senses.some(({ kind }) => kind === 'shortWeekday' || (kind === 'nounWeekday' && index === 0))
}

/** The hour in the answer to "at what time?", where a figure alone is one: "11", "half past", "around 3". */
export function hourIn(text: string, language: string, table: Surroundings): WhenMention | undefined {
  const tokens = tokensOf(text, vocabularyOf(forLanguage(language).when))
  for (const [at, { start }] of tokens.entries()) {
    const match = longest(bareHour(tokens, at))
    if (match === undefined) continue
    const end = tokens[match.next - 1]?.end ?? start
    return { start, end, words: text.slice(start, end), time: settled({ at: match.value }, table.open) }
  }
  return undefined
}

/** The numbers of up to two digits in a folded text, in words or figures; parts of longer figures do not count. */
export function numbersIn(text: string, language: string): (Span & { value: number })[] {
  const tokens = tokensOf(text, vocabularyOf(forLanguage(language).when))
  const found: (Span & { value: number })[] = []
  for (let at = 0; at < tokens.length;) {
    const match = longest(sense('number')(tokens, at))
    if (match !== undefined)
      found.push({ start: tokens[at]!.start, end: tokens[match.next - 1]!.end, value: match.value })
    at = match?.next ?? at + 1
  }
  return found
}

/** The figure of "Saturday 5 at 9:30" is its date, because the hour stands after it. */
function asDate({ figure, ...spoken }: WhenPhrase, behind: WhenPhrase | undefined, tokens: Token[]): WhenPhrase {
  if (figure === undefined) return spoken
  const isTimed = behind?.time?.at !== undefined && behind.day === undefined
  const isNext = isTimed && tokens.slice(spoken.next, behind.first).every(({ text }) => text === ',')
  return isNext ? spoken : { ...spoken, figure }
}

function mentionOf(given: WhenPhrase, text: string, calendar: Calendar, table: Surroundings): WhenMention {
  const spoken = withHour(given, calendar)
  const { start, end, time, minutes, shift } = spoken
  const mention = { start, end, words: text.slice(start, end) }
  if (spoken.isSameTime === true) return { ...mention, ...sameTime(spoken, calendar, table) }
  const either = dateOrHour(spoken, calendar, table)
  if (either !== undefined) return { ...mention, ...either }
  if (minutes !== undefined) return { ...mention, ...momentIn(minutes, calendar) }
  if (shift !== undefined) return { ...mention, time: shifted(shift, table), isShift: true }
  return {
    ...mention,
    ...(spoken.day === undefined
      ? {}
      : dayOf(
          spoken.day(calendar).map((days) => stillAhead(days, calendar)),
          spoken.isEarliest === true,
        )),
    ...(time === undefined ? {} : { time: settled(time, table.open) }),
  }
}

const LAST_HOUR = 24

/** Reads the figure of "Thursday 4" as an hour, unless the fourth is a Thursday soon. */
function withHour(spoken: WhenPhrase, calendar: Calendar): WhenPhrase {
  const { weekday, figure, time } = spoken
  if (weekday === undefined || figure === undefined || time !== undefined || figure > LAST_HOUR) return spoken
  if (dateOfWeekday(weekday, figure, calendar) !== undefined) return spoken
  return { ...spoken, time: { at: clockAt(figure) } }
}

/** The readings of "Thursday 10" where the tenth is a Thursday and ten is an opening hour: either may be meant. */
function dateOrHour(
  { weekday, figure, time }: WhenPhrase,
  calendar: Calendar,
  { open }: Surroundings,
): Pick<WhenMention, 'day' | 'candidates'> | undefined {
  if (weekday === undefined || figure === undefined || time !== undefined || figure > LAST_OPEN_FIGURE) return undefined
  const date = dateOfWeekday(weekday, figure, calendar)?.toString()
  const [near, other] = onWeekday(weekday, undefined)(calendar)
  const hour = settled({ at: clockAt(figure) }, open)
  const isOpen = open !== null && hour?.at !== undefined && hour.at >= open.from && hour.at < open.to
  const day = near?.from.toString()
  if (!isOpen || date === undefined || day === undefined || other !== undefined || date === day) return undefined
  if (calendar.isFigureDate) return { day: { from: date, to: date } }
  return {
    day: { from: day, to: day },
    candidates: [
      { slot: 'day', value: { from: date, to: date } },
      { slot: 'time', value: hour },
    ],
  }
}

const LAST_OPEN_FIGURE = 12

/** "Same time next week": the time that is spoken of, on the same weekday of that week. */
function sameTime(
  { day }: WhenPhrase,
  calendar: Calendar,
  table: Surroundings,
): Pick<WhenMention, 'day' | 'time' | 'candidates'> {
  const at = spokenTime(table)
  const time = at === undefined ? {} : { time: { at, isHalfDayKnown: true } }
  const readings = day?.(calendar) ?? []
  const [span] = readings
  if (span === undefined) return time
  const { anchor } = calendar
  const isWeek = span.from.until(span.to).days === 6
  if (!isWeek || anchor === undefined) return { ...time, ...dayOf(readings, false) }
  const from = span.from.add({ days: anchor.dayOfWeek - span.from.dayOfWeek }).toString()
  return { ...time, day: { from, to: from } }
}

function dayOf(readings: Days[], isEarliest: boolean): Pick<WhenMention, 'day' | 'candidates'> {
  const values = readings.map(({ from, to, earliest, only = [], weekdays }) => ({
    from: from.toString(),
    to: to.toString(),
    ...(earliest === true || isEarliest ? { earliest: true } : {}),
    ...(only.length > 1 ? { only: only.map(String) } : {}),
    ...(weekdays === undefined ? {} : { weekdays }),
  }))
  if (values.length > 1) return { candidates: values.slice(0, 4).map((value) => ({ slot: 'day', value })) }
  return { day: values[0] ?? null }
}

/** The time from which "an hour later" is counted: that of the task under way, without a task that of the booking. */
function spokenTime({ task, booking }: Surroundings): string | undefined {
  return task === null ? booking?.time : task.time?.at
}

/** The time after a shift in minutes, or null beyond midnight. */
function shifted(minutes: number, table: Surroundings): TimeValue | null {
  const from = spokenTime(table)
  if (from === undefined) return null
  const at = minutesOf(from) + minutes
  if (at < 0 || at >= 24 * 60) return null
  return { at: Temporal.PlainTime.from(from).add({ minutes }).toString().slice(0, 5), isHalfDayKnown: true }
}

/** The day and time of a moment that is counted from now: "In half an hour". */
function momentIn(minutes: number, { now }: Calendar): Pick<WhenMention, 'day' | 'time'> {
  const moment = now.add({ minutes })
  const day = moment.toPlainDate().toString()
  return {
    day: { from: day, to: day },
    time: { at: moment.toPlainTime().toString().slice(0, 5), isHalfDayKnown: true },
  }
}

/** True where a day repeats the one before it: "Tomorrow, Thursday". */
function isRepeated({ day, time }: WhenMention, before: WhenMention | undefined): boolean {
  return day != null && time === undefined && before?.day?.from === day.from && before.day.to === day.to
}
