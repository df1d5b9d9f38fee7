import type { TurnRequest } from '../../models/chat-model.ts'
import { fold, hasBeginning, wordsOf } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { expectedBy } from './question-words.ts'
import type { AskedFacts } from '../facts/asked.ts'
import { servicesNamed } from '../facts/described.ts'
import { priceWritten, hasTopic } from './written-prices.ts'
import { type KnowledgeAnswer, findAnswer } from './knowledge-answer.ts'
import { type QuestionContext, type Answer, findWritten } from './answer-parts.ts'

/** The documents' answer in place of facts, for a price or a length of time of something that is no service. */
export async function writtenInstead(
  question: string,
  asked: AskedFacts,
  asking: QuestionContext,
  { turn, text }: { turn: TurnRequest; text: TextAnalysis },
): Promise<Answer | undefined> {
  const priced =
    (await priceSpokenOf(question, asked, asking, { turn, text })) ??
    (await priceWritten(question, ofThing(question, asked, asking, turn), { turn, text }))
  if (priced === undefined) return lengthWritten(question, asked, { turn, text })
  return { facts: [], knowledge: priced, band: priced.band, coverage: priced.coverage }
}

/**
 * The facts asked for, without the service spoken of if the question names a thing of its own: "renting shoes, how much is
 * that?"
 */
function ofThing(
  question: string,
  asked: AskedFacts,
  { language, spokenOf }: QuestionContext,
  turn: TurnRequest,
): AskedFacts {
  if (isFreeByAlias(question, asked, turn)) return { ...asked, services: [], partly: [] }
  const isSpokenOf = asked.services.length === 1 && asked.services[0] === spokenOf && asked.partly.length === 0
  const services = turn.assistant.tables?.services ?? []
  if (!isSpokenOf || servicesNamed(fold(question), services, language).length > 0) return asked
  return hasTopic(question, turn) ? { ...asked, services: [] } : asked
}

/**
 * True where the services asked for are free, and the question has only other names of them: a free drop-off with the alias "service" is
 * not what a service costs.
 */
function isFreeByAlias(question: string, { services: ids }: AskedFacts, { assistant }: TurnRequest): boolean {
  const meant = (assistant.tables?.services ?? []).flatMap(({ value }) => (ids.includes(value.id) ? [value] : []))
  const asked = fold(question)
  return (
    meant.length > 0 &&
    meant.every(
      ({ name, price = '' }) => price !== '' && !/[1-9]/u.test(price) && !hasBeginning(asked, wordsOf(fold(name))),
    )
  )
}

/**
 * The documents' price of what was asked before, for a question without a name: "Where can I park, and what does that
 * cost?"
 */
async function priceSpokenOf(
  question: string,
  { kinds, services, isAll, foreign }: AskedFacts,
  { before }: QuestionContext,
  { turn, text }: { turn: TurnRequest; text: TextAnalysis },
): Promise<KnowledgeAnswer | undefined> {
  const isBare = kinds.every((kind) => kind === 'price') && services.length === 0 && !isAll && foreign.length === 0
  if (!isBare || before === undefined) return undefined
  const found = await findAnswer(`${before} ${question}`, turn, text)
  const priceOf = expectedBy(question, turn.statistics.language)
  return found.band !== 'decline' && found.quotes.some((quote) => priceOf(quote.text)) ? found : undefined
}

/**
 * The documents' length of time for a question without a service: "how long are they valid?" is about no appointment.
 * Undefined where they tell none.
 */
async function lengthWritten(
  question: string,
  { kinds, services, isAll }: AskedFacts,
  { turn, text }: { turn: TurnRequest; text: TextAnalysis },
): Promise<Answer | undefined> {
  if (services.length > 0 || isAll || !kinds.every((kind) => kind === 'duration')) return undefined
  const written = await findWritten(question, turn, text)
  const isExpected = expectedBy(question, turn.statistics.language)
  return written.band !== 'decline' && written.knowledge?.quotes.some((quote) => isExpected(quote.text)) === true
    ? written
    : undefined
}
