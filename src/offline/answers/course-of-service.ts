import { forLanguage, inCountry } from '../../languages/index.ts'
import type { BookableService, Fact, TurnRequest } from '../../models/chat-model.ts'
import type { FactAnswer } from '../facts/answer.ts'
import { servicesHeaded, servicesNamed } from '../facts/described.ts'
import { factWordingOf } from '../facts/wording.ts'
import type { Written } from '../facts/written.ts'
import { topiclessWords } from '../understanding/common-words.ts'
import { expression, fold, has, wordsOf } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { questionWords } from './question-words.ts'
import { headingOf } from './quotes.ts'
import { beginning } from './sections.ts'

/** Maximum characters quoted of the section on a service. */
const MAX_CHARACTERS = 450
/** Words up to this frequency rank name no topic. */
const COMMON_RANK = 450
const MIN_WORD_LENGTH = 4

interface Course {
  facts: FactAnswer[]
  section: Written[]
}

/**
 * The description of a service and the beginning of its section in the documents, for a question what one does there, or how
 * it goes: "what do you actually do on it?" A question with another topic, such as "what happens if it rains?", has none.
 */
export function courseOf(
  question: string,
  { language, spokenOf }: { language: string; spokenOf: string | null },
  turn: TurnRequest,
  text: TextAnalysis,
): Course | undefined {
  const { assistant, conversation } = turn
  const services = assistant.tables?.services ?? []
  // Before the names, whose search costs more and is needed for few questions.
  if (conversation === undefined || !isCourseAsked(question, services, language)) return undefined
  const named = servicesNamed(fold(question), services, language)
  const [id, other] = named.length > 0 ? named : [spokenOf]
  const service = other === undefined ? services.find(({ value }) => value.id === id) : undefined
  if (service === undefined) return undefined
  const { name, description } = service.value
  const { entry } = factWordingOf(inCountry(language, conversation.country))
  const facts = description === undefined ? [] : [{ text: entry(name, description), quote: service.line }]
  const section = sectionOf(service.value.id, services, turn, text)
  return facts.length + section.length === 0 ? undefined : { facts, section }
}

/** Stands for a word of a service's name. */
const NAME = 'x'

function isCourseAsked(question: string, services: Fact<BookableService>[], language: string): boolean {
  const { questions, understanding } = forLanguage(language)
  const { course } = questions.facts
  const names = services.flatMap(({ value: { name, aliases = [] } }) => [name, ...aliases])
  const own = new Set(names.flatMap((one) => wordsOf(fold(one))))
  const asked = fold(question).replaceAll(/[\p{L}\p{N}]+/gu, (word) => (isOwn(word, own) ? NAME : word))
  if (!has(asked, course) || has(asked, understanding.questions.supposed)) return false
  const asking = new Set(wordsOf(fold(questionWords(question, language))))
  const common = topiclessWords(language, COMMON_RANK)
  return wordsOf(asked.replaceAll(expression(course), ' ')).every(
    (word) => word.length < MIN_WORD_LENGTH || asking.has(word) || common.has(word),
  )
}

function isOwn(word: string, own: ReadonlySet<string>): boolean {
  return word.length >= MIN_WORD_LENGTH && own.has(word)
}

/** The beginning of the first section below the name of a service and of no other. */
function sectionOf(
  id: string,
  services: Fact<BookableService>[],
  { assistant, passages, others = [] }: TurnRequest,
  { splitSentences }: TextAnalysis,
): Written[] {
  const isHeaded = (title: string, written: string): boolean => {
    const [first, other] = servicesHeaded(headingOf(title), services, written)
    return first === id && other === undefined
  }
  const [first] = [...passages, ...others]
    .map((passage) => ({ ...passage, written: passage.language ?? assistant.language }))
    .filter(({ title, written }) => isHeaded(title, written))
    // Ids grow in the order of the documents.
    .toSorted((a, b) => Number(a.id) - Number(b.id))
  if (first === undefined) return []
  const quote = beginning(first.text, splitSentences(first.text, first.written), MAX_CHARACTERS)
  return quote === '' ? [] : [{ passageId: first.id, title: first.title, text: quote }]
}
