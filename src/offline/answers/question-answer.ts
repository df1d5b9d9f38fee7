import { FACTS, type ModelEvent, type TurnRequest } from '../../models/chat-model.ts'
import { areGeneric } from '../understanding/common-words.ts'
import { partyTold } from '../understanding/party.ts'
import { begins, fold, has, hasBeginning, isWhole, wordsOf } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { expectedBy, tellsHour, type Expected } from './question-words.ts'
import { tellFacts, type FactAnswer } from '../facts/answer.ts'
import { partyFor } from '../facts/asked-party.ts'
import { amountsIn } from '../facts/party-totals.ts'
import {
  askedFacts,
  asksCallBack,
  CONTACTS,
  HOURS_ALONE,
  namesMeans,
  type AskedFacts,
  type FactKind,
} from '../facts/asked.ts'
import { addOnsFor, rowsOf } from '../facts/add-ons.ts'
import { offeredForAge } from '../facts/offered-ages.ts'
import { pricesForOccasion } from '../facts/occasion-prices.ts'
import { pricesForParty } from '../facts/party-prices.ts'
import { comparedIn, describedIn, includedIn, servicesNamed } from '../facts/described.ts'
import { callsBack, datedRules, exceptionsTo, writtenContacts, type Written } from '../facts/written.ts'
import { factWordingOf } from '../facts/wording.ts'
import { forLanguage, inCountry, spokenLanguage } from '../../languages/index.ts'
import { courseOf } from './course-of-service.ts'
import { withGroupRules } from './group-rules.ts'
import { hoursOfParts } from './hours-of-parts.ts'
import { sectionNamed } from './sections.ts'
import { hasTopic, priceWritten } from './written-prices.ts'
import { ownLine } from './own-line.ts'
import { withoutHouseRules } from './own-cancelling.ts'
import { withoutOthers } from './other-services.ts'
import { findAnswer, sayAnswer, sayQuotes, type ReplyContext, type KnowledgeAnswer } from './knowledge-answer.ts'

/** The answer to one question, from the settings and from documents. */
export interface Answer {
  facts: FactAnswer[]
  /** Rules in documents that are more specific than the facts. */
  exceptions?: Written[]
  /** Undefined if the facts answer everything. */
  knowledge: KnowledgeAnswer | undefined
  band: KnowledgeAnswer['band']
  coverage: number
  /** The facts answer the whole question, so nothing is added when it is asked again. */
  isWhole?: boolean
}

/** The context that a question may refer to. */
export interface QuestionContext {
  language: string
  /** Service of the previous question, for "how much is it?". */
  spokenOf: string | null
  /** The question before this one. */
  before?: string | undefined
  /** The number of people of the booking under way, or of the one made. */
  party?: number | undefined
}

/** Kinds of facts that belong to no service. */
const OF_THE_BUSINESS = new Set<FactKind>(['attendance', 'hours', 'closures', ...CONTACTS])
const MIN_WORDS_BESIDE_CONTACT = 2
/** Coverage from which a passage outweighs the description of a service. */
const BETTER_THAN_DESCRIBED = 0.5
/** Coverage from which a sentence on another service is told instead of a refusal. */
const MIN_COVERAGE_OF_OTHERS = 0.35
const AMOUNT = /[€$£] ?\d|\d ?[€$£]/gu
const LIST_MARKER = /^- /u

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
  const isQuestion = question.includes('?') || begins(fold(question), asksPattern(asking.language))
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

function asksPattern(language: string): string {
  const { start, frame } = forLanguage(language).understanding.questions
  return `${start}|${frame}`
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

/** The opening hours, and what documents say on calling back, for "when will they ring me back?" */
function whenCalledBack(
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

/** True for a question whether something costs more, but not whether so many people do: "make that nine, does that cost more?" */
function isOfSurcharge(
  { isDifference, services }: AskedFacts,
  turn: TurnRequest,
  { language }: QuestionContext,
): boolean {
  return isDifference && (services.length === 0 || partyTold(turn.message ?? turn.question, language) === undefined)
}

/** Facts of the settings on the matter of a section: the address beside the way, the hours beside their exceptions. */
function besideSection(
  section: Written,
  { question, asked }: { question: string; asked: AskedFacts | undefined },
  asking: QuestionContext,
  turn: TurnRequest,
): FactAnswer[] {
  const isOfBusiness = asked?.kinds.every((kind) => OF_THE_BUSINESS.has(kind)) === true
  // "Are you open in summer?", as a heading, is answered by its section alone.
  return isOfBusiness && !section.title.endsWith('?') ? factsFor(question, asked, asking, turn) : []
}

/** Facts with quotes beside them, if there are some. */
function quotingWith(quotes: Written[], facts: FactAnswer[]): Answer {
  return quotes.length === 0 ? toldAs(facts) : quoting(quotes, { facts, language: null })
}

/** Facts as the whole answer. */
function toldAs(facts: FactAnswer[]): Answer {
  return { facts, knowledge: undefined, band: 'answer', coverage: 1, isWhole: true }
}

/** An answer of quotes that fit by their form. `language`: that of the quotes; null for the documents' language. */
function quoting(quotes: Written[], { facts, language }: { facts: FactAnswer[]; language: string | null }): Answer {
  const knowledge: KnowledgeAnswer = {
    quotes: quotes.map((quote) => ({ ...quote, language })),
    coverage: 1,
    band: 'answer',
  }
  return { facts, knowledge, band: 'answer', coverage: 1 }
}

/** Answers from documents alone. */
export async function findWritten(question: string, turn: TurnRequest, text: TextAnalysis): Promise<Answer> {
  const found = await findAnswer(question, turn, text)
  return { facts: [], knowledge: found, band: found.band, coverage: found.coverage }
}

/** True where the document is about words of the question that no fact has. */
function isBetterWritten(
  asked: AskedFacts,
  { band, quotes }: KnowledgeAnswer,
  { foreign, forms, isExpected }: { foreign: string[]; forms: string[]; isExpected: Expected },
): boolean {
  const [first] = quotes
  if (first === undefined) return false
  // "What does a suit cost?" is not about the "measuring for a suit", and "do you do necks?" about no service.
  if (isOfOther(first, asked, isExpected)) return true
  if (
    band !== 'decline' &&
    asked.kinds.every((kind) => kind === 'services') &&
    isNamedInPart(asked) &&
    holds(first, forms)
  )
    return true
  if (asked.isHinted && (band === 'answer' || holds(first, forms))) return true
  // "How do I get there by bus?" does not ask for the address alone.
  if (
    asked.isByMeans &&
    asked.kinds.every((kind) => kind === 'address') &&
    band !== 'decline' &&
    namesMeans(first.text)
  )
    return true
  // "How many are you in a class, because the website says otherwise" does not ask for the website.
  const isOfPhone = asked.kinds.includes('phone')
  const isContact = asked.kinds.every((kind) => CONTACTS.some((one) => one === kind) || (isOfPhone && kind === 'hours'))
  // "At what time does somebody pick up the phone?" does not ask for its number.
  if (isContact && asked.isTimed && band !== 'decline' && tellsHour(first.text)) return true
  if (isContact && foreign.length >= MIN_WORDS_BESIDE_CONTACT && holds(first, forms)) return true
  // "From when are holiday vouchers taken?" asks for no holidays.
  if (asked.kinds.every((kind) => kind === 'closures') && band !== 'decline' && holds(first, forms)) return true
  // "How long would we be without a bathroom?" is not about the "bathroom survey".
  const isOfPart = asked.partly.some(({ words }) => holds(first, words))
  // "A second photographer at our wedding, how much?" is not about the "wedding chat".
  const isPriced = asked.kinds.every((kind) => kind === 'price')
  const isOther = asked.isWithout || isPriced || holds(first, forms)
  if (band !== 'decline' && isHeadless(asked) && isOther && isOfPart && isExpected(first.text)) return true
  // "How long until the new glasses are ready?" is not about the "glasses consultation".
  return band === 'answer' && isNamedInPart(asked) && isElse(first, asked.partly) && holds(first, forms)
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

/** The documents' answer in place of facts, for a price or a length of time of something that is no service. */
async function writtenInstead(
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

/** True for a question for a price that names nothing: "and what does that cost?" */
export function asksBarePrice(question: string, asking: QuestionContext, turn: TurnRequest): boolean {
  const asked = askedIn(question, { ...asking, spokenOf: null }, turn)
  if (asked === undefined) return false
  const { kinds, services, isAll, foreign } = asked
  return kinds.every((kind) => kind === 'price') && services.length === 0 && !isAll && foreign.length === 0
}

/** The facts asked for, by the visitor's language and then by that of the business. */
function askedIn(
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

function factsFor(question: string, asked: AskedFacts, asking: QuestionContext, turn: TurnRequest): FactAnswer[] {
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

const NOT_COUNTED = { exact: [], within: [] }
const NO_HOURS = { ofPart: [], ofHouse: [] }

/** The documents' prices for the occasion or the number of people, of the services that a question for a price is about. */
function countedPrices(
  question: string,
  { kinds, services: ids, isAll }: AskedFacts,
  { language }: QuestionContext,
  { turn, text }: { turn: TurnRequest; text: TextAnalysis },
): { exact: Written[]; within: Written[] } {
  if (!kinds.every((kind) => kind === 'price') || isAll) return NOT_COUNTED
  const services = turn.assistant.tables?.services ?? []
  const names = services.flatMap(({ value: { id, name } }) => (ids.includes(id) ? name : []))
  const ofOccasion = pricesForOccasion(names, turn, text.splitSentences)
  if (ofOccasion.exact.length > 0) return { exact: ofOccasion.exact, within: [] }
  const { exact, within } = pricesForParty({ question, names, language }, turn, text.splitSentences)
  return { exact, within: [...ofOccasion.beside, ...within] }
}

function distinct(written: Written[]): Written[] {
  return written.filter(({ text }, index) => written.findIndex((one) => one.text === text) === index)
}

/**
 * Surcharges and price rows of documents for the visitor's case: "Is that 275 for my van too?" Undefined if the
 * documents have none.
 */
function addOnsTo(
  question: string,
  { kinds, services: ids, isClaim, partly }: AskedFacts,
  turn: TurnRequest,
  text: TextAnalysis,
): Written[] | undefined {
  const services = (turn.assistant.tables?.services ?? [])
    .map(({ value }) => value)
    .filter(({ id }) => ids.includes(id))
  if (!kinds.includes('price') || services.length === 0) return undefined
  const names = services.map(({ name }) => partly.find((one) => one.name === fold(name))?.words.join(' ') ?? name)
  const addOns = addOnsFor({ names, isClaim, question }, turn, text.splitSentences)
  const rows = rowsOf(services, turn, text.splitSentences)
  const told = [...rows, ...addOns.filter((one) => rows.every((row) => row.text !== one.text))]
  if (told.length === 0) return undefined
  return told.filter(({ text: row }) => !services.some((service) => isRowOf(row, service))).map(withoutMark)
}

function describedFor(
  question: string,
  { language }: QuestionContext,
  { assistant, conversation }: TurnRequest,
): FactAnswer[] {
  if (assistant.tables === undefined || conversation === undefined) return []
  const wording = factWordingOf(inCountry(language, conversation.country))
  return describedIn(question, language, { services: assistant.tables.services, wording })
}

/** The services for the age that a question tells. */
function offeredFor(
  question: string,
  { language }: QuestionContext,
  { assistant, conversation }: TurnRequest,
  { splitSentences }: TextAnalysis,
): FactAnswer[] {
  if (assistant.tables === undefined || conversation === undefined) return []
  const wording = factWordingOf(inCountry(language, conversation.country))
  const split = (description: string) => splitSentences(description, spokenLanguage(assistant.language))
  return offeredForAge(question, language, { services: assistant.tables.services, wording, split })
}

/** Inclusions of the service that the question names, or else of the one spoken of. */
function includedFor(
  question: string,
  { language, spokenOf }: QuestionContext,
  { assistant, conversation, message = '' }: TurnRequest,
  { splitSentences }: TextAnalysis,
): FactAnswer[] {
  if (assistant.tables === undefined || conversation === undefined) return []
  // "Lunch included, good. My lad is 13, could he do it?" asks for no inclusion.
  const isQuestion = question.includes('?') || begins(fold(question), asksPattern(language))
  if (message.includes('?') && !isQuestion) return []
  const named = servicesNamed(fold(question), assistant.tables.services, language)
  const services = assistant.tables.services.filter(({ value: { id } }) =>
    named.length > 0 ? named.includes(id) : id === spokenOf,
  )
  const wording = factWordingOf(inCountry(language, conversation.country))
  const split = (description: string) => splitSentences(description, spokenLanguage(assistant.language))
  return includedIn({ question, message }, language, { services, wording, split })
}

function comparedFor(
  question: string,
  { language }: QuestionContext,
  { assistant, conversation }: TurnRequest,
): FactAnswer[] {
  if (assistant.tables === undefined || conversation === undefined) return []
  const wording = factWordingOf(inCountry(language, conversation.country))
  return comparedIn(question, language, { services: assistant.tables.services, wording })
}

function documentsOf({ assistant, passages }: TurnRequest, { splitSentences }: TextAnalysis) {
  return { passages, tables: assistant.tables, splitSentences, language: spokenLanguage(assistant.language) }
}

function unexplained({ foreign }: AskedFacts, { assistant }: TurnRequest): string[] {
  const reasons = fold(assistant.tables?.closures.map(({ value }) => value.reason ?? '').join(' ') ?? '')
  return foreign.filter((word) => !reasons.includes(word))
}

const MIN_TRANSLATION_LENGTH = 4

function isDistinct(entry: string): boolean {
  return entry.length >= MIN_TRANSLATION_LENGTH && !entry.includes(' ')
}

/** The words, and the stems of their translations in the documents' language. */
function translated(words: string[], { statistics }: TurnRequest): string[] {
  const known = statistics.words.filter((one) => one.words.some((form) => words.includes(fold(form))))
  return [...words, ...known.flatMap(({ translations }) => translations.filter(isDistinct))]
}

/** True where services are named only by words before their head noun: "boiler", of "boiler service". */
function isHeadless(asked: AskedFacts): boolean {
  return isNamedInPart(asked) && asked.partly.every(({ isHead }) => !isHead)
}

/** True where no service is named in full. */
function isNamedInPart({ services, partly }: AskedFacts): boolean {
  return partly.length > 0 && partly.length >= services.length
}

/** True for a row of a price list that says no more than the service's own price, or has all of its amounts and no other. */
function isRowOf(row: string, { name, price }: { name: string; price?: string }): boolean {
  if (price === undefined || !holdsAll(row, wordsOf(fold(name)))) return false
  const isOnly = (row.match(AMOUNT)?.length ?? 0) <= 1
  const [own, told] = [price, row].map((text) => amountsIn(text).map(({ value }) => value))
  const isSame = told!.length > 1 && told!.every((one) => own!.includes(one))
  return isSame || (isOnly && fold(row).includes(fold(price)))
}

function withoutMark(written: Written): Written {
  return { ...written, text: written.text.replace(LIST_MARKER, '') }
}

/** True where the prices of the services have no figure: "by the load". */
function isWithoutFigure({ kinds, services }: AskedFacts, { assistant }: TurnRequest, isExpected: Expected): boolean {
  const prices = (assistant.tables?.services ?? []).flatMap(({ value: { id, price } }) =>
    services.includes(id) && price !== undefined ? [price] : [],
  )
  return (
    kinds.includes('price') && prices.length > 0 && prices.every((price) => !/\d/u.test(price) && !isExpected(price))
  )
}

/** True for a sentence with the price or length of time of something that only shares words with a service. */
function isOfOther({ text }: { text: string }, { kinds, services, partly }: AskedFacts, isExpected: Expected): boolean {
  const isNumber = kinds.every((kind) => kind === 'price' || kind === 'duration')
  if (!isNumber || partly.length === 0 || partly.length < services.length) return false
  return text
    .split('\n')
    .some(
      (line) =>
        isExpected(line) && partly.every(({ name, words }) => holdsAll(line, words) && !holdsAll(line, wordsOf(name))),
    )
}

function holdsAll(text: string, words: string[]): boolean {
  const folded = fold(text)
  return words.every((word) => hasBeginning(folded, [word]))
}

/** True for a quote about something that only shares words with a service. */
function isElse(quote: { title: string; text: string }, partly: AskedFacts['partly']): boolean {
  const quoted = fold(`${quote.title} ${quote.text}`)
  return partly.some(({ name, words }) => holds(quote, words) && !quoted.includes(name))
}

function holds({ title, text }: { title: string; text: string }, words: string[]): boolean {
  return hasBeginning(fold(`${title} ${text}`), words)
}
