import { smallTalkOf } from '../../languages/small-talk.ts'
import { wordsOf } from '../understanding/text.ts'

/** Boundaries of clauses; a comma within a figure is none. */
const CLAUSE_END = /[.!?…;:]+(?=\s)|,(?=\s)|\n+|\s[-–—]\s/u
const MAX_PARTS = 12
const MIN_WORDS = 2

/** The message without clauses that only greet or thank, whose words no passage has. */
export function withoutCourtesies(message: string, language: string): string {
  const clauses = message.split(CLAUSE_END)
  const rest = clauses.filter((clause) => smallTalkOf(clause, language) === undefined)
  return rest.length === 0 || rest.length === clauses.length ? message : rest.join(', ').trim()
}

/** The clauses of a message; none for a single one. A visitor who tells much has few words of any passage. */
export function partsOf(message: string): string[] {
  const clauses = message.split(CLAUSE_END).map((clause) => clause.trim())
  const parts = clauses.filter((clause) => wordsOf(clause).length >= MIN_WORDS).slice(0, MAX_PARTS)
  return parts.length < 2 ? [] : parts
}
