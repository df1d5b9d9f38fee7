import { speaks, spokenLanguage } from '../../languages/index.ts'
import { fold, wordsOf } from '../understanding/text.ts'
import { conceptsOf } from './concepts.ts'

/** Buckets of the hashed features, a power of two. */
export const BUCKETS = 1 << 16
/** Maximum words of a text; later ones add little. */
const MAX_WORDS = 60
const MAX_WORD_LENGTH = 24
const MIN_INFLECTED_LENGTH = 4
const RUN_LENGTHS = [4, 5]

/** The distinct words of a text that are read. */
export function wordsRead(text: string): string[] {
  return [...new Set(wordsOf(fold(text)).slice(0, MAX_WORDS))]
}

/**
 * Hashed features of a text: words, pairs of words, parts of words, and concepts, which are the same in every language. A
 * concept counts twice, because it says as much as the word and all its parts.
 */
export function featuresOf(text: string, language: string): number[] {
  const words = wordsOf(fold(text)).slice(0, MAX_WORDS)
  const found = new Set<number>()
  for (const [at, word] of words.entries()) {
    found.add(hash(`w:${word}`))
    if (at > 0) found.add(hash(`b:${words[at - 1]} ${word}`))
    if (word.length >= MIN_INFLECTED_LENGTH)
      for (const run of runsOf(`_${word.slice(0, MAX_WORD_LENGTH)}_`)) found.add(hash(`c:${run}`))
  }
  if (speaks(language))
    for (const concept of conceptsOf(words, spokenLanguage(language))) {
      found.add(hash(concept))
      found.add(hash(`2${concept}`))
    }
  return [...found]
}

function* runsOf(word: string): Generator<string> {
  for (const length of RUN_LENGTHS)
    for (let at = 0; at + length <= word.length; at += 1) yield word.slice(at, at + length)
}

/** FNV-1a, reduced to the number of buckets. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) & (BUCKETS - 1)
}
