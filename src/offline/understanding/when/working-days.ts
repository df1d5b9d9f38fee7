import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { has, type Span } from '../text.ts'

const BESIDE = 60
const DAY = '{day}'

/**
 * True for a day on which the visitor works or has school all day: "Saturday I work". With an hour or other words after it, such
 * as "until two" or "from home", the day may suit.
 */
export function isWorkedOn(span: Span, text: string, patterns: UnderstandingPatterns): boolean {
  const { working, because, but, joins, prefers, intents } = patterns
  const { said, rest, so } = working.on
  const clause = around(span, text)
  // "I need it for Saturday, I have a meeting": the meeting is the reason of the wish.
  if (clause.includes(`${DAY},`) && has(clause.split(DAY)[0] ?? '', intents.wish)) return false
  // "On weekdays I work" means during the day, and the evenings may suit.
  if (has(text.slice(Math.max(0, span.start - BESIDE), span.end + BESIDE), working.days)) return false
  const next = `${joins}|${because}|${but.word}|${prefers}|${so}`
  const whole = `(?:${said})(?: (?:${rest})){0,2}(?= ?(?:$|[,.!;:()\\n]|(?:${next})(?!\\p{L})))`
  if (has(clause, whole)) return true
  // A question mark belongs to the wish before: "can I come on Sunday, because I work on Saturday?"
  return has(clause, `(?:${because}) (?:${said}) ?\\?`)
}

/** True for a day on which the visitor does not work, which suits: "I don't work on Saturday". */
export function isFree(span: Span, text: string, { working }: UnderstandingPatterns): boolean {
  return has(around(span, text), working.on.free)
}

/** The words beside a day from the beginning of its clause on, with a sign for the day itself. */
function around({ start, end }: Span, text: string): string {
  const before =
    text
      .slice(Math.max(0, start - BESIDE), start)
      .split(/[.!?;:,\n]/u)
      .at(-1) ?? ''
  return `${before.trimStart()}${DAY}${text.slice(end, end + BESIDE)}`
}
