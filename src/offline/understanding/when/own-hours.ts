import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { Table } from '../../../models/understanding.ts'
import { clauseAround, expression, has, overlaps, type Span } from '../text.ts'

/** Words for a day or a time, as far as they are judged here. */
interface Spoken extends Span {
  words: string
  day?: unknown
  candidates?: unknown
  time?: { at?: string | undefined } | null
}

/**
 * The hours without those that are none of the visit: when the visitor is to be home again, by how much they may be late, and the
 * meal that they bring, where an hour of the visit is known.
 */
export function withoutOwnHours<When extends Spoken>(
  whens: When[],
  text: string,
  patterns: UnderstandingPatterns,
  { task }: Pick<Table, 'task'>,
): When[] {
  const { ownHours } = patterns
  return whens.filter((when) => {
    if (when.day != null || when.candidates !== undefined || when.time === undefined) return true
    const { before, own, behind } = clauseAround(when, text)
    const words = before + own + behind
    const from = when.start - before.length
    if (isElsewhere(when, { words, from }, whens, patterns)) return false
    const late = [...words.matchAll(expression(ownHours.late))].map(({ index, 0: found }) => ({
      start: from + index,
      end: from + index + found.length,
    }))
    if (late.some((one) => overlaps(one, when))) return false
    const isKnown = whens.some((one) => one !== when && isTimed(one)) || task?.time?.at !== undefined
    return /\d/u.test(when.words) || !isKnown || !has(words, ownHours.meal)
  })
}

/**
 * True for the hour nearest to words for being elsewhere: "at 10, because we need to be back home by 12" wishes for 10, and "at 10,
 * because we have to leave early" as well.
 */
function isElsewhere(
  when: Span,
  { words, from }: { words: string; from: number },
  whens: Span[],
  { ownHours: { elsewhere, apart }, because }: UnderstandingPatterns,
): boolean {
  const until = from + words.length
  const own = whens.filter(({ start, end }) => start >= from && end <= until)
  return [...words.matchAll(expression(elsewhere))].some(({ index, 0: found }) => {
    const [start, end] = [from + index, from + index + found.length]
    const distanceOf = (one: Span): number => Math.max(one.start - end, start - one.end)
    const between = when.end <= start ? words.slice(when.end - from, index) : words.slice(end - from, when.start - from)
    const isApart = has(between, `${because}|${apart}`)
    return !isApart && own.every((one) => distanceOf(when) <= distanceOf(one))
  })
}

/** True for an hour in figures. */
function isTimed({ time, words }: Spoken): boolean {
  return time?.at !== undefined && /\d/u.test(words)
}

/** True for a part of the day at which the visitor always does something else: "in the mornings I always have physiotherapy". */
export function isHabit(when: Span & { day?: unknown }, text: string, patterns: UnderstandingPatterns): boolean {
  const { ownHours, intents, unsuitable } = patterns
  const { before, own, behind, mark } = clauseAround(when, text)
  const words = before + own + behind
  if (when.day != null || mark === '?' || /\d/u.test(own)) return false
  if (!has(words, ownHours.habit) || !has(words, ownHours.engagement)) return false
  return !has(words, `${ownHours.idle}|${intents.wish}|${intents.book}|${unsuitable.suits}`)
}
