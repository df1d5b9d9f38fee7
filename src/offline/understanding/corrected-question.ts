import { spokenLanguage } from '../../languages/index.ts'
import type { Command, Table } from '../../models/understanding.ts'
import { intentOf, RULED } from './acts/intents.ts'
import { fillersOf } from './short-answers.ts'
import { mostCommonWords } from './common-words.ts'
import { languageAsked } from './language.ts'
import type { Reading } from './reading.ts'
import { begins, fold, foldWithOffsets, has, opening, without, wordsOf, type Span } from './text.ts'
import { questionAbout } from './topic.ts'
import { asksFact } from '../facts/asked-kinds.ts'

const MAX_WORDS_OF_MATTER = 8
const MAX_CHARACTERS = 160
/** Words up to this frequency rank are also said beside a "no" that corrects nothing: "for today". */
const COMMON_RANK_OF_TALK = 300
const MIN_MATTER_LENGTH = 4

/**
 * The last question, asked once more with the matter that the visitor puts right: "No, I meant the membership", "non, pour un bébé
 * chez l'ostéo !" Words that they refuse ("not the day ticket") are left out of it. Undefined for any other message.
 */
export function correctedQuestion(reading: Reading, table: Table): Command[] | undefined {
  const { topic, task, question } = table
  const words = reading.typed.trim()
  const isAnswered = topic !== null && topic.question !== '' && task === null
  if (!isAnswered || words.length > MAX_CHARACTERS) return undefined
  const { questions, answers, interjections } = reading.patterns
  const { text, from } = reading.folded
  const objected = behindObjection(text, reading)
  if (/[?]|[.!;:\n]\s{0,3}\p{L}/u.test(words.slice(from[objected]))) return undefined
  const no = behind(text, objected, `(?:(?:${interjections}),? ){0,2}(?:(?:${answers.no}),? ){0,2}(?:${answers.no})`)
  const meant = behind(text, no, objected > 0 ? `${questions.meant}|${questions.objection}` : questions.meant)
  const isMeant = meant > no
  if (!isMeant && (no === 0 || question !== null)) return undefined
  if (question !== null && question !== 'anything_else') return undefined
  const start = isMeant ? behind(text, meant, questions.matter.about) : no
  if (!isMatter(text.slice(start), { isMeant, from: start }, reading)) return undefined
  const { matter, refused } = withoutRefused(words.slice(reading.folded.from[start]), reading)
  if (matter === '') return undefined
  // "I meant the price of the massage" is a question by itself.
  const isWhole = asksFact(fold(matter), spokenLanguage(reading.language))
  const corrected = isWhole ? matter : questionAbout(topic, matter, refused, reading)
  return [{ type: 'ask', question: corrected, words, ...serviceIn(start, reading) }]
}

/** The offset after a first sentence that only says what the reply was about: "That's about lockers." */
function behindObjection(text: string, { patterns }: Reading): number {
  const { questions, answers, interjections } = patterns
  const lead = `(?:(?:${interjections}|${answers.no})[ ,]{1,2}){0,2}`
  const begun = opening(`${lead}(?:${questions.objection}|${questions.missed})`).exec(text)?.[0] ?? ''
  const rest = begun === '' ? '' : (/^[^.!?;,\n]{0,60}[.!;,\n] {0,3}/u.exec(text.slice(begun.length))?.[0] ?? '')
  return rest === '' ? 0 : begun.length + rest.length
}

/** The offset after the words of a pattern and what separates them from the next, or `at`. */
function behind(text: string, at: number, pattern: string): number {
  const words = opening(pattern).exec(text.slice(at))?.[0] ?? ''
  const end = at + words.length
  return words === '' ? at : end + (/^[ ,:]{0,3}/u.exec(text.slice(end))?.[0].length ?? 0)
}

interface Place {
  isMeant: boolean
  from: number
}

/** True for words that name what a question is about, and neither wish for an appointment nor ask by themselves. */
function isMatter(text: string, { isMeant, from }: Place, { mentions, patterns, language }: Reading): boolean {
  const { questions, intents, please, answers } = patterns
  const named = mentions.filter(({ end }) => end > from)
  const isOther = named.some(({ values, unsuitable }) => {
    const isNamed = values.every(({ slot }) => slot === 'service' || slot === 'staff')
    return unsuitable !== undefined || !isNamed
  })
  const words = wordsOf(text)
  const filler = fillersOf(patterns)
  const isEmpty = words.every((word) => filler.has(word))
  if (isOther || isEmpty || words.length > MAX_WORDS_OF_MATTER || languageAsked(text) !== undefined) return false
  const intent = intentOf(text, patterns)
  const isWish = (intent !== undefined && !(isMeant && RULED.has(intent))) || has(text, `${intents.wish}|${please}`)
  if (isWish || begins(text, `${questions.start}|${answers.no}`)) return false
  if (isMeant) return true
  // "No, for now" names no matter.
  const common = mostCommonWords(language, COMMON_RANK_OF_TALK)
  const isTelling = words.some((word) => word.length >= MIN_MATTER_LENGTH && !common.has(word))
  if (named.length > 0 && begins(text, questions.article)) return true
  return (named.length > 0 || isTelling) && begins(text, questions.matter.lead)
}

/** The matter without the words that are refused: "Deutsch, nicht Englisch". */
function withoutRefused(typed: string, { patterns }: Reading): { matter: string; refused: string[] } {
  const { text, from, to } = foldWithOffsets(typed)
  const part = new RegExp(`(?:^|,? )(?:${patterns.names.replaced}) [^,.!]{1,60}(?:,|$|(?=[.!]))`, 'gu')
  const spans = [...text.matchAll(part)].map(({ index, 0: { length } }): Span => ({
    start: index,
    end: index + length,
  }))
  const typedSpans = spans.map(({ start, end }) => ({ start: from[start]!, end: to[end - 1]! }))
  const matter = without(typed, typedSpans).replaceAll(/[.!]/gu, '').trim()
  return { matter, refused: spans.flatMap(({ start, end }) => wordsOf(text.slice(start, end))) }
}

/** The one service that the matter names. */
function serviceIn(from: number, { mentions }: Reading): { service?: string } {
  const ids = mentions
    .filter(({ start }) => start >= from)
    .flatMap(({ values }) => values)
    .flatMap((one) => (one.slot === 'service' ? [one.value] : []))
  return ids[0]?.length === 1 ? { service: ids[0][0]! } : {}
}
