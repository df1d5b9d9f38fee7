import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { isAmong, type DayValue, type Table } from '../../../models/understanding.ts'
import { expression, isWithin, without, wordsOf, has, type Span } from '../text.ts'
import { clausesOfDays } from './day-clauses.ts'
import type { WhenMention } from './index.ts'

/** Minimum number of words beside a day for its clause to be a reason against it. */
const SAYING_WHY = 2

/**
 * Drops the day that a change of mind leaves, with the hours of its clause: in "Thursday rather, I work late on Wednesday", beside
 * a booking for that Wednesday, only the Thursday is wished for.
 */
export function withoutLeftDays(
  whens: WhenMention[],
  text: string,
  patterns: UnderstandingPatterns,
  { task }: Pick<Table, 'task'>,
): WhenMention[] {
  const left = whens.flatMap((when, index) => {
    const own = daysOf(when)
    if (isWorse(when, whens, text, patterns)) return [{ start: when.start, end: when.end }]
    const others = whens.filter((one) => one !== when && daysOf(one).length > 0)
    const before = whens.slice(0, index).flatMap(daysOf)
    const known = task?.day == null ? before : [task.day, ...before]
    const isKnown = own.length > 0 && known.some(({ from, to }) => from === to && own.some((day) => isAmong(from, day)))
    if (!isKnown) return []
    const clause = clauseAround(when, text)
    const rest = without(text.slice(clause.start, clause.end), shifted(whens, clause.start))
    const isReason = wordsOf(rest).length >= SAYING_WHY && !isWish(rest, patterns)
    const isElse = others.some((one) => isOtherDay(one, own) && isPreferred(clauseText(one, text), patterns))
    return isReason && isElse ? [clause] : []
  })
  return whens.filter((when) => !left.some((clause) => isWithin(when, clause)))
}

/** True for the third in "the tenth would be better than the third". */
function isWorse(
  when: WhenMention,
  whens: WhenMention[],
  text: string,
  { unsuitable }: UnderstandingPatterns,
): boolean {
  const own = daysOf(when)
  const isElse = whens.some((one) => one.end <= when.start && daysOf(one).length > 0 && isOtherDay(one, own))
  if (own.length === 0 || !isElse) return false
  const lead = text.slice(Math.max(0, when.start - REACH), when.start)
  const before = [...lead.matchAll(expression(unsuitable.than))].at(-1)
  return before !== undefined && before.index + before[0].length === lead.trimEnd().length
}

/** Characters of "better on the tenth than", before a day. */
const REACH = 80

/**
 * Drops the day whose clause tells what else is on it, beside another one that suits: "Thursday works, Tuesday my sister moves
 * house".
 */
export function withoutToldDays(whens: WhenMention[], text: string, patterns: UnderstandingPatterns): WhenMention[] {
  const { unsuitable, intents, appointment, questions, dayParts } = patterns
  const clauses = [...clausesOfDays(whens, text, patterns)].map(([when, place]) => ({
    when,
    place,
    said: without(text.slice(place.start, place.end), shifted(whens, place.start)),
  }))
  const suits = (said: string): boolean => has(said, unsuitable.suits) && !has(said, dayParts.too)
  const isWished = (said: string): boolean =>
    has(said, `${unsuitable.suits}|${intents.wish}|${intents.book}|${appointment}|${questions.availability}`)
  const told = clauses.filter(
    ({ when, place, said }) =>
      wordsOf(said).length >= SAYING_WHY &&
      has(said, unsuitable.told) &&
      !isWished(said) &&
      !text.slice(place.start, place.end + 1).includes('?') &&
      clauses.some((other) => other.when !== when && isOtherDay(other.when, daysOf(when)) && suits(other.said)),
  )
  return whens.filter((when) => !told.some(({ place }) => isWithin(when, place)))
}

function daysOf({ day, candidates = [] }: WhenMention): DayValue[] {
  if (day != null) return [day]
  return candidates.flatMap((one) => (one.slot === 'day' && one.value !== null ? [one.value] : []))
}

function isOtherDay(when: WhenMention, days: DayValue[]): boolean {
  return daysOf(when).every(({ from }) => !days.some((day) => isAmong(from, day)))
}

function isWish(clause: string, { correction, intents, stays, answers }: UnderstandingPatterns): boolean {
  return has(clause, `${correction}|${intents.wish}|${intents.book}|${stays}|${answers.no}`)
}

function isPreferred(clause: string, patterns: UnderstandingPatterns): boolean {
  return isWish(clause, patterns) || has(clause, patterns.prefers)
}

/** The clause of a day, with the one before where it has no other words: "no wait, Thursday". */
function clauseText(when: Span, text: string): string {
  const { start, end } = clauseAround(when, text)
  const isAlone = wordsOf(text.slice(start, when.start) + text.slice(when.end, end)).length === 0
  const from = isAlone && start > 0 ? clauseAround({ start: start - 1, end: start - 1 }, text).start : start
  return text.slice(from, end)
}

const BORDER = /[.!?;,\n]/u

/** The clause of a span between marks. */
function clauseAround({ start, end }: Span, text: string): Span {
  const from = text.slice(0, start).search(/[^.!?;,\n]*$/u)
  const length = text.slice(end).search(BORDER)
  return { start: from, end: length < 0 ? text.length : end + length }
}

function shifted(spans: Span[], by: number): Span[] {
  return spans.map(({ start, end }) => ({ start: start - by, end: end - by })).filter(({ start }) => start >= 0)
}
