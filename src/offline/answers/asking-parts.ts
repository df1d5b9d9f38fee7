import { forLanguage, speaks } from '../../languages/index.ts'
import { fold, wordsOf } from '../dialogue/text.ts'

/** A part of a message, and whether it asks. */
export interface Part {
  text: string
  asks: boolean
}

/** Boundaries of clauses; a comma within a figure is none. */
const CLAUSE_END = /[.!?…;:]+(?=\s)|,(?=\s)|\n+|\s[-–—]\s/u
const MAX_PARTS = 12
const MIN_WORDS = 2

/**
 * The clauses of a message, those that ask first. A visitor who tells much has few words of any passage, so a message is also
 * read by its parts; a single clause has no parts.
 */
export function partsOf(message: string, language: string): Part[] {
  const clauses = message.split(CLAUSE_END).map((clause) => clause.trim())
  const whole = clauses.filter((clause) => wordsOf(clause).length >= MIN_WORDS).slice(0, MAX_PARTS)
  if (whole.length < 2) return []
  const parts = whole.map((text) => ({ text, asks: asks(text, message, language) }))
  return parts.toSorted((a, b) => Number(b.asks) - Number(a.asks))
}

function asks(clause: string, message: string, language: string): boolean {
  const after = message[message.indexOf(clause) + clause.length]
  if (clause.endsWith('?') || after === '?') return true
  if (!speaks(language)) return false
  return new RegExp(`^(?:${forLanguage(language).questions.opening})(?![\\p{L}\\p{N}])`, 'u').test(fold(clause))
}
