import { minutesOf } from '../../../core/days.ts'
import type { PartOfDay } from '../../../languages/when.ts'
import {
  anyOf,
  closing,
  digits,
  glued,
  map,
  mark,
  maybe,
  notBefore,
  opening,
  memoised,
  sense,
  seq,
  where,
  type Parser,
} from './parser.ts'

/** A time of day in minutes; null: a time that does not exist. */
export interface TimeOfDay {
  minutes: number | null
  /** The half of the day was said, or the time is in 24-hour form. */
  isHalfDayKnown: boolean
}

/** A clock time, or bounds of a time. */
export interface TimeMeaning {
  at?: TimeOfDay
  after?: TimeOfDay
  before?: TimeOfDay
  /** As late as possible. */
  isLatest?: boolean
}

type Half = PartOfDay['half']

const NOON = 12 * 60
const DAY = 24 * 60

// Numbers.

const figure = where(sense('number'), (token) => token.isDigits)
const inWords = where(sense('number'), (token) => !token.isDigits)
const hour = memoised(map(sense('number'), (value) => (value <= 24 ? value : undefined)))
const minute = map(sense('number'), (value) => (value < 60 ? value : undefined))
/** Words after a number by which it is no hour: "3 people", "3 weeks". */
const counting = memoised(
  anyOf<unknown>(
    sense('unit'),
    sense('counted'),
    sense('month'),
    sense('number'),
    mark('%'),
    mark('€'),
    mark('$'),
    mark('/', { tight: true }),
  ),
)
const otherwise = memoised(anyOf<unknown>(counting, glued(sense('ordinalSuffix'))))
/** An hour without a word after it. "Um ein" before a noun is none. */
const lastHour = where(hour, ({ senses }) => senses.every(({ kind }) => kind !== 'article'))
const bare = memoised(map(notBefore(lastHour, otherwise), (value) => clockAt(value)))
/** "Um 9." at the end of a sentence: the full stop makes no ordinal of the hour, as it does in "um 9. März". */
const beforeStop = map(
  notBefore(
    lastHour,
    anyOf<unknown>(
      counting,
      where(glued(sense('ordinalSuffix')), ({ text }) => text !== '.'),
      seq(mark('.', { tight: true }), anyOf<unknown>(sense('month'), glued(sense('number')))),
    ),
  ),
  (value) => clockAt(value),
)
const unknownWord: Parser<true> = (tokens, at) => {
  const token = tokens[at]
  const isWord = token !== undefined && /^\p{L}/u.test(token.text) && token.senses.length === 0
  return isWord ? [{ value: true, next: at + 1 }] : []
}

/** A clock time. Its half of the day is known from noon on, and at midnight. */
export function clockAt(hours: number, minutes = 0): TimeOfDay {
  if (hours > 24 || minutes > 59) return { minutes: null, isHalfDayKnown: true }
  return { minutes: (hours * 60 + minutes) % DAY, isHalfDayKnown: hours >= 12 || hours === 0 }
}

/** Adds minutes to an hour in words, whose half of the day stays unknown. */
function plus({ minutes, isHalfDayKnown }: TimeOfDay, more: number): TimeOfDay {
  if (minutes === null) return { minutes, isHalfDayKnown }
  const sum = (minutes + more + DAY) % DAY
  // Half an hour before one is past noon.
  if (more < 0 && minutes === 60) return { minutes: sum + NOON, isHalfDayKnown: false }
  return { minutes: sum, isHalfDayKnown: isHalfDayKnown && minutes !== NOON }
}

// The half of the day.

const meridiem = anyOf<Half>(
  map(where(sense('am'), isMeridiem), () => 'am'),
  map(where(sense('pm'), isMeridiem), () => 'pm'),
)

/** True for "9a", but not for "9 a day". */
function isMeridiem(token: { text: string; isGlued: boolean }): boolean {
  return token.text.length > 1 || token.isGlued
}

const noonPart = map(sense('noon'), (): Half => 'noon')
const part = memoised(map(seq(maybe(sense('inPart')), sense('part')), ([, value]) => value))
const half = memoised(
  anyOf<Half>(
    meridiem,
    map(part, (value) => value.half),
    map(seq(maybe(sense('inPart')), noonPart), ([, value]) => value),
  ),
)

/** Puts a clock time into a half of the day. */
export function inHalf({ minutes, isHalfDayKnown }: TimeOfDay, side: Half): TimeOfDay {
  if (minutes === null || minutes >= 13 * 60) return { minutes, isHalfDayKnown }
  const hours = Math.floor(minutes / 60)
  const isLate = { am: false, pm: true, noon: hours < 6, night: hours > 3 && hours < 12 }[side]
  const isMidnight = hours === 12 && (side === 'am' || side === 'night')
  if (isMidnight) return { minutes: minutes - NOON, isHalfDayKnown: true }
  return { minutes: isLate && hours < 12 ? minutes + NOON : minutes, isHalfDayKnown: true }
}

// Clock times that need no word before them.

const colon = mark(':', { tight: true })
const dot = mark('.', { tight: true })
const two = digits(2, 2)
const oclock = sense('oclock')

const inFigures: Parser<TimeOfDay> = opening(
  closing(
    map(seq(digits(1, 2), colon, two, maybe(seq(colon, two)), maybe(oclock)), ([hours, , minutes]) =>
      clockAt(hours, minutes),
    ),
  ),
)
/** "09:15" is in 24-hour form. */
const zeroed = map(
  where(inFigures, (token) => token.text.startsWith('0')),
  ({ minutes }): TimeOfDay => ({ minutes, isHalfDayKnown: true }),
)
/** Minutes after a blank: "um 10. 30 Uhr". */
const quarter = where(two, ({ text }) => ['15', '30', '45'].includes(text))
/** "I said 10. 10 am" ends a sentence after the first figure. */
const dotted = opening(
  closing(map(seq(digits(1, 2), dot, anyOf(glued(two), quarter)), ([hours, , minutes]) => clockAt(hours, minutes))),
)
const compact = map(digits(3, 4), (figures) => clockAt(Math.floor(figures / 100), figures % 100))

const leadHour = memoised(map(seq(sense('lead'), hour), ([more, hours]) => plus(clockAt(hours), more)))
const pastHour = anyOf<number>(
  map(seq(minute, maybe(sense('unit')), sense('past')), ([minutes]) => minutes),
  map(seq(inWords, maybe(sense('unit')), sense('to')), ([minutes]) => -minutes),
  map(seq(figure, sense('unit'), sense('to')), ([minutes]) => -minutes),
  // "10 vor 3", but "10 to 3" is a range.
  map(seq(notBefore(figure, sense('upTo')), sense('to')), ([minutes]) => -minutes),
)

const spoken: Parser<TimeOfDay> = memoised(
  anyOf(
    map(seq(leadHour, maybe(oclock)), ([clock]) => clock),
    map(
      seq(
        pastHour,
        anyOf(
          leadHour,
          // "Move the old one to 15 December" names no hour.
          map(notBefore(hour, sense('month')), (value) => clockAt(value)),
        ),
        maybe(oclock),
      ),
      ([more, clock]) => (Math.abs(more) > 59 ? undefined : plus(clock, more)),
    ),
    map(seq(hour, maybe(oclock), maybe(meridiem), sense('tail'), maybe(oclock)), ([hours, , side, more]) => {
      const clock = plus(clockAt(hours), more)
      return side === undefined ? clock : inHalf(clock, side)
    }),
    // "The twelve o'clock one" names no minute, "10h et 12h" two hours.
    map(
      seq(hour, oclock, maybe(sense('plus')), notBefore(minute, oclock), maybe(sense('unit'))),
      ([hours, , joint, minutes]) => (minutes === 1 && joint === undefined ? undefined : clockAt(hours, minutes)),
    ),
    map(seq(hour, maybe(oclock), sense('minus'), minute), ([hours, , , minutes]) =>
      minutes % 5 === 0 ? plus(clockAt(hours), -minutes) : undefined,
    ),
    map(seq(inWords, sense('plus'), inWords), ([hours, , minutes]) =>
      hours <= 24 && minutes > 12 && minutes < 60 ? clockAt(hours, minutes) : undefined,
    ),
    map(seq(inWords, inWords, maybe(sense('unit'))), ([hours, minutes]) =>
      hours > 0 && hours <= 24 && minutes >= 10 ? clockAt(hours, minutes) : undefined,
    ),
  ),
)

const named: Parser<TimeOfDay> = memoised(
  anyOf(
    map(seq(maybe(sense('inPart')), sense('noon'), maybe(sense('tail'))), ([, , more]) => ({
      minutes: NOON + (more ?? 0),
      isHalfDayKnown: true,
    })),
    map(seq(maybe(sense('inPart')), sense('midnight'), maybe(sense('tail'))), ([, , more]) => ({
      minutes: more ?? 0,
      isHalfDayKnown: true,
    })),
  ),
)

const signed: Parser<TimeOfDay> = memoised(
  anyOf(
    zeroed,
    inFigures,
    spoken,
    map(seq(hour, oclock), ([hours]) => clockAt(hours)),
    map(seq(sense('number'), oclock), ([hours]) => (hours > 24 ? clockAt(hours) : undefined)),
    map(seq(dotted, oclock), ([clock]) => clock),
  ),
)

const clock: Parser<TimeOfDay> = memoised(
  anyOf(
    named,
    map(seq(anyOf(signed, dotted, compact), maybe(oclock), meridiem), ([value, , side]) => inHalf(value, side)),
    map(seq(hour, meridiem), ([hours, side]) => inHalf(clockAt(hours), side)),
    map(seq(signed, maybe(mark(',')), half), ([value, , side]) => inHalf(value, side)),
    signed,
    map(seq(compact, oclock), ([value]) => value),
    map(seq(notSome(notParty(hour)), half), ([hours, side]) => inHalf(clockAt(hours), side)),
  ),
)

/** Excludes the size of a party: "For 4 in the evening". */
function notParty<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) =>
    tokens[at - 1]?.senses.some(({ kind }) => kind === 'partyBefore') === true ? [] : parser(tokens, at)
}

/** Excludes an article: "One evening" is some evening, "one in the evening" an hour. */
function notSome<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) => {
    const isOne =
      tokens[at]?.isDigits === false && tokens[at].senses.some(({ kind, value }) => kind === 'number' && value === 1)
    const isPart = tokens[at + 1]?.senses.some(({ kind }) => kind === 'part') === true
    return isOne && isPart ? [] : parser(tokens, at)
  }
}

// Clock times after a word such as "at".

const at = memoised(map(seq(sense('at'), maybe(mark('.', { tight: true })), maybe(sense('at'))), () => true))
const afterAt: Parser<TimeOfDay> = anyOf(
  clock,
  dotted,
  bare,
  beforeStop,
  map(seq(hour, sense('plus'), minute), ([hours, , minutes]) => clockAt(hours, minutes)),
  map(
    seq(
      hour,
      where(minute, (token) => /^\d{2}$/u.test(token.text)),
    ),
    ([hours, minutes]) => clockAt(hours, minutes),
  ),
)
/** A small number is a party, a larger one an hour: "À 2", "à 14". */
const lateBare = map(notBefore(bare, unknownWord), (value) =>
  value.minutes === null || value.minutes < 7 * 60 ? undefined : value,
)
const exact: Parser<TimeOfDay> = memoised(
  anyOf(
    clock,
    map(seq(at, afterAt), ([, value]) => value),
    map(seq(at, afterAt, half), ([, value, side]) => inHalf(value, side)),
    map(seq(sense('weakAt'), maybe(at), anyOf(clock, lateBare)), ([, , value]) => value),
  ),
)

const bound = memoised(anyOf(map(seq(maybe(at), anyOf(exact, dotted, bare)), ([, value]) => value)))

/** A range. A beginning without a half of the day takes that of the end: "2 to 4 pm". */
function range(after: TimeOfDay, before: TimeOfDay): TimeMeaning {
  const isOpen = !after.isHalfDayKnown && before.isHalfDayKnown && before.minutes !== null && before.minutes > NOON
  if (!isOpen || after.minutes === null) return { after, before }
  const later = after.minutes + NOON
  return { after: later < before.minutes! ? { minutes: later, isHalfDayKnown: true } : after, before }
}

/** An earlier hour without a half of the day is in the afternoon, because few businesses open before. */
export const FIRST_OF_MORNING = 7 * 60

/** True for a figure before an hour of the morning or noon that it cannot begin: "2 à 11h30" is the second at half past eleven. */
function isBackwards({ minutes: first }: TimeOfDay, { minutes: last, isHalfDayKnown }: TimeOfDay): boolean {
  if (first === null || last === null || (isHalfDayKnown && last !== NOON)) return false
  return first < FIRST_OF_MORNING && last >= FIRST_OF_MORNING
}

const dash = anyOf(mark('-'), mark('–'), mark('—'))
const raw = map(seq(digits(1, 2), maybe(seq(colon, two)), maybe(oclock)), ([hours, minutes, sign]) => ({
  clock: clockAt(hours, minutes?.[1]),
  isSigned: minutes !== undefined || sign !== undefined,
}))

const ranges: Parser<TimeMeaning> = anyOf(
  map(seq(sense('between'), bound, sense('and'), bound), ([, after, , before]) => range(after, before)),
  map(seq(anyOf(sense('from'), sense('rangeFrom')), bound, sense('upTo'), bound), ([, after, , before]) =>
    range(after, before),
  ),
  map(seq(clock, sense('upTo'), clock), ([after, , before]) => range(after, before)),
  map(seq(bare, sense('upTo'), clock), ([after, , before]) =>
    isBackwards(after, before) ? undefined : range(after, before),
  ),
  map(seq(opening(raw), dash, raw, maybe(meridiem)), ([after, , before, side]) => {
    if (!before.isSigned && !after.isSigned && side === undefined) return undefined
    return range(after.clock, side === undefined ? before.clock : inHalf(before.clock, side))
  }),
)

const bounds: Parser<TimeMeaning> = anyOf<TimeMeaning>(
  map(
    seq(anyOf(sense('after'), sense('from')), bound, maybe(anyOf(sense('onwards'), sense('orLater')))),
    ([, after]) => ({
      after,
    }),
  ),
  map(seq(bound, sense('orLater')), ([after]) => ({ after })),
  map(seq(anyOf(sense('before'), sense('until')), bound), ([, before]) => ({ before })),
)

/** Times in any form: a range, a bound, a clock time or a named window. */
export const times: Parser<TimeMeaning> = anyOf(
  ranges,
  bounds,
  map(exact, (value) => ({ at: value })),
  map(sense('window'), (window) => boundsOf(window)),
)

/**
 * An hour such as "10.30" and nothing more: its minutes are no month, and it is neither a price nor a part of a date.
 */
export const dottedHour: Parser<TimeMeaning> = map(
  notBefore(dotted, anyOf<unknown>(counting, seq(mark('.', { tight: true }), digits(1, 4)))),
  (value) => {
    const minutes = value.minutes === null ? 1 : value.minutes % 60
    return minutes === 0 || minutes > 12 ? { at: value } : undefined
  },
)

/** A part of the day, with the word before it. */
export const parts: Parser<PartOfDay> = part

/** Bounds given as `HH:MM`. */
export function boundsOf({ after, before }: { after?: string; before?: string }): TimeMeaning {
  return {
    ...(after === undefined ? {} : { after: { minutes: minutesOf(after), isHalfDayKnown: true } }),
    ...(before === undefined ? {} : { before: { minutes: minutesOf(before), isHalfDayKnown: true } }),
  }
}

/** An hour, also without any word that marks it as one. */
export const bareHour: Parser<TimeOfDay> = memoised(anyOf(exact, bare))
