import type { Command, CommandOf, SlotValue } from '../../models/understanding.ts'
import { asksWho } from '../../offline/index.ts'
import { isWishByAge, suitAges } from './ages.ts'
import { lookFurther, lookSooner } from './others.ts'
import {
  abandon,
  agreed,
  answerCourtesy,
  clarify,
  declined,
  leave,
  lostValue,
  notUnderstood,
  refusedContact,
  repeat,
  resume,
  takeComplaint,
} from './patterns.ts'
import { advance, begin, clear } from './progress.ts'
import { say } from './reply-plan.ts'
import { refuse, remember, type Booking, type Task } from './state.ts'
import { settleStart } from './tasks/needs/start.ts'
import type { ToolCall, Turn } from './tasks/task.ts'
import type { World } from './world.ts'
import { hasMoreThan, keepWords } from './words.ts'
import { setValue, type Given } from './values.ts'
import { tellWho } from './with-whom.ts'
import { startTask } from './wishes.ts'

/** What the commands of one message have done so far. */
export interface Hearing extends Turn {
  commands: Command[]
  /** Task that the next values belong to. */
  target: Task | undefined
  /** Tasks begun by this message. */
  begun: Task[]
  /** A value, a choice or a text was taken. */
  hasGained: boolean
  /** A value was refused, and the plan says why. */
  isRefused: boolean
  /** A booking that was not made yet is to be cancelled. */
  isGivenUp: boolean
  /** Something is wished for that only the documents know. */
  isUnlisted: boolean
  /** What was written to a booking that this message leaves. */
  left: string[]
}

/** Goes through the commands of a message in their order, then takes the next step. */
export function hear(turn: Turn, commands: Command[]): ToolCall | undefined {
  const { state } = turn
  const hearing: Hearing = {
    ...turn,
    commands: withRestated(turn, commands),
    target: state.tasks[0],
    begun: [],
    hasGained: false,
    isRefused: false,
    isGivenUp: false,
    isUnlisted: false,
    left: [],
  }
  leaveChange(hearing)
  leaveRefused(hearing)
  leaveBooking(hearing)
  const isRenamed = isNameCorrected(hearing)
  for (const command of hearing.commands) if (!isRenamed || command.type !== 'ask') take(hearing, command)
  if (isRenamed) tellTeam(hearing)
  shareDay(state.tasks)
  leaveTwins(hearing)
  beginUnspoken(hearing)
  suitAges(hearing)
  keepWords(hearing)
  return goOn(hearing)
}

/** "I said I'd come on Saturday at ten!", of a booking on that Saturday at ten: it stands, and is read out. */
function withRestated({ state: { booking, tasks }, world }: Turn, commands: Command[]): Command[] {
  const start = commands.find((one) => one.type === 'start')
  const wishes = commands.flatMap((one) => (one.type === 'set' || one.type === 'correct' ? [one.value] : []))
  const isWhen = wishes.some(({ slot }) => slot === 'day' || slot === 'time' || slot === 'staff')
  const isVisit = start?.type === 'start' && (start.task === 'book' || start.task === 'move') && start.isOther !== true
  if (booking === null || tasks.length > 0 || !isVisit || !isWhen || !isRestated(booking, wishes, world))
    return commands
  const rest = commands.filter(({ type }) => type !== 'start' && type !== 'set' && type !== 'correct')
  // "Are there places left on Saturdays?" is about the day, and no more about the booking on it.
  if (start.words.includes('?') && start.task === 'book' && !wishes.some(({ slot }) => slot === 'time'))
    return [{ type: 'ask', question: start.words, words: start.words }, ...rest]
  return [{ type: 'recall', words: start.words }, ...rest]
}

/** "You wrote only Fournier, I am Léa Fournier", behind a booking: only the team can put the name right. */
function isNameCorrected({ state, commands }: Hearing): boolean {
  const { booking, tasks, contact } = state
  if (booking === null || tasks.length > 0 || contact.name === undefined) return false
  const isElse = commands.some(({ type }) => type === 'start' || type === 'complaint')
  return (
    !isElse && commands.some((one) => 'value' in one && one.value.slot === 'name' && one.value.value !== contact.name)
  )
}

function tellTeam(hearing: Hearing): void {
  const task = begin(hearing, 'message')
  hearing.begun.push(task)
  hearing.target = task
  hearing.plan.push(say('willPassOn'))
}

/** "I have not booked yet, I want a new one": a change of what nobody knows is left, for the booking that was under way before. */
function leaveChange(hearing: Hearing): void {
  const { state, commands } = hearing
  const [open] = state.tasks
  const isUnknown = open !== undefined && ON_EXISTING.has(open.name) && open.booking === undefined
  if (!isUnknown || commands.some((one) => 'value' in one && one.value.slot === 'reference')) return
  const isDenied = commands.some((one) => one.type === 'abandon' && one.task === open.name)
  if (!isDenied && !commands.some((one) => one.type === 'start' && one.task === 'book')) return
  state.tasks.shift()
  const waiting = state.tasks.find(({ name }) => name === 'book')
  const draft = waiting ?? (state.abandoned?.name === 'book' ? state.abandoned : undefined)
  if (draft !== undefined) {
    state.tasks = [draft, ...state.tasks.filter((task) => task !== draft)]
    if (draft === state.abandoned) state.abandoned = null
    state.refused = state.refused.filter((name) => name !== 'book')
    hearing.hasGained = true
  } else if (isDenied && !commands.some(({ type }) => type === 'start')) {
    hearing.plan.push(say('alright'), say('goOn'))
    clear(hearing)
  }
  state.question = null
  state.options = []
  hearing.target = state.tasks[0]
  // Doubts about the reference are settled as well.
  const isOfReference = (one: Command): boolean =>
    one.type === 'unknown' || (one.type === 'ask' && isDenied && one.words.split(' ').length <= MOST_WORDS_OF_DOUBT)
  hearing.commands = commands.filter(
    (one) => !isOfReference(one) && (one.type !== 'abandon' || (one.task !== open.name && one.task !== 'book')),
  )
}

const ON_EXISTING = new Set<Task['name']>(['move', 'cancel', 'look_up'])
const MOST_WORDS_OF_DOUBT = 3

/** "No call back, please", "forget the second one": what only waits is left without a word about what is under way. */
function leaveRefused(hearing: Hearing): void {
  const { state } = hearing
  const [open] = state.tasks
  hearing.commands = hearing.commands.filter((one) => {
    if (one.type !== 'abandon') return true
    const { task, service } = one
    if (task !== undefined) refuse(state, task)
    const isOther =
      (task !== undefined && task !== open?.name) || (service ?? open?.wish.service) !== open?.wish.service
    if (open === undefined || !isOther) return true
    state.tasks = state.tasks.filter(
      (waiting) =>
        waiting === open || (waiting.name !== task && (service === undefined || waiting.wish.service !== service)),
    )
    hearing.hasGained = true
    return false
  })
}

/** "This is no booking! Tell your boss …": the words of a booking that was none belong to what the team gets. */
function leaveBooking(hearing: Hearing): void {
  const { state, commands } = hearing
  const isLeft = commands.some(({ type }) => type === 'abandon')
  const isElse = commands.some((one) => one.type === 'start' && one.task !== 'book')
  if (!commands.some(({ type }) => type === 'complaint') && !(isLeft && isElse)) return
  const left = state.tasks.filter(({ name }) => name === 'book')
  if (left.length === 0) return
  state.tasks = state.tasks.filter((task) => !left.includes(task))
  state.abandoned = left[0]!
  refuse(state, 'book')
  hearing.left = left.flatMap(({ said }) => said)
  hearing.target = state.tasks[0]
  // The refused booking is left already; its successor is not.
  if (isElse) hearing.commands = commands.filter((one) => one.type !== 'abandon' || one.task !== 'book')
  hearing.hasGained ||= isElse && hearing.target !== undefined
}

function take(hearing: Hearing, command: Command): void {
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
    case 'complaint':
      return takeComplaint(hearing)
    case 'recall':
      return recall(hearing, command)
    case 'speak':
      return void (hearing.state.language = command.language)
    default:
    // The others are patterns: they mean something only where no value was given.
  }
}

function takeValue(hearing: Hearing, command: CommandOf<'set' | 'correct'>): void {
  const { value, words } = command
  if (isSecondService(hearing, command)) hearing.target = queueSibling(hearing)
  if (value.slot === 'service' && hearing.target === undefined) spokenOf(hearing, value.value)
  if (hearing.target === undefined && !isContact(value)) return
  apply(hearing, { value, words })
}

function apply(hearing: Hearing, given: Given): void {
  const effect = setValue(hearing, hearing.target, given)
  if (effect === 'same' && hearing.state.question === 'confirm') tellPerson(hearing, given.value)
  if (effect === 'changed') hearing.hasGained = true
  if (effect === 'refused') hearing.isRefused = true
}

/** "But it is with Camille, isn't it?", of a summary with her. */
function tellPerson({ target, world, plan, message }: Hearing, { slot, value }: SlotValue): void {
  const isAsked = slot === 'staff' && target?.wish.staff === value && message.includes('?')
  const person = world.services.flatMap(({ staff }) => staff).find(({ id }) => id === value)
  if (isAsked && person !== undefined) plan.push(say('withWhom', [person.name]))
}

export function isContact({ slot }: SlotValue): boolean {
  return slot === 'name' || slot === 'email' || slot === 'phone'
}

function spokenOf({ state }: Hearing, [id]: string[]): void {
  state.topic = { question: state.topic?.question ?? '', serviceId: id ?? null }
}

/** "A check-up and a cleaning": another service in the same breath is another appointment. */
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

/** "A check-up and a cleaning on Thursday at nine": the day is for both, the hour for the first. */
function shareDay(tasks: Task[]): void {
  const [first, second] = tasks.filter(({ name }) => name === 'book')
  if (first === undefined || second === undefined || first.wish.day !== undefined || first.slot !== undefined) return
  const { day, time } = second.wish
  if (day === undefined) return
  first.wish.day = day
  if (time !== undefined) first.wish.time ??= time
  delete second.wish.day
  delete second.wish.time
}

/** "Me at nine and Ada at ten", said once more: the one at ten waits already. */
function leaveTwins(hearing: Hearing): void {
  const { state, begun } = hearing
  const isTwin = (task: Task): boolean =>
    task.isOther === true &&
    begun.includes(task) &&
    task.wish.time?.at !== undefined &&
    state.tasks.some(
      (other) =>
        other !== task && !begun.includes(other) && other.name === 'book' && other.wish.time?.at === task.wish.time?.at,
    )
  const twins = state.tasks.filter((task) => isTwin(task))
  if (twins.length === 0) return
  state.tasks = state.tasks.filter((task) => !twins.includes(task))
  hearing.begun = begun.filter((task) => !twins.includes(task))
  // The plan is the turn's own.
  const told = hearing.plan.findIndex((part) => 'say' in part && part.say === 'thenOther')
  if (told >= 0) hearing.plan.splice(told, 1)
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
  const { target } = hearing
  if (target?.offered === undefined && target?.slot === undefined) return
  const at = { ...hearing, task: target }
  const isFound = direction === 'earlier' ? lookSooner(at) : lookFurther(at, direction)
  hearing.hasGained ||= isFound
}

function ask(hearing: Hearing, { question, service }: CommandOf<'ask'>): void {
  const { state, plan, target, world } = hearing
  // A message to the team may be a question.
  if (state.question === 'message') return
  if (asksWho(question, world.language) && tellWho(hearing)) return void (hearing.hasGained = target !== undefined)
  if (isWishByAge(hearing)) return startTask(hearing, { type: 'start', task: 'book', words: '' })
  plan.push({ answer: question })
  const underWay = target?.wish.service ?? bookedService(state.booking, world)
  state.topic = { question, serviceId: service ?? underWay ?? state.topic?.serviceId ?? null }
}

/** Reads out the booking of this conversation, or looks for the one that is meant. */
function recall(hearing: Hearing, { words, isOfTeam }: CommandOf<'recall'>): void {
  const { booking, passedOn } = hearing.state
  const notes = hearing.target?.notes ?? []
  if (isOfTeam === true && notes.length > 0) {
    hearing.state.puts = {}
    return void hearing.plan.push(say('noteKept', notes.join(' ')))
  }
  if (isOfTeam === true && passedOn.length > 0) {
    const { name, phone, email } = hearing.state.contact
    return void hearing.plan.push(say('teamHas', linesOn(words, passedOn), { name, phone, email }))
  }
  if (isOfTeam === true && isForTeam(hearing.target)) return void (hearing.hasGained = true)
  const isAgreed = hearing.state.question === 'confirm' && hearing.commands.some(({ type }) => type === 'confirm')
  // The confirmation of the deed names the person.
  if (isAgreed && hearing.target !== undefined) return void (hearing.target.namesStaff = true)
  if (booking === null && hearing.target?.name === 'book') return readDraft(hearing)
  if (booking === null) return startTask(hearing, { type: 'start', task: 'look_up', words })
  const { bookings } = hearing.state
  const all = bookings.some(({ reference }) => reference === booking.reference) ? bookings : [booking]
  hearing.plan.push(...all.map((one) => say('yourBooking', one)))
}

function isForTeam(task: Task | undefined): boolean {
  return task?.name === 'message' || task?.name === 'call_back'
}

const LEAST_LETTERS = 4

/** The lines given to the team that share a word with the question; all lines if none does. */
function linesOn(question: string, texts: string[]): string[] {
  const lines = texts.flatMap((text) => text.split('\n'))
  const asked = wordsIn(question).filter((word) => word.length >= LEAST_LETTERS)
  const own = lines.filter((line) => wordsIn(line).some((word) => asked.includes(word)))
  return own.length > 0 ? own : lines
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** "Do I have a place on Saturday or not?", of the one under way: not yet, and what is still open. */
function readDraft({ state, plan }: Hearing): void {
  plan.push(say('notBookedYet'))
  state.puts = {}
}

/** Wishes without a word for them: a correction of the booking just made, a day or a time, an address left behind. */
function beginUnspoken(hearing: Hearing): void {
  const { state, commands, target } = hearing
  if (
    target !== undefined ||
    hearing.isUnlisted ||
    isLeaving(hearing) ||
    commands.some(({ type }) => type === 'abandon' || type === 'complaint')
  )
    return
  // "Are you open on Friday?" names a day, and wishes nothing for it.
  const asked = commands.flatMap((one) => (one.type === 'ask' ? [one.words] : [])).join('\n')
  const values = commands
    .filter((one) => one.type === 'set' || one.type === 'correct')
    .filter(({ words }) => words === '' || !asked.includes(words))
  const wishes = values
    .filter(({ value }) => ['day', 'time', 'staff', 'party_size', 'service'].includes(value.slot))
    // "It lies beside the till again" names nobody to book with.
    .filter(({ value }) => value.slot !== 'staff' || value.value !== null)
  const contacts = values.filter(({ value }) => value.slot === 'email' || value.slot === 'phone')
  const slots = wishes.map(({ value }) => value.slot)
  // Beside a question a day alone belongs to it.
  const isWish =
    isOpened(hearing, slots) && (asked === '' ? slots.length > 0 : state.booking === null && slots.includes('service'))
  if (
    isWish &&
    state.booking !== null &&
    isRestated(
      state.booking,
      wishes.map(({ value }) => value),
      hearing.world,
    )
  ) {
    if (hearing.message.includes('?')) {
      ask(hearing, { type: 'ask', question: hearing.message, words: hearing.message })
      commands.push({ type: 'ask', question: hearing.message, words: hearing.message })
    } else hearing.plan.push(say(isPraised(commands) ? 'welcome' : 'kept'))
  } else if (isWish) {
    const isNamed = values.some(({ value }) => value.slot === 'reference')
    const isWhen = wishes.every(({ value }) => ['day', 'time', 'staff', 'party_size'].includes(value.slot))
    const task = isWhen && (isNamed || state.booking !== null) ? 'move' : 'book'
    startTask(hearing, { type: 'start', task, words: '' })
    for (const { value, words } of values) apply(hearing, { value, words })
  } else if (asked === '' && values.some(({ value }) => value.slot === 'reference')) {
    // A reference by itself asks for its booking.
    startTask(hearing, { type: 'start', task: 'look_up', words: '' })
    for (const { value, words } of values) apply(hearing, { value, words })
  } else if (contacts.length > 0 && asked === '' && hearing.hasGained) {
    const task = begin(hearing, 'message')
    task.isGuessed = true
    task.said = [...state.recent, ...(hasMoreThan(hearing, []) ? [hearing.message] : [])]
    task.isTextAsked = state.recent.length > 0
    hearing.begun.push(task)
  }
}

/** "I'll drop in on Katrin then, bye": beside a farewell a person or a day begins nothing, nor keeps a choice open. */
function isLeaving({ commands, begun, state: { tasks, booking } }: Hearing): boolean {
  const isSettled = tasks.some(({ name, slot }) => name !== 'book' || slot !== undefined)
  const isNamed = ({ slot }: SlotValue): boolean => slot === 'service' && booking !== null
  const isWish = commands.some(
    (one) => !IN_LEAVE.has(one.type) || ('value' in one && !isVague(one.value) && !isNamed(one.value)),
  )
  return courtesyIn(commands) === 'goodbye' && begun.length === 0 && !isSettled && !isWish
}

const IN_LEAVE = new Set<Command['type']>(['courtesy', 'set', 'correct', 'reject'])

/** Names no start of a visit. */
function isVague(value: SlotValue): boolean {
  return value.slot === 'staff' || value.slot === 'day' || (value.slot === 'time' && value.value?.at === undefined)
}

/** After a refusal a service alone opens nothing, nor does a day beside thanks. */
function isOpened({ state, commands }: Hearing, slots: SlotValue['slot'][]): boolean {
  if (!state.refused.includes('book')) return true
  return (slots.includes('day') || slots.includes('time')) && courtesyIn(commands) === undefined
}

/** "Is there a surcharge on Saturday?", of a booking on that Saturday, moves nothing. */
function isRestated(booking: Booking, wishes: SlotValue[], world: World): boolean {
  return wishes.every(
    ({ slot, value }) =>
      (slot === 'service' && isServiceOf(value, booking, world)) ||
      (slot === 'staff' && isStaffOf(value, booking, world)) ||
      (slot === 'day' && value?.from === booking.date && value.to === booking.date) ||
      (slot === 'time' && value?.at === booking.time),
  )
}

/** Without another one named, what is asked behind a booking is about its service. */
function bookedService(booking: Booking | null, { services }: World): string | undefined {
  return services.find(({ name }) => name === booking?.service)?.id
}

function isServiceOf(ids: string[], { service }: Booking, { services }: World): boolean {
  return services.some(({ id, name }) => name === service && ids.includes(id))
}

function isStaffOf(id: string | null, { staff }: Booking, { services }: World): boolean {
  return services.some((service) => service.staff.some((one) => one.id === id && one.name === staff))
}

/** "Great, looking forward to the massage, thanks!" */
function isPraised(commands: Command[]): boolean {
  return commands.some((one) => one.type === 'confirm' || (one.type === 'courtesy' && one.kind === 'thanks'))
}

function goOn(hearing: Hearing): ToolCall | undefined {
  const { state, commands, begun, hasGained, plan } = hearing
  const has = (type: Command['type']): boolean => commands.some((one) => one.type === type)
  const isGain = begun.length > 0 || (hasGained && !isReasonOnly(hearing))
  if (commands.some((one) => one.type === 'start' && one.task === 'end') && !isGain) return leave(hearing)
  // "No thank you, goodbye" answers no open question: the caller waits for the line to be hung up.
  if (hearing.world.isCall && courtesyIn(commands) === 'goodbye' && (has('reject') || has('abandon')) && !isGain)
    return leave(hearing)
  if (isLeaving(hearing)) return leave(hearing)
  // "Never mind that. What does it cost?": without anything under way, only the question is answered.
  const isAskedOnly = has('ask') && state.tasks.length === 0
  if (has('abandon') && !isGain && !isAskedOnly) return abandon(hearing)
  // "No idea, my name is Ada": a name finds no booking.
  const isLost = has('unknown') && state.question === 'reference' && begun.length === 0
  if (isLost && state.tasks[0]?.reference === undefined) return lostValue(hearing)
  if (isGain) {
    state.puts = {}
    // What has two readings is asked before anything is looked up.
    if (has('unclear')) return clarify(hearing, commands)
    // "Yes, and another one at six": what follows belongs to the other one.
    const other = commands.findIndex(
      (one) => one.type === 'start' && (one.isOther === true || one.task !== state.tasks[0]?.name),
    )
    const own = other < 0 ? commands : commands.slice(0, other)
    const isChanged = own.some((one) => isChange(one) && !isWanted(one, state.tasks[0]))
    return advance(hearing, has('confirm') && !isChanged && state.question === 'confirm')
  }
  if (has('unclear')) return clarify(hearing, commands)
  if (has('confirm')) return agreed(hearing)
  if (has('reject')) return declined(hearing)
  if (has('refuse')) return refusedContact(hearing)
  if (has('unknown')) return lostValue(hearing)
  if (has('resume')) return resume(hearing)
  if (has('repeat')) return repeat(hearing)
  if (has('order')) {
    plan.push(say('cannotObey'))
    return advance(hearing)
  }
  if (has('speak') && state.tasks.length === 0 && plan.length === 0) {
    plan.push(say('goOn'))
    return undefined
  }
  const courtesy = courtesyIn(commands)
  if (courtesy !== undefined && !has('ask') && !has('recall')) return answerCourtesy(hearing, courtesy)
  if ((has('ask') || has('recall')) && plan.length > 0) return afterAnswer(hearing)
  // What is known already, said again, was understood.
  const isSame = state.tasks.length > 0 && (has('set') || has('correct'))
  if (hearing.isRefused || isSame) return advance(hearing)
  // Answered already.
  if (plan.length > 0 && state.tasks.length === 0) return undefined
  if (state.tasks.length === 0 && commands.some((one) => one.type === 'set' && isContact(one.value))) {
    plan.push(say('alright'))
    return undefined
  }
  return notUnderstood(hearing)
}

function isChange({ type }: Command): boolean {
  return ['set', 'correct', 'choose', 'others', 'start'].includes(type)
}

/** "Yes, after six, and Dave himself": to the team it is told with the agreement, and need not be read back. */
function isWanted(command: Command, task: Task | undefined): boolean {
  const isContactless = 'value' in command && !isContact(command.value)
  return (task?.name === 'call_back' || task?.name === 'message') && isContactless
}

/** The values beside a cancellation say why, unless another booking is wished in their place. */
function isReasonOnly({ isGivenUp, commands }: Hearing): boolean {
  return isGivenUp && !commands.some((one) => one.type === 'start' && one.task === 'book')
}

/** Of "thanks, goodbye" the goodbye is answered. */
function courtesyIn(commands: Command[]): CommandOf<'courtesy'>['kind'] | undefined {
  const kinds = commands.flatMap((one) => (one.type === 'courtesy' ? [one.kind] : []))
  return kinds.find((kind) => kind === 'goodbye') ?? kinds.find((kind) => kind !== 'none') ?? kinds[0]
}

/** Behind an answer the open question is put again. */
function afterAnswer(hearing: Hearing): ToolCall | undefined {
  const { state } = hearing
  if (state.tasks.length > 0) return advance(hearing)
  remember(state, hearing.message)
  clear(hearing)
  return undefined
}
