import { plusDays } from '../../core/days.ts'
import type { Command, CommandOf, Option, SlotValue } from '../../models/understanding.ts'
import type { Choice } from '../../languages/dialogue.ts'
import type { Hearing } from './hearing.ts'
import { lowerWords } from '../../core/words.ts'
import { showsWorry } from '../../offline/index.ts'
import { askOtherDay } from './unbookable-wishes.ts'
import { lookFurther } from './further-starts.ts'
import { advance, begin, clear, finish, offerHelp, settle } from './task-progress.ts'
import { say } from './reply-plan.ts'
import { forget, hasContact, refuse, remember, type Task } from './state.ts'
import { TASKS } from './tasks/index.ts'
import { lookAgain, settleStart } from './tasks/needs/start.ts'
import type { ToolCall, Turn } from './tasks/task.ts'
import { setValue } from './stored-values.ts'
import { startTask } from './wishes.ts'
import { todayIn } from './world.ts'

/**
 * Says goodbye, and hangs up on a call. A message awaiting confirmation is sent to the team first, or it would be lost.
 */
export function leave(turn: Turn): ToolCall | undefined {
  const { state, plan, world } = turn
  if (!world.isCall && isForTeam(turn)) {
    // Waiting tasks would ask a question after the goodbye.
    state.tasks.splice(1)
    return advance(turn, true)
  }
  state.tasks = []
  clear(turn)
  if (world.isCall) return { name: 'end_call', arguments: {} }
  // A short "bye" needs no second apology.
  if (state.hasComplained === true && lowerWords(turn.message).length > MAX_WORDS_OF_BYE) plan.push(say('sorryAgain'))
  delete state.hasComplained
  plan.push({ courtesy: 'goodbye' })
  return undefined
}

const MAX_WORDS_OF_BYE = 4

/** True if the open question is the summary of a message or a call back. */
function isForTeam({ state: { question, tasks } }: Turn): boolean {
  return question === 'confirm' && (tasks[0]?.name === 'message' || tasks[0]?.name === 'call_back')
}

/** Gives up the task under way; it can be resumed. */
export function abandon(turn: Hearing): ToolCall | undefined {
  const { state, plan, commands } = turn
  // The refused service is not proposed for the next booking.
  const isRefused = commands.some((one) => one.type === 'abandon' && one.service !== undefined)
  if (isRefused && state.topic !== null) state.topic.serviceId = null
  const [task] = state.tasks
  if (task === undefined) {
    plan.push(say('alright'))
    finish(turn)
    return undefined
  }
  const isOneOfThem = commands.some((one) => one.type === 'abandon' && one.task === task.name)
  for (const { name } of isOneOfThem ? [task] : state.tasks) refuse(state, name)
  if (task.name === 'message') forget(state, task.said)
  // The reply already reads out the existing booking, which makes the other one's end clear.
  const isTold = plan.some((part) => 'say' in part && (part.say === 'yourBooking' || part.say === 'isMade'))
  // An earlier booking exists, so "nothing is booked" would be false.
  const isBeside = task.name === 'book' && state.booking !== null
  const isNothing = task.name === 'book' && state.booking === null
  const left = keeps(turn) || isBeside ? say('kept') : say(isNothing ? 'nothingBooked' : 'stopped')
  const words = isTold ? undefined : left
  state.abandoned = task
  if (isAnswered(turn, task)) {
    state.tasks = []
    clear(turn)
    return undefined
  }
  // Notes for the team are sent without the booking if the visitor left a contact.
  const entrusted = task.name === 'book' && hasContact(state) ? (task.entrusted ?? []) : []
  if (entrusted.length > 0) {
    plan.push(say('willPassOn'))
    state.tasks = []
    const message = begin(turn, 'message')
    message.said = entrusted
    return advance(turn)
  }
  // "Stop" ends all tasks; "no message" ends the message only.
  if (!isOneOfThem || task.name === 'book') state.tasks = [task]
  return settle(turn, words)
}

/**
 * True for "I don't want to book, how long is a voucher valid?": if nothing is settled yet, the answer needs no added
 * "nothing is booked".
 */
function isAnswered({ plan, state, commands }: Hearing, { name, slot, isComplaint }: Task): boolean {
  const isUnsettled = (name === 'book' && slot === undefined) || (name === 'message' && isComplaint === true)
  const isAsked = commands.some(({ type }) => type === 'ask') && plan.some((part) => 'answer' in part)
  return isUnsettled && isAsked && !hasContact(state)
}

function keeps({
  state: {
    tasks: [task],
  },
}: Turn): boolean {
  return task !== undefined && task.name !== 'end' && TASKS[task.name].keepsOnNo === true && task.booking !== undefined
}

export function resume(turn: Turn): ToolCall | undefined {
  const { state, plan } = turn
  if (state.abandoned === null) return notUnderstood(turn)
  plan.push(say('resumed'))
  state.tasks.unshift(state.abandoned)
  state.refused = state.refused.filter((name) => name !== state.abandoned?.name)
  state.abandoned = null
  state.puts = {}
  return advance(turn)
}

/** A yes, interpreted by the open question. */
export function agreed(hearing: Hearing): ToolCall | undefined {
  const { state, plan } = hearing
  const [task] = state.tasks
  if (state.question === 'confirm') return advance(hearing, true)
  if (state.question === 'anything_else' || (task === undefined && state.question === null)) {
    clear(hearing)
    plan.push(say(state.isClosing ? 'whatElse' : 'goOn'))
    return undefined
  }
  const [first, other] = state.options.filter(({ kind }) => kind !== 'yes' && kind !== 'no')
  const option = nearest(hearing) ?? first
  if (state.question === 'offer' && option?.kind === 'task') {
    begin(hearing, option.task).said = []
    return advance(hearing)
  }
  // A yes to "a person or a message?" means the person.
  const isHelp = option?.kind === 'task'
  // "Ok, book it" takes the first start: the summary is still to be confirmed.
  const isStart = option?.kind === 'start'
  if (option !== undefined && (other === undefined || isHelp || isStart)) return chosen(hearing, option)
  return advance(hearing)
}

/** The offered start nearest to the wanted hour, if all are on one day. */
function nearest({ state: { options, tasks } }: Turn): Option | undefined {
  const wanted = tasks[0]?.wish.time?.at
  const starts = options.filter((option) => option.kind === 'start')
  if (wanted === undefined || new Set(starts.map(({ date }) => date)).size !== 1) return undefined
  const distance = (time: string): number => Math.abs(Temporal.PlainTime.from(wanted).until(time).total('minutes'))
  return starts.toSorted((a, b) => distance(a.time) - distance(b.time))[0]
}

function chosen(hearing: Hearing, option: Option): ToolCall | undefined {
  const { state } = hearing
  const [task] = state.tasks
  if (option.kind === 'task') startTask(hearing, { type: 'start', task: option.task, words: '' })
  else if (option.kind === 'start' && task !== undefined) {
    const slot = task.offered?.find(({ date, time }) => date === option.date && time === option.time)
    if (slot !== undefined) settleStart({ task }, slot)
  } else {
    const value = valueOf(option)
    if (value !== undefined) setValue(hearing, task, { value, words: '' })
  }
  state.puts = {}
  return advance(hearing)
}

function valueOf(option: Option): SlotValue | undefined {
  if (option.kind === 'service') return { slot: 'service', value: [option.id] }
  if (option.kind === 'staff') return { slot: 'staff', value: option.id }
  if (option.kind === 'day') return { slot: 'day', value: { from: option.date, to: option.date } }
  return option.kind === 'value' ? option.value : undefined
}

/** A no, interpreted by the open question. */
export function declined(hearing: Hearing): ToolCall | undefined {
  const { state, plan } = hearing
  const [task] = state.tasks
  switch (state.question) {
    case 'confirm':
      if (keeps(hearing)) return settle(hearing, say('kept'))
      if (task?.name === 'message' || task?.name === 'call_back') {
        refuse(state, task.name)
        forget(state, task.said)
        return settle(hearing, say('stopped'))
      }
      state.question = 'change'
      state.options = []
      plan.push(say('askChange'))
      return undefined
    case 'offer':
      if (task?.outside === undefined) return abandon(hearing)
      return task.name === 'move' ? settle(hearing, say('kept')) : askOtherDay(hearing, task)
    case 'time':
    case 'day':
    case 'service':
    case 'staff':
      // "That's not it. What does a day cost?" gets its answer, and the offer is not repeated.
      if (isAsking(hearing)) return restOffer(hearing)
      if (state.question === 'service' || state.question === 'staff') return abandon(hearing)
      if (task?.offered === undefined || task.offered.length === 0) return abandon(hearing)
      lookFurther({ ...hearing, task }, 'any')
      return advance(hearing)
    case 'details':
    case 'name':
    case 'contact':
    case 'phone':
      return refusedContact(hearing)
    case 'reference':
      // "No, I only ask about parking" ends the lookup of a booking.
      if (isAsking(hearing)) return settle(hearing, undefined)
      return lostValue(hearing)
    case 'anything_else':
      return isAsking(hearing) ? undefined : leave(hearing)
    default:
      return abandon(hearing)
  }
}

/** Keeps the booking open for values that the visitor names, but asks no question. */
function restOffer({ state, plan }: Hearing): undefined {
  const [task] = state.tasks
  if (task !== undefined) task.isResting = true
  state.question = null
  state.options = []
  state.puts = {}
  if (plan.length === 0) plan.push(say('goOn'))
}

/** True for "No thanks. Only, who is it with?", which is no farewell yet. */
function isAsking({ commands }: Hearing): boolean {
  return commands.some(({ type }) => type === 'ask' || type === 'recall')
}

/** Handles a refused contact: the reply says once why it is needed. */
export function refusedContact(hearing: Hearing): ToolCall | undefined {
  const { state, plan } = hearing
  if (state.tasks.length === 0) {
    plan.push(say('alright'))
    return undefined
  }
  const [task] = state.tasks
  const isForUs = task?.name === 'message' || task?.name === 'call_back'
  if (task !== undefined && isForUs && (task.isGuessed === true || task.isContactRefused === true)) {
    refuse(state, task.name)
    return settle(hearing, say('stopped'))
  }
  if (task !== undefined) task.isContactRefused = true
  plan.push(say('whyContact'))
  return advance(hearing)
}

/** Handles a visitor who does not know the requested value. */
export function lostValue(hearing: Hearing): ToolCall | undefined {
  const { state, world } = hearing
  const [task] = state.tasks
  if (task === undefined) return notUnderstood(hearing)
  if (state.question === 'reference' || state.question === 'contact') {
    if (keepsBooking(task.name)) {
      offerHelp(hearing, say('withoutReference'))
      return undefined
    }
    return refusedContact(hearing)
  }
  if ((state.question === 'day' || state.question === 'time') && task.offered === undefined) {
    task.wish.day = { from: todayIn(world), to: plusDays(todayIn(world), 14), earliest: true }
    lookAgain({ task })
  }
  return advance(hearing)
}

function keepsBooking(name: string): boolean {
  return name === 'move' || name === 'cancel' || name === 'look_up'
}

/** Says the open question again. */
export function repeat(hearing: Hearing): ToolCall | undefined {
  const { state, plan } = hearing
  if (state.tasks.length === 0) {
    plan.push(say('whatElse'))
    return undefined
  }
  state.puts = {}
  return advance(hearing)
}

/** Shows two equally likely readings as choices. */
export function clarify(hearing: Hearing, commands: Command[]): ToolCall | undefined {
  const { state, plan, world } = hearing
  const unclear = commands.find((one): one is CommandOf<'unclear'> => one.type === 'unclear')
  const values = unclear?.candidates ?? []
  const choices = values.flatMap((value) => choiceOf(value, world.services))
  if (choices.length < 2) return hearing.hasGained ? advance(hearing) : notUnderstood(hearing)
  const isChange = state.booking !== null && values.every(({ slot }) => slot !== 'service')
  if (state.tasks.length === 0) startTask(hearing, { type: 'start', task: isChange ? 'move' : 'book', words: '' })
  state.question = 'choice'
  state.options = values.map((value) => ({ kind: 'value', value }))
  plan.push(say('clarify', choices))
  return undefined
}

function choiceOf(value: SlotValue, services: Turn['world']['services']): Choice[] {
  if (value.slot === 'day') return value.value === null ? [] : [{ date: value.value.from }]
  if (value.slot === 'time') return value.value?.at === undefined ? [] : [{ time: value.value.at }]
  if (value.slot === 'party_size') return [{ name: String(value.value) }]
  const ids = value.slot === 'service' ? value.value : value.slot === 'staff' ? [value.value] : []
  const named = [...services, ...services.flatMap(({ staff }) => staff)].find(({ id }) => ids.includes(id))
  return named === undefined ? [] : [{ name: named.name }]
}

export function answerCourtesy(hearing: Hearing, kind: CommandOf<'courtesy'>['kind']): ToolCall | undefined {
  const { state, plan } = hearing
  const isOpen = state.tasks.length > 0
  if (kind === 'goodbye') return leave(hearing)
  if (kind === 'thanks' && isForTeam(hearing)) return advance(hearing, true)
  if (kind === 'none') return isOpen ? notUnderstood(hearing) : goAhead(hearing)
  const isWorried = showsWorry(hearing.message, hearing.world.language)
  if (kind === 'remark' || (isWorried && kind !== 'acknowledgement')) return meetRemark(hearing, isWorried)
  if (kind === 'thanks') plan.push(isOpen || state.isClosing ? say('welcome') : { courtesy: 'thanks' })
  else if (kind === 'acknowledgement' && !isOpen) acknowledge(hearing)
  else if (kind === 'greeting' || kind === 'identity')
    plan.push(...((isOpen || plan.length > 0) && kind === 'greeting' ? [] : [{ courtesy: kind }]))
  return isOpen ? advance(hearing) : undefined
}

/** Goes on behind a statement, which may be the matter of a message that is wished for next. */
function acknowledge({ state, plan, message }: Hearing): void {
  plan.push(say(state.isClosing ? 'alright' : 'goOn'))
  if (message.split(/\s/u).length >= MIN_WORDS_OF_STATEMENT) remember(state, message)
}

const MIN_WORDS_OF_STATEMENT = 4

/** Replies to "You don't seem to have understood me" with an apology, and offers a person or a message. */
export function meetMisread(hearing: Hearing): undefined {
  hearing.plan.push(say('sorryMisread'))
  offerHelp(hearing, say('helpInstead'))
}

/** Answers small talk and feelings with one sentence, without a search. */
function meetRemark(hearing: Hearing, isWorried: boolean): ToolCall | undefined {
  const { state, plan, message } = hearing
  plan.push(say(isWorried ? 'understandable' : 'thanksForTelling'))
  if (state.tasks.length > 0) return advance(hearing)
  remember(state, message)
  plan.push(say('whatElse'))
  clear(hearing)
  return undefined
}

function goAhead({ state, plan, message }: Hearing): undefined {
  remember(state, message)
  plan.push(say('goOn'))
}

/** Asks in other words with the choices, then names the abilities, then offers a person. */
export function notUnderstood(turn: Turn): ToolCall | undefined {
  const { state, plan, message } = turn
  plan.push(say('notUnderstood'))
  if (state.tasks.length > 0 && state.question !== 'change') return advance(turn)
  const times = (state.puts.offer ?? 0) + 1
  state.puts.offer = times
  if (state.question === 'change' && times === 1) plan.push(say('askChangeAgain'))
  else if (times === 1) plan.push(say('goOn'))
  else if (times === 2 && state.tasks.length === 0) plan.push(say('abilities'))
  else offerHelp(turn)
  if (state.tasks.length === 0) remember(state, message)
  return undefined
}
