import { forLanguage, spokenLanguage } from '../../../languages/index.ts'
import { fillersOf } from '../short-answers.ts'
import type { Clause } from '../clause.ts'
import { mostCommonWords } from '../common-words.ts'
import { begins, expression, fold, has, isWhole, wordsOf } from '../text.ts'
import type { Grammar } from './act.ts'
import { hasMentions, hasParty, hasService, hasStaff, namesStart, unmentioned } from './clause-values.ts'

/** Words up to this frequency rank name no thing. */
const COMMON_RANK = 300
const MIN_LETTERS = 3

/** True for a question whether an appointment is needed: "Do I have to book for that, or can I just walk in?" */
export function isNeedAsked(text: string, clause: Clause, { questions }: Grammar['patterns']): boolean {
  return clause.isQuestion && has(text, questions.needed) && !namesStart(clause)
}

/**
 * True for a question whether there is some thing that no service is called by: "Is there a bus on Sundays?" With free
 * times, a person or a party size it is a wish.
 */
export function isThingAsked(text: string, clause: Clause, { patterns, language }: Grammar): boolean {
  const { questions, appointment, intents } = patterns
  if (!text.includes('?') && !begins(text, questions.exists)) return false
  if (hasService(clause) || hasStaff(clause) || hasParty(clause) || !has(text, questions.exists)) return false
  if (has(text, `${questions.availability}|${appointment}|${intents.book}`)) return false
  return (
    thingsIn(unmentioned(text, clause).replaceAll(expression(questions.exists), ' '), { patterns, language }).length > 0
  )
}

/**
 * True for a question for a free place in something that no service is called by: "Is there anything free in the
 * dormitory?"
 */
export function isPlaceAsked(text: string, clause: Clause, { patterns, language }: Grammar): boolean {
  if (hasMentions(clause)) return false
  const place = expression(patterns.questions.within).exec(text)
  return place !== null && thingsIn(text.slice(place.index + place[0].length), { patterns, language }).length > 0
}

/** Words of a text that name neither a visit, its time, nor anything common. */
function thingsIn(text: string, { patterns, language }: Grammar): string[] {
  const { scheduling, visiting } = patterns.questions
  const filler = fillersOf(patterns)
  const common = mostCommonWords(language, COMMON_RANK)
  const ofVisit = new Set(wordsOf(fold(forLanguage(spokenLanguage(language)).questions.ofVisit)))
  return wordsOf(text).filter(
    (word) =>
      word.length >= MIN_LETTERS &&
      !filler.has(word) &&
      !common.has(word) &&
      !ofVisit.has(word) &&
      !isWhole(word, `${scheduling}|${visiting}`),
  )
}
