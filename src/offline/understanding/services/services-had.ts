import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { has, type Span } from '../text.ts'

/**
 * The clauses that tell what the visitor has or did, beside another one with a wish: "I've done the beginners' course,
 * now I want the advanced one".
 */
export function hadIn(text: string, patterns: UnderstandingPatterns): Span[] {
  const { had, intents, joins, but } = patterns
  if (has(text, `${intents.move}|${intents.cancel}|${had.notOver}`)) return []
  const clauses = clausesOf(text, `${joins}|${but.word}`)
  const done = clauses.filter((clause) => isOfYours(text.slice(clause.start, clause.end), patterns))
  if (done.length > 0 && done.length < clauses.length) return done
  if (!has(text, had.wants)) return []
  const isWished = ({ start, end }: Span): boolean => has(text.slice(start, end), had.wants)
  const isHad = ({ start, end }: Span): boolean =>
    has(text.slice(start, end), had.said) && has(text.slice(start, end), had.done)
  return clauses.filter((clause) => !isWished(clause) && isHad(clause))
}

/** True for a clause that only says that the business did it: "can you swap the bar? The piercing was yours". */
function isOfYours(clause: string, { had, intents, questions }: UnderstandingPatterns): boolean {
  return has(clause, had.yours) && !has(clause, `${had.wants}|${intents.wish}|${questions.request}`)
}

function clausesOf(text: string, joins: string): Span[] {
  const border = new RegExp(`[.!?;,\\n]|(?<![\\p{L}\\p{N}])(?:${joins})(?![\\p{L}\\p{N}])`, 'gu')
  const starts = [0, ...[...text.matchAll(border)].map(({ index }) => index)]
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }))
}
