import type { Question } from '../../../models/understanding.ts'
import { hashed, type Features } from '../linear-model.ts'
import { fold, wordsOf } from '../text.ts'

const MIN_RUN_LENGTH = 2
const MAX_RUN_LENGTH = 5
const MAX_PHRASE_LENGTH = 3
/** Maximum words of a text; later ones add little. */
const MAX_WORDS = 120

/** Word n-grams, alone and combined with the question, and character n-grams. */
export function featuresOf(text: string, question: Question | null): Features {
  const words = wordsOf(fold(text)).slice(0, MAX_WORDS)
  const marks = text.match(/[?¿!]/gu) === null ? [] : ['?']
  const tokens = ['^', ...words, ...(text.includes('?') ? marks : []), '$']
  const found = new Set<number>([hashed(`q:${question}`)])
  for (const phrase of phrasesOf(tokens)) {
    found.add(hashed(`w:${phrase}`))
    found.add(hashed(`${question}:${phrase}`))
  }
  for (const word of words) for (const run of runsOf(`_${word}_`)) found.add(hashed(`c:${run}`))
  return { buckets: [...found], weight: 1 / Math.sqrt(found.size) }
}

function* phrasesOf(tokens: string[]): Generator<string> {
  for (let length = 1; length <= MAX_PHRASE_LENGTH; length += 1)
    for (let at = 0; at + length <= tokens.length; at += 1) yield tokens.slice(at, at + length).join(' ')
}

function* runsOf(word: string): Generator<string> {
  const characters = word.slice(0, 40)
  for (let length = MIN_RUN_LENGTH; length <= MAX_RUN_LENGTH; length += 1)
    for (let at = 0; at + length <= characters.length; at += 1) yield characters.slice(at, at + length)
}
