import { mostCommonWords } from './common-words.ts'
import { LANGUAGES, lexiconOf, type Language } from './lexicon.ts'
import { fold, wordsOf } from './text.ts'

const marks = new Map<Language, Set<string>>()
/** How many more words must speak for another language. */
const CLEARLY = 2
/** The first words of a conversation may be too few for that: "¡hola!", "Preise?". */
const FEW_WORDS = 6
const SHORTEST_TELLING = 4

/** The language of a message; the one so far unless another is clear. */
export function languageOf<T extends string>(message: string, soFar: T): T | Language {
  const counts = countsIn(message)
  const [best, next] = counts
  const base = soFar.toLowerCase().split(/[-_]/, 1)[0]
  const own = counts.find(({ language }) => language === base)?.count ?? 0
  // "De la" is two languages, which is none.
  return best.count - own >= CLEARLY && best.count > next.count ? best.language : soFar
}

/**
 * What somebody writes in, from their messages, oldest first; `otherwise` (the language of their page or of the business)
 * until that is clear.
 */
export function languageOfVisitor(messages: string[], otherwise: string): string {
  const [first = ''] = messages
  return messages.reduce<string>((soFar, message) => languageOf(message, soFar), firstLanguage(first, otherwise))
}

/** English greets everywhere, and a name can be a word of any language. */
function firstLanguage(message: string, otherwise: string): string {
  const words = wordsOf(fold(message))
  if (words.length > FEW_WORDS) return otherwise
  const telling = words.filter((word) => word.length >= SHORTEST_TELLING)
  const [best, next] = countsIn(telling.join(' '))
  if (best.count > 0) return next.count === 0 && best.language !== 'en' ? best.language : otherwise
  return commonLanguage(telling) ?? otherwise
}

const COMMON_WORDS = 4_000
const MIN_COMMON = 2

/** "Behandeln Sie Kinder?" has no mark, but common words of one language only. */
function commonLanguage(words: string[]): Language | undefined {
  const counts = LANGUAGES.map((language) => {
    const common = mostCommonWords(language, COMMON_WORDS)
    return { language, count: words.filter((word) => common.has(word)).length }
  }).sort((a, b) => b.count - a.count)
  const [best, next] = counts
  return best !== undefined && best.count >= MIN_COMMON && next?.count === 0 ? best.language : undefined
}

function countsIn(message: string) {
  const words = wordsOf(fold(message))
  const isMarked = /[¿¡]/u.test(message)
  const counts = LANGUAGES.map((language) => {
    const count = words.filter((word) => marksOf(language).has(word)).length
    return { language, count: count + (isMarked && language === 'es' ? CLEARLY : 0) }
  })
  return counts.sort((a, b) => b.count - a.count) as [Count, Count, ...Count[]]
}

interface Count {
  language: Language
  count: number
}

function marksOf(language: Language): Set<string> {
  let found = marks.get(language)
  if (found === undefined) {
    found = new Set(lexiconOf(language).marks.split(' '))
    marks.set(language, found)
  }
  return found
}
