import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { has, type Span } from '../text.ts'
import { isHabit } from './own-hours.ts'
import { isFree, isWorkedOn } from './working-days.ts'

const BESIDE = 60
const AND = inAnyLanguage(({ functionWords }) => functionWords.and)
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
    isHabit(span, text, patterns) ||
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
function isTaken({ start, end }: Span, text: string, { unsuitable, ...patterns }: UnderstandingPatterns): boolean {
  const before = text.slice(Math.max(0, start - BESIDE), start)
  const behind = text.slice(end, end + BESIDE)
  // "A massage before our holiday on the 20th" is wished for earlier.
  if (new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${unsuitable.ahead}) $`, 'u').test(before)) return true
  const { intents, appointment, but } = patterns
  const marks = `[.!?;,\\n]|(?<!\\p{L})(?:${but.word})(?!\\p{L})`
  // "I'm off to Peru in January and need an appointment" wishes after the event only.
  return [marks, `${marks}|(?<!\\p{L})(?:${AND})(?!\\p{L})`].some((border) => {
    const lead = before.split(new RegExp(border, 'u')).at(-1) ?? ''
    const [tail = ''] = behind.split(new RegExp(border, 'u'))
    const clause = `${lead}${text.slice(start, end)}${tail}`
    // "Is the concert on Saturday?" asks for the business's own.
    if (behind[tail.length] === '?') return false
    return has(clause, unsuitable.taken) && !has(clause, `${intents.wish}|${intents.book}|${appointment}`)
  })
}
