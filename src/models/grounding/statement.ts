import { forLanguage } from '../../languages/index.ts'
import { ANSWERS, NEGATIONS, RESTRICTIONS, Vocabulary, wordSet, wordsOf, type Word } from './words.ts'

/** Longest answer before a statement: "por supuesto que sí". */
const MAX_ANSWER_LENGTH = 40
const ANSWER_END = /[,.!:;–—]/u

export interface Speech {
  /** True for a word that states something, so that it must stand in the evidence. */
  isTelling(word: Word, isAboutResult?: boolean): boolean
}

interface Known {
  names: string[]
  visitorWords: string
}

const idleWords = new Map<string, { idle: Set<string>; scheduling: Set<string> }>()

export function forSpeech(language: string, { names, visitorWords }: Known): Speech {
  const { idle, scheduling } = idleWords.getOrInsertComputed(language, wordsWithoutClaim)
  const own = wordSet(names.join(' '))
  const said = new Vocabulary(wordsOf(visitorWords).map(({ text }) => text))
  return {
    isTelling({ text, isFigure }, isAboutResult = false) {
      // "9:00" and "9 o'clock" are the same.
      if (text === '0' || own.has(text)) return false
      if (isAboutResult && (scheduling.has(text) || said.has(text) || NEGATIONS.has(text))) return false
      return isFigure || !(idle.has(text) || NEGATIONS.has(text) || RESTRICTIONS.has(text))
    },
  }
}

function wordsWithoutClaim(language: string): { idle: Set<string>; scheduling: Set<string> } {
  const { grounding, questions } = forLanguage(language)
  return { idle: wordSet(`${grounding.idle} ${questions.asking}`), scheduling: wordSet(grounding.scheduling) }
}

/** A statement without the "Yes," before it, which is no negation of it either. */
export function withoutAnswer(sentence: string): string {
  const end = sentence.slice(0, MAX_ANSWER_LENGTH).search(ANSWER_END)
  const answer = wordsOf(end < 0 ? sentence.slice(0, MAX_ANSWER_LENGTH + 1) : sentence.slice(0, end))
  const isAnswer = answer.length > 0 && answer.every(({ text }) => ANSWERS.has(text))
  if (!isAnswer || (end < 0 && sentence.length > MAX_ANSWER_LENGTH)) return sentence
  return end < 0 ? '' : sentence.slice(end + 1).trimStart()
}
