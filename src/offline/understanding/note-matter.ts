import { forLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { fillersOf } from './answers.ts'
import { mostCommonWordsOf } from './common-words.ts'
import { expression, fold, isWhole, wordsOf } from './text.ts'

const MIN_LETTERS = 3
/** Words up to this frequency rank are of no matter. */
const COMMON_RANK = 300
/** Length of the prefix by which the words of a note and of its reference are compared. */
const COMPARED_CHARS = 5

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

/** The newest of the sentences that has one of the words, in any form; a statement rather than a question. */
export function toldOn(matter: string[], sentences: string[]): string | undefined {
  const found = sentences.filter((one) => hasMatter(one, matter))
  const newest = found.findLast((one) => !one.includes('?')) ?? found.at(-1)
  return newest && withoutFullStop(newest)
}

/** True where a text has one of the words, in any form. */
export function hasMatter(text: string, matter: string[]): boolean {
  return wordsOf(fold(text)).some((word) =>
    matter.some((one) => one.slice(0, COMPARED_CHARS) === word.slice(0, COMPARED_CHARS)),
  )
}

export function withoutFullStop(text: string): string {
  return text.replace(/\.$/u, '')
}

/** Splits a text into sentences. A full stop behind one or two digits belongs to a date. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[!?\n])\s|(?<=(?<!(?<!\d)\d{1,2})\.)\s/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
