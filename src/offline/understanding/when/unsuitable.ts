import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { has, type Span } from '../text.ts'
import { isFree, isWorkedOn } from './working-days.ts'

const BESIDE = 60
/** Words between the end of a refusal and its question mark: "Around seven is not possible any more?" */
const MARKED = '(?: \\p{L}{1,12}){0,2} ?\\?'

/**
 * True for a day or a time in a folded text that is refused: "Not Tuesday", "Friday doesn't work", "I'm away next
 * week", "I work on Saturday".
 */
export function isUnsuitable(
  span: Span & { day?: unknown; candidates?: unknown },
  text: string,
  patterns: UnderstandingPatterns,
): boolean {
  const { start, end, day, candidates } = span
  const isDay = day != null || candidates !== undefined
  if (isDay && isFree(span, text, patterns)) return false
  const { unsuitable } = patterns
  const before = text.slice(Math.max(0, start - BESIDE), start)
  const behind = text.slice(end, end + BESIDE)
  return (
    (!isAskedBefore(before, behind, patterns) &&
      new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${unsuitable.before}) $`, 'u').test(before)) ||
    new RegExp(`^,? (?:${unsuitable.behind})(?![\\p{L}\\p{N}])(?!${MARKED})`, 'u').test(behind) ||
    isTaken(span, text, patterns) ||
    (isDay && isWorkedOn(span, text, patterns))
  )
}

/** True where the negation belongs to a question whether it is possible: "Isn't it possible at four?" asks for four. */
function isAskedBefore(before: string, behind: string, { unsuitable, questions }: UnderstandingPatterns): boolean {
  const own = before.split(/[.!?;,\n] ?/u).at(-1) ?? ''
  const asked = `(?:${questions.feasible}|${questions.request}) (?:${unsuitable.before}) $`
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${asked}`, 'u').test(own) && /^[^.!;,?\n]{0,60}\?/u.test(behind)
}

/**
 * True for the day of an event of the visitor's own: "I'm getting married on the 8th". A wish or an appointment in the
 * same clause outweighs it.
 */
function isTaken({ start, end }: Span, text: string, patterns: UnderstandingPatterns): boolean {
  const { unsuitable, intents, appointment, but } = patterns
  const border = new RegExp(`[.!?;,\\n]|(?<!\\p{L})(?:${but.word})(?!\\p{L})`, 'u')
  const before =
    text
      .slice(Math.max(0, start - BESIDE), start)
      .split(border)
      .at(-1) ?? ''
  const [behind = ''] = text.slice(end, end + BESIDE).split(border)
  const clause = `${before} ${text.slice(start, end)} ${behind}`
  return has(clause, unsuitable.taken) && !has(clause, `${intents.wish}|${intents.book}|${appointment}`)
}
