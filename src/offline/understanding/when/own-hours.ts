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
  { ownHours }: UnderstandingPatterns,
  { task }: Pick<Table, 'task'>,
): When[] {
  return whens.filter((when) => {
    if (when.day != null || when.candidates !== undefined || when.time === undefined) return true
    const { before, own, behind } = clauseAround(when, text)
    const words = before + own + behind
    const from = when.start - before.length
    if (has(words, ownHours.elsewhere)) return false
    const late = [...words.matchAll(expression(ownHours.late))].map(({ index, 0: found }) => ({
      start: from + index,
      end: from + index + found.length,
    }))
    if (late.some((one) => overlaps(one, when))) return false
    const isKnown = whens.some((one) => one !== when && isTimed(one)) || task?.time?.at !== undefined
    return /\d/u.test(when.words) || !isKnown || !has(words, ownHours.meal)
  })
}

/** True for an hour in figures. */
function isTimed({ time, words }: Spoken): boolean {
  return time?.at !== undefined && /\d/u.test(words)
}

/** True for a part of the day at which the visitor always does something: "in the mornings I always have physiotherapy". */
export function isHabit(when: Span & { day?: unknown }, text: string, patterns: UnderstandingPatterns): boolean {
  const { ownHours, intents, unsuitable } = patterns
  const { before, own, behind, mark } = clauseAround(when, text)
  const words = before + own + behind
  if (when.day != null || mark === '?' || !has(words, ownHours.habit)) return false
  return !has(words, `${ownHours.idle}|${intents.wish}|${intents.book}|${unsuitable.suits}`)
}
