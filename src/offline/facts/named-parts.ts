import { forLanguage } from '../../languages/index.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import type { Named, NamedMention } from '../understanding/services/service-names.ts'
import { isAmong } from '../understanding/similar-words.ts'
import { expression, fold, overlaps, wordsOf } from '../understanding/text.ts'

/** Words up to this frequency rank tell no service from another. */
const COMMON_RANK = 500
const MIN_LENGTH = 4
/** Less than a name said as a whole, so that a document about the word itself is preferred. */
const SHARE = 0.5

/**
 * Services named, in a question for a price or a length of time, by a word that only their name has, behind an article: "cuánto
 * sería la privada", of "Salida privada a medida". In a language with its head nouns last, the word is the last of the name, or "one"
 * stands behind it, because "the stationery" is no "stationery consultation".
 */
export function namedByPart(folded: string, services: Named[], others: Named[], language: string): NamedMention[] {
  const { questions, understanding } = forLanguage(language)
  const common = mostCommonWords(language, COMMON_RANK)
  const names = services.map(({ id, names: own }) => ({ id, words: wordsOf(fold(own.join(' '))) }))
  const every = [...services, ...others].map(({ id, names: own }) => ({ id, words: wordsOf(fold(own.join(' '))) }))
  const lead = `(?:${understanding.questions.article}) (\\p{L}{${MIN_LENGTH},30})(?<one> one)?`
  return [...folded.matchAll(expression(lead))].flatMap((match): NamedMention[] => {
    const word = match[1]!
    if (common.has(word)) return []
    const having = names.filter(({ words }) => isAmong(word, words))
    const [only] = having
    const isShared = every.some(({ id, words }) => id !== only?.id && isAmong(word, words))
    if (only === undefined || having.length > 1 || isShared) return []
    const isHead = questions.isHeadFirst || match.groups?.['one'] !== undefined || isAmong(word, only.words.slice(-1))
    const start = match.index + match[0].indexOf(word)
    return isHead ? [{ ids: [only.id], share: SHARE, start, end: start + word.length }] : []
  })
}

/** The mentions, and those of the others at other places. */
export function withParts(mentions: NamedMention[], parts: NamedMention[]): NamedMention[] {
  const added = parts.filter((part) => !mentions.some((one) => overlaps(one, part)))
  return [...mentions, ...added].toSorted((a, b) => a.start - b.start)
}
