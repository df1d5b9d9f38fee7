import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { expression, isWithin, type Span } from '../text.ts'

const MARKS = /[,;+&\n]|[.!?](?=\s|$)/gu

/** The conjunctions and marks that may stand between two wishes of a text. */
export function joinsIn(text: string, { joins }: Pick<UnderstandingPatterns, 'joins'>): Span[] {
  return [...text.matchAll(new RegExp(`${expression(joins).source}|${MARKS.source}`, 'gu'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/**
 * The parts of a list of wishes that each have a day of their own: "physio on Monday and Pilates on Wednesday". Empty for a
 * single day, and for days of which either will do.
 */
export function partsWithDays(
  text: string,
  days: Span[],
  patterns: Pick<UnderstandingPatterns, 'joins' | 'or'>,
): Span[] {
  if (days.length < 2) return []
  const isEither = (join: Span): boolean =>
    new RegExp(`^(?:${patterns.or})$`, 'u').test(text.slice(join.start, join.end).trim())
  const joins = joinsIn(text, patterns).filter((join) => !days.some((day) => isWithin(join, day)))
  const parts: Span[] = []
  let start = 0
  for (const end of [...joins.filter((join) => !isEither(join)).map((join) => join.start), text.length]) {
    // A part without a day belongs to the one after it.
    if (!days.some((day) => isWithin(day, { start, end }))) continue
    parts.push({ start, end })
    start = end
  }
  const last = parts.at(-1)
  if (last !== undefined) last.end = text.length
  // "I need two things: physio on Monday and …" begins its list after the colon.
  const [first] = parts
  if (first !== undefined) first.start = listBegin(text.slice(0, first.end), days)
  return parts.length > 1 ? parts : []
}

/** Start of the list in a text: after a colon before its first day. */
function listBegin(text: string, days: Span[]): number {
  const colon = /:\s/u.exec(text)?.index ?? -1
  return days.some(({ start }) => start < colon) ? 0 : colon + 1
}
