import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import { smallTalkOf } from '../../languages/small-talk.ts'
import type { Table } from '../../models/understanding.ts'
import { type Act, FEW_WORDS, MAX_WORDS_OF_WHO, type Patterns } from './acts/act.ts'
import {
  changedInstead,
  changeIn,
  intentOf,
  isAftermath,
  isGrievance,
  isChange,
  isIntentDenied,
  isTeam,
  hasNoBooking,
  refusedIn,
  RULED,
  start,
} from './acts/intents.ts'
import { isNeedAsked } from './acts/asked-things.ts'
import { isWayAsked } from './acts/asked-way.ts'
import { isAskedBehindBooked, isInOrderAsked, isMadeAsked } from './acts/behind-booked.ts'
import { cancellingAsked } from './acts/cancelling-asked.ts'
import { isCheck } from './acts/checks.ts'
import { messageAct } from './acts/messages.ts'
import { isNote } from './acts/notes.ts'
import { actOnOwnBooking, isCancelledAsked, namesMadeBooking, repeatsBooking } from './acts/own-booking.ts'
import { isWhetherMeant, questionAct } from './acts/questions.ts'
import { secondLook } from './acts/second-look.ts'
import { statementAct } from './acts/statements.ts'
import { asksOnlyIfAllWell, isAllWellAsked, isSentAsked } from './acts/states-asked.ts'
import { talkWished } from './acts/talks.ts'
import {
  hasAnswer,
  hasParty,
  hasService,
  hasStaff,
  hasWhen,
  isBesideValues,
  isNamedWhole,
  hasDayOrClockTime,
} from './acts/clause-values.ts'
import type { Clause } from './clause.ts'
import { isAnyTimeMeant } from './day-parts.ts'
import { languageAsked } from './language.ts'
import { tellingWords } from './note-matter.ts'
import type { Reading } from './reading.ts'
import { withoutFavour } from './party/supposed-parties.ts'
import { begins, expression, has, isWhole, opening, without, wordsOf } from './text.ts'
import { asksCallBack, asksCost, asksFact, asksWho, comparesServices } from '../facts/asked-kinds.ts'
import { isToldForVisit, isBesideContact, isAskedBeside, ASKS_CONTACT } from './acts/beside-a-task.ts'
import { isAskedBesideDraft, unwantedIn } from './acts/unwanted.ts'

/** The act of a clause. `text` is the clause without the answers and courtesies at its beginning. */
export function actOf(text: string, clause: Clause, reading: Reading, table: Table): Act {
  return secondLook(actByForms(text, clause, reading, table), text, clause, {
    patterns: reading.patterns,
    table,
  })
}

/** The act of a text, without the polite condition before another number of people: "if there's room, 2 more are coming, ok?" */
function actBesideFavour(text: string, clause: Clause, reading: Reading, table: Table): Act {
  const whole = actByPattern(text, clause, reading, table)
  const wish = hasParty(clause) ? withoutFavour(text, reading.patterns.questions) : text
  return whole.type !== 'ask' || wish === text ? whole : actByPattern(wish, clause, reading, table)
}

function actByForms(text: string, clause: Clause, reading: Reading, table: Table): Act {
  // "What if only 7 of us come?" agrees to nothing.
  if (clause.mentions.some(({ isSupposed }) => isSupposed === true)) return { type: 'ask' }
  if (isQuestionMeant(text, reading.patterns)) return { type: 'ask' }
  const apart = actOfPortion(text, clause, reading, table)
  if (apart !== undefined) return apart
  const form = actBesideFavour(text, clause, reading, table)
  if (form.type === 'ask' && (isRefusalAlone(text, clause, reading) || isBesideRefusal(text, clause, reading)))
    return { type: 'values' }
  // "The time doesn't matter" abandons nothing, and "I don't mind what time" asks nothing.
  if (isAnyTimeMeant(clause) && !text.includes('?')) return { type: 'values' }
  if (form.type === 'values' && isPersonMentioned(text, clause, reading, table)) return { type: 'told' }
  // "I don't want the massage, just the facial" refuses one service for another, and no booking.
  const isExchanged = form.type === 'unwanted' && reading.refused.length > 0 && hasService(clause)
  if (isExchanged) return table.task === null ? start('book', text, reading.patterns) : { type: 'values' }
  // "I meant the one with the fences" corrects the service under way.
  const isMeant = form.type === 'ask' && !text.includes('?') && begins(text, reading.patterns.questions.meant)
  const isFact = asksFact(text, spokenLanguage(reading.language))
  if (isMeant && !isFact && table.task?.task === 'book' && hasService(clause)) return { type: 'values' }
  if (isBegunByName(form, text, clause, { reading, table }))
    return { type: 'start', task: 'book', isOtherBooking: false, isNamed: true }
  const act = isServiceChange(form, clause, reading, table) ? start('book', text, reading.patterns) : form
  if (act.type === 'start' && isRefusedAgain(act, text, clause, { reading, table }))
    return { type: clause.isQuestion ? 'ask' : 'none' }
  if (isToldForVisit(act, text, { patterns: reading.patterns, table })) return { type: 'note' }
  if ((isIdle(act) || isUnnamedMove(act)) && isAskedBehindBooked(text, clause, reading.patterns, table))
    return { type: 'ask' }
  if (act.type !== 'start' || act.task !== 'book' || act.isOtherBooking) return act
  // During a message or a call back, a question that names no appointment starts no booking.
  const isBesideTeam = table.task?.task === 'call_back' || table.task?.task === 'message'
  if (isBesideTeam && clause.isQuestion && !act.isNamed) return { type: 'ask' }
  if (isBesideTeam && !act.isNamed && isBesideContact(text, clause, reading, table)) return { type: 'none' }
  if (namesMadeBooking(clause, table)) return { type: clause.isQuestion ? 'ask' : 'told' }
  if (repeatsBooking(text, clause, reading, table)) return { type: clause.isQuestion ? 'ask' : 'existing' }
  return isAskedBeside(text, clause, reading, table) ? { type: 'ask' } : act
}

/** True for a question that is put again: "sorry, I meant by when do I have to tell you". */
function isQuestionMeant(text: string, { questions }: Patterns): boolean {
  const lead = opening(`(?:\\p{L}{2,8},? )?(?:${questions.meant})`).exec(text)?.[0]
  return lead !== undefined && begins(text.slice(lead.length).trim(), `(?:\\p{L}{2,5} )?(?:${questions.start})`)
}

/** A statement during a booking about some of the party, or about things: a note of what some eat, and no answer otherwise. */
function actOfPortion(text: string, clause: Clause, { patterns }: Reading, { task }: Table): Act | undefined {
  const isApart = clause.mentions.length > 0 && clause.mentions.every((one) => one.isApart === true)
  if (!isApart || task?.task !== 'book' || clause.isQuestion || text.includes('?')) return undefined
  const { abandon, intents, answers } = patterns
  if (has(text, `${abandon}|${intents.cancel}`) || begins(text, `${answers.yes}|${answers.no}`)) return undefined
  return { type: has(text, patterns.party.portion.diet) ? 'note' : 'told' }
}

/** True where a clause only refuses days and asks nothing: "Next week is no good, as I said". */
function isRefusalAlone(text: string, { mentions }: Clause, { patterns }: Reading): boolean {
  const isRefused = mentions.length > 0 && mentions.every(({ unsuitable }) => unsuitable !== undefined)
  return isRefused && !text.includes('?') && !begins(text, patterns.questions.start)
}

/** True where a clause tells which day suits and which does not: "can I come on Saturday, on Sunday I work". */
function isBesideRefusal(text: string, { mentions }: Clause, { patterns, language }: Reading): boolean {
  const isRefused = mentions.some(({ unsuitable }) => unsuitable != null)
  const isNamed = mentions.some(({ values }) => values.some(({ slot, value }) => slot === 'day' && value !== null))
  const { factual } = patterns.questions
  return (
    isRefused && isNamed && !text.includes('?') && !begins(text, factual) && !asksFact(text, spokenLanguage(language))
  )
}

/** True for values alone, and for a booking that begins. */
function isIdle(act: Act): boolean {
  return act.type === 'values' || (act.type === 'start' && act.task === 'book' && !act.isOtherBooking)
}

/** True for a move without a word for one: "could you put it on Saturday?" */
function isUnnamedMove(act: Act): boolean {
  return act.type === 'start' && act.task === 'move' && !act.isNamed
}

/** True where a wish names a service in full after a booking was refused: "No, I do want the facial". */
function isBegunByName(
  { type, ...form }: Act,
  text: string,
  clause: Clause,
  { reading: { patterns }, table }: { reading: Reading; table: Table },
): boolean {
  const isFree = type === 'values' || type === 'none' || (type === 'start' && 'task' in form && form.task === 'book')
  if (!isFree || table.task !== null || clause.isQuestion || table.refused?.includes('book') !== true) return false
  return has(text, patterns.intents.wish) && clause.mentions.some((one) => isNamedWhole(one, table.services))
}

const MAX_WORDS_OF_NAME = 3

/**
 * True where a statement only mentions a person and wishes for no appointment: "Then I'll bring Katrin a piece of
 * cake".
 */
function isPersonMentioned(text: string, clause: Clause, { patterns }: Reading, { task, question }: Table): boolean {
  const values = clause.mentions.flatMap((mention) => mention.values)
  const isPerson = values.length > 0 && values.every(({ slot, value }) => slot === 'staff' && value !== 'any')
  if (task !== null || question !== null || clause.isQuestion || !isPerson) return false
  if (wordsOf(text).length <= MAX_WORDS_OF_NAME || intentOf(text, patterns) !== undefined) return false
  const before = clause.text.slice(0, clause.mentions[0]!.start - clause.start)
  return !has(before, `${patterns.staff.with}|${patterns.intents.wish}`)
}

/**
 * True where a word for moving is part of a service's name ("An appointment for altering a dress") and no booking
 * exists.
 */
function isServiceChange(
  act: Act,
  { text, mentions, start: from }: Clause,
  { patterns }: Reading,
  table: Table,
): boolean {
  if (act.type !== 'start' || act.task !== 'move' || table.booking !== null || table.task !== null) return false
  if (mentions.some(({ values }) => values.some(({ slot }) => slot === 'reference'))) return false
  const services = mentions
    .filter(({ values }) => values.some(({ slot }) => slot === 'service'))
    .map(({ start: at, end }) => ({ start: at - from, end: end - from }))
  return services.length > 0 && changeIn(without(text, services, 'x'), patterns) === undefined
}

/**
 * True where a refused task must not start again. It may start by its own name, by a question for free times, or by a
 * day or an hour with few other words.
 */
function isRefusedAgain(
  act: Extract<Act, { type: 'start' }>,
  text: string,
  clause: Clause,
  { reading: { patterns }, table: { refused = [], task } }: { reading: Reading; table: Table },
): boolean {
  if (task !== null || act.isNamed || !refused.includes(act.task)) return false
  const isWish = !clause.isQuestion && (begins(text, patterns.intents.wish) || isBesideValues(text, clause, patterns))
  const isOpened = has(text, patterns.questions.availability) || (hasDayOrClockTime(clause) && isWish)
  return act.isGuessed === true || !isOpened
}

function actByPattern(text: string, clause: Clause, reading: Reading, table: Table): Act {
  const { patterns } = reading
  const { intents } = patterns
  if (isWhole(text, patterns.interjections)) return { type: 'none' }
  const sure = unambiguousAct(text, clause, reading, table)
  if (sure !== undefined) return sure
  if (smallTalkOf(text, reading.language) === 'identity') return { type: 'identity' }
  const instead = changedInstead(text, patterns)
  if (instead !== undefined) return start(instead, text, patterns)
  if (isUndecided(text, clause, reading) || isPersonWished(text, clause, reading, table)) return { type: 'ask' }
  const standing = actOnOwnBooking(text, clause, reading, table)
  if (standing !== undefined) return standing
  // "And one for my brother right after" requests no later time for the booking in the summary.
  if (table.task?.task === 'book' && table.question === 'confirm' && begins(text, patterns.forAnother))
    return { type: 'values' }
  if (has(text, patterns.unsuitable.that)) {
    if (table.booking !== null && table.task === null)
      return { type: 'start', task: 'move', isOtherBooking: false, isNamed: true }
    if (table.question === 'time') return { type: 'others', direction: 'any' }
    if (table.question === 'confirm') return { type: 'denied' }
  }
  // "Which reference? I have not booked yet" is no request to look up a booking.
  if (hasNoBooking(clause.text, patterns)) return { type: isChange(table.task?.task) ? 'unmade' : 'told' }
  const isAsking = clause.isQuestion && /[\p{L}\p{N}]/u.test(text)
  if (isAsking && smallTalkOf(text, reading.language) === 'identity') return { type: 'identity' }
  if (isAskedBesideDraft(text, clause, patterns, table)) return { type: 'ask' }
  const unwanted = unwantedIn(clause, reading, table)
  if (unwanted?.asked !== undefined) return unwanted
  const denied = complaintDenied(text, clause, reading, table)
  if (denied !== undefined) return denied
  // "You have had my boots for months" begins like a question.
  const isStated = !isAsking || !text.includes('?')
  if (isStated && isGrievanceHere(text, clause, patterns, table)) return { type: 'complaint' }
  if (!isAsking && (has(text, intents.complaint) || isAftermath(text, patterns))) return { type: 'complaint' }
  if (!isAsking && isIntentDenied(text, patterns)) return { type: 'unwanted', asked: undefined, isOfChange: true }
  if (ASKS_CONTACT.has(table.question) && has(text, patterns.refuse)) return { type: 'refuse' }
  // "One person" answers the question for the party size.
  if (table.question === 'party_size' && hasParty(clause) && wordsOf(text).length <= FEW_WORDS)
    return { type: 'values' }
  if (unwanted === undefined && isUnknown(text, clause, patterns, table)) return { type: 'unknown' }
  if (unwanted !== undefined) return unwanted
  // "I'll ask my mother" asks nobody here.
  const isOwnTalk = isStated && has(text, intents.ownTalk) && intentOf(text, patterns) === undefined
  if (isOwnTalk) return statementAct(text, clause, reading, table)
  if (has(text, patterns.questions.again) && !hasDayOrClockTime(clause) && intentOf(text, patterns) === undefined)
    return { type: 'ask' }
  // "I meant the price of the massage" asks for a price and starts no booking.
  if (has(text, patterns.questions.meant) && asksFact(text, spokenLanguage(reading.language))) return { type: 'ask' }
  // "No, I mean the suit itself" corrects an answer about something else.
  if (isMeantOf(text, clause, patterns, table)) return { type: 'ask' }
  if (has(text, patterns.questions.claim) && !hasDayOrClockTime(clause) && table.question !== 'message')
    return { type: 'ask' }
  if (has(text, patterns.resume)) return { type: 'resume' }
  return isAsking ? questionAct(text, clause, reading, table) : statementAct(text, clause, reading, table)
}

/** True where the value that was asked for is not known: "I lost the reference", but not "I don't know, I'll leave it". */
function isUnknown(
  text: string,
  clause: Clause,
  { unknown, abandon, intents }: Patterns,
  { question, ...table }: Table,
): boolean {
  if (question === null || text.includes('?') || hasAnswer(clause, { ...table, question })) return false
  return has(text, unknown) && !has(text, `${abandon}|${intents.ownTalk}`)
}

/**
 * The act of a text that says to complain of nothing: the question behind it in place of the message under way, or the
 * rest of it. A text that was asked for says what it says.
 */
function complaintDenied(text: string, clause: Clause, reading: Reading, table: Table): Act | undefined {
  const { grievance, questions } = reading.patterns
  const said = [...text.matchAll(expression(grievance.none))].at(-1)
  if (said === undefined || table.question === 'message') return undefined
  const rest = text.slice(said.index + said[0].length).replace(/^[^\p{L}\p{N}]{1,9}/u, '')
  const isLeft = table.task !== null && isTeam(table.task.task)
  const isAsked = rest.includes('?') || has(rest, `${questions.factual}|${questions.again}|${questions.whether.word}`)
  // The text is the end of its clause.
  const end = clause.text.length
  if (isLeft && isAsked) return { type: 'unwanted', asked: { start: end - rest.length, end } }
  // "I'm not complaining, but the heating was off" tells the team something.
  if (isLeft && tellingWords(rest, reading.patterns).length === 0) return { type: 'refused', task: 'message' }
  return wordsOf(rest).length === 0 ? { type: 'told' } : actByPattern(rest, clause, reading, table)
}

/** True for a complaint without a word for one, while no booking is read back and no other intent is named. */
function isGrievanceHere(text: string, clause: Clause, patterns: Patterns, { task, question }: Table): boolean {
  const isFree = task === null || task.task === 'message' || (task.task === 'book' && question === 'service')
  const intent = intentOf(text, patterns)
  // "We came yesterday for the tour at eleven and nobody was there" reports the hour.
  const isReported = has(text, patterns.past) && has(text, patterns.grievance.nobody)
  return isFree && intent === undefined && (isReported || !hasPartyOrTime(clause)) && isGrievance(text, patterns)
}

function hasPartyOrTime(clause: Clause): boolean {
  return (
    hasParty(clause) ||
    clause.mentions.some(({ values }) => values.some(({ slot, value }) => slot === 'time' && value?.at !== undefined))
  )
}

/**
 * True where a clause corrects the question that was answered last: it names no day, hour, person or service, and no
 * request.
 */
function isMeantOf(text: string, clause: Clause, patterns: Patterns, { topic, task }: Table): boolean {
  const isOfDesk = task === null || task.task === 'book'
  if (topic === null || !isOfDesk || !begins(text, patterns.questions.meant)) return false
  const intent = intentOf(text, patterns)
  // "I mean the fee for the massage", behind an answer, is a question; during a booking a service is a wish.
  const isOfService = hasService(clause) && task !== null
  return !hasWhen(clause) && !hasStaff(clause) && !isOfService && (intent === undefined || RULED.has(intent))
}

/** True for a question when the team calls back, which is no wish that they may. */
function isCallBackAsked(text: string, { language }: Reading): boolean {
  const { may } = forLanguage(language).questions.facts.calls
  return asksCallBack(text, spokenLanguage(language)) && !has(text, may)
}

/** True for a hesitation between services ("I can't decide between a trim and a cut"): a comparison may help. */
function isUndecided(text: string, { isQuestion, mentions }: Clause, { language }: Reading): boolean {
  const named = mentions.filter(({ values }) => values.some(({ slot }) => slot === 'service'))
  return !isQuestion && named.length > 1 && comparesServices(text, spokenLanguage(language))
}

/**
 * True for a wish about the person during a booking ("With a woman, if possible"). The reply names the people, because
 * no data tells which of them fit.
 */
function isPersonWished(text: string, clause: Clause, { language }: Reading, { task, question }: Table): boolean {
  if (task?.task !== 'book' || question === 'confirm' || clause.isQuestion || clause.mentions.length > 0) return false
  return wordsOf(text).length <= MAX_WORDS_OF_WHO && asksWho(text, spokenLanguage(language))
}

/** The act of a text whose pattern is unambiguous, whatever is under way. */
function unambiguousAct(text: string, clause: Clause, reading: Reading, table: Table): Act | undefined {
  const { patterns } = reading
  if (isCancelledAsked(text, clause, reading, table)) return { type: 'recall' }
  const cancelling = table.question === 'message' ? undefined : cancellingAsked(text, clause, reading, table)
  if (cancelling !== undefined) return cancelling
  if (isWayAsked(text, clause, patterns, table)) return { type: 'ask' }
  const isStanding =
    isMadeAsked(text, clause, patterns, table) ||
    isInOrderAsked(text, clause, patterns, table) ||
    isAllWellAsked(text, clause, patterns, table)
  if (isStanding) return { type: 'recall', isMade: true }
  // The change that is read back is what will be in order.
  const isOfChange = table.question === 'confirm' && isChange(table.task?.task) && clause.mentions.length === 0
  if (isOfChange && text.includes('?') && asksOnlyIfAllWell(text, patterns)) return { type: 'repeat' }
  if (isSentAsked(text, clause, patterns, table)) return { type: 'passed_on' }
  // "It's how much for three?" checks no number.
  if (isCheck(text, clause, patterns, table) && !asksCost(text, spokenLanguage(reading.language)))
    return { type: 'check' }
  const language = languageAsked(text)
  if (language !== undefined) return { type: 'speak', language }
  const message = messageAct(text, clause, reading, table)
  if (message !== undefined) return message
  // "The call before eleven, if possible" adds to a call back that the team already has.
  const isOfCall = table.task === null && table.hasPassedOn === true && has(text, patterns.intents.calls)
  if (isOfCall && hasWhen(clause) && !clause.isQuestion) return { type: 'note' }
  // "Don't forget the ramp" is a note and refuses nothing.
  if (isNote(text, clause, patterns, table)) return { type: 'note' }
  const refused = refusedIn(text, clause, patterns)
  const isComplaintDenied = refused === 'message' && has(text, patterns.grievance.none)
  if (refused !== undefined && !isComplaintDenied) return { type: 'refused', task: refused }
  // "By when will I hear from you?", of what the team was given, asks for no deadline.
  const isAnswerAsked = table.hasPassedOn === true && has(text, patterns.recall.answeredWhen)
  // "And when do they ring me back?" asks for no further call.
  if (clause.isQuestion && !isAnswerAsked && isCallBackAsked(text, reading)) return { type: 'ask' }
  // "Until when can I move it?" asks for a deadline and moves nothing.
  if (
    clause.isQuestion &&
    !isAnswerAsked &&
    has(text, `${patterns.questions.deadline}|${patterns.questions.readyAsked}`)
  )
    return { type: 'ask' }
  if (isNeedAsked(text, clause, patterns)) return { type: 'ask' }
  if (isWhetherMeant(text, patterns, table)) return { type: 'ask' }
  // "You haven't said anything about Christmas" wishes for no such day.
  if (has(text, patterns.questions.untold)) return { type: 'ask' }
  // "My dog ate chocolate what shall I do" is a question, also without its mark.
  if (has(text, patterns.questions.advice)) return { type: 'ask' }
  // The end of a contract is no cancelled appointment: documents say how it is done.
  if (has(text, patterns.questions.contract)) return { type: 'ask' }
  return talkWished(text, clause, patterns)
}
