import { FACTS, type ModelEvent, type TurnRequest } from '../../models/chat-model.ts'
import { languageOfTag, type Language } from '../dialogue/lexicon.ts'
import { fold } from '../understanding/text.ts'
import type { TextAnalysis } from './evidence.ts'
import { tellFacts, type Told } from '../facts/answer.ts'
import { askedFacts, CONTACTS, type AskedFacts, type FactKind } from '../facts/asked.ts'
import { exceptionTo, writtenContacts, type Written } from '../facts/written.ts'
import { factWordingOf } from '../facts/wording.ts'
import { forLanguage, inCountry } from '../../languages/index.ts'
import { findAnswer, sayAnswer, sayQuotes, type Frame, type KnowledgeAnswer } from './knowledge-answer.ts'

export interface Answer {
  facts: Told[]
  /** A document's rule that is more specific than the facts. */
  exception?: Written | undefined
  /** Undefined if the tables answered everything. */
  knowledge: KnowledgeAnswer | undefined
  band: KnowledgeAnswer['band']
  coverage: number
}

export interface Asking {
  language: Language
  /** The service of the earlier question, for "how much is it?". */
  spokenOf: string | null
  /** The question before this one. */
  before?: string | undefined
}

/** Kinds independent of a service. */
const OF_THE_BUSINESS = new Set<FactKind>(['attendance', 'hours', 'closures', ...CONTACTS])
/** Characters of a word compared with a quote: "pool" matches "pools". */
const COMPARED_CHARS = 5

/** Answers from the tables first, and from the knowledge for the rest of the question. */
export async function findReply(
  question: string,
  asking: Asking,
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<Answer> {
  const asked = askedIn(question, asking, turn)
  const facts = asked === undefined || asked.isDifference ? [] : factsFor(asked, asking, turn)
  const library = libraryOf(turn, text)
  const written = asked === undefined ? [] : writtenContacts(asked, library)
  if (written.length > 0)
    return {
      facts,
      knowledge: {
        quotes: written.map((quote) => ({ ...quote, language: asking.language })),
        coverage: 1,
        band: 'answer',
      },
      band: 'answer',
      coverage: 1,
    }
  if (asked !== undefined && facts.length > 0) {
    const exception = exceptionTo(asked, library)
    if (exception !== undefined) return { facts, exception, knowledge: undefined, band: 'answer', coverage: 1 }
    const foreign = unexplained(asked, turn)
    const isTold = foreign.length === 0 && asked.partly.length === 0
    const found = isTold ? undefined : await findAnswer(question, turn, text)
    if (asked.isHinted && found?.band === 'answer')
      return { facts: [], knowledge: found, band: found.band, coverage: found.coverage }
    const isOnRest =
      found?.band === 'answer' && found.quotes.some((quote) => holds(quote, foreign) || isElse(quote, asked.partly))
    // "How long until the new glasses are ready?" is not about the "glasses consultation".
    const [first] = found?.quotes ?? []
    if (isOnRest && first !== undefined && isNamedInPart(asked) && isElse(first, asked.partly) && holds(first, foreign))
      return { facts: [], knowledge: found, band: found.band, coverage: found.coverage }
    return { facts, knowledge: isOnRest ? found : undefined, band: 'answer', coverage: 1 }
  }
  const found = await findAnswer(question, turn, text)
  return { facts: [], knowledge: found, band: found.band, coverage: found.coverage }
}

export function* sayReply({ facts, exception, knowledge }: Answer, frame: Frame): Generator<ModelEvent> {
  const { answers } = forLanguage(frame.language)
  for (const [index, { text, quote }] of facts.entries()) {
    yield { type: 'text', text: index === 0 ? text : `\n${text}` }
    yield { type: 'citation', passageId: FACTS, quote }
  }
  if (exception !== undefined) {
    yield { type: 'text', text: `\n\n${answers.alsoSays}\n` }
    yield* sayQuotes([exception], answers)
  }
  if (knowledge === undefined) return
  if (facts.length > 0) yield { type: 'text', text: '\n\n' }
  yield* sayAnswer(knowledge, frame)
}

/** Reads the question in the visitor's language, then in that of the business. */
function askedIn(question: string, { language, spokenOf, before }: Asking, turn: TurnRequest): AskedFacts | undefined {
  const { assistant, conversation } = turn
  if (assistant.tables === undefined || conversation === undefined) return undefined
  const services = assistant.tables.services.map(({ value }) => value)
  for (const one of new Set([language, languageOfTag(assistant.language)])) {
    const asked = askedFacts(question, one, { today: conversation, services, business: assistant.business, before })
    if (asked === undefined) continue
    const isSpokenOf = asked.services.length === 0 && asked.foreign.length === 0 && !asked.isAll && spokenOf !== null
    return isSpokenOf ? { ...asked, services: [spokenOf] } : asked
  }
  return undefined
}

function factsFor(asked: AskedFacts, { language }: Asking, { assistant, conversation }: TurnRequest): Told[] {
  if (assistant.tables === undefined || conversation === undefined) return []
  // "How much is parking?" names no service, so no price of the tables answers it.
  const isMeant = (kind: FactKind) =>
    OF_THE_BUSINESS.has(kind) || asked.services.length > 0 || (asked.foreign.length === 0 && !asked.isFree)
  return tellFacts(asked, assistant.tables, conversation, factWordingOf(inCountry(language, conversation.country)))
    .filter(({ kind }) => isMeant(kind))
    .map(({ told }) => told)
}

function libraryOf({ assistant, passages }: TurnRequest, { splitSentences }: TextAnalysis) {
  return { passages, tables: assistant.tables, splitSentences, language: languageOfTag(assistant.language) }
}

function unexplained({ foreign }: AskedFacts, { assistant }: TurnRequest): string[] {
  const reasons = fold(assistant.tables?.closures.map(({ value }) => value.reason ?? '').join(' ') ?? '')
  return foreign.filter((word) => !reasons.includes(word))
}

/** No service is named as a whole. */
function isNamedInPart({ services, partly }: AskedFacts): boolean {
  return partly.length > 0 && partly.length >= services.length
}

/** About something that only shares words with a service. */
function isElse(quote: { title: string; text: string }, partly: AskedFacts['partly']): boolean {
  const quoted = fold(`${quote.title} ${quote.text}`)
  return partly.some(({ name, words }) => holds(quote, words) && !quoted.includes(name))
}

function holds({ title, text }: { title: string; text: string }, words: string[]): boolean {
  const quoted = fold(`${title} ${text}`)
  return words.some((word) => quoted.includes(word.slice(0, COMPARED_CHARS)))
}
