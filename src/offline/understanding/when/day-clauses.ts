import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { Span } from '../text.ts'
import type { WhenMention } from './index.ts'

const AND = inAnyLanguage(({ functionWords }) => functionWords.and)

/**
 * The part of a text that belongs to each mention of a day: between two of them, up to the last mark or conjunction. "I can do
 * Saturday and on Sunday I work" has one for each.
 */
export function clausesOfDays(
  whens: WhenMention[],
  text: string,
  patterns: UnderstandingPatterns,
): Map<WhenMention, Span> {
  const days = whens.filter(hasDay)
  const cuts = days.slice(1).map((when, index) => cutBetween(days[index]!, when, text, patterns))
  return new Map(
    days.map((when, index) => [when, { start: cuts[index - 1]?.end ?? 0, end: cuts[index]?.start ?? text.length }]),
  )
}

function hasDay({ day, candidates = [] }: WhenMention): boolean {
  return day != null || candidates.some(({ slot }) => slot === 'day')
}

function cutBetween(before: Span, after: Span, text: string, patterns: UnderstandingPatterns): Span | undefined {
  const { but, working, or } = patterns
  const border = new RegExp(`[.!?;:,\\n]+|(?<!\\p{L})(?:${AND}|${or}|${but.word}|${working.on.so})(?!\\p{L})`, 'gu')
  const last = [...text.slice(before.end, after.start).matchAll(border)].at(-1)
  if (last === undefined) return undefined
  const start = before.end + last.index
  return { start, end: start + last[0].length }
}

/** The part of the day right after a day, which is refused with it: "Saturday morning I work". */
export function withPart(when: WhenMention, whens: WhenMention[], text: string): Span {
  const part = whens.find(
    (one) =>
      hasDay(when) && isPart(one, text) && one.start >= when.end && text.slice(when.end, one.start).trim() === '',
  )
  return { start: when.start, end: part?.end ?? when.end }
}

const UNTIL = new RegExp(`^(?:${inAnyLanguage(({ functionWords }) => functionWords.until)})(?!\\p{L})`, 'u')

/** True for "in the morning", but not for "until two". */
function isPart({ start, end, day, time }: WhenMention, text: string): boolean {
  const words = text.slice(start, end)
  return day === undefined && time?.at === undefined && !/\d/u.test(words) && !UNTIL.test(words)
}
