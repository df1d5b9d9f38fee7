import type { DayMeaning } from './calendar.ts'
import { inFigures, onDate, weekdayThe, type DateParts } from './calendar-dates.ts'
import {
  digits,
  where,
  map,
  seq,
  sense,
  maybe,
  memoised,
  mark,
  type Parser,
  anyOf,
  notBefore,
  closing,
  opening,
} from './parser.ts'
import { weekday, link, ordinal, links, lone, inWords, otherwise, figure, suffixed, counting } from './day-words.ts'

/** A date that depends on the weekday beside it, if any. */
type DateMeaning = (weekday?: number) => DayMeaning

export const LAST_DAY = 31
/** Up to this one, a day that does not exist is a slip. */
const MAX_MISTYPED = 39
/** Ordinals up to this one choose an option ("The second one"); "the fifth" is a day. */
const MAX_CHOICES = 4

export const two = digits(1, 2)
const year = where(digits(4, 4), (token) => /^(?:19|20)/u.test(token.text))
const spokenYear = map(seq(sense('thousands'), maybe(sense('number'))), ([, more]) => 2_000 + (more ?? 0))
export const month = memoised(map(seq(sense('month'), maybe(mark('.', { tight: true }))), ([value]) => value))

function dated(parts: DateParts): DateMeaning {
  return (day) => onDate(parts, day)
}

const monthDate: Parser<DateMeaning> = anyOf(
  map(
    seq(maybe(link), anyOf(ordinal, sense('number')), links, month, maybe(yearBehind())),
    // "My wife's 50th in January" is a birthday.
    ([, day, , named, inYear]) => (day > MAX_MISTYPED ? undefined : dated({ day, month: named, year: inYear })),
  ),
  map(seq(month, links, ordinal, maybe(yearBehind())), ([named, , day, inYear]) =>
    dated({ day, month: named, year: inYear }),
  ),
  map(
    seq(month, maybe(mark('/')), anyOf(lone, notBefore(inWords, otherwise)), maybe(yearBehind())),
    ([named, , day, inYear]) => dated({ day, month: named, year: inYear }),
  ),
  map(seq(sense('theDay'), anyOf(ordinal, figure), sense('ofMonth'), lone), ([, day, , named]) =>
    named > 12 ? undefined : dated({ day, month: named }),
  ),
  ...(['-', '/'] as const).flatMap((sign) => [
    map(seq(month, mark(sign), two, mark(sign), digits(4, 4)), ([named, , day, , inYear]) =>
      dated({ day, month: named, year: inYear }),
    ),
    map(seq(two, mark(sign), month, mark(sign), digits(4, 4)), ([day, , named, , inYear]) =>
      dated({ day, month: named, year: inYear }),
    ),
  ]),
  map(seq(link, ordinal, maybe(mark('/')), ordinal), ([, day, , named]) => dated({ day, month: named })),
)

export function yearBehind(): Parser<number> {
  return map(seq(maybe(mark(',')), maybe(link), anyOf(year, spokenYear)), ([, , value]) => value)
}

/** "12.12. 13 Uhr" and "12.12. 13:30" end with an hour. */
const twoDigitYear = notBefore(
  digits(2, 2),
  anyOf<unknown>(sense('oclock'), sense('am'), sense('pm'), seq(mark(':', { tight: true }), digits(2, 2))),
)
const shortYear = anyOf(digits(4, 4), twoDigitYear)
export const figures: Parser<DateMeaning> = memoised(
  closing(
    opening(
      anyOf(
        ...['-', '/', '.'].map((sign) =>
          map(
            seq(year, mark(sign, { tight: true }), two, mark(sign, { tight: true }), two),
            ([inYear, , named, , day]) => dated({ day, month: named, year: inYear }),
          ),
        ),
        ...['-', '/', '.'].map((sign) =>
          map(
            seq(two, mark(sign, { tight: true }), two, mark(sign, { tight: true }), maybe(mark(' ')), shortYear),
            ([first, , second, , , inYear]) => inOrder(first, second, inYear, sign === '.'),
          ),
        ),
        map(seq(two, mark('/', { tight: true }), two), ([first, , second]) => inOrder(first, second)),
        map(seq(two, mark('.', { tight: true }), two, mark('.', { tight: true })), ([first, , second]) =>
          // "2.30." ends a sentence with an hour.
          second > 12 ? undefined : inOrder(first, second, undefined, true),
        ),
      ),
    ),
  ),
)
/** A date without a full stop at its end needs a word before it, because it may be a price. */
const openFigures: Parser<DateMeaning> = map(
  seq(
    link,
    notBefore(
      closing(opening(seq(two, mark('.', { tight: true }), two))),
      anyOf<unknown>(sense('oclock'), sense('am'), sense('pm'), sense('counted')),
    ),
  ),
  // "The 3.30" is an hour.
  ([, [first, , second]]) => (second > 12 ? undefined : inOrder(first, second, undefined, true)),
)

function inOrder(first: number, second: number, inYear?: number, isDayFirst = false): DateMeaning {
  return (day) => inFigures([first, second], { year: inYear, isDayFirst, weekday: day })
}

const dayOfMonth: Parser<DateMeaning> = anyOf(
  map(seq(sense('theDay'), anyOf(suffixed, lone)), ([, day]) => dayOnly(day)),
  map(seq(sense('onlyDay'), ordinal), ([, day]) => dayOnly(day)),
  map(seq(maybe(sense('link')), suffixed), ([, day]) => unlikeChoice(day)),
  map(seq(link, sense('ordinal')), ([, day]) => unlikeChoice(day)),
  map(seq(sense('theDay'), notBefore(inWords, counting)), ([, day]) => unlikeChoice(day)),
)

function dayOnly(day: number): DateMeaning | undefined {
  return day >= 1 && day <= LAST_DAY ? dated({ day }) : undefined
}

function unlikeChoice(day: number): DateMeaning | undefined {
  return day > MAX_CHOICES ? dayOnly(day) : undefined
}

export const anyDate = memoised(anyOf(monthDate, figures, openFigures, dayOfMonth))
export const date: Parser<DayMeaning> = anyOf(
  map(seq(links, anyDate), ([, meaning]) => meaning()),
  map(seq(links, weekday, links, anyDate, maybe(mark(')'))), ([, day, , meaning]) => meaning(day)),
  // "So am 8.12." is no Sunday.
  map(seq(links, notBefore(sense('datedWeekday'), link), anyOf(monthDate, figures)), ([, day, meaning]) =>
    meaning(day),
  ),
  // "The Saturday after, the 19th": the date tells which Saturday.
  map(seq(links, weekday, sense('after'), mark(','), links, anyDate), ([, day, , , , meaning]) => meaning(day)),
  map(seq(links, anyDate, maybe(mark(',')), weekday), ([, meaning, , day]) => meaning(day)),
  map(seq(links, weekday, maybe(mark(',')), links, suffixed), ([, day, , , dayOf]) =>
    dayOf >= 1 && dayOf <= LAST_DAY ? weekdayThe(day, dayOf) : undefined,
  ),
)
/** A weekday with a number: "Thursday 4" is the fourth if that is a Thursday, otherwise four o'clock. */
export const weekdayAndFigure = memoised(
  map(seq(links, weekday, maybe(mark(',')), lone), ([, day, , number]) =>
    number >= 1 && number <= LAST_DAY ? { weekday: day, number } : undefined,
  ),
)
