import { lowerWords } from '../../core/words.ts'
import { asksForRedress, asksIfHeard, beginsWithNo, isOutcry, namesBooking } from '../../offline/index.ts'
import type { Command } from '../../models/understanding.ts'
import { isContact, type Hearing } from './hearing.ts'
import { besideQuestions } from './message-cuts.ts'
import { begin } from './task-progress.ts'
import { say } from './reply-plan.ts'

/** Tasks that "I'd like my money back for the course" seems to begin. */
const OF_VISITS = new Set<string>(['book', 'move', 'cancel', 'look_up', 'note', 'message'])

/**
 * Takes the words behind a complaint as more of it, whatever else they seem to be (its first words are recognised in
 * `offline/understanding/acts/intents.ts`): a refund is no wish for the service, and
 * "none, I was there already" refuses no offer. A question for the money is answered, and stands in the text as well. An
 * appointment that is named as one begins, and a refused message ends.
 */
export function continueComplaint(hearing: Hearing): void {
  const { state, commands, world } = hearing
  const [open] = state.tasks
  if (open?.isComplaint !== true || open.name !== 'message') return
  const isElse = commands.some(({ type }) => type === 'abandon') || isVisitWished(hearing) || isMoveWished(hearing)
  if (isElse) return
  const own = commands.filter((one) => !isMisread(one) && !isHeardAsked(one, world.language))
  const kept = own.map((one) => asMatter(one, world.language))
  if (kept.length === commands.length && kept.every((one, index) => one === commands[index])) return
  const isRead = kept.some(({ type }) => type === 'complaint' || type === 'message')
  hearing.commands = isRead ? kept : [...kept, { type: 'complaint', text: hearing.message }]
}

/** True for an appointment named as one, or for a service wished for in place of the complaint: "no, I just want a cut". */
function isVisitWished({ commands, message, world: { language } }: Hearing): boolean {
  if (!commands.some((one) => one.type === 'start' && one.task === 'book')) return false
  const isService = commands.some((one) => 'value' in one && one.value.slot === 'service')
  return (
    namesBooking(message, language) ||
    (isService && beginsWithNo(message, language) && !asksForRedress(message, language))
  )
}

/** True for another start of the booking that was made: "and could we change it to 12:30 instead?" */
function isMoveWished({ state, commands }: Hearing): boolean {
  const isWhen = commands.some((one) => one.type === 'set' && (one.value.slot === 'time' || one.value.slot === 'day'))
  return state.booking !== null && isWhen && commands.some((one) => one.type === 'start' && one.task === 'move')
}

/** True for a wish, a value or a refusal of another task, which the words of a complaint only resemble. */
function isMisread(one: Command): boolean {
  if (one.type === 'start') return OF_VISITS.has(one.task)
  if (one.type === 'set' || one.type === 'correct') return !isContact(one.value)
  return one.type === 'others' || one.type === 'unclear' || one.type === 'resume'
}

/** A question for the money, without its words, so that they stay in the text. */
function asMatter(one: Command, language: string): Command {
  return one.type === 'ask' && asksForRedress(one.words, language) ? { ...one, words: '' } : one
}

/** True for a question whether the complaint was heard, which its text read back answers. */
function isHeardAsked(one: Command, language: string): boolean {
  return (one.type === 'ask' || one.type === 'recall') && asksIfHeard(one.words, language)
}

/** So few words beside a question only repeat a complaint that the team already has. */
const MAX_WORDS_AGAIN = 5
const MIN_LETTERS = 3

/**
 * True for a question that repeats a complaint passed on before, such as "No!! How much is it per hour? You kept 20
 * euros": only the question is answered.
 */
function isToldAgain({ state: { passedOn }, commands, message }: Hearing): boolean {
  if (passedOn.length === 0 || !commands.some(({ type }) => type === 'ask')) return false
  const words = lowerWords(besideQuestions(message, commands))
  const known = new Set(lowerWords(passedOn.join(' ')))
  const telling = words.filter((word) => word.length >= MIN_LETTERS)
  return words.length <= MAX_WORDS_AGAIN || telling.filter((word) => known.has(word)).length * 2 >= telling.length
}

/**
 * True for an outcry with a question, such as "That is outrageous, what do you charge for a puncture?", which has
 * nothing for the team.
 */
function isToneOnly({ commands, message, world }: Hearing): boolean {
  return commands.some(({ type }) => type === 'ask') && isOutcry(besideQuestions(message, commands), world.language)
}

/** Answers a complaint with one sentence and begins a message to the team, without a search. */
export function takeComplaint(hearing: Hearing): void {
  const { state, commands, plan, begun } = hearing
  const [open] = state.tasks
  const isTaken = open?.name === 'message' || open?.name === 'call_back'
  // The apology is said once; later words belong to the message.
  if (open?.isComplaint === true) return void (hearing.hasGained = true)
  if (isToldAgain(hearing)) return
  if (isToneOnly(hearing)) return void plan.unshift(say('sorry'))
  plan.push(say('sorry'))
  if (isTaken || commands.some(({ type }) => type === 'start')) return
  const task = begin(hearing, 'message')
  task.isComplaint = true
  task.said = [...hearing.left, ...task.said]
  begun.push(task)
  hearing.target = task
}
