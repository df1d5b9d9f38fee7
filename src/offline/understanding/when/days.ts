import type { Shift, Unit } from '../../../languages/when.ts'
import * as calendar from './calendar.ts'
import type { DayMeaning, Edge, Duration } from './calendar.ts'
import { onDate } from './calendar-dates.ts'
import { holidayNamed } from './holidays.ts'
import { anyOf, closing, map, mark, maybe, notBefore, memoised, opening, sense, seq, type Parser } from './parser.ts'
import { namedWeekday, links, weekday, suffixed, counting, link, ordinal, count } from './day-words.ts'
import { month, yearBehind, two, LAST_DAY, figures, anyDate, date } from './dates.ts'

/** "El miércoles después de las 15h" is not the Wednesday after. */
const afterHour = seq(sense('after'), sense('number'))

const shiftedWeekday: Parser<DayMeaning> = anyOf(
  map(namedWeekday, (day) => calendar.onWeekday(day, undefined)),
  map(seq(links, sense('shift'), anyOf(weekday, sense('shortWeekday'))), ([, shift, day]) =>
    calendar.onWeekday(day, shift),
  ),
  // "Thursday after work" is not the Thursday after.
  map(
    notBefore(
      seq(notBefore(notBefore(seq(links, weekday), sense('window')), afterHour), sense('shiftBehind')),
      sense('number'),
    ),
    ([[, day], shift]) => calendar.onWeekday(day, shift),
  ),
)

// Weeks, weekends, months.

const SPANS: Partial<Record<Unit, (shift: Shift) => DayMeaning>> = {
  week: calendar.week,
  weekend: calendar.weekend,
  month: calendar.monthOf,
}

function spanned(shift: Shift, unit: Unit): DayMeaning | undefined {
  return SPANS[unit]?.(shift)
}

const shiftedSpan: Parser<DayMeaning> = memoised(
  anyOf(
    map(seq(links, sense('shift'), sense('unit')), ([, shift, unit]) => spanned(shift, unit)),
    map(seq(links, sense('unit'), sense('shiftBehind')), ([, unit, shift]) => spanned(shift, unit)),
  ),
)
const namedMonth = memoised(
  map(seq(month, maybe(yearBehind())), ([named, inYear]) => calendar.monthNamed(named, inYear)),
)
const weekend = map(seq(links, sense('unit')), ([, unit]) =>
  unit === 'weekend' ? calendar.weekend('this') : undefined,
)

// Two days of one month: "12-13 December", "el 19 y 20 de diciembre".

const firstDay = anyOf(suffixed, opening(two))
const lastDay = notBefore(anyOf(suffixed, closing(two)), counting)
/** Days apart that the words between two days of a month allow. */
const apart = anyOf<number>(
  map(anyOf<unknown>(mark('-'), mark('–'), sense('upTo')), () => MAX_DAYS_APART),
  map(anyOf<unknown>(mark('/'), sense('and'), sense('or')), () => 1),
)
const MAX_DAYS_APART = 7
const figurePair = map(seq(firstDay, apart, maybe(link), lastDay), ([first, most, , last]) =>
  first >= 1 && last <= LAST_DAY && first < last && last - first <= most ? { first, last } : undefined,
)
const datePair: Parser<DayMeaning> = memoised(
  anyOf(
    map(seq(links, figurePair, links, month, maybe(yearBehind())), ([, pair, , named, inYear]) =>
      pairOf(pair, named, inYear),
    ),
    map(seq(links, month, links, figurePair, maybe(yearBehind())), ([, named, , pair, inYear]) =>
      pairOf(pair, named, inYear),
    ),
    map(seq(links, firstDay, apart, maybe(link), figures), ([, first, most, , last]) =>
      calendar.upToDate({ first, most }, last()),
    ),
  ),
)

function pairOf({ first, last }: { first: number; last: number }, named?: number, inYear?: number): DayMeaning {
  const parts = { month: named, year: inYear }
  return calendar.betweenDays(onDate({ ...parts, day: first }), onDate({ ...parts, day: last }))
}

/** Behind a comma, two figures are no dates: "at the weekend, 2-3 dogs". */
const pairWithoutComma: Parser<{ first: number; last: number }> = (tokens, at) =>
  tokens[at - 1]?.text === ',' ? [] : figurePair(tokens, at)

/** A weekend with its dates: "the weekend of the 12th", "el finde del 19 y 20". */
const weekendOf: Parser<DayMeaning> = memoised(
  map(
    seq(
      links,
      map(sense('unit'), (unit) => (unit === 'weekend' ? unit : undefined)),
      links,
      anyOf<DayMeaning>(
        datePair,
        map(pairWithoutComma, (pair) => pairOf(pair)),
        map(anyDate, (meaning) => calendar.weekendAround(meaning())),
      ),
    ),
    ([, , , meaning]) => meaning,
  ),
)

/** "A weekend in December", "some weekend next month". */
const weekendInMonth: Parser<DayMeaning> = map(
  seq(
    links,
    map(sense('unit'), (unit) => (unit === 'weekend' ? unit : undefined)),
    links,
    anyOf(
      namedMonth,
      map(seq(sense('shift'), sense('unit')), ([shift, unit]) => (unit === 'month' ? spanned(shift, unit) : undefined)),
      map(seq(sense('unit'), sense('shiftBehind')), ([unit, shift]) =>
        unit === 'month' ? spanned(shift, unit) : undefined,
      ),
    ),
  ),
  ([, , , meaning]) => calendar.weekendsIn(meaning),
)

const edge = anyOf<Edge>(
  map(sense('start'), () => 'start'),
  map(sense('middle'), () => 'middle'),
  map(sense('end'), () => 'end'),
)
const ordinalOrLast = anyOf(
  ordinal,
  map(anyOf(sense('shift'), sense('shiftBehind')), (shift) => (shift === 'last' ? -1 : undefined)),
)
const isWeek = map(sense('unit'), (unit) => (unit === 'week' ? unit : undefined))
const partOfSpan: Parser<DayMeaning> = anyOf(
  map(
    seq(
      links,
      edge,
      links,
      anyOf(
        shiftedSpan,
        namedMonth,
        map(sense('unit'), (unit) => spanned('this', unit)),
      ),
    ),
    ([, part, , span]) => calendar.edgeOf(part, span),
  ),
  map(seq(links, isWeek, date), ([, , meaning]) => calendar.weekOf(meaning)),
  map(seq(links, ordinalOrLast, isWeek, links, anyOf(shiftedSpan, namedMonth)), ([, nth, , , span]) =>
    calendar.weekOfMonth(nth, span),
  ),
  map(seq(links, ordinalOrLast, sense('monthWeek')), ([, nth, named]) =>
    calendar.weekOfMonth(nth, calendar.monthNamed(named, undefined)),
  ),
)

const span: Parser<DayMeaning> = memoised(
  anyOf(
    weekend,
    datePair,
    weekendOf,
    weekendInMonth,
    shiftedSpan,
    partOfSpan,
    map(seq(sense('link'), maybe(link), namedMonth), ([, , meaning]) => meaning),
  ),
)

// Counted days.

const length: Parser<Duration> = memoised(
  anyOf(
    map(sense('idiom'), (days) => ({ count: days, unit: 'day' })),
    map(seq(count, sense('unit')), ([number, unit]) =>
      unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year' ? { count: number, unit } : undefined,
    ),
  ),
)
const inLength = memoised(map(seq(sense('in'), length), ([, value]) => value))
const inWeeks = map(inLength, ({ count: number, unit }) =>
  unit === 'week' ? number : unit === 'day' && number % 7 === 0 ? number / 7 : undefined,
)

const relative = memoised(
  map(seq(links, sense('offset')), ([, days]) => calendar.fromToday({ count: days, unit: 'day' })),
)
const counted: Parser<DayMeaning> = anyOf(
  map(inLength, (value) => calendar.fromToday(value)),
  map(seq(length, sense('fromNow')), ([value]) => calendar.fromToday(value)),
  map(seq(namedWeekday, maybe(mark(',')), length, sense('fromNow')), ([day, , value]) =>
    calendar.weekdayIn(day, calendar.fromToday(value)),
  ),
  map(seq(length, sense('later')), ([value]) => calendar.fromAnchor(value, 1)),
  map(seq(length, sense('earlier')), ([value]) => calendar.fromAnchor(value, -1)),
  map(seq(length, sense('ago')), ([value]) => calendar.fromToday(value, -1)),
  map(seq(sense('agoBefore'), length), ([, value]) => calendar.fromToday(value, -1)),
  map(seq(inWeeks, links, weekday), ([weeks, , day]) => calendar.weekdayInWeeks(day, weeks)),
  map(seq(namedWeekday, inWeeks), ([day, weeks]) => calendar.weekdayPlusWeeks(day, weeks)),
  map(seq(namedWeekday, sense('extension')), ([day, days]) => calendar.afterComing(day, days)),
  map(seq(relative, sense('extension')), ([meaning, days]) => calendar.fromDay({ count: days, unit: 'day' }, meaning)),
  map(seq(relative, inLength), ([meaning, value]) => calendar.fromDay(value, meaning)),
  map(seq(links, sense('dayAfter')), () => calendar.fromAnchor({ count: 1, unit: 'day' }, 1)),
  map(seq(links, sense('dayBefore')), () => calendar.fromAnchor({ count: 1, unit: 'day' }, -1)),
)

const holiday = memoised(
  map(seq(links, sense('holiday'), maybe(yearBehind())), ([, name, inYear]) => holidayNamed(name, inYear)),
)

const plain: Parser<DayMeaning> = memoised(anyOf(date, relative, holiday, shiftedWeekday))
const MAX_WORDS_BETWEEN = 4
/** Up to four words without a day or a time, as between a duration and a date. */
const someWords: Parser<true> = (tokens, at) => {
  const isPlain = (index: number): boolean => {
    const token = tokens[index]
    return token !== undefined && /^\p{L}/u.test(token.text) && token.senses.every(({ kind }) => WITHOUT_DAY.has(kind))
  }
  const found: { value: true; next: number }[] = []
  for (let next = at; next <= at + MAX_WORDS_BETWEEN; next += 1) {
    found.push({ value: true, next })
    if (!isPlain(next)) break
  }
  return found
}
const WITHOUT_DAY = new Set<string>(['link', 'on', 'theDay', 'onlyDay', 'one', 'partyBefore', 'inPart', 'weakAt', 'at'])

const ofPlain: Parser<DayMeaning> = anyOf(
  map(seq(length, sense('spanFrom'), plain), ([value, , meaning]) => calendar.fromDay(value, meaning)),
  // Words between: "Three weeks after my check-up of 3 December".
  map(seq(length, sense('after'), someWords, plain), ([value, , , meaning]) => calendar.fromDay(value, meaning)),
  map(seq(links, sense('dayAfter'), links, plain), ([, , , meaning]) =>
    calendar.fromDay({ count: 1, unit: 'day' }, meaning),
  ),
  map(seq(links, sense('dayBefore'), links, plain), ([, , , meaning]) =>
    calendar.fromDay({ count: 1, unit: 'day' }, meaning, -1),
  ),
  map(seq(namedWeekday, sense('after'), maybe(link), maybe(link), plain), ([day, , , , meaning]) =>
    calendar.weekdayIn(day, calendar.afterDay(meaning)),
  ),
)
/** A weekday that is not one of every week: "On Mondays, next week is no good" names no Monday of next week. */
const onceNamed: Parser<number> = (tokens, at) => {
  const isEvery = (index: number): boolean => tokens[index]?.senses.some(({ kind }) => kind === 'everyWeekday') === true
  return namedWeekday(tokens, at).filter(({ next }) => !tokens.slice(at, next).some((_, index) => isEvery(at + index)))
}
/** A weekday with the week or the month after it: "Tuesday next week", "a Saturday in January". */
const weekdayOfSpan = memoised(map(seq(onceNamed, span), ([day, meaning]) => ({ weekday: day, span: meaning })))
const inSpan: Parser<DayMeaning> = anyOf(
  map(weekdayOfSpan, ({ weekday: day, span: meaning }) => calendar.weekdaysIn(day, meaning)),
  map(seq(span, namedWeekday), ([meaning, day]) => calendar.weekdaysIn(day, meaning)),
  map(seq(links, ordinalOrLast, weekday, links, anyOf(shiftedSpan, namedMonth)), ([, nth, day, , meaning]) =>
    calendar.nthWeekdayIn(nth, day, meaning),
  ),
)

/** A day or a span of days without bounds. */
const single: Parser<DayMeaning> = memoised(anyOf(plain, counted, ofPlain, inSpan, span))

const ranges: Parser<DayMeaning> = anyOf(
  map(seq(sense('between'), single, sense('and'), single), ([, first, , last]) => calendar.betweenDays(first, last)),
  map(seq(anyOf(sense('from'), sense('rangeFrom')), single, sense('upTo'), single), ([, first, , last]) =>
    calendar.betweenDays(first, last),
  ),
  map(seq(sense('from'), single, maybe(sense('onwards'))), ([, meaning]) => calendar.fromDayOn(meaning)),
  map(seq(sense('after'), single), ([, meaning]) => calendar.afterDay(meaning)),
  map(seq(sense('before'), single), ([, meaning]) => calendar.beforeDay(meaning)),
  map(seq(sense('until'), single), ([, meaning]) => calendar.untilDay(meaning)),
)

/** Days in any form: a day, a span, or a range with bounds. */
export const days: Parser<DayMeaning> = memoised(anyOf(single, ranges))

export { ranges, single, span, weekdayOfSpan }
