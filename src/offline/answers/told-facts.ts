import type { TurnRequest } from '../../models/chat-model.ts'
import { fold } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { hasFormOfQuestion } from './question-words.ts'
import { tellFacts, type FactAnswer } from '../facts/answer.ts'
import { partyFor } from '../facts/asked-party.ts'
import { HOURS_ALONE, type AskedFacts } from '../facts/asked.ts'
import { offeredForAge } from '../facts/offered-ages.ts'
import { describedIn, servicesNamed, includedIn, comparedIn } from '../facts/described.ts'
import { callsBack, type Written } from '../facts/written.ts'
import { factWordingOf } from '../facts/wording.ts'
import { inCountry, spokenLanguage } from '../../languages/index.ts'
import { type QuestionContext, type Answer, documentsOf, quoting } from './answer-parts.ts'
import { type FactKind, CONTACTS, asksCallBack } from '../facts/asked-kinds.ts'

/** Kinds of facts that belong to no service. */
const OF_THE_BUSINESS = new Set<FactKind>(['attendance', 'hours', 'closures', ...CONTACTS])

export function factsFor(
  question: string,
  asked: AskedFacts,
  asking: QuestionContext,
  turn: TurnRequest,
): FactAnswer[] {
  const { assistant, conversation } = turn
  const { language } = asking
  if (assistant.tables === undefined || conversation === undefined) return []
  // "How much is parking?" names no service, so no price in the settings answers it.
  const isMeant = (kind: FactKind) =>
    OF_THE_BUSINESS.has(kind) || asked.services.length > 0 || (asked.foreign.length === 0 && !asked.isFree)
  const wording = factWordingOf(inCountry(language, conversation.country))
  const party = partyFor({ question, language, booked: asking.party }, turn)
  return tellFacts({ ...asked, party }, assistant.tables, conversation, wording)
    .filter(({ kind }) => isMeant(kind))
    .map(({ told }) => told)
}

/** Facts of the settings on the matter of a section: the address beside the way, the hours beside their exceptions. */
export function besideSection(
  section: Written,
  { question, asked }: { question: string; asked: AskedFacts | undefined },
  asking: QuestionContext,
  turn: TurnRequest,
): FactAnswer[] {
  const isOfBusiness = asked?.kinds.every((kind) => OF_THE_BUSINESS.has(kind)) === true
  // "Are you open in summer?", as a heading, is answered by its section alone.
  return isOfBusiness && !section.title.endsWith('?') ? factsFor(question, asked, asking, turn) : []
}

/** The opening hours, and what documents say on calling back, for "when will they ring me back?" */
export function whenCalledBack(
  question: string,
  { language }: QuestionContext,
  turn: TurnRequest,
  text: TextAnalysis,
): Answer | undefined {
  const { assistant, conversation } = turn
  if (assistant.tables === undefined || conversation === undefined || !asksCallBack(question, language))
    return undefined
  const wording = factWordingOf(inCountry(language, conversation.country))
  const facts = tellFacts(HOURS_ALONE, assistant.tables, conversation, wording).map(({ told }) => told)
  const exceptions = callsBack(documentsOf(turn, text))
  if (facts.length === 0 && exceptions.length === 0) return undefined
  if (facts.length === 0) return quoting(exceptions, { facts, language: null })
  return { facts, exceptions, knowledge: undefined, band: 'answer', coverage: 1 }
}

/** The services of the catalogue, and their wording in the visitor's language; undefined without settings. */
function catalogueFor({ language }: QuestionContext, { assistant, conversation }: TurnRequest) {
  if (assistant.tables === undefined || conversation === undefined) return undefined
  return { services: assistant.tables.services, wording: factWordingOf(inCountry(language, conversation.country)) }
}

/** The description of the service that a question names. */
export function describedFor(question: string, asking: QuestionContext, turn: TurnRequest): FactAnswer[] {
  const catalogue = catalogueFor(asking, turn)
  return catalogue === undefined ? [] : describedIn(question, asking.language, catalogue)
}

/** The services for the age that a question tells. */
export function offeredFor(
  question: string,
  asking: QuestionContext,
  turn: TurnRequest,
  { splitSentences }: TextAnalysis,
): FactAnswer[] {
  const catalogue = catalogueFor(asking, turn)
  if (catalogue === undefined) return []
  const split = (description: string) => splitSentences(description, spokenLanguage(turn.assistant.language))
  return offeredForAge(question, asking.language, { ...catalogue, split })
}

/** Inclusions of the service that the question names, or else of the one spoken of. */
export function includedFor(
  question: string,
  asking: QuestionContext,
  turn: TurnRequest,
  { splitSentences }: TextAnalysis,
): FactAnswer[] {
  const catalogue = catalogueFor(asking, turn)
  const { language, spokenOf } = asking
  const { assistant, message = '' } = turn
  if (catalogue === undefined) return []
  // "Lunch included, good. My lad is 13, could he do it?" asks for no inclusion.
  if (message.includes('?') && !hasFormOfQuestion(question, language)) return []
  const named = servicesNamed(fold(question), catalogue.services, language)
  const services = catalogue.services.filter(({ value: { id } }) =>
    named.length > 0 ? named.includes(id) : id === spokenOf,
  )
  const split = (description: string) => splitSentences(description, spokenLanguage(assistant.language))
  return includedIn({ question, message }, language, { ...catalogue, services, split })
}

/** The services that a question compares, side by side. */
export function comparedFor(question: string, asking: QuestionContext, turn: TurnRequest): FactAnswer[] {
  const catalogue = catalogueFor(asking, turn)
  return catalogue === undefined ? [] : comparedIn(question, asking.language, catalogue)
}
