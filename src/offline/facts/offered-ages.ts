import { forLanguage, inAnyLanguage } from '../../languages/index.ts'
import type { BookableService, Fact } from '../../models/chat-model.ts'
import { suitedTo, youngestFor } from '../understanding/party/ages.ts'
import { GROWN_UP, agesTold, readAges } from '../understanding/party/told-ages.ts'
import { begins, fold, has, without } from '../understanding/text.ts'
import { topicsOf } from '../understanding/topic-words.ts'
import type { FactAnswer } from './answer.ts'
import { servicesNamed } from './described.ts'
import type { FactWording } from './wording.ts'
import { asksFact } from './asked-kinds.ts'

/** Descriptions are in any language. */
const AGE_TOLD = inAnyLanguage(({ questions }) => questions.ageTold)

/**
 * The services for the age of a child that a question tells, each with the sentence of its description on ages: "what could a
 * 13 year old do with you?" Empty for a question with a service or another topic, and where a service for the age has no such
 * sentence, because a part of the list would be taken for all of it.
 */
export function offeredForAge(
  question: string,
  language: string,
  {
    services,
    wording,
    split,
  }: { services: Fact<BookableService>[]; wording: FactWording; split(text: string): string[] },
): FactAnswer[] {
  const told = readAges(question, language)
  const folded = fold(question)
  const { questions, understanding } = forLanguage(language)
  if (told?.years.some((age) => age < GROWN_UP) !== true || !begins(folded, questions.facts.offered)) return []
  if (asksFact(folded, language) || has(folded, questions.facts.kinds.price)) return []
  if (servicesNamed(folded, services, language).length > 0) return []
  if (topicsOf(without(folded, agesTold(folded, understanding)), language).length > 0) return []
  const suited = new Set(
    suitedTo(
      services.map(({ value }) => value),
      told,
    ).map(({ id }) => id),
  )
  const forAge = services.filter(({ value }) => suited.has(value.id) && youngestFor(value) !== undefined)
  const answers = forAge.flatMap(({ value, line }) => {
    const sentence = split(value.description ?? '').find((one) => has(fold(one), AGE_TOLD))
    return sentence === undefined ? [] : { text: wording.entry(value.name, sentence), quote: line }
  })
  return answers.length < forAge.length ? [] : answers
}
