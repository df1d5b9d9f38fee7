import { LANGUAGES, lexiconOf, type Language } from './lexicon.ts'
import { fold, wordsOf } from './text.ts'

const marks = new Map<Language, Set<string>>()
/** How many more words must speak for another language. */
const CLEARLY = 2

/** The language of a message; the one so far unless another is clear. */
export function languageOf(message: string, soFar: Language): Language {
  const words = wordsOf(fold(message))
  const score = (language: Language): number => words.filter((word) => marksOf(language).has(word)).length
  const best = LANGUAGES.toSorted((a, b) => score(b) - score(a))[0] ?? soFar
  return score(best) - score(soFar) >= CLEARLY ? best : soFar
}

function marksOf(language: Language): Set<string> {
  let found = marks.get(language)
  if (found === undefined) {
    found = new Set(lexiconOf(language).marks.split(' '))
    marks.set(language, found)
  }
  return found
}
