import { pairsIn } from '../../../core/keys.ts'
import type { Holiday, Mark, PartOfDay, Shift, Unit, WhenTable } from '../../../languages/when.ts'
import { fold } from '../text.ts'

/** Meanings of a phrase, by kind. A phrase may have several: "second" is an ordinal and a unit. */
export interface Senses extends Record<Mark, true> {
  number: number
  ordinal: number
  ordinalSuffix: true
  one: true
  article: true
  weekday: number
  everyWeekday: number
  workdays: true
  shortWeekday: number
  nounWeekday: number
  datedWeekday: number
  month: number
  monthWeek: number
  unit: Unit
  offset: number
  idiom: number
  extension: number
  holiday: Holiday
  shift: Shift
  shiftBehind: Shift
  part: PartOfDay
  todayPart: PartOfDay
  window: { after?: string; before?: string }
  lead: number
  tail: number
}

type NamedKind = 'unit' | 'holiday' | 'shift' | 'shiftBehind'
/** The first phrase has the number 1. */
type NumberedKind = 'weekday' | 'everyWeekday' | 'shortWeekday' | 'nounWeekday' | 'datedWeekday' | 'month' | 'monthWeek'

export interface Sense<Kind extends keyof Senses = keyof Senses> {
  kind: Kind
  value: Senses[Kind]
}

export function isOfKind<One extends Sense, Kind extends keyof Senses>(
  sense: One,
  kind: Kind,
): sense is One & Sense<Kind> {
  return sense.kind === kind
}

interface Entry {
  words: string[]
  sense: Sense
}

/** Phrases of a language, indexed by their first word. */
export interface Vocabulary {
  entries: Map<string, Entry[]>
  table: WhenTable
}

/** Tokens: "a.m." and "p.m.", words, numbers, and single marks. */
export const TOKEN = /[ap]\s?\.\s?m(?!\p{L})\s?\.?|\p{L}+|\d+|[^\s\p{L}\d]/gu

const vocabularies = new WeakMap<WhenTable, Vocabulary>()

/** The phrases of a table; indexed once. */
export function vocabularyOf(table: WhenTable): Vocabulary {
  let vocabulary = vocabularies.get(table)
  if (vocabulary === undefined) {
    vocabulary = { entries: entriesOf(table), table }
    vocabularies.set(table, vocabulary)
  }
  return vocabulary
}

function entriesOf(table: WhenTable): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  const add = <Kind extends keyof Senses>(
    phrases: string | null | undefined,
    kind: Kind,
    value: Senses[Kind],
  ): void => {
    for (const phrase of phrases?.split('|').flatMap(spellings) ?? []) {
      const words = phrase.match(TOKEN) ?? []
      const [first] = words
      if (first !== undefined) entries.set(first, [...(entries.get(first) ?? []), { words, sense: { kind, value } }])
    }
  }
  const addAll = <Kind extends keyof Senses>(list: Record<string, Senses[Kind]>, kind: Kind): void => {
    for (const [phrases, value] of Object.entries(list)) add(phrases, kind, value)
  }
  const addNamed = <Kind extends NamedKind>(list: Record<Senses[Kind], string | null>, kind: Kind): void => {
    for (const [name, phrases] of pairsIn(list)) add(phrases, kind, name)
  }
  const addNumbered = (list: (string | null)[], kind: NumberedKind): void => {
    for (const [index, phrases] of list.entries()) add(phrases, kind, index + 1)
  }
  addAll(table.numbers, 'number')
  addAll(table.ordinals, 'ordinal')
  add(table.ordinalSuffix, 'ordinalSuffix', true)
  add(table.one, 'one', true)
  add(table.article ?? null, 'article', true)
  addNumbered(table.weekdays, 'weekday')
  addNumbered(table.everyWeekday, 'everyWeekday')
  add(table.workdays, 'workdays', true)
  addNumbered(table.shortWeekdays, 'shortWeekday')
  addNumbered(table.nounWeekdays ?? [], 'nounWeekday')
  addNumbered(table.datedWeekdays ?? [], 'datedWeekday')
  addNumbered(table.months, 'month')
  addNumbered(table.monthWeeks ?? [], 'monthWeek')
  addNamed(table.units, 'unit')
  addAll(table.offsets, 'offset')
  addAll(table.idioms, 'idiom')
  addAll(table.extensions, 'extension')
  addNamed(table.holidays, 'holiday')
  addNamed(table.shifts, 'shift')
  addNamed(table.shiftsBehind, 'shiftBehind')
  addAll(table.leads, 'lead')
  addAll(table.tails, 'tail')
  for (const part of table.parts) {
    add(part.words, 'part', part)
    add(part.today, 'todayPart', part)
  }
  for (const { words, ...bounds } of table.windows) add(words, 'window', bounds)
  for (const [mark, phrases] of pairsIn(table.marks)) add(phrases, mark, true)
  return entries
}

/** Pattern of the names and short forms of a weekday (0 is Monday) in folded text. */
export function weekdayPattern(day: number, { weekdays, shortWeekdays, nounWeekdays = [] }: WhenTable): string {
  return [weekdays[day], shortWeekdays[day], nounWeekdays[day]]
    .flatMap((names) => names?.split('|').map((name) => RegExp.escape(fold(name))) ?? [])
    .join('|')
}

/** The folded spelling, and the one with umlauts written out. */
function spellings(phrase: string): string[] {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
  const written = phrase.replaceAll(/[äöü]/gu, (letter) => umlauts[letter] ?? letter)
  return [...new Set([fold(phrase), fold(written)])]
}
