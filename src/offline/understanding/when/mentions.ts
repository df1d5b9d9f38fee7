import type { PartOfDay } from '../../../languages/when.ts'
import * as calendar from './calendar.ts'
import type { DayMeaning } from './calendar.ts'
import { weekdayThe } from './calendar-dates.ts'
import { days as dayPhrase, ranges as openSpan, single as singleDay, span, weekdayOfSpan } from './days.ts'
import { anyOf, longest, map, mark, maybe, notBefore, sense, seq, type Parser } from './parser.ts'
import { bareHour, boundsOf, dottedHour, inHalf, parts, times, type TimeOfDay, type TimeMeaning } from './times.ts'
import type { Token } from './tokens.ts'
import { lone as loneFigure, namedWeekday } from './day-words.ts'
import { weekdayAndFigure } from './dates.ts'

/** Words that name a day or a time, before they are resolved in the context of the conversation. */
export interface WhenPhrase {
  start: number
  end: number
  /** Indexes of its first token and of the token after it. */
  first: number
  next: number
  day?: DayMeaning
  isEarliest?: boolean
  /** A number after a weekday: a day of the month, or an hour. */
  figure?: number
  /** The weekday, where the phrase is nothing else. */
  weekday?: number
  /** Of every week: "on Tuesdays". */
  isEvery?: boolean
  /** Monday to Friday. */
  isWorkdays?: boolean
  /** "The same day", "that same week": the day that is spoken of. */
  isSameDay?: boolean
  /** The time that is spoken of. */
  isSameTime?: boolean
  /** A week, a weekend, a month. */
  isSpan?: boolean
  /** The week or month after a weekday. */
  spanBehind?: DayMeaning
  time?: TimeMeaning
  part?: PartOfDay
  /** Minutes from now. */
  minutes?: number
  /** Minutes from the time that is spoken of: "an hour later". */
  shift?: number
}

type Found = Omit<WhenPhrase, 'start' | 'end' | 'first' | 'next'>

/** Maximum words between a clock time and a part of the day that settles its half. */
const WORDS_BETWEEN = 5

const today: DayMeaning = calendar.fromToday({ count: 0, unit: 'day' })

const count = anyOf(
  sense('number'),
  map(sense('one'), () => 1),
)
const minutesAhead = anyOf(
  map(sense('halfHour'), () => 30),
  map(seq(count, sense('unit')), ([number, unit]) =>
    unit === 'minute' ? number : unit === 'hour' ? number * 60 : undefined,
  ),
)
const soon: Parser<Found> = anyOf(
  map(seq(sense('in'), minutesAhead), ([, value]) => ({ minutes: value })),
  map(seq(minutesAhead, sense('fromNow')), ([value]) => ({ minutes: value })),
)

const moved: Parser<Found> = anyOf(
  map(seq(minutesAhead, sense('later')), ([value]) => ({ shift: value })),
  map(seq(minutesAhead, sense('earlier')), ([value]) => ({ shift: -value })),
)

/** "En semaine", but not "en semaine 49", which is a week of the year. */
const workdays = notBefore(
  seq(maybe(anyOf(sense('theDay'), sense('link'), sense('on'))), maybe(sense('one')), sense('workdays')),
  loneFigure,
)

/** Of readings with equal lengths, the earlier rule wins. */
const RULES: Parser<Found> = anyOf<Found>(
  map(sense('noise'), () => ({})),
  map(seq(sense('during'), count, sense('unit')), () => ({})),
  soon,
  moved,
  map(seq(maybe(anyOf(sense('theDay'), sense('link'))), sense('earliest')), () => ({
    day: calendar.earliest,
    isEarliest: true,
  })),
  map(seq(maybe(anyOf(sense('theDay'), sense('link'))), sense('sameDay')), () => ({
    day: calendar.sameDay,
    isSameDay: true,
  })),
  map(seq(maybe(anyOf(sense('theDay'), sense('link'))), sense('latest')), () => ({ time: { isLatest: true } })),
  map(sense('sameWeek'), () => ({ day: calendar.sameWeek, isSameDay: true, isSpan: true })),
  map(seq(sense('sameTime'), maybe(mark(',')), maybe(dayPhrase)), ([, , day]) => ({
    isSameTime: true,
    ...(day === undefined ? {} : { day }),
  })),
  map(seq(dayPhrase, maybe(mark(',')), sense('sameTime')), ([day]) => ({ isSameTime: true, day })),
  map(seq(maybe(sense('to')), sense('shortWeekday'), sense('sameTime')), ([, weekday]) => ({
    isSameTime: true,
    day: calendar.onWeekday(weekday, undefined),
  })),
  map(sense('todayPart'), (part) => ({ day: today, part })),
  map(seq(bareHour, maybe(mark(',')), sense('todayPart')), ([at, , { half }]) => ({
    day: today,
    time: { at: inHalf(at, half) },
  })),
  map(seq(sense('shift'), parts), ([shift, part]) => (shift === 'this' ? { day: today, part } : undefined)),
  map(seq(sense('inPart'), sense('part')), ([, part]) => ({ part })),
  map(
    seq(
      maybe(anyOf(sense('theDay'), sense('link'), sense('on'))),
      sense('everyWeekday'),
      maybe(mark('.', { tight: true })),
    ),
    ([, weekday]) => ({
      day: calendar.everyWeekday(weekday),
      weekday,
      isEvery: true,
    }),
  ),
  map(workdays, () => ({ day: calendar.everyWorkday(), isEvery: true, isWorkdays: true })),
  map(namedWeekday, (weekday) => ({ day: calendar.onWeekday(weekday, undefined), weekday })),
  map(weekdayAndFigure, ({ weekday, number }) => ({
    day: weekdayThe(weekday, number),
    weekday,
    figure: number,
  })),
  map(span, (day) => ({ day, isSpan: true })),
  map(weekdayOfSpan, (found) => ({ day: calendar.weekdaysIn(found.weekday, found.span), spanBehind: found.span })),
  map(singleDay, (day) => ({ day })),
  map(openSpan, (day) => ({ day, isSpan: true })),
  map(parts, (part) => ({ part })),
  map(times, (time) => ({ time })),
  map(dottedHour, (time) => ({ time })),
)

/** Properties of a phrase that its tokens do not have: the text and the calendar tell them. */
interface Judged {
  /** The visitor does not want it. */
  isRefused(spoken: WhenPhrase): boolean
  /** True where all of its days are past. */
  isOver(spoken: WhenPhrase): boolean
}

/** The phrases for days and times, by position. */
export function whenPhrasesIn(tokens: Token[], judged: Judged): WhenPhrase[] {
  const found: WhenPhrase[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const match = token.senses.length > 0 || token.isDigits ? longest(RULES(tokens, at)) : undefined
    if (match === undefined) {
      at += 1
      continue
    }
    found.push({ ...match.value, start: token.start, end: tokens[match.next - 1]!.end, first: at, next: match.next })
    at = match.next
  }
  return joined(found, tokens, judged)
}

/**
 * Combines phrases: a part of the day settles the half of a clock time beside it, and "as soon as possible" belongs to
 * the day beside it.
 */
function joined(found: WhenPhrase[], tokens: Token[], { isRefused, isOver }: Judged): WhenPhrase[] {
  const kept = found.flatMap((spoken) => {
    const { part, ...rest } = spoken
    if (part === undefined) return [spoken]
    const beside = found.find((other) => isSettledBy(part, other.time) && isBeside(spoken, other, found, tokens))
    if (beside === undefined) return [{ ...rest, time: boundsOf(part) }]
    beside.time = settledBy(part, beside.time ?? {})
    return rest.day === undefined ? [] : [rest]
  })
  listWeekdays(kept, tokens)
  shareSpans(kept, tokens)
  meetWeekdays(kept.filter((spoken) => !isRefused(spoken) && !(isOver(spoken) && isApart(spoken, kept, tokens))))
  const days = kept.filter(({ day }) => day !== undefined)
  const [day] = days.filter(({ isEarliest }) => isEarliest !== true)
  const isJoined =
    day !== undefined && days.length > 1 && days.filter(({ isEarliest }) => isEarliest !== true).length === 1
  return kept
    .filter((spoken) => !(isJoined && spoken.isEarliest === true))
    .map((spoken) => (isJoined && spoken === day ? { ...spoken, isEarliest: true } : spoken))
    .filter(
      (spoken) =>
        spoken.day !== undefined ||
        spoken.time !== undefined ||
        spoken.minutes !== undefined ||
        spoken.isSameTime === true ||
        spoken.shift !== undefined,
    )
}

const LISTS = new Set(['or', 'and', 'on', 'link', 'theDay', 'one'])

/** A weekday listed after one of every week is of every week, too: "Los martes o jueves". */
function listWeekdays(found: WhenPhrase[], tokens: Token[]): void {
  for (const [index, one] of found.entries()) {
    const before = found[index - 1]
    if (before?.isEvery !== true || one.weekday === undefined || one.figure !== undefined) continue
    if (isListed(before, one, tokens)) Object.assign(one, { day: calendar.everyWeekday(one.weekday), isEvery: true })
  }
}

/** Weekdays listed before one with its week or month lie in it, too: "Tuesday or Thursday next week". */
function shareSpans(found: WhenPhrase[], tokens: Token[]): void {
  for (const [index, behind] of [...found.entries()].toReversed()) {
    const one = found[index - 1]
    const { spanBehind } = behind
    if (one?.weekday === undefined || one.figure !== undefined || spanBehind === undefined) continue
    if (isListed(one, behind, tokens)) Object.assign(one, { day: weekdayWithin(one, spanBehind), spanBehind })
  }
}

function isListed(before: WhenPhrase, one: WhenPhrase, tokens: Token[]): boolean {
  return tokens
    .slice(before.next, one.first)
    .every(({ text, senses }) => text === ',' || senses.some(({ kind }) => LISTS.has(kind)))
}

/**
 * Weekdays beside a single span lie in it: "Tuesday or Thursday evening next week", "on Fridays, not before the 9th".
 */
function meetWeekdays(found: WhenPhrase[]): void {
  const days = found.filter(({ day, isEarliest }) => day !== undefined && isEarliest !== true)
  const weekdays = days.filter((one) => isWeekday(one) && one.figure === undefined)
  const [first, ...more] = days.filter(({ isSpan }) => isSpan === true)
  const meaning = first?.day
  if (meaning === undefined || more.length > 0 || weekdays.length === 0 || days.length !== weekdays.length + 1) return
  for (const one of weekdays) one.day = weekdayWithin(one, meaning)
  delete first!.day
}

function isWeekday({ weekday, isWorkdays }: WhenPhrase): boolean {
  return weekday !== undefined || isWorkdays === true
}

function weekdayWithin({ weekday, isEvery }: WhenPhrase, meaning: DayMeaning): DayMeaning {
  if (weekday === undefined) return calendar.everyWorkday(meaning)
  return isEvery === true ? calendar.everyWeekday(weekday, meaning) : calendar.weekdaysIn(weekday, meaning)
}

/** Words between a weekday and its span: "vendredi de la semaine dernière"; after a comma only one: "last week, Friday". */
const WORDS_TO_WEEKDAY = 2

/** True for a span without a weekday beside it: "I was ill last week, could I come on Friday?" */
function isApart(spoken: WhenPhrase, found: WhenPhrase[], tokens: Token[]): boolean {
  const weekdays = found.filter(isWeekday)
  return !weekdays.some((one) => {
    const [first, last] = one.first < spoken.first ? [one, spoken] : [spoken, one]
    const between = tokens.slice(first.next, last.first)
    return (
      between.length < WORDS_TO_WEEKDAY ||
      (between.length === WORDS_TO_WEEKDAY && between.every(({ text }) => text !== ','))
    )
  })
}

/** False where a time whose half was said lies outside of the part of the day. */
function isSettledBy(part: PartOfDay, time: TimeMeaning | undefined): boolean {
  const { after, before } = boundsOf(part)
  const minutes = time?.at?.isHalfDayKnown === true ? time.at.minutes : null
  if (minutes === null) return time !== undefined
  return minutes >= (after?.minutes ?? 0) && minutes <= (before?.minutes ?? Infinity)
}

/**
 * True where few words and no day stand between two phrases: in "tomorrow at 3, or Friday morning", the morning is
 * Friday's.
 */
function isBeside(a: WhenPhrase, b: WhenPhrase, found: WhenPhrase[], tokens: Token[]): boolean {
  const [first, last] = a.first < b.first ? [a, b] : [b, a]
  const between = tokens.slice(first.next, last.first)
  const days = found.filter(({ day }) => day !== undefined)
  const isOfOther = days.length > 1 && days.some((day) => day.first >= first.next && day.next <= last.first)
  return !isOfOther && between.length <= WORDS_BETWEEN && !between.some(({ text }) => /[.!?;]/u.test(text))
}

function settledBy({ half }: PartOfDay, time: TimeMeaning): TimeMeaning {
  const settle = (clock: TimeOfDay | undefined): TimeOfDay | undefined =>
    clock === undefined || clock.isHalfDayKnown ? clock : inHalf(clock, half)
  const { at, after, before } = { at: settle(time.at), after: settle(time.after), before: settle(time.before) }
  const isLatest = time.isLatest === true
  return { ...(at && { at }), ...(after && { after }), ...(before && { before }), ...(isLatest && { isLatest }) }
}
