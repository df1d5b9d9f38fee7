import { conceptsIn } from '../../languages/dictionary.ts'
import { forLanguage, LANGUAGES } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { mostCommonWords } from './common-words.ts'
import { isNear, editDistance } from './similar-words.ts'
import { fold, respell, wordsOf, type Folded, type Span } from './text.ts'

/** Shorter words are not corrected, because too many words are similar to them. */
const MIN_LENGTH = 5
const MAX_EDITS = 2
/** Longer messages are corrected only up to this word, which bounds the time. */
const MAX_WORDS = 400
const vocabularies = new Map<string, string[]>()

/**
 * Corrects typing errors in words of intents and times ("thrusday", "apointment"): only in a word unknown to the
 * language, and only if one correction is nearest. Also writes out contractions and shortens repeated letters. Names of
 * the business tolerate errors where they are matched.
 */
export function correctSpelling(folded: Folded, language: string, known: ReadonlySet<string>): Folded {
  const vocabulary = vocabularyOf(language)
  const sure = sureWords(language)
  const contractions = contractionsOf(language)
  const words = [...folded.text.matchAll(/\p{L}+/gu)].slice(0, MAX_WORDS)
  let right = folded
  // From the end, so that the offsets before stay valid.
  for (const match of words.toReversed()) {
    const word = squeezed(match[0])
    const span: Span = { start: match.index, end: match.index + match[0].length }
    const apart = contractions.get(word)
    if (apart !== undefined) {
      right = respell(right, span, apart)
      continue
    }
    if (word !== match[0]) right = respell(right, span, word)
    if (word.length < MIN_LENGTH || known.has(word) || sure.has(word)) continue
    const meant = nearestOf(word, vocabulary)
    if (meant !== undefined) right = respell(right, { start: span.start, end: span.start + word.length }, meant)
  }
  return right
}

const sureOf = new Map<string, ReadonlySet<string>>()

/**
 * Words that are never corrected, those of the dictionary among them: "abrís" asks about opening, and is one letter off
 * April; a massage is no message.
 */
function sureWords(language: string): ReadonlySet<string> {
  let found = sureOf.get(language)
  if (found === undefined) {
    const { understanding } = forLanguage(language)
    found = new Set([
      ...mostCommonWords(language),
      ...vocabularyOf(language),
      ...understanding.marks.split(' '),
      ...dictionaryWords(language),
    ])
    sureOf.set(language, found)
  }
  return found
}

/** Writes out contractions, as the patterns expect: "Thats right". */
export function writtenOut(folded: string, language: string): string {
  const contractions = contractionsOf(language)
  return folded.replaceAll(/\p{L}+/gu, (word) => contractions.get(word) ?? word)
}

/** Shortens a letter that is repeated more than twice ("Nooo", "siii"), which no word of these languages has. */
function squeezed(word: string): string {
  return word.replaceAll(/(\p{L})\1{2,}/gu, '$1')
}

function nearestOf(word: string, vocabulary: string[]): string | undefined {
  const [best, next] = vocabulary
    .filter((other) => other[0] === word[0] && isNear(word, other))
    .map((other) => ({ other, edits: editDistance(word, other, MAX_EDITS) }))
    .sort((a, b) => a.edits - b.edits)
  return best === undefined || best.edits === next?.edits ? undefined : best.other
}

const contracted = new Map<string, Map<string, string>>()

function contractionsOf(language: string): Map<string, string> {
  let found = contracted.get(language)
  if (found === undefined) {
    const { contractions } = forLanguage(language).understanding
    // Each pair has one colon: "pls:please".
    found = new Map(contractions.split(',').map((pair) => pair.split(':') as [string, string]))
    contracted.set(language, found)
  }
  return found
}

function dictionaryWords(language: string): string[] {
  return [...conceptsIn(forLanguage(language).dictionary)].flatMap(([, words]) =>
    words.flatMap((entry) => wordsOf(fold(entry))),
  )
}

const written = new Map<UnderstandingPatterns, ReadonlySet<string>>()

/** True for a word of the language's dictionary, which is no misspelling of a name: French "malade" is no "balade". */
export function isWritten(word: string, patterns: UnderstandingPatterns): boolean {
  let found = written.get(patterns)
  if (found === undefined) {
    const [language = ''] = Object.entries(LANGUAGES).find((one) => one[1].understanding === patterns) ?? []
    found = new Set(language === '' ? [] : dictionaryWords(language))
    written.set(patterns, found)
  }
  return found.has(word)
}

const everyday = new Map<string, Set<string>>()

/** Words that are never a misspelling of a name. */
export function everydayWords(language: string): ReadonlySet<string> {
  let found = everyday.get(language)
  if (found === undefined) {
    const neutral = forLanguage(language).questions.facts.neutral.split(' ')
    found = new Set([...mostCommonWords(language), ...vocabularyOf(language), ...neutral])
    everyday.set(language, found)
  }
  return found
}

/** Words to which typing errors are corrected: those of intents and days. */
function vocabularyOf(language: string): string[] {
  let found = vocabularies.get(language)
  if (found === undefined) {
    const { understanding, when } = forLanguage(language)
    // "Fridays" must not be corrected to "Friday".
    found = [...new Set([understanding.correctable, ...when.weekdays.map(fold)].flatMap(wordsOf))]
    vocabularies.set(language, found)
  }
  return found
}
