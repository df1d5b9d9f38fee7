import { FACTS, type ModelEvent, type TurnRequest } from '../../models/chat-model.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { expectedBy, hasFormOfQuestion } from './question-words.ts'
import type { AskedFacts } from '../facts/asked.ts'
import { datedRules, exceptionsTo, writtenContacts, type Written } from '../facts/written.ts'
import { forLanguage } from '../../languages/index.ts'
import { courseOf } from './course-of-service.ts'
import { withGroupRules } from './group-rules.ts'
import { hoursOfParts } from './hours-of-parts.ts'
import { sectionNamed } from './sections.ts'
import { ownLine } from './own-line.ts'
import { withoutHouseRules } from './own-cancelling.ts'
import { withoutOthers } from './other-services.ts'
import { findAnswer, sayAnswer, sayQuotes, type ReplyContext } from './knowledge-answer.ts'
import {
  type QuestionContext,
  type Answer,
  findWritten,
  quotingWith,
  quoting,
  documentsOf,
  toldAs,
} from './answer-parts.ts'
import { askedIn } from './asked-facts.ts'
import {
  besideSection,
  factsFor,
  comparedFor,
  includedFor,
  offeredFor,
  whenCalledBack,
  describedFor,
} from './told-facts.ts'
import { NOT_COUNTED, countedPrices, addOnsTo } from './counted-prices.ts'
import { writtenInstead } from './written-instead.ts'
import { isWithoutFigure, unexplained, translated, isBetterWritten, holds, isElse } from './better-written.ts'
import { partyTold } from '../understanding/party/meant-party.ts'

/** Coverage from which a passage outweighs the description of a service. */
const BETTER_THAN_DESCRIBED = 0.5
/** Coverage from which a sentence on another service is told instead of a refusal. */
const MIN_COVERAGE_OF_OTHERS = 0.35

/**
 * Answers from the settings first, and from documents for the rest of the question. Sentences that name other
 * services than the one spoken of are read only if nothing else answers, and are never a sure answer.
 */
export async function findReply(
  question: string,
  asking: QuestionContext,
  asked: TurnRequest,
  text: TextAnalysis,
): Promise<Answer> {
  const request = withoutHouseRules(question, asking.language, asked, text)
  const found = await findAmong(question, asking, request, text)
  if (found.band !== 'decline' || request === asked) return found
  // A rule that reads like one of the business may be the only one on cancelling.
  const { knowledge, ...others } = await findAmong(question, asking, asked, text)
  if (others.band === 'decline' || knowledge === undefined) return found
  return { ...others, knowledge: { ...knowledge, band: 'closest' }, band: 'closest' }
}

/** The same from these passages alone. */
async function findAmong(
  question: string,
  asking: QuestionContext,
  request: TurnRequest,
  text: TextAnalysis,
): Promise<Answer> {
  const turn = await withoutOthers(question, asking, request, text)
  // A sentence on groups counts as one on another service, where that has groups in its name.
  const found = forGroup(await findIn(question, asking, turn, text), question, asking, { turn: request, text })
  // A statement is no question that a refusal would deny.
  const isQuestion = hasFormOfQuestion(question, asking.language)
  if (found.band !== 'decline' || turn === request || !isQuestion) return found
  const wider = await withoutOthers(question, { ...asking, isLenient: true }, request, text)
  const { knowledge, ...others } = await findWritten(question, wider, text)
  if (others.band === 'decline' || others.coverage < MIN_COVERAGE_OF_OTHERS || knowledge === undefined) return found
  return { ...others, knowledge: { ...knowledge, band: 'closest' }, band: 'closest' }
}

/** The answer with the rules for groups, if the visitor comes with one. */
function forGroup(
  found: Answer,
  question: string,
  { language, spokenOf, party }: QuestionContext,
  { turn, text }: { turn: TurnRequest; text: TextAnalysis },
): Answer {
  const { knowledge } = found
  if (knowledge === undefined) return found
  return { ...found, knowledge: withGroupRules(knowledge, { question, language, spokenOf, party }, turn, text) }
}

async function findIn(
  question: string,
  asking: QuestionContext,
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<Answer> {
  const whole = toldWhole(question, asking, turn, text)
  if (whole !== undefined) return whole
  const course = courseOf(question, asking, turn, text)
  if (course !== undefined) return quotingWith(course.section, course.facts)
  const asked = askedIn(question, asking, turn)
  const section = sectionNamed(question, asking.language, turn, text)
  const [named] = section
  if (named !== undefined)
    return quoting(section, { facts: besideSection(named, { question, asked }, asking, turn), language: null })
  const counted = asked === undefined ? NOT_COUNTED : countedPrices(question, asked, asking, { turn, text })
  if (counted.exact.length > 0) return quoting(counted.exact, { facts: [], language: null })
  const instead = asked === undefined ? undefined : await writtenInstead(question, asked, asking, { turn, text })
  if (instead !== undefined) return instead
  const facts = asked === undefined || isOfSurcharge(asked, turn, asking) ? [] : factsFor(question, asked, asking, turn)
  const documents = documentsOf(turn, text)
  const { conversation } = turn
  const dated = asked === undefined || conversation === undefined ? [] : datedRules(asked, conversation, documents)
  if (dated.length > 0) return quoting(dated, { facts: [], language: null })
  const { ofPart, ofHouse } = asked === undefined ? NO_HOURS : await hoursOfParts(question, asked, turn, text)
  if (ofPart.length > 0) return quoting(ofPart, { facts: [], language: null })
  const contacts = asked === undefined ? [] : writtenContacts(asked, documents)
  if (contacts.length > 0) return quoting(contacts, { facts, language: asking.language })
  if (asked !== undefined && facts.length > 0) {
    const addOns = addOnsTo(question, asked, turn, text)
    const exceptions = distinct([...exceptionsTo(asked, documents), ...ofHouse, ...counted.within, ...(addOns ?? [])])
    const isExpected = expectedBy(question, turn.statistics.language)
    const isUnpriced = isWithoutFigure(asked, turn, isExpected)
    if ((exceptions.length > 0 || addOns !== undefined) && !isUnpriced)
      return { facts, exceptions, knowledge: undefined, band: 'answer', coverage: 1 }
    const foreign = unexplained(asked, turn)
    const forms = translated(foreign, turn)
    const isTold = foreign.length === 0 && asked.partly.length === 0 && !isUnpriced && !asked.isByMeans
    const found = isTold ? undefined : await findAnswer(question, turn, text)
    const [first] = found?.quotes ?? []
    if (found === undefined || first === undefined || found.band === 'decline')
      return { facts, knowledge: undefined, band: 'answer', coverage: 1 }
    if (isBetterWritten(asked, found, { foreign, forms, isExpected }) || (isUnpriced && isExpected(first.text)))
      return { facts: [], knowledge: found, band: found.band, coverage: found.coverage }
    const isOnRest =
      found.band === 'answer' && found.quotes.some((quote) => holds(quote, forms) || isElse(quote, asked.partly))
    return { facts, knowledge: isOnRest ? found : undefined, band: 'answer', coverage: 1 }
  }
  return writtenOrDescribed(question, asking, turn, text)
}

/** The answer of the settings by the form of the question alone: a comparison, an inclusion, the time of a call back. */
function toldWhole(
  question: string,
  asking: QuestionContext,
  turn: TurnRequest,
  text: TextAnalysis,
): Answer | undefined {
  const compared = comparedFor(question, asking, turn)
  if (compared.length > 0) return toldAs(compared)
  // "Are shoes included?" is about the course just booked, and not about the party for which documents say so.
  const included = includedFor(question, asking, turn, text)
  if (included.length > 0) return toldAs(included)
  const offered = offeredFor(question, asking, turn, text)
  if (offered.length > 0) return toldAs(offered)
  return whenCalledBack(question, asking, turn, text)
}

/** The documents' answer, or a service's description if that is closer to the question. */
async function writtenOrDescribed(
  question: string,
  asking: QuestionContext,
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<Answer> {
  const written = await findWritten(question, turn, text)
  const quotes = written.band === 'decline' ? [] : (written.knowledge?.quotes ?? [])
  const own = ownLine(question, asking, turn, { quotes, text })
  if (own.length > 0) return toldAs(own)
  if (written.band === 'answer' || written.coverage >= BETTER_THAN_DESCRIBED) return written
  const described = describedFor(question, asking, turn)
  return described.length > 0 ? toldAs(described) : written
}

/** True for a question whether something costs more, but not whether so many people do: "make that nine, does that cost more?" */
function isOfSurcharge(
  { isDifference, services }: AskedFacts,
  turn: TurnRequest,
  { language }: QuestionContext,
): boolean {
  return isDifference && (services.length === 0 || partyTold(turn.message ?? turn.question, language) === undefined)
}

/** Emits facts first, then rules of documents, then quotes or the refusal. */
export function* sayReply({ facts, exceptions = [], knowledge }: Answer, frame: ReplyContext): Generator<ModelEvent> {
  const { answers } = forLanguage(frame.language)
  for (const [index, { text, quote }] of facts.entries()) {
    yield { type: 'text', text: index === 0 ? text : `\n${text}` }
    yield { type: 'citation', passageId: FACTS, quote }
  }
  if (exceptions.length > 0) {
    yield { type: 'text', text: `\n\n${answers.alsoSays}\n` }
    yield* sayQuotes(exceptions, answers)
  }
  if (knowledge === undefined) return
  if (facts.length > 0) yield { type: 'text', text: '\n\n' }
  yield* sayAnswer(knowledge, frame)
}

const NO_HOURS = { ofPart: [], ofHouse: [] }

function distinct(written: Written[]): Written[] {
  return written.filter(({ text }, index) => written.findIndex((one) => one.text === text) === index)
}
