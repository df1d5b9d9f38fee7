import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { has, type Span } from '../text.ts'

const BESIDE = 60

/** "Not Tuesday", "Friday doesn't work", "I'm away next week": a day or a time in a folded text that nobody wants. */
export function isUnsuitable(span: Span, text: string, patterns: UnderstandingPatterns): boolean {
  const { start, end } = span
  const { unsuitable } = patterns
  const before = text.slice(Math.max(0, start - BESIDE), start)
  const behind = text.slice(end, end + BESIDE)
  return (
    new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${unsuitable.before}) $`, 'u').test(before) ||
    new RegExp(`^,? (?:${unsuitable.behind})(?![\\p{L}\\p{N}])`, 'u').test(behind) ||
    isTaken(span, text, patterns)
  )
}

/** "I'm getting married on the 8th": the day of what a visitor has in mind themselves is none to come on. */
function isTaken({ start, end }: Span, text: string, patterns: UnderstandingPatterns): boolean {
  const { unsuitable, deeds, appointment, but } = patterns
  const border = new RegExp(`[.!?;,\\n]|(?<!\\p{L})(?:${but.word})(?!\\p{L})`, 'u')
  const before =
    text
      .slice(Math.max(0, start - BESIDE), start)
      .split(border)
      .at(-1) ?? ''
  const [behind = ''] = text.slice(end, end + BESIDE).split(border)
  const clause = `${before} ${text.slice(start, end)} ${behind}`
  return has(clause, unsuitable.taken) && !has(clause, `${deeds.wish}|${deeds.book}|${appointment}`)
}
