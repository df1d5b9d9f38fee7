/**
 * Words for days and times. Phrases are separated by `|` in their usual spelling. They are compared folded (lower case,
 * without accents, apostrophes and hyphens as spaces), and German umlauts also as `ae`, `oe`, `ue`. Null: the language
 * has no such phrase.
 */
export interface WhenTable {
  /** Cardinals up to 59. */
  numbers: Record<string, number>
  /** Ordinals up to 31, in words. */
  ordinals: Record<string, number>
  /** A figure after a weekday is its date and not an hour, if that date falls on it: "jeudi 3". */
  isFigureDate: boolean
  /** After an ordinal in figures: "14th", "14." */
  ordinalSuffix: string
  /** Means one before a unit: "a week". */
  one: string
  /** Of these, what stands before a noun only, so that no hour ends with it: "um ein Konzert". */
  article?: string
  /** From Monday. */
  weekdays: Seven
  /** Names for a weekday of every week: "Mondays". */
  everyWeekday: Seven
  /** Monday to Friday of every week: "on weekdays". Without lengths of time, such as "two working days". */
  workdays: string
  /** Short forms that are also other words, so that they need a date, a time or a full stop beside them: "sun". */
  shortWeekdays: (string | null)[]
  /** Short forms that are nouns or names, which need a date or a time beside them, or stand alone: "mer", "jeu". */
  nounWeekdays?: (string | null)[]
  /** Short forms that are frequent words, so that they need a date with its month right after them: "so 6.12." */
  datedWeekdays?: (string | null)[]
  months: Twelve
  /** One word for the week of a month: "Dezemberwoche". */
  monthWeeks?: Twelve
  units: Record<Unit, string>
  /** Days from today. */
  offsets: Record<string, number>
  /** Time spans whose number is not literal, in days: "huit jours". */
  idioms: Record<string, number>
  /** Days to add, after a day: "lundi en huit". */
  extensions: Record<string, number>
  holidays: Record<Holiday, string | null>
  /** Before a weekday, a week or a month. */
  shifts: Record<Shift, string | null>
  /** After a weekday, a week or a month. */
  shiftsBehind: Record<Shift, string | null>
  /** The weekday that "next" means: the coming one, that of the next week, or either. */
  nextWeekday: 'coming' | 'next week' | 'either'
  parts: PartOfDay[]
  /** Bounds by custom: "after work". */
  windows: Window[]
  /** Minutes to add to the hour that follows: "half past", "halb" (negative). */
  leads: Record<string, number>
  /** Minutes after an hour: "y media". */
  tails: Record<string, number>
  marks: Record<Mark, string | null>
  /** A weekday and a part of the day are written as one word. */
  isCompounding: boolean
}

type Seven = [string, string, string, string, string, string, string]
export type Twelve = [string, string, string, string, string, string, string, string, string, string, string, string]

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'weekend'

/**
 * `following` and `preceding` count from the day that is spoken of, the others from today. `coming` is the nearest weekday, or the
 * next week.
 */
export type Shift = 'last' | 'this' | 'coming' | 'next' | 'afterNext' | 'following' | 'preceding'

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

/** `half` is the half of the day of a clock time beside it: "9 in the morning". */
export interface PartOfDay extends Window {
  /** Phrases that mean this part of today: "tonight". */
  today?: string
  half: 'am' | 'pm' | 'noon' | 'night'
}

export type Mark =
  /** Before a date: "on", "on the". */
  | 'on'
  /** Makes the next number a day of the month: "the", "el". */
  | 'theDay'
  /** Precedes an ordinal that cannot be a choice: "on the second". */
  | 'onlyDay'
  /** Between the parts of a date: "of", "the", "in". */
  | 'link'
  /** Between two days or hours, either of which suits. */
  | 'or'
  /** Before the number of a month: "21 del 3". */
  | 'ofMonth'
  | 'in'
  | 'halfHour'
  /** Begins a year in words: "two thousand". */
  | 'thousands'
  /** After a time span: "from now". */
  | 'fromNow'
  /** Between a time span and a day: "a week on Friday". */
  | 'spanFrom'
  | 'later'
  | 'earlier'
  | 'ago'
  /** Precedes a past time span: "il y a". */
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
  /** As late in the day as possible. */
  | 'latest'
  | 'at'
  /** Precedes an hour, but many other words too: "à". */
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
  /** Begins a range; without its end it means nothing: "de 2 a 4". */
  | 'rangeFrom'
  /** After "from": "from 3 on". */
  | 'onwards'
  | 'orLater'
  | 'until'
  | 'between'
  | 'and'
  | 'upTo'
  /** Precedes a length of time: "for two hours". */
  | 'during'
  /** Precedes a party size: "for 4 in the evening". */
  | 'partyBefore'
  /** Nouns that are counted, other than units: "4 people". */
  | 'counted'
  /** Words of time without a time: "good morning". */
  | 'noise'

/** Cardinals from the words for 0 to 19 or more, the tens above, and the compounds of a ten with a unit. */
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

/** Phrases around the names of the weekdays, with `_` for a name: `{ 'every _': 'monday tuesday …' }`. */
export function everyWeek(phrases: Record<string, string>): Seven {
  const lists = Object.entries(phrases).map(([around, names]) =>
    names.split(' ').map((name) => around.replaceAll('_', name)),
  )
  // Each list names the seven days, as `Seven` asks of the one that is made of them.
  return lists[0]!.map((_, index) => lists.map((list) => list[index]).join('|')) as Seven
}

/** The words for 1, 2, 3 …, with `_` for a space. */
export function ordinals(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [spaced(word), index + 1]))
}

function spaced(word: string): string {
  return word.replaceAll('_', ' ')
}
