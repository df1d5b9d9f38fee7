import { spokenLanguage } from '../../../languages/index.ts'
import type { Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import type { Reading } from '../reading.ts'
import { tellingWords } from '../note-matter.ts'
import { begins, expression, fold, has, opening, wordsOf } from '../text.ts'
import { whenIn } from '../when/index.ts'
import { type Act, FEW_WORDS, type Grammar, type Patterns } from './act.ts'
import { intentOf, isDenied, isLeft, othersIn, start } from './intents.ts'
import { guessed } from './guesses.ts'
import {
  beginsWithOne,
  hasService,
  hasTime,
  hasMentions,
  hasParty,
  hasWhen,
  isExact,
  isOfParty,
  hasDayOrClockTime,
  isOffered,
  isTableWish,
  isUnderWay,
  unmentioned,
} from './clause-values.ts'
import { asksCost, asksFact } from '../../facts/asked-kinds.ts'

/** The act of a clause without the form of a question. */
export function statementAct(text: string, clause: Clause, { patterns, language }: Reading, table: Table): Act {
  const { intents, questions } = patterns
  const intent = intentOf(text, patterns)
  // "Just the price" is a question as well; during a booking, a value beside it may be an answer, but no number of people.
  const isCounted = table.question !== 'party_size' && isOfParty(clause)
  const isFree = !isUnderWay(table) || !hasMentions(clause) || isCounted
  if (intent === undefined && has(text, questions.request) && has(text, questions.terms) && !hasDayOrClockTime(clause))
    return { type: 'ask' }
  const reported = reportAct(text, clause, patterns, table)
  if (reported !== undefined) return reported
  // In Spanish, "sí" that agrees to the cancelling is written as "if".
  const isSupposed = table.question !== 'confirm' && (intent === 'cancel' || intent === undefined)
  if (isSupposed && isCancellingSupposed(text, clause, patterns, table.question !== null)) return { type: 'ask' }
  if (intent === undefined && isFree && asksFact(text, spokenLanguage(language))) return { type: 'ask' }
  if (intent === undefined && isAskedOfDay(text, clause, { patterns, language }, table)) return { type: 'ask' }
  if (intent === undefined && isAskedOfParty(text, clause, { patterns, language }, table)) return { type: 'ask' }
  // "None of these, I mean the deposit": no booking was wished for.
  if (table.question === 'service' && begins(text, patterns.others.none)) return { type: 'unwanted', asked: undefined }
  // "The second, the one from before" chooses one of the services on offer.
  if (table.question === 'service' && begins(text, patterns.ordinals.join('|'))) return { type: 'values' }
  // "Maybe another time" asks for no other one.
  const others = othersIn(unmentioned(text, clause).replaceAll(expression(patterns.abandon), ' '), patterns)
  const isOwn = !hasService(clause) && !hasTime(clause) && (intent === undefined || !hasMentions(clause))
  if (others !== undefined && isOffered(table) && isOwn) return others
  // "I don't want to book, I only want to be called" refuses the booking alone.
  const isCalledInstead = intent === 'call_back' && has(text, patterns.intents.unwanted)
  if (intent !== undefined && !isCalledInstead && isDenied(intent, text, patterns))
    return intent === 'book' ? { type: 'unwanted', asked: undefined } : { type: 'denied' }
  if (intent === 'cancel' && isLeft(text, clause, patterns, table)) return { type: 'abandon' }
  if (intent === undefined && !isExact(clause) && has(text, patterns.abandon)) return leavingAct(text, patterns, table)
  if (intent !== undefined) return start(intent, text, patterns)
  if (has(text, questions.availability)) return start('book', text, patterns)
  // "My bike has been with you since Friday" reports where it is.
  if (table.task === null && has(text, patterns.withYou) && !has(text, `${intents.wish}|${intents.book}`))
    return { type: 'told' }
  // "I was in on Saturday and the colour came out wrong" reports a visit and wishes for none.
  const isTold = has(text, patterns.past) && !begins(text, intents.wish)
  const isWished = !isTold && (begins(text, intents.wish) || wordsOf(text).length <= FEW_WORDS || hasWhen(clause))
  const isOne = table.task === null && beginsWithOne(text, clause, patterns) && !has(text, patterns.past)
  if (hasService(clause) && (isWished || isOne) && table.question !== 'service')
    return {
      type: 'start',
      task: 'book',
      isOtherBooking: has(text, patterns.otherBooking),
      isNamed: isOne || begins(text, intents.wish) || has(text, patterns.please),
    }
  if (isTableWish(clause, table)) return start('book', text, patterns)
  if (hasDayOrClockTime(clause) && begins(text, intents.wish) && table.task === null && table.booking === null)
    return start('book', text, patterns)
  if (has(text, intents.problem) && table.question === null) return start('book', text, patterns)
  return guessed(text, clause, patterns, table) ?? { type: hasMentions(clause) ? 'values' : 'none' }
}

/** The act of a text that tells of calls, talks, work or cancellations of the visitor or others, and wishes for nothing new. */
function reportAct(text: string, clause: Clause, patterns: Patterns, table: Table): Act | undefined {
  const { intents } = patterns
  const intent = intentOf(text, patterns)
  if ((intent === undefined || intent === 'call_back') && has(text, intents.ownCall)) return { type: 'told' }
  // "I have to ask my husband" wishes for nothing yet.
  if (intent === undefined && has(text, intents.ownTalk)) {
    const isBooking = table.task?.task === 'book'
    // "I'll ask the girls and come back to you" leaves it, also where a person is called Back.
    const isLeftOpen = !hasMentions(clause) || (!hasWhen(clause) && has(text, patterns.abandon))
    return { type: isBooking && isLeftOpen ? 'abandon' : 'told' }
  }
  // "The piercing was yours" tells whose work it is.
  if (intent === undefined && table.task === null && has(text, patterns.had.yours) && !has(text, intents.wish))
    return { type: 'told' }
  // "I had to cancel last time" wishes for nothing.
  if (intent === undefined && has(text, intents.cancelled) && !has(text, intents.wish))
    return has(text, intents.anew) ? start('book', text, patterns) : { type: 'told' }
  return undefined
}

/**
 * The act of a text with words for giving up: "not at the moment" leaves what is under way, "stairs are not possible at the moment"
 * is a note for the visit, and "and the dog, where do I leave him" is a question.
 */
function leavingAct(text: string, patterns: Patterns, { task }: Table): Act {
  const { abandon, notNow, intents, appointment, questions } = patterns
  const rest = text.replaceAll(expression(abandon), ' ')
  if (has(rest, questions.factual)) return { type: 'ask' }
  const isOnlyNow = !has(text.replaceAll(expression(notNow), ' '), abandon)
  const around = rest.replaceAll(expression(`${intents.book}|${intents.wish}|${appointment}`), ' ')
  const isOfElse = isOnlyNow && tellingWords(around, patterns).length > 0
  if (!isOfElse) return { type: 'abandon' }
  return { type: task?.task === 'book' ? 'note' : 'told' }
}

/**
 * True where only a condition cancels, and names no appointment: "but that is if you cancel". "It would be great if you could
 * cancel it" is a request, and
 * a Spanish yes before a wish is written as "if".
 */
function isCancellingSupposed(text: string, clause: Clause, patterns: Patterns, isAsked: boolean): boolean {
  const { questions, intents, appointment, abandon, answers } = patterns
  if (hasMentions(clause) || has(text, `${appointment}|${questions.politeIf}`)) return false
  if (isAsked && begins(text, `(?:${answers.yes})(?: que)? (?:${intents.wish})`)) return false
  const supposed = `(?:${questions.whether.word}|${questions.supposed})(?: [^\\s,;]+){0,3} (?:${intents.cancel}|${abandon})`
  const rest = text.replaceAll(expression(supposed), ' ')
  return rest !== text && intentOf(rest, patterns) === undefined
}

/** True for a follow-up to a question, with another day: "And on Sunday?" */
function isAskedOfDay(text: string, clause: Clause, { patterns, language }: Grammar, table: Table): boolean {
  const { topic, task, booking } = table
  if (topic === null || task !== null || booking !== null || !hasDayOrClockTime(clause) || hasService(clause))
    return false
  const lead = opening(patterns.questions.elliptical).exec(text)
  const rest = wordsOf(text.slice(lead?.[0].length ?? text.length)).length
  const isSameKind =
    asksFact(fold(topic.question), spokenLanguage(language)) || whenIn(fold(topic.question), language, table).length > 0
  return lead !== null && rest <= MAX_WORDS_OF_FOLLOW_UP && isSameKind
}

const MAX_WORDS_OF_FOLLOW_UP = 4

/** True for a follow-up to a question for a price, with a number of people: "And for four?" */
function isAskedOfParty(text: string, clause: Clause, { patterns, language }: Grammar, table: Table): boolean {
  const { topic, task, booking } = table
  if (topic === null || task !== null || booking !== null || !hasParty(clause) || !isOfParty(clause)) return false
  const lead = opening(patterns.questions.elliptical).exec(text)?.[0] ?? ''
  const isBrief = wordsOf(text.slice(lead.length)).length <= MAX_WORDS_OF_FOLLOW_UP
  return isBrief && asksCost(fold(topic.question), spokenLanguage(language))
}
