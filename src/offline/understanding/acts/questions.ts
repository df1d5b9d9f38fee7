import { baseLanguage, spokenLanguage } from '../../../languages/index.ts'
import { isAmong, type Question, type Table } from '../../../models/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import { asksWork, asksWorkTold } from './asked-work.ts'
import { likelihoods } from '../classifier/classifier.ts'
import type { Clause } from '../clause.ts'
import type { Reading } from '../reading.ts'
import { begins, expression, fold, has, isWhole, opening, wordsOf } from '../text.ts'
import type { Act, Patterns, Grammar } from './act.ts'
import { hintedIn } from '../services/hinted-services.ts'
import { servicesOf } from '../reading-context.ts'
import { intentOf, othersIn, RULED, start, TO_TEAM } from './intents.ts'
import { isPlaceAsked, isThingAsked } from './asked-things.ts'
import { guessed, GUESSED_INTENTS, LIKELY } from './guesses.ts'
import {
  hasService,
  hasStaff,
  hasTime,
  hasMentions,
  hasWhen,
  isBesideValues,
  isExact,
  hasDayOrClockTime,
  hasNoTaskOrBooking,
  isOffered,
  isTableWish,
  isTimeAlone,
  isUnderWay,
  namesStart,
  unmentioned,
} from './clause-values.ts'
import { asksAttendance, asksFact, asksOpening } from '../../facts/asked-kinds.ts'

/** A longer question does not ask for other options. */
const MAX_WORDS_OF_OTHERS = 10

const MIN_WORDS_OF_QUESTION = 3

/** A shorter sentence with a question word in its middle is no question for the knowledge. */
const MIN_WORDS_OF_FACT = 6

/** Maximum words of an offered day or hour beside its lead, its fillers and the time itself. */
const MAX_WORDS_OF_LEAD = 0

const MAX_WORDS_OF_REQUEST = 2

/** True for a question about a hypothetical case: the hour belongs to its condition, and nothing changes yet. */
function isHypothetical(
  text: string,
  { mentions, end }: Clause,
  { questions, intents }: Patterns,
  { intent, isRequest }: { intent: ReturnType<typeof intentOf>; isRequest: boolean },
): boolean {
  const supposed = text.length - beforeCondition(text, questions).length
  // The hour belongs to the condition: "When is it ready if I bring it at four?"
  const isOfHour = supposed > 0 && mentions.length > 0 && mentions.every(({ start: at }) => at >= end - supposed)
  if (isOfHour && begins(text, questions.start) && !isRequest) return true
  // Asks for a rule: "Can I cancel if she falls ill?", "can I cancel at short notice?"
  const isOfRule = supposed > 0 || (has(text, questions.shortNotice) && mentions.length === 0)
  return (intent === 'cancel' || intent === 'move') && isOfRule && !begins(text, intents.wish)
}

/** "I mean whether the voucher counts for the course" wishes for no course, and "I mean if I cancel" cancels nothing. */
export function isWhetherMeant(text: string, { questions }: Patterns, { question }: Table): boolean {
  const { meant, whether, condition } = questions
  // A yes or a choice is waited for: "quiero decir que sí".
  if (question !== null && CHOOSES.has(question)) return false
  // Behind it stands what is asked, and no end as in "quiero decir sí, el martes".
  return begins(text, `(?:${meant})(?: \\S+)? (?:${whether.word}|${condition})(?= \\p{L})`)
}

const CHOOSES = new Set<Question>(['confirm', 'choice', 'offer'])

/** "Do you have anything on Friday?" */
function isAvailabilityAsked(
  text: string,
  clause: Clause,
  { questions }: Patterns,
  { intent, isRequest }: { intent: ReturnType<typeof intentOf>; isRequest: boolean },
): boolean {
  const hasDay = hasDayOrClockTime(clause) || (hasWhen(clause) && intent !== undefined)
  const isAsked = has(text, questions.availabilityWhen) || hasService(clause)
  return hasDay && isAsked && (isRequest || !begins(text, questions.elliptical))
}

/** "Anything later?", while starts are on offer. */
function othersAsked(text: string, clause: Clause, patterns: Patterns, table: Table): Act | undefined {
  const { availability, factual } = patterns.questions
  if (!isOffered(table) || has(text, availability) || hasTime(clause) || begins(text, factual)) return undefined
  if (wordsOf(text).length > MAX_WORDS_OF_OTHERS) return undefined
  return othersIn(unmentioned(text, clause), patterns)
}

/** "Can we do it an hour later?", "Thursday, same time?": another start for the booking that was made. */
function askedOfBooking(text: string, clause: Clause, patterns: Patterns): Act | undefined {
  if (isTimeAlone(clause)) return { type: 'values' }
  if (!namesStart(clause) || begins(text, patterns.questions.start)) return undefined
  return isBesideValues(text, clause, patterns) ? { type: 'values' } : { type: 'ask' }
}

/** True for words that name a person and no service or hour, unless they ask whether a day with the person is possible. */
function isOfAttendance(text: string, clause: Clause, patterns: Patterns): boolean {
  const isFeasible = begins(text, patterns.questions.feasible) && isBesideValues(text, clause, patterns)
  return hasStaff(clause) && !hasTime(clause) && !hasService(clause) && !isFeasible
}

/** The act of a clause in the form of a question. */
export function questionAct(
  given: string,
  clause: Clause,
  { patterns, language, mentions, typed }: Reading,
  table: Table,
): Act {
  const { questions, intents } = patterns
  const text = withoutWhenFirst(given, clause, questions)
  if (isFeasibleAsked(text, clause, { patterns, mentions }, table)) return { type: 'values' }
  // An intent in a condition is not wished for: "Does the trial count if we take a course then?"
  const intent = intentOf(beforeCondition(text, questions), patterns)
  const isRequest = beginsRequest(text, questions)
  if (has(text, questions.terms) && !hasDayOrClockTime(clause) && (intent === undefined || RULED.has(intent)))
    return { type: 'ask' }
  if (isHypothetical(text, clause, patterns, { intent, isRequest })) return { type: 'ask' }
  // Asks about a condition: "If I come on Friday, what do I pay?"
  if (isSupposed(text, clause, patterns, table)) return { type: 'ask' }
  if (isOwnActivity(text, clause, patterns) || isOpenAsked(text, clause, { patterns, language })) return { type: 'ask' }
  const others = othersAsked(text, clause, patterns, table)
  if (others !== undefined) return others
  if (intent === undefined && isFeasibleOfTopic(text, clause, patterns, table)) return { type: 'ask' }
  if (TO_TEAM.has(intent) && isRequest && intent !== 'person') return start(intent!, text, patterns)
  if (intent === 'call_back' && isCallAsked(text, patterns, table)) return start(intent, text, patterns)
  // "Nehmen Sie eine Nachricht auf" and "have somebody ring me" have the form of a question, and are none without its mark.
  const isOrder = intent === 'message' || intent === 'call_back'
  if (isOrder && !text.includes('?') && !begins(text, questions.factual)) return start(intent, text, patterns)
  if (isInsteadAsked(text, clause, patterns, table)) return start('move', text, patterns)
  if (has(text, questions.availability)) return freeAsked(text, clause, { patterns, language })
  if (isWorkAsked(text, clause, { patterns, language }, { table, typed })) return start('book', text, patterns)
  const isWished = isRequest || intent === 'person' || (intent === 'message' && begins(text, intents.wish))
  if (!begins(text, questions.factual) && intent !== undefined && isWished) return start(intent, text, patterns)
  // "Can I keep it until Sunday?" wishes for no Sunday.
  if (clause.mentions.length > 0 && clause.mentions.every(({ isUntil }) => isUntil === true)) return { type: 'ask' }
  if (isFurtherWish(text, clause, patterns, table)) return start('book', text, patterns)
  if (isUnderWay(table) && isOfferOfWhen(text, clause, patterns)) return { type: 'values' }
  const ofBooking = table.booking !== null && table.task === null ? askedOfBooking(text, clause, patterns) : undefined
  if (ofBooking !== undefined) return ofBooking
  if (isMoveAsked(text, clause, patterns, table)) return start('move', text, patterns)
  // "Does Helen work on Fridays?" asks about her working hours.
  const isAttendance = !isRequest && isOfAttendance(text, clause, patterns)
  if (isAttendance && asksAttendance(text, spokenLanguage(language))) return { type: 'ask' }
  // "Helen on Friday?" wishes for an appointment with her.
  if (hasStaff(clause) && hasDayOrClockTime(clause) && !begins(text, questions.factual))
    return start('book', text, patterns)
  if (isChangeAsked(text, clause, patterns, table)) return { type: 'values' }
  if (isOfKnowledge(text, clause, { patterns, language }, table)) return { type: 'ask' }
  // "Are you open today?" during a call back is a question and no time for the call.
  const isOfOther = table.task?.task === 'call_back' && begins(text, questions.start)
  if (hasMentions(clause) && !isOfOther && isBesideValues(text, clause, patterns) && isUnderWay(table))
    return isAskedOfValue(text, clause, patterns) ? { type: 'ask' } : { type: 'values' }
  if (has(text, intents.complaint) && !isWorkOfYours(text, patterns)) return { type: 'complaint' }
  if (isAvailabilityAsked(text, clause, patterns, { intent, isRequest })) return start('book', text, patterns)
  if (isTableWish(clause, table)) return start('book', text, patterns)
  if (namesStart(clause) && hasNoTaskOrBooking(table) && !begins(text, questions.start))
    return start('book', text, patterns)
  return guessedWish(text, clause, { patterns, language }, table) ?? { type: 'ask' }
}

/** True for a question about the last answer: "Is that still possible before Christmas?" */
function isFeasibleOfTopic(text: string, clause: Clause, { questions }: Patterns, table: Table): boolean {
  return table.topic !== null && hasNoTaskOrBooking(table) && begins(text, questions.feasible) && !isExact(clause)
}

/** "Can somebody just call me?" wishes for a call; whether one is made belongs to what the business does, or to a call noted. */
function isCallAsked(text: string, { questions, notes }: Patterns, { hasPassedOn, task }: Table): boolean {
  const isOfNoted = (hasPassedOn === true || task?.task === 'call_back') && has(text, notes.assured)
  // "Do you ring me when it is ready?" asks what the business does.
  const isOfReady = has(text, `${questions.condition}|${questions.readyAsked}`)
  return !isOfNoted && !begins(text, questions.factual) && !(begins(text, questions.doYou) && isOfReady)
}

/** "When do you have time?" wishes for it; a place in something that is no service is asked for. */
function freeAsked(text: string, clause: Clause, { patterns, language }: Grammar): Act {
  return isPlaceAsked(text, clause, { patterns, language }) ? { type: 'ask' } : start('book', text, patterns)
}

/** True for a question for knowledge, which wishes for no appointment: "Are you open on Saturday?" */
function isOfKnowledge(text: string, clause: Clause, { patterns, language }: Grammar, table: Table): boolean {
  const { factual } = patterns.questions
  if (begins(text, factual) || asksFact(text, spokenLanguage(language))) return true
  if (isThingAsked(text, clause, { patterns, language }) && !isTableWish(clause, table)) return true
  // "Geht auch was am Nachmittag?" has "was" for something, and "mardi ou mercredi ?" no question word.
  const { availabilityWhen, feasible } = patterns.questions
  const isOffer = begins(text, `${availabilityWhen}|${feasible}`) && isBesideValues(text, clause, patterns)
  if (isUnderWay(table) && hasWhen(clause) && isOffer) return false
  // "If it rains on Saturday, what happens?" wishes for no Saturday.
  return has(text, factual) && wordsOf(text).length >= MIN_WORDS_OF_FACT
}

/**
 * True where a bad state is what the business works on: "Do you restore torn photos?" A thing of the visitor, or what
 * happened to it, makes a complaint of it.
 */
function isWorkOfYours(text: string, { questions, party, past, grievance }: Patterns): boolean {
  return (
    text.includes('?') &&
    begins(text, questions.doYou) &&
    !has(text, `${party.own}|${past}|${grievance.outrage}|${grievance.nobody}`)
  )
}

/** "Wednesday is better, is that possible?", "could it be after six?": the question supports a wish, or makes it with few words. */
function isFeasibleAsked(
  text: string,
  clause: Clause,
  { patterns, mentions }: Pick<Reading, 'patterns' | 'mentions'>,
  { task }: Table,
): boolean {
  if (mentions.length > 0 && isWhole(text, patterns.questions.feasible)) return true
  const lead = opening(patterns.questions.feasible).exec(text)?.[0]
  if (task !== null || lead === undefined || !hasTime(clause) || hasDayOrClockTime(clause)) return false
  return isBesideValues(text.slice(lead.length), clause, patterns)
}

/** "Can somebody adjust the brake?", of one service that the words mean, while nothing is under way. */
function isWorkAsked(
  text: string,
  clause: Clause,
  { patterns, language }: Grammar,
  { table, typed }: { table: Table; typed: string },
): boolean {
  if (!hasNoTaskOrBooking(table) || table.question !== null) return false
  const intent = intentOf(text, patterns)
  if ((intent !== undefined && intent !== 'book') || asksFact(text, spokenLanguage(language))) return false
  if (asksWorkTold(text, patterns)) return hintedIn(fold(typed), servicesOf(table), language).length > 0
  const services = clause.mentions.flatMap(({ values }) => values.filter(({ slot }) => slot === 'service'))
  const [only, other] = services
  return only?.slot === 'service' && other === undefined && asksWork(text, patterns)
}

/** The text from its question word on, where only a day stands before it: "On Saturday, how long are you open?" */
function withoutWhenFirst(text: string, clause: Clause, questions: Patterns['questions']): string {
  const comma = text.indexOf(',')
  const behind = text.slice(comma + 1).trimStart()
  // "If it rains on Saturday, can we do it inside?" is no question about Saturday alone.
  if (comma < 0 || !begins(behind, questions.start) || begins(text, questions.supposed)) return text
  const offset = clause.end - text.length
  const isWhen = hasWhen({ ...clause, mentions: clause.mentions.filter(({ end }) => end - offset <= comma) })
  const lead = unmentioned(text, clause).slice(0, comma)
  return isWhen && wordsOf(lead).length <= MAX_WORDS_BEFORE_WHEN ? behind : text
}

const MAX_WORDS_BEFORE_WHEN = 3

/** The question without the condition at its end. */
function beforeCondition(text: string, { condition }: Patterns['questions']): string {
  const place = expression(condition).exec(text)?.index ?? 0
  return place > 0 ? text.slice(0, place) : text
}

/** True for a question that begins with a condition. During a booking "and if I come on Tuesday?" is a wish. */
function isSupposed(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const { questions } = patterns
  const isOfWhen = isUnderWay(table) && hasMentions(clause) && isBesideValues(text, clause, patterns)
  // "If I fail, when can I try again?" names no day and no service, so it requests no appointment.
  const isOfDesk = hasDayOrClockTime(clause) || hasService(clause) || isUnderWay(table)
  const isWish = (isOfDesk && has(text, `${questions.request}|${questions.availability}`)) || isOfWhen
  return begins(text, questions.condition) && !isWish
}

/**
 * True where a day belongs to an activity elsewhere, so that no appointment is wished for: "May I swim on Sunday, after
 * the massage?"
 */
function isOwnActivity(text: string, clause: Clause, patterns: Patterns): boolean {
  const { mayI, visiting, elliptical } = patterns.questions
  const bare = unmentioned(text, clause)
  const lead = opening(`(?:(?:${elliptical}) )?(?:${mayI})`).exec(bare)?.[0]
  if (lead === undefined || has(bare, visiting) || has(text, patterns.correction)) return false
  if (intentOf(text, patterns) !== undefined) return false
  const filler = fillersOf(patterns)
  return wordsOf(bare.slice(lead.length)).some((word) => word.length >= LONG_WORD - 1 && !filler.has(word))
}

/**
 * True for a question about opening on a day ("Would you be open on the 29th?"), but not about appointments ("What is
 * the earliest appointment?").
 */
function isOpenAsked(text: string, clause: Clause, { patterns, language }: Grammar): boolean {
  if (intentOf(text, patterns) !== undefined || has(text, patterns.appointment)) return false
  return hasDayOrClockTime(clause) && asksOpening(text, spokenLanguage(language))
}

/** True where a text has enough words for a question: "please, goodbye" asks nothing. */
export function isQuestionIn(side: string, patterns: Patterns): boolean {
  const { thanks, goodbye } = patterns.courtesy
  // "Stop, I am not booking" asks nothing before it either.
  const words = wordsOf(side.replaceAll(expression(`${thanks}|${goodbye}|${patterns.abandon}|${patterns.wait}`), ' '))
  const filler = fillersOf(patterns)
  return words.length >= MIN_WORDS_OF_QUESTION && words.some((word) => !filler.has(word))
}

/**
 * True where a question is about a property of the day: "Is Saturday dearer?" asks, "is Saturday possible?" wishes for
 * it.
 */
function isAskedOfValue(text: string, clause: Clause, patterns: Patterns): boolean {
  const { questions, correction } = patterns
  if (!begins(text, questions.start) || beginsRequest(text, questions) || has(text, correction)) return false
  const filler = fillersOf(patterns)
  const telling = wordsOf(unmentioned(text, clause)).filter((word) => !filler.has(word) && word.length >= LONG_WORD)
  return telling.length > 0 && !has(text, questions.availabilityWhen)
}

const LONG_WORD = 5

/** True for a request to move the booking that was made: "Could you put it on Saturday the 12th instead?" */
function isMoveAsked(text: string, clause: Clause, patterns: Patterns, { task, booking }: Table): boolean {
  if (task !== null || booking === null || hasService(clause) || !hasDayOrClockTime(clause)) return false
  const { questions, correction } = patterns
  const isRequested = begins(text, questions.request) && (has(text, correction) || has(text, questions.pronoun))
  const isNamed = intentOf(text, patterns) === 'move' && !begins(text, questions.start)
  return (isRequested || isNamed) && !has(text, patterns.more) && !begins(text, questions.factual)
}

/** True for another day or hour in place of that of the booking: "is Wednesday possible instead?" */
function isInsteadAsked(text: string, clause: Clause, patterns: Patterns, { task, booking }: Table): boolean {
  if (task !== null || booking === null || hasService(clause) || !hasDayOrClockTime(clause)) return false
  const { questions, intents, more } = patterns
  return (
    has(text, intents.instead) &&
    !isOfCase(text, clause, patterns, booking.date) &&
    !has(text, more) &&
    !begins(text, questions.factual)
  )
}

/**
 * True where the days belong to a supposed case: "If it rains on Saturday, can we do it inside instead?" Another day after it is wished
 * for: "if I can't make Saturday, could I come on Sunday instead?"
 */
function isOfCase(text: string, { mentions, end }: Clause, { questions, joins }: Patterns, booked: string): boolean {
  const { supposed, feasible, favourIf } = questions
  const isCase = begins(text, `(?:(?:${joins}),? )?(?:${supposed})(?! ?,| (?:${feasible}))`) && !begins(text, favourIf)
  const comma = text.indexOf(',') + end - text.length
  return (
    isCase &&
    mentions.every(({ start: at, values }) =>
      values.every(
        ({ slot, value }) =>
          (slot !== 'day' && slot !== 'time') ||
          (slot === 'day' && (value === null || isAmong(booked, value))) ||
          (text.includes(',') && at < comma),
      ),
    )
  )
}

/** True for a request for another service in the booking under way: "Can you make it a full groom instead?" */
function isChangeAsked(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const isMarked = has(text, patterns.correction) || begins(text, patterns.questions.elliptical)
  if (table.task?.task !== 'book' || !hasService(clause) || !isMarked) return false
  const { questions, correction } = patterns
  const bare = text.replaceAll(expression(`${questions.request}|${questions.elliptical}|${correction}`), ' ')
  return isBesideValues(bare, clause, patterns) && !begins(text, questions.factual)
}

/**
 * True for a service with its day and hardly any other words, while nothing is under way and no answer precedes that it could
 * be about: "And Pilates on Wednesday?"
 */
function isFurtherWish(text: string, clause: Clause, patterns: Patterns, { task, topic }: Table): boolean {
  const isBehindAnswer = topic !== null && topic.question !== ''
  if (task !== null || isBehindAnswer || !hasService(clause) || !hasDayOrClockTime(clause)) return false
  const lead = opening(patterns.questions.elliptical).exec(text)?.[0]
  if (lead === undefined) return false
  const filler = fillersOf(patterns)
  const rest = wordsOf(unmentioned(text, clause).slice(lead.length))
  return rest.filter((word) => !filler.has(word) && word.length >= LONG_WORD - 1).length <= MAX_WORDS_BESIDE_SERVICE
}

/** Such as the rest of the service's name. */
const MAX_WORDS_BESIDE_SERVICE = 1

/**
 * True for a suggested day or hour with few other words: "How about the 26th at ten?", "could we make it half
 * past eleven?"
 */
function isOfferOfWhen(text: string, clause: Clause, patterns: Patterns): boolean {
  const { questions } = patterns
  if (!hasDayOrClockTime(clause)) return false
  const lead = opening(`${questions.elliptical}|${questions.request}`).exec(text)?.[0]
  if (lead === undefined) return false
  const filler = fillersOf(patterns)
  const behind = wordsOf(text.slice(lead.length)).filter((word) => !filler.has(word)).length
  const named = clause.mentions.flatMap(({ words }) => wordsOf(fold(words)).filter((word) => !filler.has(word))).length
  return behind - named <= (begins(text, questions.request) ? MAX_WORDS_OF_REQUEST : MAX_WORDS_OF_LEAD)
}

/** True where a text begins with a request: "Could I …?", "and can my husband …?" */
function beginsRequest(text: string, { elliptical, request }: Patterns['questions']): boolean {
  return begins(text, `(?:(?:${elliptical}) )?(?:${request})`)
}

/** The act of a wish in the form of a question, by the classifier: "could somebody look at my knee today?" */
function guessedWish(text: string, clause: Clause, { patterns, language }: Grammar, table: Table): Act | undefined {
  const isRequest = beginsRequest(text, patterns.questions)
  if (!isRequest && begins(text, patterns.questions.elliptical)) return undefined
  const likely = likelihoods(text, table.question)
  const isLikelier = hasDayOrClockTime(clause) || (hasService(clause) && isRequest)
  // Only the English training data has enough questions to recognise a wish without a pattern.
  if (baseLanguage(language) !== 'en' && !isRequest && !isLikelier) return undefined
  const isPlain = isRequest && isLikelier && likely.ask < UNLIKELY
  if (
    !isPlain &&
    likely.book - likely.ask < (isLikelier ? AHEAD_OF_ASKING : FAR_AHEAD_OF_ASKING) &&
    GUESSED_INTENTS.every((intent) => intent === 'book' || likely[intent] < LIKELY)
  )
    return undefined
  const act = guessed(text, clause, patterns, table)
  return act?.type === 'ask' ? undefined : act
}

/** A request with a day or a service that is less likely a question is a wish. */
const UNLIKELY = 0.25

/** Minimum margin of the probability of a booking over that of a question. */
const AHEAD_OF_ASKING = 0.3

/** The same margin without a day, an hour or a requested service. */
const FAR_AHEAD_OF_ASKING = 0.7
