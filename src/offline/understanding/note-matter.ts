import { forLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { fillersOf } from './short-answers.ts'
import { mostCommonWordsOf } from './common-words.ts'
import { partiesTold } from './party/party.ts'
import { expression, fold, has, hasBeginning, isWhole, without, wordsOf } from './text.ts'

const MIN_LETTERS = 3
/** Words up to this frequency rank are of no matter. */
const COMMON_RANK = 300

/** The words of a text that say what a note is about, beside the request for it. */
export function matterOf(text: string, language: string): string[] {
  return tellingWords(text, forLanguage(language).understanding)
}

/** `matterOf` by the patterns of a reading. */
export function tellingWords(text: string, patterns: UnderstandingPatterns): string[] {
  const { questions, notes, joins, please, answers, courtesy } = patterns
  const around = `${questions.request}|${notes.about}|${notes.that}|${please}|${joins}|${answers.yes}|${answers.no}|${courtesy.thanks}|${courtesy.greeting}`
  const filler = fillersOf(patterns)
  const topical = new Set(wordsOf(fold(patterns.topical)))
  const common = mostCommonWordsOf(patterns.commonWords, COMMON_RANK).difference(topical)
  const marks = new Set(patterns.marks.split(' '))
  return wordsOf(fold(text).replaceAll(expression(around), ' ')).filter(
    (word) =>
      word.length >= MIN_LETTERS &&
      !filler.has(word) &&
      !marks.has(word) &&
      !common.has(word) &&
      !isWhole(word, `${notes.frame}|${questions.pronoun}`),
  )
}

/**
 * True where a request for a note says no more than one that is there: "please note my allergy" behind "I am allergic to nuts". A
 * figure or a negation tells something else.
 */
export function repeatsNote(text: string, note: string, language: string): boolean {
  const { understanding: patterns } = forLanguage(language)
  const matter = tellingWords(text, patterns)
  const figures = text.match(/\d+/gu) ?? []
  const isDenied = (words: string): boolean => has(fold(words), patterns.conditions.none)
  return (
    matter.length > 0 &&
    matter.every((word) => hasMatter(note, [word])) &&
    figures.every((figure) => note.includes(figure)) &&
    isDenied(text) === isDenied(note)
  )
}

/** The newest of the sentences that has one of the words, in any form; a statement rather than a question. */
export function toldOn(matter: string[], sentences: string[]): string | undefined {
  const found = sentences.filter((one) => hasMatter(one, matter))
  const newest = found.findLast((one) => !one.includes('?')) ?? found.at(-1)
  return newest && withoutFullStop(newest)
}

/** True where a text has one of the words, in any form. */
export function hasMatter(text: string, matter: string[]): boolean {
  return hasBeginning(fold(text), matter)
}

export function withoutFullStop(text: string): string {
  return text.replace(/\.$/u, '')
}

/** True for words that only tell how many come, which is a field of the booking and no note: "six of us altogether". */
export function tellsOnlyNumber(words: string, language: string): boolean {
  const patterns = forLanguage(language).understanding
  const { states, party } = patterns
  const text = fold(words)
  const found = partiesTold(text, language)
  if (found.length === 0) return false
  const rest = without(text, found).replaceAll(expression(`${party.portion.behind}|${states.total}|${party.we}`), ' ')
  return !/\d/u.test(rest) && tellingWords(rest, patterns).length === 0
}
