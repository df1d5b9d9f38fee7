import { FACTS, type ModelEvent, type TurnRequest } from '../../models/chat-model.ts'
import { languageOfTag, type Language } from '../dialogue/lexicon.ts'
import { fold } from '../dialogue/text.ts'
import type { TextAnalysis } from './evidence.ts'
import { tellFacts, type Told } from '../facts/answer.ts'
import { askedFacts, CONTACTS, type AskedFacts, type FactKind } from '../facts/asked.ts'
import { factWordingOf } from '../facts/wording.ts'
import { findAnswer, sayAnswer, type KnowledgeAnswer } from './knowledge-answer.ts'
import type { AnswerWording } from '../../languages/wording.ts'

export interface Answer {
  facts: Told[]
  /** Undefined where the tables said all. */
  knowledge: KnowledgeAnswer | undefined
  band: KnowledgeAnswer['band']
  coverage: number
}

export interface Asking {
  language: Language
  /** The service that was asked about before, for "how much is it?". */
  spokenOf: string | null
}

/** Kinds that need no service to be meant. */
const OF_THE_BUSINESS = new Set<FactKind>(['hours', 'closures', ...CONTACTS])
/** So much of a word must stand in a quote: "pool" in "pools". */
const COMPARED = 5

/** What the tables say, where a table says it; what the knowledge says to the rest of the question, or to all of it. */
export async function findReply(
  question: string,
  asking: Asking,
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<Answer> {
  const asked = askedIn(question, asking, turn)
  const facts = asked === undefined ? [] : factsFor(asked, asking, turn)
  if (asked !== undefined && facts.length > 0) {
    const foreign = unexplained(asked, turn)
    const found = foreign.length === 0 ? undefined : await findAnswer(question, turn, text)
    const isOnRest = found?.band === 'answer' && found.evidence.quotes.some((quote) => holds(quote, foreign))
    return { facts, knowledge: isOnRest ? found : undefined, band: 'answer', coverage: 1 }
  }
  const found = await findAnswer(question, turn, text)
  return { facts: [], knowledge: found, band: found.band, coverage: found.evidence.coverage }
}

export function* sayReply(
  { facts, knowledge }: Answer,
  wording: AnswerWording,
  business: string,
): Generator<ModelEvent> {
  for (const [index, { text, quote }] of facts.entries()) {
    yield { type: 'text', text: index === 0 ? text : `\n${text}` }
    yield { type: 'citation', passageId: FACTS, quote }
  }
  if (knowledge === undefined) return
  if (facts.length > 0) yield { type: 'text', text: '\n\n' }
  yield* sayAnswer(knowledge, wording, business)
}

/** In the visitor's language, or in that of the business. */
function askedIn(question: string, { language, spokenOf }: Asking, turn: TurnRequest): AskedFacts | undefined {
  const { assistant, conversation } = turn
  if (assistant.tables === undefined || conversation === undefined) return undefined
  const services = assistant.tables.services.map(({ value }) => value)
  for (const one of new Set([language, languageOfTag(assistant.language)])) {
    const asked = askedFacts(question, one, conversation, services, assistant.business)
    if (asked === undefined) continue
    const isSpokenOf = asked.services.length === 0 && asked.foreign.length === 0 && !asked.isAll && spokenOf !== null
    return isSpokenOf ? { ...asked, services: [spokenOf] } : asked
  }
  return undefined
}

function factsFor(asked: AskedFacts, { language }: Asking, { assistant, conversation }: TurnRequest): Told[] {
  if (assistant.tables === undefined || conversation === undefined) return []
  // "How much is parking?" asks for no price of the tables.
  const isMeant = (kind: FactKind) =>
    OF_THE_BUSINESS.has(kind) || asked.services.length > 0 || asked.foreign.length === 0
  return tellFacts(asked, assistant.tables, conversation, factWordingOf(language))
    .filter(({ kind }) => isMeant(kind))
    .map(({ told }) => told)
}

function unexplained({ foreign }: AskedFacts, { assistant }: TurnRequest): string[] {
  const reasons = fold(assistant.tables?.closures.map(({ value }) => value.reason ?? '').join(' ') ?? '')
  return foreign.filter((word) => !reasons.includes(word))
}

function holds({ title, text }: { title: string; text: string }, words: string[]): boolean {
  const quoted = fold(`${title} ${text}`)
  return words.some((word) => quoted.includes(word.slice(0, COMPARED)))
}
