import type { CommandOf, TaskName } from '../../models/understanding.ts'
import { partyIn } from '../../languages/writing.ts'
import { isForWholeParty, namesBooking, readAges, suitedTo, unlistedIn, withoutGreeting } from '../../offline/index.ts'
import type { Hearing } from './hearing.ts'
import { begin, offerHelp } from './task-progress.ts'
import { say } from './reply-plan.ts'
import { keepNote, remember, type Task } from './state.ts'
import { largestParty } from './tasks/needs/party-size.ts'
import { fillForTeam } from './team-texts.ts'
import { toldBeforeMessage, toldOfVisit } from './told-before.ts'

/** Begins the wished task, or joins it to the current one if both mean the same. */
export function startTask(hearing: Hearing, given: CommandOf<'start'>): void {
  const { state } = hearing
  const [open] = state.tasks
  const command = { ...given, task: meant(hearing, given) }
  if (command.task === 'end' || isTalkOfVisit(hearing, given) || isOfTeamsAnswer(hearing, given)) return
  if (isOfNothing(hearing, command)) return void hearing.plan.push(say('nothingBooked'))
  if (command.task === 'person') return fetchPerson(hearing)
  const isNamed = namesBooking(given.words, hearing.world.language)
  if (command.task === 'book' && !isNamed && given.words !== '' && isBehindMessage(hearing))
    return addToMessage(hearing)
  const unlisted = unlistedWish(hearing, command)
  if (unlisted !== undefined) return tellUnlisted(hearing, unlisted)
  if (isGroup(hearing, command)) return tellGroup(hearing)
  const isOurs = open?.isGuessed === true && open.name !== command.task
  const waiting = waitingFor(hearing, command)
  if (waiting !== undefined) {
    hearing.target = waiting
    return
  }
  if (command.task === 'cancel' && command.isOtherBooking !== true && isUnmade(hearing, open))
    return void giveUp(hearing)
  const isAnother = state.question === 'choice' && open?.name !== command.task
  const isNew = open === undefined || isOurs || isAnother
  if (isNew || command.isOtherBooking === true || !joins(hearing, open, command)) startNew(hearing, command)
}

/** "Can I talk to somebody about it? An appointment on Friday" asks for the appointment, not for a person now. */
function isTalkOfVisit({ commands }: Hearing, given: CommandOf<'start'>): boolean {
  const behind = commands.slice(commands.indexOf(given) + 1)
  return (
    given.task === 'person' &&
    commands.includes(given) &&
    behind.some((one) => one.type === 'start' && one.task === 'book')
  )
}

/** "When will they answer? I need it on Tuesday" wishes for no appointment. */
function isOfTeamsAnswer({ commands, world, state }: Hearing, { task, words }: CommandOf<'start'>): boolean {
  const isRecall = commands.some((one) => one.type === 'recall' && one.isOfTeam === true)
  // One that an earlier message names has no words here.
  const isService = commands.some((one) => one.type === 'set' && one.value.slot === 'service' && one.words !== '')
  return task === 'book' && isRecall && state.tasks.length === 0 && !isService && !namesBooking(words, world.language)
}

/**
 * True directly behind a message or a call back that the team was given, without a service or a question beside it: "I need
 * it on Tuesday" belongs to it.
 */
export function isBehindMessage({ state, commands, message }: Hearing): boolean {
  const { passedOn, booking, question, topic, tasks } = state
  const isService = commands.some((one) => 'value' in one && one.value.slot === 'service')
  const isBehind = passedOn.length > 0 && booking === null && question === 'anything_else' && topic === null
  return isBehind && tasks.length === 0 && !isService && !message.includes('?')
}

/** Begins another message to the team with the words of this one, unless the visitor asks about the first. */
export function addToMessage(hearing: Hearing): void {
  if (hearing.commands.some(({ type }) => type === 'recall')) return
  const task = begin(hearing, 'message')
  hearing.begun.push(task)
  hearing.target = task
}

/** Heading of the document about the wish if no service offers it; undefined if a service is meant. */
function unlistedWish(
  { state, commands, world, message }: Hearing,
  { task, words }: CommandOf<'start'>,
): string | undefined {
  const named = commands.flatMap((one) => (one.type === 'set' && one.value.slot === 'service' ? [one.words] : []))
  if (task !== 'book' || words === '' || state.tasks.length > 0 || world.services.length < 2) return undefined
  // Ages in the message lead to a service: "something for my baby of 7 months".
  const told = readAges(message, world.language)
  const suited = told === undefined ? [] : suitedTo(world.services, told)
  if (suited.length > 0 && suited.length < world.services.length) return undefined
  return unlistedIn(words, named.join(' '), world)
}

/** Quotes the document and says that the team makes such bookings. */
function tellUnlisted(hearing: Hearing, heading: string): void {
  hearing.isUnlisted = true
  hearing.plan.push({ answer: heading })
  remember(hearing.state, hearing.message)
  offerHelp(hearing, say('notBookedHere'))
}

/** Minimum number of people of a group; fewer may each want an appointment. */
const MIN_GROUP = 10

/**
 * True for more people than any service takes, such as "Our Christmas do, about 25 of us": a list of services would not
 * help.
 */
function isGroup({ state, commands, world: { services } }: Hearing, { task }: CommandOf<'start'>): boolean {
  const values = commands.flatMap((one) => (one.type === 'set' ? [one.value] : []))
  const size = values.find(({ slot }) => slot === 'party_size')?.value
  if (task !== 'book' || state.tasks.length > 0 || typeof size !== 'number' || size < MIN_GROUP) return false
  const named = new Set(values.flatMap((one) => (one.slot === 'service' ? one.value : [])))
  const isTaken = services.some((service) =>
    service.partyMax === undefined && partyIn(service.name) === undefined
      ? named.has(service.id) && isForWholeParty(service, size)
      : largestParty([service]) >= size,
  )
  // If every service has a maximum size, another reply names the largest one.
  return !isTaken && largestParty(services) === Infinity
}

/** Answers a group from the documents, and says that the team makes such bookings. */
function tellGroup(hearing: Hearing): void {
  const { commands, message, world } = hearing
  hearing.isUnlisted = true
  if (!commands.some(({ type }) => type === 'ask'))
    hearing.plan.push({ answer: withoutGreeting(message, world.language) })
  // A day in the same message asks for no free times here.
  hearing.commands = commands.filter(({ type }) => type !== 'unclear')
  remember(hearing.state, message)
  offerHelp(hearing, say('notBookedHere'))
}

/** True for "Yes, cancel it" after a booking was given up before it was made. */
function isOfNothing({ state, commands }: Hearing, { task, isOtherBooking }: CommandOf<'start'>): boolean {
  const isNamed = commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
  const isLeft = state.abandoned?.name === 'book' && state.tasks.length === 0 && state.booking === null
  return task === 'cancel' && isLeft && !isNamed && isOtherBooking !== true
}

/** The waiting appointment, if the visitor names it again. */
function waitingFor(
  { state, commands }: Hearing,
  { task: name, isOtherBooking }: CommandOf<'start'>,
): Task | undefined {
  const waiting = state.tasks.slice(1).find((task) => task.name === 'book' && task.wish.service !== undefined)
  if (name !== 'book' || waiting === undefined || (state.tasks[0]?.name === 'book' && isOtherBooking !== true))
    return undefined
  const named = commands.flatMap((one) => (one.type === 'set' && one.value.slot === 'service' ? [one.value.value] : []))
  return named.every((ids) => ids.includes(waiting.wish.service ?? '')) ? waiting : undefined
}

/**
 * The meant task: a wish to book without a service moves the booking of the given reference, or the one just made; a note
 * without a booking is a message.
 */
function meant({ commands, state }: Hearing, { task, isOtherBooking }: CommandOf<'start'>): TaskName {
  if (task === 'note' && state.booking === null) return 'message'
  const values = commands.flatMap((one) => {
    if (one.type === 'unclear') return one.candidates.map(({ slot }) => slot)
    return one.type === 'set' || one.type === 'correct' ? [one.value.slot] : []
  })
  if (task !== 'book' || values.includes('service')) return task
  const isAboutMade = state.booking !== null && state.tasks.length === 0 && isOtherBooking !== true
  const isOfWhen = values.some((slot) => ['day', 'time', 'party_size', 'staff'].includes(slot))
  return values.includes('reference') || (isAboutMade && isOfWhen) ? 'move' : task
}

/** Hands over to a person at once, with the messages so far. */
function fetchPerson(hearing: Hearing): void {
  const { state } = hearing
  const [open] = state.tasks
  const before = open?.said ?? toldBeforeMessage(state, hearing.world.language)
  state.tasks = []
  if (open !== undefined) state.abandoned = open
  const task = begin(hearing, 'person')
  task.said = [...before, ...task.said]
  hearing.begun.push(task)
  hearing.target = task
}

/** True if the wish belongs to the open task. */
function joins(hearing: Hearing, open: Task, { task: name }: CommandOf<'start'>): boolean {
  const { state, commands, begun } = hearing
  const namesOne = commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
  // "My car is noisy. I need an oil change." is one wish in two sentences.
  if (begun.length > 0) return begun.at(-1) === open && name === open.name && (name !== 'book' || isEmpty(open))
  if (name === open.name) {
    delete open.isGuessed
    return true
  }
  // Any text belongs to an open message, even if it reads like another wish.
  if (state.question === 'message') return true
  if (open.name === 'book' && !namesOne) {
    // "Move it to three" before anything is booked is a correction.
    if (name === 'move') return true
  }
  if (isChange(name) && (isChange(open.name) || open.name === 'look_up')) {
    turnInto(hearing, open, name)
    return true
  }
  return false
}

function isEmpty({ wish }: Task): boolean {
  return Object.keys(wish).length === 0
}

/** True for "Cancel it" during a booking that is not made yet, if no other booking is named. */
function isUnmade({ state, commands }: Hearing, open: Task | undefined): boolean {
  const namesOne = commands.some(
    (one) => (one.type === 'set' || one.type === 'correct') && one.value.slot === 'reference',
  )
  return open?.name === 'book' && state.question !== 'message' && !namesOne
}

/**
 * Gives up a booking not made yet. The day in "We are away that weekend, I had better cancel" is the reason, and no new
 * wish.
 */
function giveUp(hearing: Hearing): void {
  hearing.commands.push({ type: 'abandon', words: '' })
  hearing.isGivenUp = true
}

type Change = 'move' | 'cancel'

function isChange(name: TaskName): name is Change {
  return name === 'move' || name === 'cancel'
}

/**
 * Changes the task but not its booking: "Cancel it rather than move it". A rejection at the summary ("don't cancel")
 * changes nothing here.
 */
function turnInto(hearing: Hearing, open: Task, name: Change): void {
  const isRejection = hearing.state.question === 'confirm' && hearing.commands.some(({ type }) => type === 'reject')
  if (isRejection) return
  open.name = name
  hearing.hasGained = true
}

/** Begins a task at once, or after the open one if the message added to that. */
function startNew(hearing: Hearing, command: CommandOf<'start'>): void {
  const { state } = hearing
  const isAgreed = state.question === 'confirm' && hearing.commands.some(({ type }) => type === 'confirm')
  const isOpen = state.tasks[0]?.name === 'book' && state.tasks[0].wish.service !== undefined
  const isBeside =
    (state.question === 'confirm' || isOpen) && command.isOtherBooking === true && command.task === 'book'
  const isListed =
    command.task === 'book' && hearing.begun.some(({ name, wish }) => name === 'book' && wish.service !== undefined)
  if ((isBeside && !isAgreed) || isListed) hearing.plan.push(say('thenOther'))
  if (command.task === 'call_back') leaveBare(hearing)
  const isLater = hearing.begun.length > 0 || hearing.hasGained || isAgreed || isBeside
  const open = state.question === 'choice' ? state.tasks.shift() : undefined
  if (open !== undefined) state.abandoned = open
  const messages = state.tasks.filter(({ name }) => name === 'message')
  // A look-up without result ends when another task begins.
  state.tasks = state.tasks.filter(({ name }) => name !== 'look_up')
  const task = begin(hearing, command.task, isLater ? 'last' : 'first')
  if (command.isOtherBooking === true) task.isOtherBooking = true
  if (command.guest !== undefined) task.guest = command.guest
  if (command.task === 'book') startBooking(hearing, task, command)
  else fillForTeam(hearing, task, { command, open, messages, isAgreed, isLater })
  hearing.begun.push(task)
  hearing.target = task
}

/** Leaves a booking begun by the same message without a day or an hour: "I'd rather talk about it, can you call me?" */
function leaveBare(hearing: Hearing): void {
  const { state, begun } = hearing
  const bare = begun.filter(
    ({ name, wish }) => name === 'book' && wish.day === undefined && wish.time?.at === undefined,
  )
  state.tasks = state.tasks.filter((task) => !bare.includes(task))
  hearing.begun = begun.filter((task) => !bare.includes(task))
}

function startBooking(hearing: Hearing, task: Task, { isOtherBooking, words }: CommandOf<'start'>): void {
  const { state, begun, world } = hearing
  if (words.includes('?')) task.isAsked = true
  if (namesBooking(words, world.language)) task.isWished = true
  const proposed = isOtherBooking === true ? bookedService(hearing) : state.topic?.serviceId
  const isFirst = begun.length === 0 || isOtherBooking === true
  if (isFirst && proposed && task.wish.service === undefined) task.wish.candidates = [proposed]
  if (isOtherBooking !== true) resumeService(hearing, task)
  if (isOtherBooking !== true) for (const told of toldOfVisit(hearing)) keepNote(task, told)
}

/** Keeps the service of the booking that was left, for a wish on its day that names none: "no message, I want to book Saturday at two". */
function resumeService({ state: { abandoned }, commands }: Hearing, task: Task): void {
  if (abandoned?.name !== 'book' || abandoned.wish.service === undefined) return
  const values = commands.flatMap((one) => (one.type === 'set' || one.type === 'correct' ? [one] : []))
  const date = abandoned.slot?.date ?? abandoned.wish.day?.from
  const isItsDay = values.some(({ value }) => value.slot === 'day' && value.value !== null && value.value.from === date)
  if (!isItsDay || values.some(({ value, words }) => value.slot === 'service' && words !== '')) return
  task.wish.service = abandoned.wish.service
  if (abandoned.wish.partySize !== undefined) task.wish.partySize = abandoned.wish.partySize
}

/** The service just booked, which "And another one for my husband" repeats. */
function bookedService({ state: { booking, tasks }, world }: Hearing): string | undefined {
  const open = tasks.find(({ name, wish }) => name === 'book' && wish.service !== undefined)
  return open?.wish.service ?? world.services.find(({ name }) => name === booking?.service)?.id
}
