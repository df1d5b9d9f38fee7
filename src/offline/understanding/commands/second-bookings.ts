import { inAnyLanguage } from '../../../languages/index.ts'
import type { Command, Table } from '../../../models/understanding.ts'
import { mostCommonWords } from '../common-words.ts'
import { numberOf, numberPattern } from '../numbers.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { everydayWords } from '../spelling-correction.ts'
import { begins, expression, fold, has, isWhole, wordsOf } from '../text.ts'
import { isHour, setsOf } from './parts.ts'

const AND = inAnyLanguage(({ functionWords }) => functionWords.and)
const THEN = `(?: (?:${inAnyLanguage(({ functionWords }) => functionWords.afterwards)}))?`
const FOR = inAnyLanguage(({ functionWords }) => functionWords.for)
const BEFORE_HOUR = inAnyLanguage(({ functionWords }) => functionWords.beforeHour)
const IF = inAnyLanguage(({ functionWords }) => functionWords.if)

const JOINS_HOURS = new RegExp(
  `^[\\s,]{0,3}(?:(?:${AND}|\\+|&|n|,)${THEN})?[\\s]{0,2}(?:${BEFORE_HOUR})?\\s{0,2}$`,
  'u',
)

/** Text between the hours of two appointments: "9 for Snowy and 10 for Clover". */
const AND_FOR = new RegExp(
  `^ (?:${FOR})(?: [\\p{L}\\p{N}'’-]{1,30}){1,3},? (?:${AND}|\\+|&)${THEN}(?: (?:${BEFORE_HOUR}))? ?$`,
  'u',
)
const HAS_AND = new RegExp(`(?:^|[\\s,])(?:${AND})\\s`, 'u')

const MAX_BETWEEN = 60

/**
 * True for a conjunction between two hours and neither a condition nor an alternative: "Nine for the first and the
 * second one then at eleven", but not "nine, and if that is gone, eleven".
 */
function isConjunction(between: string, patterns: Reading['patterns']): boolean {
  const isAnd = HAS_AND.test(between) && between.length <= MAX_BETWEEN
  return isAnd && !has(between, leavingFirst(patterns))
}

/** The hour of a bare figure behind the hour of the first of two appointments: "2 lessons, Tuesday at ten and twelve". */
function bareHour(
  { end, start }: Mention,
  { text, patterns }: Reading,
  { services, task }: Pick<Table, 'task' | 'services'>,
): Mention | undefined {
  const match = JOINED_FIGURE.exec(text.slice(end))
  const hour = Number(match?.[1] ?? HOURS)
  const least = Number(/\d{1,2}/u.exec(text.slice(start, end))?.[0] ?? HOURS)
  if (match === null || task !== null || hour >= HOURS || hour <= least || !tellsTwo(text, { patterns, services }))
    return undefined
  const words = match[1]!
  const from = end + match[0].length - words.length
  const at = `${words.padStart(2, '0')}:00`
  return {
    start: from,
    end: from + words.length,
    values: [{ slot: 'time', value: { at, isHalfDayKnown: hour >= NOON } }],
    words,
  }
}

const HOURS = 24
const NOON = 12
const JOINED_FIGURE = new RegExp(`^ (?:${AND}|\\+|&|n) (\\d{1,2})(?= ?(?:$|[.,;!?]))`, 'u')

/** Words between two hours that leave the first, or set the second beside it for choice. */
function leavingFirst({ or, correction, prefers, questions, answers }: Reading['patterns']): string {
  return `${or}|${correction}|${prefers}|${answers.no}|${IF}|${questions.condition}`
}

const SELF = inAnyLanguage(({ understanding }) => understanding.party.self)
/** Behind the visitor's own hour: "for me". */
const OWN_BEHIND = new RegExp(`^ (?:${FOR}) (?:${SELF})(?!\\p{L})`, 'u')

/** The commands of two hours, where the second is another appointment: "8:30 and 8:50, one for each cat". */
export function twoAppointments(
  parsed: Pick<ParsedClause, 'clause' | 'words'>,
  reading: Reading,
  table: Pick<Table, 'task' | 'question' | 'services'>,
): Command[] | undefined {
  const { clause, words } = parsed
  const [first, named, third] = clause.mentions.filter(isHour)
  const second = named ?? (first === undefined ? undefined : bareHour(first, reading, table))
  if (first === undefined || second === undefined || third !== undefined) return undefined
  if (table.task !== null && table.task.task !== 'book') return undefined
  if (!areBothWished(first, second, reading, table)) return undefined
  const others = clause.mentions.filter(
    (one) => one !== second && !one.values.some(({ slot }) => slot === 'party_size'),
  )
  return [...setsOf(others), { type: 'start', task: 'book', words, isOtherBooking: true }, ...setsOf([second])]
}

/**
 * Reads the second of two hours in sentences of their own as another appointment, at the summary of one: "Two lessons. Mine at ten,
 * Ada. Joan's at twelve."
 */
export function withSecondHour(commands: Command[], reading: Reading, table: Table): Command[] {
  const isSummary = table.question === 'confirm' && table.task?.task === 'book'
  if (!isSummary || commands.some((one) => one.type === 'start' && one.isOtherBooking === true)) return commands
  const hours = commands.filter(
    (one) => (one.type === 'set' || one.type === 'correct') && one.value.slot === 'time' && one.value.value?.at,
  )
  const [first, second, third] = reading.mentions.filter(isHour)
  const last = hours[1]
  if (hours.length !== 2 || last === undefined || !('value' in last)) return commands
  if (first === undefined || second === undefined || third !== undefined) return commands
  if (!areBothWished(first, second, reading, table)) return commands
  const other: Command = { type: 'start', task: 'book', words: reading.typed.trim(), isOtherBooking: true }
  const { value, words } = last
  return commands.flatMap((one): Command[] => (one === last ? [other, { type: 'set', value, words }] : [one]))
}

/**
 * True for two hours of which each is an appointment. In the summary, and without a booking under way, the second may correct the first
 * or stand beside it for choice: then the words must tell of two.
 */
function areBothWished(
  first: Mention,
  second: Mention,
  { text, patterns }: Reading,
  { task, question, services }: Pick<Table, 'task' | 'question' | 'services'>,
): boolean {
  const between = text.slice(first.end, second.start)
  if (AND_FOR.test(between)) return true
  const isBoth = JOINS_HOURS.test(between) || isConjunction(between, patterns)
  if (task !== null && question !== 'confirm') return isBoth
  const isApart = between.length <= MAX_BETWEEN && !has(between, leavingFirst(patterns))
  if (isBoth && tellsTwo(text, { patterns, services })) return true
  return isApart && isVisitors(first, text, patterns)
}

/** True for "two lessons", "2 appointments": a two with at most one word before a word of a service. */
function tellsTwo(text: string, { patterns, services }: Pick<Reading, 'patterns'> & Pick<Table, 'services'>): boolean {
  const names = services.flatMap(({ name, aliases }) => [name, ...aliases]).flatMap((name) => wordsOf(fold(name)))
  const isNoun = (word: string): boolean =>
    isWhole(word, patterns.appointment) || names.some((name) => isForm(word, name) || isForm(name, word))
  return [...text.matchAll(expression(`(${numberPattern(patterns)})((?: \\p{L}{2,24}){1,2})`))].some(
    ([, figure = '', behind = '']) => numberOf(figure, patterns) === 2 && wordsOf(behind).some(isNoun),
  )
}

const MIN_LETTERS = 4

/** True for a word with an ending behind it, or for itself: "lessons". */
function isForm(word: string, stem: string): boolean {
  return stem.length >= MIN_LETTERS && word.startsWith(stem)
}

/** Characters around an hour in which it is said to be the visitor's own. */
const MAX_AROUND = 16

/** True for an hour of the visitor: "ten for me", "mine at ten". */
function isVisitors({ start, end }: Mention, text: string, { party }: Reading['patterns']): boolean {
  const before = text.slice(Math.max(0, start - MAX_AROUND), start)
  const behind = text.slice(end, end + MAX_AROUND)
  return expression(`(?:${party.mine})(?: \\p{L}{2,5})? $`).test(before) || OWN_BEHIND.test(behind)
}

/**
 * True for a request at the agreed summary that names another hour beside a word for adding: "and could you book twelve for Joan as
 * well?", "and the twelve o'clock one for Joan too, yeah?". Whether another hour is free is a question.
 */
export function isAddedHour(
  { act, rest, clause }: ParsedClause,
  { patterns }: Reading,
  isOtherHour: (mention: Mention) => boolean,
): boolean {
  const hour = clause.mentions.find((one) => isHour(one) && isOtherHour(one))
  if (hour === undefined || !has(rest, patterns.more)) return false
  const isOrdered = act.type === 'start' && act.task === 'book' && act.isNamed
  const isRequested = isOrdered || begins(rest, patterns.questions.request)
  const isNamed = ONE_AT.test(clause.text.slice(0, hour.start - clause.start))
  return isRequested || (isNamed && !has(rest, patterns.questions.availability))
}

/** Before the hour that stands for an appointment: "and the twelve o'clock one". */
const ONE_AT = new RegExp(
  `^(?:[^.!?]{0,20}[ ,])?(?:${AND}) (?:${inAnyLanguage(({ functionWords }) => functionWords.theOne)})(?: (?:${BEFORE_HOUR}))? ?$`,
  'u',
)

const THEIRS = inAnyLanguage(({ understanding }) => understanding.party.theirs)
const UNDER = inAnyLanguage(({ functionWords }) => functionWords.name.under)
const NAME_OF_GUEST = "(?<name>\\p{Lu}[\\p{L}'’-]{1,24}(?:\\s\\p{Lu}[\\p{L}'’-]{1,24}){0,2})(?![\\p{L}'’-])"
/** "Twelve o'clock for Joan", "under my husband Tom Baker", "für meine Schwester Joan". */
const GUEST = new RegExp(`(?<!\\p{L})(?:${FOR}|${UNDER})\\s(?:(?:${THEIRS})\\s\\p{L}{3,14}\\s)?${NAME_OF_GUEST}`, 'gu')
/** Words in capitals up to this frequency rank are no names. */
const COMMON_RANK = 1_000

/** Adds to each further booking for whom it is, where its words tell the name. */
export function withGuestNamed(commands: Command[], { typed, language }: Reading, table: Table): Command[] {
  return commands.map((one, index) => {
    if (one.type !== 'start' || one.task !== 'book' || one.isOtherBooking !== true) return one
    const last = commands.slice(index + 1).findIndex(({ type }) => type === 'start')
    const own = commands.slice(index, last < 0 ? undefined : index + 1 + last)
    const from = own.map((command) => ('words' in command ? typed.lastIndexOf(command.words ?? '') : -1))
    const [start = 0] = [typed.indexOf(one.words), ...from].filter((at) => at >= 0).toSorted((a, b) => b - a)
    const [tail = ''] = typed.slice(start).split(/[.!?;\n]\s/u)
    const guest = guestIn(tail, language, table)
    return guest === undefined ? one : { ...one, guest }
  })
}

function guestIn(words: string, language: string, { services, staff }: Table): string | undefined {
  const [everyday, common] = [everydayWords(language), mostCommonWords(language, COMMON_RANK)]
  const taken = new Set(
    [...services, ...staff].flatMap(({ name, aliases = [] }: { name: string; aliases?: string[] }) =>
      [name, ...aliases].flatMap((one) => wordsOf(fold(one))),
    ),
  )
  const names = [...words.matchAll(GUEST)].flatMap(({ groups }) => groups?.['name'] ?? [])
  return names.find((name) => {
    const said = wordsOf(fold(name))
    const isUsual = said.length === 1 && said.some((word) => everyday.has(word) || common.has(word))
    return !isUsual && said.every((word) => !taken.has(word))
  })
}
