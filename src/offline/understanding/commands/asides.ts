import { inAnyLanguage, spokenLanguage } from '../../../languages/index.ts'
import type { SlotValue, Table } from '../../../models/understanding.ts'
import { hasParty, hasWhen, isNamedWhole, isUnderWay } from '../acts/clause-values.ts'
import { fillersOf } from '../short-answers.ts'
import { mostCommonWords } from '../common-words.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, expression, fold, has, without, wordsOf } from '../text.ts'
import { detailsOf, isBound, isHour, isYes, MIN_WORDS_TOLD } from './parts.ts'
import { isAddedHour } from './second-bookings.ts'
import { isSame } from './set-values.ts'
import { asksFact, asksWho } from '../../facts/asked-kinds.ts'

/** Questions during which a day or an hour may belong to a question of the visitor. */
const BEHIND_OFFER = new Set<Table['question']>(['details', 'name', 'contact', 'phone', 'confirm'])

/**
 * Turns side questions and side remarks into acts that set no values: "Yes! And may I swim the day after?", "half past
 * five. What if I am late in the evening?" A clause with a word for a change stays as it is.
 */
export function withAsides(parsed: ParsedClause[], reading: Reading, table: Table): ParsedClause[] {
  const { task, question, booking } = table
  if (task === null || question === null) return parsed
  return parsed.map((one, index) => {
    const { clause, act, rest } = one
    const before = parsed.slice(0, index)
    const isAgreed = question === 'confirm' && [...before, one].some(({ answers }) => answers.some(isYes))
    // "Yes. She bites when she is scared": a statement beside a yes asks nothing.
    if (isAgreed && act.type === 'ask' && isTelling(one, reading)) return { ...one, act: { type: 'none' } }
    const isChosen = isUnderWay(table) && before.some((other) => !other.clause.isQuestion && hasHour(other))
    if (ASKABLE.has(act.type) && !isNamedStart(act) && isCompanyAsked(one, reading.patterns, table))
      return { ...one, act: { type: 'ask' } }
    // "Six. It is the one at ten that you move?" names the hour of the booking to be moved.
    const isOfMoved =
      isChosen &&
      task.task === 'move' &&
      clause.mentions.some((mention) => booking !== null && isAt(mention, booking.time))
    if (isOfMoved && ASKABLE.has(act.type)) return { ...one, act: { type: clause.isQuestion ? 'ask' : 'told' } }
    if (isChosen && isHintAsked(one, reading, table)) return { ...one, act: { type: 'ask' } }
    if (isAgreed && isMet(clause.mentions, table))
      return { ...one, act: { type: 'none' }, clause: { ...clause, mentions: [] }, rest: '' }
    // "Yes, and can you also do twelve for Joan?" is another booking.
    if (isAgreed && isAddedHour(one, reading, (mention) => isNew(mention, table))) return one
    const { but, or, correction, prefers } = reading.patterns
    const isElse = begins(rest, `${but.word}|${or}`) || !ASKABLE.has(act.type) || isNamedStart(act)
    if (isElse) return one
    // "Friday at five. The yoga is on Saturday": a clause about something else sets no other day.
    const isMatter = ownWords(one, reading, table) > 0
    const isCorrected = has(rest, `${correction}|${prefers}`)
    // "Half past five. I finish work at five": a bound after a chosen hour is the reason for it.
    const isReason = clause.mentions.length > 0 && clause.mentions.every(isBound)
    const isAside = isChosen && (isMatter || isReason) && !isCorrected && !hasHour(one)
    if (!clause.isQuestion) return isAside ? { ...one, act: { type: 'told' } } : one
    const isTold = before.some((other) => detailsOf(other.clause.mentions).length > 0)
    const isBeside = isAgreed || isChosen || isTold
    if (!isBeside && !BEHIND_OFFER.has(question)) return one
    // "It is better in the morning, isn't it?" names a part of the day and no other hour.
    const isOfPart = isAgreed && clause.mentions.length > 0 && clause.mentions.every(isBound)
    const isAsked = ownWords(one, reading, table) > (isBeside ? 0 : MAX_WORDS_OF_CHANGE)
    const isOfOther = (isAgreed || isChosen) && clause.mentions.length > 0 && !isWishing(rest, reading.patterns)
    if (!isOfPart && (isCorrected || !(isAsked || isOfOther))) return one
    return { ...one, act: { type: isOfPerson(clause) && (isAgreed || isWhoAsked(one, reading)) ? 'who' : 'ask' } }
  })
}

/**
 * True for a question that would begin a booking by a part of a service's name or description, beside the hour that was chosen: "half past two. But
 * tell me, are there still flowers in December?"
 */
function isHintAsked(
  { clause: { isQuestion, mentions }, act, rest }: ParsedClause,
  { patterns }: Reading,
  table: Table,
): boolean {
  const services = mentions.filter(({ values }) => values.some(({ slot }) => slot === 'service'))
  const isBegun = act.type === 'values' || (act.type === 'start' && act.task === 'book')
  const isWished = has(rest, `${patterns.intents.book}|${patterns.intents.wish}|${patterns.questions.request}`)
  if (!isQuestion || !isBegun || isWished || services.length === 0) return false
  return services.every((one) => one.isHint === true || !isNamedWhole(one, table.services))
}

/** True where the end of a time is the start that is read back: "see you till ten", in German and French a farewell. */
function isMet(mentions: Mention[], { task }: Table): boolean {
  const [start] = task?.offered ?? []
  const isStart = ({ words, values }: Mention): boolean =>
    begins(fold(words), UNTIL) && values.every((one) => one.slot === 'time' && one.value?.before === start?.time)
  return mentions.length > 0 && start !== undefined && mentions.every(isStart)
}

const UNTIL = inAnyLanguage(({ functionWords }) => functionWords.until)

function isNew({ values }: Mention, table: Table): boolean {
  return !values.every((value) => isSame(value, table))
}

function isAt({ values }: Mention, time: string): boolean {
  return values.some((one) => one.slot === 'time' && one.value?.at === time)
}

function isNamedStart(act: ParsedClause['act']): boolean {
  return act.type === 'start' && (act.task !== 'book' || act.isNamed || act.isOtherBooking)
}

function isWishing(rest: string, { questions }: Reading['patterns']): boolean {
  return begins(rest, `${questions.request}|${questions.elliptical}`) || has(rest, questions.availabilityWhen)
}

/** True for a statement: it has neither a question mark nor a pattern of a question. */
function isTelling({ clause, rest, words }: ParsedClause, { patterns, language }: Reading): boolean {
  if (clause.isQuestion || words.includes('?') || wordsOf(rest).length < MIN_WORDS_TOLD) return false
  return !has(rest, patterns.questions.start) && !asksFact(rest, spokenLanguage(language))
}

const ASKABLE = new Set<ParsedClause['act']['type']>(['values', 'others', 'other_one', 'none', 'start'])

/** Maximum of own words in a request for another day or hour. */
const MAX_WORDS_OF_CHANGE = 1

function hasHour({ clause, act }: ParsedClause): boolean {
  return act.type === 'values' && clause.mentions.some(isHour)
}

/**
 * Counts the words of a clause that a request for another day or hour would not have. A clause with another service has
 * none, because it is such a request.
 */
function ownWords({ clause, act }: ParsedClause, { patterns, language }: Reading, { task }: Table): number {
  if (act.type !== 'others' && act.type !== 'other_one' && clause.mentions.length === 0) return 0
  const values = clause.mentions.flatMap((mention) => mention.values)
  const isOther = ({ slot, value }: SlotValue): boolean =>
    slot === 'service' && value.length === 1 && value[0] !== task?.serviceId
  if (values.some(isOther)) return 0
  if (values.length > 0 && values.every(({ slot }) => slot === 'staff')) return MAX_WORDS_OF_CHANGE + 1
  const spans = clause.mentions.map(({ start, end }) => ({ start: start - clause.start, end: end - clause.start }))
  const usual = mostCommonWords(language, COMMON_RANK_OF_WISH)
  const filler = fillersOf(patterns)
  const own = without(clause.text, spans).replaceAll(expression(patterns.questions.scheduling), ' ')
  return wordsOf(own).filter((word) => !filler.has(word) && !usual.has(word)).length
}

const COMMON_RANK_OF_WISH = 150

/** True for a question about the person of the booking: "Is that with Jana?" */
function isWhoAsked({ rest }: ParsedClause, { patterns, language }: Reading): boolean {
  return asksWho(rest, spokenLanguage(language)) || begins(rest, patterns.recall.isWith)
}

/** True where only persons are named: "And is it still with Jana?" */
function isOfPerson({ mentions }: ParsedClause['clause']): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  return values.length > 0 && values.every(({ slot }) => slot === 'staff')
}

/**
 * Reads questions as values: beside a wish for a booking, a day or an hour with few other words ("I need a
 * cleaning. Friday morning?"), and a requested number of places.
 */
export function withValuesAsked(
  parsed: ParsedClause[],
  reading: Reading,
  { task, question, services, booking }: Table,
): ParsedClause[] {
  const { patterns, language } = reading
  const { questions, party } = patterns
  const isBegun = parsed.some(({ act }) => act.type === 'start' && act.task === 'book')
  const isOpen = isBegun || task?.task === 'book'
  // The number of a booking may change with its start, at the summary of the move.
  const isMoved = task?.task === 'move' && question === 'confirm' && booking?.partySize !== undefined
  if (!isOpen && !isMoved && task !== null) return parsed
  const filler = fillersOf(patterns)
  const wordsBeside = ({ text, start: at, mentions }: ParsedClause['clause']): number => {
    const spans = mentions.map(({ start, end }) => ({ start: start - at, end: end - at }))
    return wordsOf(without(text, spans)).filter((word) => !filler.has(word)).length
  }
  return parsed.map((one) => {
    if (one.act.type !== 'ask') return one
    const { clause, rest } = one
    const isTime = isBegun && hasWhen(clause) && wordsBeside(clause) <= MAX_WORDS_BESIDE_WHEN
    const isOfCompany = isCompanyAsked(one, patterns, { question, services })
    const isMade = isMoved && begins(rest, party.made) && !asksFact(rest, spokenLanguage(language))
    const isRequest = begins(rest, questions.request) || isMade
    const isParty = (isOpen || isMoved) && hasParty(clause) && isRequest && (isMoved || !isOfCompany)
    const isWish =
      isTime || isPersonWished(one, parsed, reading) || (isParty && wordsBeside(clause) <= MAX_WORDS_BESIDE_PARTY)
    return isWish ? { ...one, act: { type: 'values' } } : one
  })
}

/** True for the person of a wish, asked before or after its day: "With Hugo? Thursday would suit me". */
function isPersonWished(
  { clause, rest }: ParsedClause,
  parsed: ParsedClause[],
  { patterns, language }: Reading,
): boolean {
  const isDated = parsed.some(
    ({ act, clause: other }) =>
      other !== clause && hasWhen(other) && (act.type === 'values' || (act.type === 'start' && act.task === 'book')),
  )
  if (!isDated || !isOfPerson(clause) || begins(rest, patterns.questions.start)) return false
  const spans = clause.mentions.map(({ start, end }) => ({ start: start - clause.start, end: end - clause.start }))
  const usual = mostCommonWords(language, COMMON_RANK_OF_WISH)
  return wordsOf(without(clause.text, spans)).every((word) => usual.has(word))
}

/** True for a question who may come along: "May we come as three?", after the time of a place in a class. */
function isCompanyAsked(
  { clause }: ParsedClause,
  patterns: Reading['patterns'],
  { question, services }: Pick<Table, 'question' | 'services'>,
): boolean {
  const isOfPlaces = clause.mentions.some(({ words }) => has(fold(words), patterns.questions.scheduling))
  const isForParties = services.some(({ partyMin }) => (partyMin ?? 1) > 1)
  return clause.isQuestion && hasParty(clause) && BEHIND_OFFER.has(question) && !isForParties && !isOfPlaces
}

/**
 * Reads a question beside the refusal of a booking as one, also with a day or a service in it: "I wasn't asking to book
 * anything. Is there a meetup on Wednesdays?"
 */
export function withQuestionsOfRefused(parsed: ParsedClause[]): ParsedClause[] {
  const left = parsed.findIndex(({ act }) => act.type === 'unwanted' || act.type === 'abandon')
  if (left < 0) return parsed
  const isUnwanted = parsed.some(({ act }) => act.type === 'unwanted')
  return parsed.map((one, index) =>
    (isUnwanted || index > left) && isAskedAsWish(one) ? { ...one, act: { type: 'ask' } } : one,
  )
}

function isAskedAsWish({ act, clause }: ParsedClause): boolean {
  const isBooking = act.type === 'start' && act.task === 'book' && !act.isOtherBooking
  return clause.isQuestion && (act.type === 'values' || isBooking)
}

const MAX_WORDS_BESIDE_WHEN = 2

/** Enough for "Can I have two places, her friend Mia is coming along?" */
const MAX_WORDS_BESIDE_PARTY = 9
