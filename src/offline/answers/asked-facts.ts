import type { TurnRequest } from '../../models/chat-model.ts'
import { areGeneric } from '../understanding/common-words.ts'
import { has, fold, isWhole } from '../understanding/text.ts'
import { type AskedFacts, askedFacts } from '../facts/asked.ts'
import { servicesNamed } from '../facts/described.ts'
import { spokenLanguage, forLanguage } from '../../languages/index.ts'
import type { QuestionContext } from './answer-parts.ts'

/** True for a question for a price that names nothing: "and what does that cost?" */
export function asksBarePrice(question: string, asking: QuestionContext, turn: TurnRequest): boolean {
  const asked = askedIn(question, { ...asking, spokenOf: null }, turn)
  if (asked === undefined) return false
  const { kinds, services, isAll, foreign } = asked
  return kinds.every((kind) => kind === 'price') && services.length === 0 && !isAll && foreign.length === 0
}

/** The facts asked for, by the visitor's language and then by that of the business. */
export function askedIn(
  question: string,
  { language, spokenOf, before }: QuestionContext,
  turn: TurnRequest,
): AskedFacts | undefined {
  const { assistant, conversation } = turn
  if (assistant.tables === undefined || conversation === undefined) return undefined
  const services = assistant.tables.services.map(({ value }) => value)
  const of = { moment: conversation, services, business: assistant.business, before }
  for (const one of new Set([language, spokenLanguage(assistant.language)])) {
    const asked = askedBehindComma(question, (text) => askedFacts(text, one, of))
    const spoken = services.find(({ id }) => id === spokenOf)
    if (asked === undefined) continue
    const each = has(fold(question), forLanguage(one).questions.facts.each)
      ? servicesNamed(fold(before ?? ''), assistant.tables.services, one)
      : []
    if (new Set(each).size > 1) return { ...asked, services: [...new Set(each)], partly: [], isAll: false }
    // "Do you do that?" is about the rest of the message, and not about the service spoken of.
    const isOfIt =
      asked.kinds.every((kind) => kind === 'services') &&
      asked.services.length === 0 &&
      has(fold(question), forLanguage(one).questions.idle)
    if (isOfIt) return undefined
    return spoken === undefined ? asked : aboutSpokenOf(asked, spoken, one)
  }
  return undefined
}

/**
 * The facts asked for after the last comma, where the words before it belong to no fact: "Saturday would be perfect,
 * but how much is it?"
 */
function askedBehindComma(question: string, read: (text: string) => AskedFacts | undefined): AskedFacts | undefined {
  const whole = read(question)
  const comma = question.search(/[,;][^,;]*$/u)
  if (whole === undefined || whole.services.length > 0 || whole.foreign.length === 0 || comma < 0) return whole
  const behind = read(question.slice(comma + 1))
  return behind?.foreign.length === 0 ? behind : whole
}

/**
 * A question without a service of its own, or with a generic part of a name ("the class"), is about the service spoken
 * of.
 */
function aboutSpokenOf(asked: AskedFacts, spoken: { id: string; name: string }, language: string): AskedFacts {
  const { services, foreign, partly, isAll } = asked
  const name = fold(spoken.name)
  // "What would it be for 2 adults and the little ones?" has no topic but the price.
  const isPriced = asked.kinds.includes('price')
  const topics = isPriced ? foreign.filter((word) => !isWho(word, language)) : foreign
  const isUnnamed = services.length === 0 && topics.length === 0 && !isAll
  const isAmong = partly.length > 0 && partly.every(({ words }) => words.every((word) => name.includes(word)))
  const isGeneric = services.length > 0 && partly.length >= services.length && !isAll
  const isIt =
    isUnnamed ||
    (isPriced && asked.isByWhom && !hasYoung(asked.naming.services, language)) ||
    (isGeneric && partly.every(({ words }) => areGeneric(words, language)))
  if (isIt) return { ...asked, services: [spoken.id], partly: [] }
  return isAmong ? { ...asked, services: [spoken.id] } : asked
}

/** True where one of the words is for children, for whom another service may be made. */
function hasYoung(words: string[], language: string): boolean {
  const { ages } = forLanguage(language).understanding
  return words.some((word) => isWhole(word, `${ages.child}|${ages.teen}|${ages.baby}`))
}

/** True for a word that tells who comes: "adults", "little ones". */
function isWho(word: string, language: string): boolean {
  const { ages, party } = forLanguage(language).understanding
  return isWhole(word, `${ages.adult}|${ages.child}|${ages.teen}|${ages.baby}|${ages.persons}|${party.wards}`)
}
