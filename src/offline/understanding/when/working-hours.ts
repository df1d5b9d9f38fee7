import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { TimeValue } from '../../../models/understanding.ts'
import { begins, expression, has, overlaps, type Span } from '../text.ts'
import type { WhenMention } from './index.ts'

const BESIDE = 60
/** Minutes that the way from work takes at least. */
const WAY = 15
const END_OF_DAY = '17:00'
/** Working hours end later than this; an earlier hour is in the afternoon. */
const MORNING = '09:00'

/** Turns the hours at which the visitor works into times from then on, which hold for all days: "I work until five". */
export function withWorkingHours(whens: WhenMention[], text: string, patterns: UnderstandingPatterns): WhenMention[] {
  const { working } = patterns
  const found = whens.map((when) => {
    const end = endOfWork(when, text, patterns)
    return end === undefined ? when : { ...when, time: freeFrom(end) }
  })
  if (found.some(({ time }) => time?.isLasting === true))
    return found.filter((when) => !isWorkdays(when) || !has(clauseAround(when, text, patterns), working.busy))
  const days = [...text.matchAll(expression(working.days))].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    words,
    time: { after: END_OF_DAY, isLasting: true },
  }))
  return [...found.filter((when) => !days.some((one) => overlaps(one, when))), ...days]
}

/** True for Monday to Friday, which are no wish beside the hours of work: "on weekdays I work until five". */
function isWorkdays({ day }: WhenMention): boolean {
  return (day?.weekdays?.length ?? 0) > 1
}

function endOfWork({ start, end, day, time }: WhenMention, text: string, patterns: UnderstandingPatterns) {
  if (time == null || day != null) return undefined
  const { working, intents } = patterns
  const own = text.slice(start, end)
  const clause = clauseAround({ start, end }, text, patterns)
  if (has(clause, `${intents.book}|${intents.wish}`)) return undefined
  const { at, after, before } = time
  // "I finish at five", whose words are read with the hour or beside it.
  if (has(clause, working.over)) return before ?? (has(own, working.over) ? (after ?? at) : at)
  if (!has(clause, working.busy)) return undefined
  return after !== undefined || begins(own, working.until) ? before : undefined
}

function clauseAround({ start, end }: Span, text: string, { because, but }: UnderstandingPatterns): string {
  const border = new RegExp(`[.!?;,\\n]|(?<!\\p{L})(?:${because}|${but.word})(?!\\p{L})`, 'u')
  const before =
    text
      .slice(Math.max(0, start - BESIDE), start)
      .split(border)
      .at(-1) ?? ''
  return `${before}${text.slice(start, end)}${text.slice(end, end + BESIDE).split(border)[0] ?? ''}`
}

function freeFrom(end: string): TimeValue {
  const clock = Temporal.PlainTime.from(end).add({ hours: end < MORNING ? 12 : 0, minutes: WAY })
  return { after: clock.toString({ smallestUnit: 'minute' }), isLasting: true }
}
