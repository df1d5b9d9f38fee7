import type { BookableService, Fact } from '../../models/chat-model.ts'
import { questionWords } from '../answers/question-words.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { isAmong } from '../understanding/similar-words.ts'
import { namedIn, withoutBrackets } from '../understanding/services/service-names.ts'
import { fold, has, wordsOf } from '../understanding/text.ts'
import { translatedIn } from '../understanding/services/translated-names.ts'
import { forLanguage, LANGUAGES, spokenLanguage } from '../../languages/index.ts'
import { everydayWords } from '../understanding/spelling-correction.ts'
import { serviceText, type FactAnswer } from './answer.ts'
import type { FactWording } from './wording.ts'

/** Words up to this frequency rank name no topic. */
const COMMON_RANK = 450
const MIN_WORD_LENGTH = 3
/** Minimum share of the question's topic words that the service has. */
const MIN_SHARE = 0.6
const MAX_TOLD = 2
/** Minimum length of a word without its ending that two texts share. */
const MIN_THING_LENGTH = 4
/** Descriptions are in any language. */
const INCLUDED = Object.values(LANGUAGES)
  .map(({ questions }) => questions.facts.included.told)
  .join('|')

/** The services whose description answers a question: "Do you service boilers that run on LPG?" */
export function describedIn(
  question: string,
  language: string,
  { services, wording }: { services: Fact<BookableService>[]; wording: FactWording },
): FactAnswer[] {
  const common = mostCommonWords(language, COMMON_RANK)
  const asking = new Set(wordsOf(fold(questionWords(question, language))))
  const topic = [...new Set(wordsOf(fold(question)))].filter(
    (word) => word.length >= MIN_WORD_LENGTH && !common.has(word) && !asking.has(word),
  )
  return services
    .filter(({ value }) => isDescribed(value, topic))
    .slice(0, MAX_TOLD)
    .map(({ value, line }) => ({ text: wording.entry(value.name, value.description!), quote: line }))
}

/** True where the description has a topic word that the name lacks, and both together have most of them. */
function isDescribed({ name, aliases = [], description }: BookableService, topic: string[]): boolean {
  if (description === undefined) return false
  const [named, described] = [[name, ...aliases].join(' '), description].map((text) => wordsOf(fold(text)))
  const inDescription = topic.filter((word) => isAmong(word, described!))
  const inEither = topic.filter((word) => isAmong(word, named!) || isAmong(word, described!))
  return inDescription.some((word) => !isAmong(word, named!)) && inEither.length >= MIN_SHARE * topic.length
}

/**
 * Sentences of the descriptions that say what a service includes, for a question such as "do we need our own harness, or is
 * it included?" `message` may ask so beside it: "and the shoes, are they in the price?" `split` gives the sentences of a text.
 */
export function includedIn(
  { question, message }: { question: string; message: string },
  language: string,
  {
    services,
    wording,
    split,
  }: { services: Fact<BookableService>[]; wording: FactWording; split(text: string): string[] },
): FactAnswer[] {
  const { asked } = forLanguage(language).questions.facts.included
  const isAsked = has(fold(question), asked)
  if (!isAsked && !has(fold(message), asked)) return []
  return services.flatMap(({ value: { name, description = '' }, line }) => {
    const told = split(description).filter(
      (sentence) => has(fold(sentence), INCLUDED) && (isAsked || sharesThing(question, sentence)),
    )
    return told.length === 0 ? [] : { text: wording.entry(name, told.join(' ')), quote: line }
  })
}

/** True where a word of the sentence is a word of the question, or the end of a compound: "Schuhe" of "Leihschuhe". */
function sharesThing(question: string, sentence: string): boolean {
  const things = wordsOf(fold(sentence))
    .filter((word) => word.length > MIN_THING_LENGTH)
    .map((word) => word.slice(0, -1))
  return wordsOf(fold(question)).some((word) => things.some((thing) => word.includes(thing)))
}

/**
 * Price, length and description of each service that a question compares: "What is the difference between the full and
 * the standard service?"
 */
export function comparedIn(
  question: string,
  language: string,
  { services, wording }: { services: Fact<BookableService>[]; wording: FactWording },
): FactAnswer[] {
  const folded = fold(question)
  if (!has(folded, forLanguage(language).questions.facts.compared)) return []
  const ids = new Set(servicesNamed(folded, services, language))
  if (ids.size < 2) return []
  return services
    .filter(({ value }) => ids.has(value.id))
    .map(({ value, line }) => {
      const { description } = value
      const told = withStop(serviceText(value, wording))
      return { text: description === undefined ? told : `${told} ${withStop(description)}`, quote: line }
    })
}

/** Share of a service's name from which a heading is about it. */
const HEADED_SHARE = 0.7

/** Ids of the services that a heading in a language is about. */
export function servicesHeaded(heading: string, services: Fact<BookableService>[], written: string): string[] {
  return servicesNamed(fold(heading), services, spokenLanguage(written), HEADED_SHARE)
}

/** Ids of the services that a folded text names unambiguously, by at least this share of their names. */
export function servicesNamed(
  folded: string,
  services: Fact<BookableService>[],
  language: string,
  leastShare = 0,
): string[] {
  const named = services.map(({ value: { id, name, aliases = [], description = '' } }) => ({
    id,
    names: [name, ...aliases].flatMap(withoutBrackets),
    about: description,
  }))
  const found = namedIn(folded, named, everydayWords(language), forLanguage(language).understanding)
  const told = found.length > 0 ? found : translatedIn(folded, named, language)
  return told.flatMap(({ ids, share }) => (ids.length === 1 && share >= leastShare ? ids : []))
}

function withStop(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}
