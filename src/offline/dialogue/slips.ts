import { forLanguage } from '../../languages/index.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import type { Language, Lexicon } from './lexicon.ts'
import { isNear, slipsBetween } from '../understanding/spelling.ts'
import { wordsOf } from '../understanding/text.ts'

/** Words shorter than this are left as they are: too much is near them. */
const SHORTEST = 4
const MOST_SLIPS = 3
const vocabularies = new Map<Language, string[]>()

/** The folded text with slips in the words that the dialogues live on put right ("thrusday", "apointment"). */
export function putRight(text: string, language: Language, lexicon: Lexicon, known: Set<string>): string {
  const vocabulary = vocabularyOf(language, lexicon)
  const common = mostCommonWords(language)
  return text.replaceAll(/[\p{L}]+/gu, (word) => {
    if (word.length < SHORTEST || known.has(word) || common.has(word) || vocabulary.includes(word)) return word
    const near = vocabulary
      .filter((other) => other[0] === word[0] && isNear(word, other))
      .map((other) => ({ other, slips: slipsBetween(word, other, MOST_SLIPS) }))
      .sort((a, b) => a.slips - b.slips)
    const [best, next] = near
    return best === undefined || best.slips === next?.slips ? word : best.other
  })
}

const everyday = new Map<Language, Set<string>>()

/** Words that are what they look like. */
export function everydayWords(language: Language, lexicon: Lexicon): Set<string> {
  let found = everyday.get(language)
  if (found === undefined) {
    found = new Set([
      ...mostCommonWords(language),
      ...vocabularyOf(language, lexicon),
      ...forLanguage(language).questions.facts.neutral.split(' '),
    ])
    everyday.set(language, found)
  }
  return found
}

/** The plain words of the patterns of days, deeds and numbers. */
function vocabularyOf(language: Language, lexicon: Lexicon): string[] {
  let found = vocabularies.get(language)
  if (found === undefined) {
    const sources = [
      ...lexicon.weekdays,
      ...lexicon.days.map(({ pattern }) => pattern),
      ...Object.keys(lexicon.numbers),
      lexicon.deeds,
    ]
    const words = wordsOf(sources.join(' ').replaceAll(/\([^)]*\)|\w[?*+]|\\\w/gu, ' '))
    found = [...new Set(words)].filter((word) => word.length > SHORTEST)
    vocabularies.set(language, found)
  }
  return found
}
