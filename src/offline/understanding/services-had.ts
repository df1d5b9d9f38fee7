import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { has, type Span } from './text.ts'

/**
 * The clauses that tell what the visitor has or did, beside another one with a wish: "I've done the beginners' course,
 * now I want the advanced one".
 */
export function hadIn(text: string, { had, intents, joins, but }: UnderstandingPatterns): Span[] {
  if (!has(text, had.wants) || has(text, `${intents.move}|${intents.cancel}|${had.notOver}`)) return []
  const clauses = clausesOf(text, `${joins}|${but.word}`)
  const isWished = ({ start, end }: Span): boolean => has(text.slice(start, end), had.wants)
  const isHad = ({ start, end }: Span): boolean =>
    has(text.slice(start, end), had.said) && has(text.slice(start, end), had.done)
  return clauses.filter((clause) => !isWished(clause) && isHad(clause))
}

function clausesOf(text: string, joins: string): Span[] {
  const border = new RegExp(`[.!?;,\\n]|(?<![\\p{L}\\p{N}])(?:${joins})(?![\\p{L}\\p{N}])`, 'gu')
  const starts = [0, ...[...text.matchAll(border)].map(({ index }) => index)]
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }))
}
