import { forLanguage } from '../../languages/index.ts'
import { tellingWords } from './note-matter.ts'
import { partiesTold } from './party.ts'
import { expression, fold, without } from './text.ts'

/** True for words that only tell how many come, which is a field of the booking and no note: "six of us altogether". */
export function tellsOnlyNumber(words: string, language: string): boolean {
  const patterns = forLanguage(language).understanding
  const { states, party } = patterns
  const text = fold(words)
  const found = partiesTold(text, language)
  if (found.length === 0) return false
  const rest = without(text, found).replaceAll(expression(`${party.portion.behind}|${states.total}|${party.we}`), ' ')
  return !/\d/u.test(rest) && tellingWords(rest, patterns).length === 0
}
