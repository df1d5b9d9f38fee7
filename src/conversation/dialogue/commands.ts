import { isOneDay, isPartOfDay, type Command, type CommandOf, type SlotValue } from '../../models/understanding.ts'
import { asksWho } from '../../offline/index.ts'
import { isWishByAge } from './ages.ts'
import { check } from './checked.ts'
import { takeComplaint } from './complaints.ts'
import { isContact, type Hearing } from './hearing.ts'
import { lookFurther, lookSooner } from './further-starts.ts'
import { begin, clear, offerHelp } from './task-progress.ts'
import { recall } from './recall.ts'
import { say } from './reply-plan.ts'
import { bookedService } from './spoken-of.ts'
import { refuse, remember, type Task } from './state.ts'
import { settleStart } from './tasks/needs/start.ts'
import { setValue, type Given } from './stored-values.ts'
import { startTask } from './wishes.ts'
import { tellWho } from './with-whom.ts'

/** Applies one command of a message. */
export function take(hearing: Hearing, command: Command): void {
  switch (command.type) {
    case 'start':
      return startTask(hearing, command)
    case 'set':
    case 'correct':
      return takeValue(hearing, command)
    case 'choose':
      return choose(hearing, command)
    case 'others':
      return others(hearing, command)
    case 'ask':
      return ask(hearing, command)
    case 'drop':
      return dropContact(hearing, command)
    case 'complaint':
      return takeComplaint(hearing)
    case 'recall':
      return command.checks === undefined ? recall(hearing, command) : check(hearing, command.checks)
    case 'speak':
      return void (hearing.state.language = command.language)
    default:
    // The other commands are patterns, which apply only if the message gave no value.
  }
}

function takeValue(hearing: Hearing, command: CommandOf<'set' | 'correct'>): void {
  const { value, words } = command
  if (takeGuest(hearing, command)) return void (hearing.hasGained = true)
  if (isGuessBeside(hearing, command)) return
  const waiting = waitingFor(hearing, command)
  if (waiting !== undefined) return void (hearing.target = waiting)
  if (isSecondService(hearing, command)) hearing.target = queueSibling(hearing)
  if (value.slot === 'service' && hearing.target === undefined) spokenOf(hearing, value.value)
  if (hearing.target === undefined && !isContact(value)) return
  apply(hearing, { value, words })
}

/** True for a service that no word of the message names, beside the one with which its booking began. */
function isGuessBeside({ target, begun }: Hearing, { value, words }: CommandOf<'set' | 'correct'>): boolean {
  const isBegun = target?.wish.service !== undefined && begun.includes(target)
  return value.slot === 'service' && words === '' && isBegun
}

/**
 * Takes the name of a further booking, for which the visitor's contact stays: "yes please, and a second one, under my husband Tom".
 * In the summary of one, and beside its wish, a name is that of its guest.
 */
function takeGuest({ state, target, commands }: Hearing, { value }: CommandOf<'set' | 'correct'>): boolean {
  if (value.slot !== 'name' || state.contact.name === undefined) return false
  if (target?.name !== 'book' || target.isOtherBooking !== true) return false
  const isBegun = commands.some((one) => one.type === 'start' && one.isOtherBooking === true)
  if (state.question !== 'confirm' && !isBegun) return false
  target.guest = value.value
  return true
}

/** Takes back a contact where another one is left, or is told in the same message. */
function dropContact(hearing: Hearing, { slot }: CommandOf<'drop'>): void {
  const { state, commands } = hearing
  const other = slot === 'email' ? 'phone' : 'email'
  const isTold = commands.some((one) => 'value' in one && one.value.slot === other && one.value.value !== null)
  if (state.contact[slot] === undefined || (state.contact[other] === undefined && !isTold)) return
  delete state.contact[slot]
  hearing.hasGained = true
}

/** Gives a value to the task that it belongs to. */
export function apply(hearing: Hearing, given: Given): void {
  const effect = setValue(hearing, hearing.target, isOfAllDays(hearing, given) ? { ...given, isLasting: true } : given)
  if (given.value.slot === 'party_size') hearing.state.party = given.value.value
  if (effect === 'same' && hearing.state.question === 'confirm') tellPerson(hearing, given.value)
  if (effect === 'changed') hearing.hasGained = true
  if (effect === 'refused') hearing.isRefused = true
}

/**
 * True for a part of the day without a single day beside it, which holds for all days of the task: "afternoons only". One
 * without words was told in a message before.
 */
function isOfAllDays({ commands }: Hearing, { value, words }: Given): boolean {
  if (value.slot !== 'time' || value.value?.isLasting === true || !isPartOfDay(value.value)) return false
  if (words === '') return true
  return !commands.some((one) => {
    if (one.type === 'unclear') return one.candidates.some(({ slot }) => slot === 'day')
    return (
      one.type === 'choose' || ('value' in one && one.value.slot === 'day' && isOneDay(one.value.value ?? undefined))
    )
  })
}

/** Answers "But it is with Camille, isn't it?" while the summary names her. */
function tellPerson({ target, world, plan, message }: Hearing, { slot, value }: SlotValue): void {
  const isVisit = target?.name === 'book' || target?.name === 'move'
  const isAsked = isVisit && slot === 'staff' && target.wish.staff === value && message.includes('?')
  const person = world.services.flatMap(({ staff }) => staff).find(({ id }) => id === value)
  if (isAsked && person !== undefined) plan.push(say('withWhom', [person.name]))
}

/**
 * The waiting booking that a service names, as in "No, the check-up is on Monday, the cleaning on Thursday": the values
 * after it belong to that booking, and the current one keeps its service.
 */
function waitingFor({ state, target }: Hearing, { value }: CommandOf<'set' | 'correct'>): Task | undefined {
  if (value.slot !== 'service' || value.value.length > 1 || target?.name !== 'book') return undefined
  const [id] = value.value
  if (id === undefined || target.wish.service === undefined || target.wish.service === id) return undefined
  return state.tasks.find((task) => task !== target && task.name === 'book' && task.wish.service === id)
}

function spokenOf({ state }: Hearing, [id]: string[]): void {
  state.topic = { question: state.topic?.question ?? '', serviceId: id ?? null }
}

/** True for the second service of "A check-up and a cleaning", which is another appointment. */
function isSecondService({ commands, target, world }: Hearing, command: CommandOf<'set' | 'correct'>): boolean {
  const { value } = command
  if (command.type !== 'set' || value.slot !== 'service' || value.value.length > 1 || target?.name !== 'book')
    return false
  const named = commands
    .slice(0, commands.indexOf(command))
    .filter((one) => one.type === 'set' && one.value.slot === 'service' && one.value.value.length === 1)
  const isKnown = world.services.some(({ id }) => id === value.value[0])
  return isKnown && named.length > 0 && target.wish.service !== undefined && target.wish.service !== value.value[0]
}

function queueSibling(hearing: Hearing): Task {
  const task = begin(hearing, 'book', 'last')
  hearing.begun.push(task)
  return task
}

function choose(hearing: Hearing, { option: place, words }: CommandOf<'choose'>): void {
  const { state, target } = hearing
  const option = state.options[place - 1]
  switch (option?.kind) {
    case 'start': {
      const slot = target?.offered?.find(({ date, time }) => date === option.date && time === option.time)
      if (slot === undefined || target === undefined) return
      settleStart({ task: target }, slot)
      hearing.hasGained = true
      return
    }
    case 'service':
      return apply(hearing, { value: { slot: 'service', value: [option.id] }, words })
    case 'staff':
      return apply(hearing, { value: { slot: 'staff', value: option.id }, words })
    case 'day':
      return apply(hearing, { value: { slot: 'day', value: { from: option.date, to: option.date } }, words })
    case 'value':
      return apply(hearing, { value: option.value, words })
    case 'task':
      return startTask(hearing, { type: 'start', task: option.task, words })
    case 'question':
      return ask(hearing, { type: 'ask', question: option.question, words })
    default:
  }
}

function others(hearing: Hearing, { direction }: CommandOf<'others'>): void {
  const { target, state } = hearing
  if (state.question === 'service' && target?.name === 'book' && target.offered === undefined)
    return refuseServices(hearing, target)
  if (target?.offered === undefined && target?.slot === undefined) return
  const at = { ...hearing, task: target }
  const isFound = direction === 'earlier' ? lookSooner(at) : lookFurther(at, direction)
  hearing.hasGained ||= isFound
}

/** Leaves the booking for "None of these", and keeps its words for the team. */
function refuseServices(hearing: Hearing, task: Task): void {
  const { state, commands } = hearing
  state.tasks = state.tasks.filter((one) => one !== task)
  state.abandoned = task
  refuse(state, 'book')
  for (const said of task.said) remember(state, said)
  clear(hearing)
  hearing.target = state.tasks[0]
  // A day in the same message is part of the refusal, and begins no booking.
  hearing.isUnlisted = true
  if (commands.some(({ type }) => ELSE_WISHED.has(type))) return
  remember(state, hearing.message)
  offerHelp(hearing, say('noneOfThese'))
}

const ELSE_WISHED = new Set<Command['type']>(['ask', 'start', 'complaint', 'message', 'recall'])

/**
 * True for a question that stands in the text for the team: a passage that only comes near would not answer it. One beside the yes to
 * the text is for the desk.
 */
function isOfText({ commands, state, target }: Hearing, question: string): boolean {
  if (commands.some(({ type }) => type === 'confirm')) return false
  const isForTeam = target?.name === 'message' || state.tasks.some(({ name }) => name === 'message')
  const isIn = commands.some((one) => one.type === 'message' && one.edit === undefined && one.text.includes(question))
  return isForTeam && isIn
}

/** Plans the answer to a question, and remembers its topic. */
export function ask(hearing: Hearing, { question, service }: CommandOf<'ask'>): void {
  const { state, plan, target, world } = hearing
  // A question may itself be the text of the message to the team.
  if (state.question === 'message') return
  if (asksWho(question, world.language) && tellWho(hearing)) return void (hearing.hasGained = target !== undefined)
  if (isWishByAge(hearing)) return startTask(hearing, { type: 'start', task: 'book', words: '' })
  plan.push(isOfText(hearing, question) ? { answer: question, isSureOnly: true } : { answer: question })
  // A message to the team may stand before the booking that it is about.
  const waiting = state.tasks.find(({ wish }) => wish.service !== undefined)
  const underWay = target?.wish.service ?? waiting?.wish.service ?? bookedService(state.booking, world)
  state.topic = { question, serviceId: service ?? underWay ?? state.topic?.serviceId ?? null }
}
