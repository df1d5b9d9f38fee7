import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { BEHIND_START, type Question, type Table } from '../../../models/understanding.ts'
import type { Counted } from './company.ts'
import { numberOf, numberPattern } from '../numbers.ts'
import { begins, expression, has, overlaps, wordsOf } from '../text.ts'

/** Questions that are put once the number of people is known. */
const BEHIND_PARTY = new Set<Question | null>([...BEHIND_START, 'day', 'time'])
/** Questions where a number without a noun counts people, because the booking is read back. */
const READ_BACK = new Set<Question | null>(['confirm', 'change'])
const FOR = inAnyLanguage(({ functionWords }) => functionWords.for)
const HALF_DAY = 12
/** Larger numbers are no hours, and beside a party of this many no days. */
const MOST_HOURS = 24
const LARGE_PARTY = 10
const LAST_DAY = 31
/** Characters between a number and the one that it replaces. */
const MAX_BETWEEN = 24
/** Words that say that somebody comes or does not: "one dropped out". */
const MIN_WORDS = 3

/**
 * The numbers that change the number of people of the booking under way: "27 instead of 26", "one more cousin", "two fewer". A
 * relative one counts from the number so far. All of them have the same size.
 */
export function changedParty(text: string, patterns: UnderstandingPatterns, table: Table): Counted[] {
  const { task, booking, question } = table
  // Behind a booking, and while its change or cancellation is read back, its own number is the present one.
  const isOfBooked = task === null || task.task === 'cancel' || (question === 'confirm' && task.task === 'move')
  const present = isOfBooked ? booking?.partySize : BEHIND_PARTY.has(question) ? task.partySize : undefined
  if ((!isOfBooked && task.task !== 'book') || present === undefined || present === null) return []
  const replaced = replacedParty(text, patterns, present, startsOf(table))
  const isPlain = READ_BACK.has(question) || isOfBooked
  if (replaced !== undefined && (isPlain || has(text, nounsForPeople(patterns)))) return [replaced]
  const relative = relativeParty(text, patterns, present).find(
    (one) => READ_BACK.has(question) || tellsPeople(text.slice(one.start, one.end), patterns),
  )
  if (relative === undefined) return READ_BACK.has(question) ? largeParty(text, patterns, present) : []
  if (relative.size < 1) return []
  const total = totalParty(text, patterns, relative)
  if (total !== undefined) return [total]
  // "It's twelve now, one more cousin" tells the same number twice.
  const told = numbersIn(text, patterns).filter((one) => !overlaps(one, relative) && one.size === relative.size)
  return [relative, ...told]
}

/** True for words that are about people, whatever was asked: "one more child", "one of us can't come". */
function tellsPeople(words: string, patterns: UnderstandingPatterns): boolean {
  return has(words, nounsForPeople(patterns)) || wordsOf(words).length >= MIN_WORDS
}

/** Hour and day of the month of the start; -1: unknown. */
interface Start {
  hour: number
  day: number
}

/** The start of the draft or of the booking, and during a move the one that is wished for as well. */
function startsOf({ task, booking }: Table): Start[] {
  const drafted = task === null ? [] : [startAt(task.day?.from, task.time?.at)]
  return task?.task === 'book' ? drafted : [startAt(booking?.date, booking?.time), ...drafted]
}

function startAt(date: string | undefined, time: string | undefined): Start {
  return { hour: Number(time?.slice(0, 2) ?? -1), day: Number(date?.slice(-2) ?? -1) }
}

/** A number in place of the present one. The hour or the day of the start is no number of people. */
function replacedParty(
  text: string,
  patterns: UnderstandingPatterns,
  present: number,
  starts: Start[],
): Counted | undefined {
  const isOfStart = starts.some(({ hour, day }) => hour % HALF_DAY === present % HALF_DAY || day === present)
  const numbers = numbersIn(text, patterns)
  const replaced = numbers.filter(({ start }) => isReplaced(text.slice(0, start), patterns))
  // "27 instead of 26", once more, where 27 was taken already.
  const isAgain = replaced.length > 0 && numbers.some((one) => one.size === present && !replaced.includes(one))
  const old = replaced.find(({ size }) => size === present) ?? (isAgain ? replaced[0] : undefined)
  if (old === undefined) return undefined
  const others = numbers.filter(({ size }) => size !== old.size)
  const isNear = ({ start, end }: Counted): boolean => old.start - end <= MAX_BETWEEN && start - old.end <= MAX_BETWEEN
  const found = others.findLast((one) => one.end <= old.start && isNear(one)) ?? others.find((one) => isNear(one))
  if (found === undefined) return undefined
  const [start, end] = [Math.min(found.start, old.start), Math.max(found.end, old.end)]
  const isCounted = has(text.slice(start, end + MAX_BETWEEN), nounsForPeople(patterns))
  return isOfStart && !isCounted ? undefined : { start, end, size: found.size }
}

function isReplaced(before: string, { party }: UnderstandingPatterns): boolean {
  return expression(`(?:${party.replaced}) (?:(?:${FOR}|zu|a) )?$`).test(before)
}

/** A number of people that is told as that of all, beside those who join: "two cousins are coming too, so 8 children". */
function totalParty(text: string, patterns: UnderstandingPatterns, relative: Counted): Counted | undefined {
  const made = `(?:${patterns.party.made})(?: (?:${FOR}))? $`
  return numbersIn(text, patterns).find(
    ({ start, end }) =>
      start >= relative.end &&
      begins(text.slice(end), nounsForPeople(patterns)) &&
      expression(made).test(text.slice(0, start)),
  )
}

/** A number that can be no hour, after words that make it the new one: "make it 27". */
function largeParty(text: string, patterns: UnderstandingPatterns, present: number): Counted[] {
  const least = present < LARGE_PARTY ? LAST_DAY : MOST_HOURS
  return numbersIn(text, patterns).filter(
    ({ start, size }) => size > least && expression(`(?:${patterns.party.made}) $`).test(text.slice(0, start)),
  )
}

function numbersIn(text: string, patterns: UnderstandingPatterns): Counted[] {
  const number = numberPattern(patterns)
  // German "am" is a day's, and English "am" an hour's.
  return [...text.matchAll(expression(`${number}(?! ?(?:h|${patterns.party.hour}|:\\d))`))].flatMap(
    ({ index, 0: figure }) => {
      const size = numberOf(figure, patterns)
      return size === undefined ? [] : [{ start: index, end: index + figure.length, size }]
    },
  )
}

function relativeParty(text: string, patterns: UnderstandingPatterns, present: number): Counted[] {
  const { more, fewer } = patterns.party
  return [
    ...matchesOf(text, more, patterns).map((one) => ({ ...one, size: present + one.size })),
    ...matchesOf(text, fewer, patterns).map((one) => ({ ...one, size: present - one.size })),
  ]
}

/** Nothing else is counted after the number: "one more", and not "one more question". */
const END = '(?= ?(?:$|[.,;!?]))'

function matchesOf(text: string, pattern: string, patterns: UnderstandingPatterns): Counted[] {
  const number = numberPattern(patterns)
  const whole = pattern
    .replaceAll('{n}', number)
    .replaceAll('{who}', `(?:${nounsForPeople(patterns)})`)
    .replaceAll('{end}', END)
  const lead = `(?:(?:${patterns.party.we})(?: \\p{L}{2,8}){0,2} )?`
  return [...text.matchAll(expression(`${lead}(?:${whole})`))].map(({ index, 0: words }) => {
    const figure = expression(number).exec(words)?.[0] ?? ''
    return { start: index, end: index + words.length, size: numberOf(figure, patterns) ?? 1 }
  })
}

/** Nouns for people who may come. */
export function nounsForPeople({ party, ages }: UnderstandingPatterns): string {
  return `${party.person}|${party.relatives}|${party.wards}|${party.heads}|${ages.persons}`
}
