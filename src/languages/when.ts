/**
 * Words of days and times of a language. Phrases are separated by `|` and written as one writes them; they are compared
 * folded (lower case, without accents, apostrophes and hyphens as spaces), and German umlauts also as `ae`, `oe`, `ue`. Null:
 * the language has no such phrase.
 */
export interface WhenTable {
  /** Cardinals up to 59. */
  numbers: Record<string, number>
  /** Ordinals up to 31, in words. */
  ordinals: Record<string, number>
  /** A figure behind a weekday is its date, and no hour, wherever the date falls on it: "jeudi 3". */
  isFigureDate: boolean
  /** Behind an ordinal in figures: "14th", "14." */
  ordinalSuffix: string
  /** Stands for one before a unit: "a week". */
  one: string
  /** From Monday. */
  weekdays: Seven
  /** Words that name a weekday of every week: "Mondays". */
  everyWeekday: Seven
  /** Short forms that are words of their own, and need a date, a time or a full stop beside them: "sun". */
  shortWeekdays: (string | null)[]
  months: Twelve
  /** One word for the week of a month: "Dezemberwoche". */
  monthWeeks?: Twelve
  units: Record<Unit, string>
  /** Days from today. */
  offsets: Record<string, number>
  /** Spans with a number that is not what it says, in days: "huit jours". */
  idioms: Record<string, number>
  /** Behind a day, more days: "lundi en huit". */
  extensions: Record<string, number>
  holidays: Record<Holiday, string | null>
  /** Before a weekday, a week, a month. */
  shifts: Record<Shift, string | null>
  /** Behind it. */
  shiftsBehind: Record<Shift, string | null>
  /** The weekday that "next" names: the coming one, that of the next week, or either. */
  nextWeekday: 'coming' | 'next week' | 'either'
  parts: PartOfDay[]
  /** Bounds by habits: "after work". */
  windows: Window[]
  /** Minutes before the hour that follows: "half past", "halb". */
  leads: Record<string, number>
  /** Minutes behind an hour: "y media". */
  tails: Record<string, number>
  marks: Record<Mark, string | null>
  /** A weekday and a part of the day are written as one word. */
  isCompounding: boolean
}

export type Seven = [string, string, string, string, string, string, string]
export type Twelve = [string, string, string, string, string, string, string, string, string, string, string, string]

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'weekend'

/** `following` counts from the day that is spoken of, the others from today; `coming` is the nearest weekday, the next week. */
export type Shift = 'last' | 'this' | 'coming' | 'next' | 'afterNext' | 'following'

export type Holiday =
  | 'newYear'
  | 'epiphany'
  | 'valentine'
  | 'goodFriday'
  | 'palmSunday'
  | 'holySaturday'
  | 'easter'
  | 'easterMonday'
  | 'labourDay'
  | 'ascension'
  | 'pentecost'
  | 'whitMonday'
  | 'independenceDay'
  | 'bastilleDay'
  | 'assumption'
  | 'germanUnity'
  | 'halloween'
  | 'allSaints'
  | 'thanksgiving'
  | 'saintNicholas'
  | 'constitutionDay'
  | 'immaculate'
  | 'christmasEve'
  | 'christmas'
  | 'boxingDay'
  | 'betweenYears'
  | 'newYearsEve'

interface Window {
  words: string
  after?: string
  before?: string
}

/** `half` settles a clock time beside it: "9 in the morning". */
export interface PartOfDay extends Window {
  /** Phrases that mean this part of today: "tonight". */
  today?: string
  half: 'am' | 'pm' | 'noon' | 'night'
}

export type Mark =
  /** Before a date: "on", "on the". */
  | 'on'
  /** Makes a number that follows a day of the month: "the", "el". */
  | 'theDay'
  /** Before an ordinal that can be no choice: "on the second". */
  | 'onlyDay'
  /** Between the parts of a date: "of", "the", "in". */
  | 'link'
  /** Between two days or hours, either of which will do. */
  | 'or'
  /** Before the number of a month: "21 del 3". */
  | 'ofMonth'
  | 'in'
  | 'halfHour'
  /** Begins a year in words: "two thousand". */
  | 'thousands'
  /** Behind a span: "from now". */
  | 'fromNow'
  /** Behind a span, before a day: "a week on Friday". */
  | 'spanFrom'
  | 'later'
  | 'earlier'
  | 'ago'
  /** Before a span that is past: "il y a". */
  | 'agoBefore'
  | 'sameDay'
  /** The week of the day that is spoken of. */
  | 'sameWeek'
  | 'sameTime'
  | 'dayAfter'
  | 'dayBefore'
  | 'start'
  | 'middle'
  | 'end'
  | 'earliest'
  | 'at'
  /** Before an hour, and also before much else: "à". */
  | 'weakAt'
  | 'oclock'
  | 'noon'
  | 'midnight'
  | 'am'
  | 'pm'
  /** Between minutes and the hour: "ten past three", "ten to three". */
  | 'past'
  | 'to'
  /** Between the hour and minutes: "tres y diez", "tres menos diez". */
  | 'plus'
  | 'minus'
  | 'inPart'
  | 'after'
  | 'before'
  | 'from'
  /** Begins a range, and means nothing without its end: "de 2 a 4". */
  | 'rangeFrom'
  /** Behind "from": "from 3 on". */
  | 'onwards'
  | 'orLater'
  | 'until'
  | 'between'
  | 'and'
  | 'upTo'
  /** Before a length of time: "for two hours". */
  | 'during'
  /** Before the size of a party: "for 4 in the evening". */
  | 'partyBefore'
  /** Nouns that numbers count, other than units: "4 people". */
  | 'counted'
  /** Words of time that name none: "good morning". */
  | 'noise'

/** Cardinals from the words for 0 to 19 or more, of the tens above, and of a ten with a unit. */
export function cardinals(
  words: string,
  tens: Record<string, number>,
  compound: (ten: string, unit: string) => string,
) {
  const numbers: Record<string, number> = Object.fromEntries(
    words.split(' ').map((word, value) => [spaced(word), value]),
  )
  const units = words.split(' ').slice(1, 10)
  for (const [ten, value] of Object.entries(tens)) {
    numbers[ten] = value
    for (const [index, unit] of units.entries()) numbers[compound(ten, unit)] ??= value + index + 1
  }
  return numbers
}

/** Phrases around the names of the weekdays, `_` a name: `{ 'every _': 'monday tuesday …' }`. */
export function everyWeek(phrases: Record<string, string>): Seven {
  const lists = Object.entries(phrases).map(([around, names]) =>
    names.split(' ').map((name) => around.replaceAll('_', name)),
  )
  return lists[0]!.map((_, index) => lists.map((list) => list[index]).join('|')) as Seven
}

/** Words for 1, 2, 3 …, `_` for a space. */
export function ordinals(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [spaced(word), index + 1]))
}

function spaced(word: string): string {
  return word.replaceAll('_', ' ')
}
