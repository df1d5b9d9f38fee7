import type { Command } from '../../models/understanding.ts'
import { beginsWithNo, namesBooking, tellsNeed } from '../../offline/index.ts'
import { courtesyIn, type Hearing } from './hearing.ts'
import { clear } from './task-progress.ts'
import { say } from './reply-plan.ts'
import { forget, refuse, type Task } from './state.ts'

/**
 * Leaves the change of an unknown booking in favour of the booking draft before it: "I have not booked yet, I want a
 * new one".
 */
export function leaveChange(hearing: Hearing): void {
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
  // Doubts about the reference are settled with it.
  const isOfReference = (one: Command): boolean =>
    one.type === 'unknown' || (one.type === 'ask' && isDenied && one.words.split(' ').length <= MAX_WORDS_OF_DOUBT)
  hearing.commands = commands.filter(
    (one) => !isOfReference(one) && (one.type !== 'abandon' || (one.task !== open.name && one.task !== 'book')),
  )
}

const ON_EXISTING = new Set<Task['name']>(['move', 'cancel', 'look_up'])
const MAX_WORDS_OF_DOUBT = 3

/**
 * Leaves waiting tasks that the visitor refuses, such as "No call back, please" or "forget the second one", without
 * words about the task under way.
 */
export function leaveRefused(hearing: Hearing): void {
  const { state } = hearing
  const [open] = state.tasks
  hearing.commands = hearing.commands.filter((one) => {
    if (one.type !== 'abandon') return true
    const { task, service } = one
    if (task !== undefined) refuse(state, task)
    if (isForPerson(open) && (task === 'call_back' || task === 'person')) return true
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

/** Tasks that pass the visitor or their words to the team. */
export const FOR_TEAM: ReadonlySet<Task['name']> = new Set(['message', 'call_back', 'person'])

/**
 * Drops the message or call back under way that the visitor declines beside another wish ("no need for that, but can you move
 * it to Tuesday?") or a farewell. Its words are forgotten, so that no later message carries them.
 */
export function dropDeclined(hearing: Hearing): void {
  const { state, commands } = hearing
  const [open] = state.tasks
  if (open === undefined || !FOR_TEAM.has(open.name)) return
  const isBye = courtesyIn(commands) === 'goodbye'
  const isElse = isBye || commands.some((one) => one.type === 'start' && !FOR_TEAM.has(one.task))
  const isDeclined = (one: Command): boolean =>
    (one.type === 'reject' && state.question === 'confirm') ||
    (one.type === 'abandon' && (one.task === undefined || one.task === open.name || (isBye && FOR_TEAM.has(one.task))))
  if (!isElse || !(commands.some(isDeclined) || isBookedInstead(hearing))) return
  state.tasks.shift()
  refuse(state, open.name)
  forget(state, open.said)
  clear(hearing)
  hearing.target = state.tasks[0]
  hearing.commands = commands.filter((one) => !isDeclined(one) && one.type !== 'message')
}

/** True for a no to the message that is read back, with a wish to book: "no, I want to book! Tuesday at ten". */
function isBookedInstead({ state: { question }, commands, message, world: { language } }: Hearing): boolean {
  const isWished = commands.some(
    (one) => one.type === 'start' && one.task === 'book' && namesBooking(one.words, language),
  )
  // "No changes, send it. And I'd like to book" agrees to the message.
  const isAgreed = commands.some(({ type }) => type === 'confirm')
  return question === 'confirm' && isWished && !isAgreed && beginsWithNo(message, language)
}

/** True for a message proposed because no person was there; "I don't need anyone to ring" then refers to it. */
function isForPerson(open: Task | undefined): boolean {
  return open?.name === 'message' && open.isGuessed === true
}

/**
 * Leaves a booking that was none, as in "This is no booking! Tell your boss …", and keeps its words for the message to
 * the team. A change of a booking is left for it as well: "No other appointment, only a message!"
 */
export function leaveBooking(hearing: Hearing): void {
  const { state, commands } = hearing
  const isLeft = commands.some(({ type }) => type === 'abandon')
  const isElse = commands.some((one) => one.type === 'start' && one.task !== 'book')
  if (!commands.some(({ type }) => type === 'complaint') && !(isLeft && isElse)) return
  leaveChanges(hearing, isLeft && isElse)
  const left = state.tasks.filter(({ name }) => name === 'book')
  if (left.length === 0) return
  state.tasks = state.tasks.filter((task) => !left.includes(task))
  state.abandoned = left[0]!
  refuse(state, 'book')
  const isMessage = commands.some((one) => one.type === 'start' && one.task === 'message')
  if (isLeft && isMessage && state.booking === null) hearing.plan.push(say('nothingBooked'))
  // With a start chosen, or in bare words, it was a wish for an appointment, and no matter for the team.
  const texts = left.flatMap(({ said, slot }) => (slot === undefined ? said : []))
  hearing.left = texts.filter((text) => tellsNeed(text, hearing.world.language))
  hearing.target = state.tasks[0]
  // The refused booking was left above; the next task must not be abandoned too.
  if (isElse) hearing.commands = commands.filter((one) => one.type !== 'abandon' || one.task !== 'book')
  hearing.hasGained ||= isElse && hearing.target !== undefined
}

/** Leaves a change that is refused in favour of the team; nothing of it is for the message. */
function leaveChanges(hearing: Hearing, isLeft: boolean): void {
  const { state, commands } = hearing
  const refused = commands.flatMap((one) => (one.type === 'abandon' && one.task !== undefined ? [one.task] : []))
  const left = isLeft ? state.tasks.filter(({ name }) => ON_EXISTING.has(name) && refused.includes(name)) : []
  if (left.length === 0) return
  state.tasks = state.tasks.filter((task) => !left.includes(task))
  clear(hearing)
  hearing.target = state.tasks[0]
  hearing.commands = commands.filter((one) => one.type !== 'abandon' || !refused.includes(one.task ?? 'end'))
}

/** Leaves new bookings that repeat a waiting one, when "Me at nine and Ada at ten" is said again. */
export function leaveTwins(hearing: Hearing): void {
  const { state, begun } = hearing
  const isTwin = (task: Task): boolean =>
    task.isOtherBooking === true &&
    begun.includes(task) &&
    task.wish.time?.at !== undefined &&
    state.tasks.some(
      (other) =>
        other !== task && !begun.includes(other) && other.name === 'book' && other.wish.time?.at === task.wish.time?.at,
    )
  // "A visit in a group", where the service for groups was taken at last: what waits under the same name is the same wish.
  const isSame = (task: Task, index: number): boolean =>
    task.name === 'book' &&
    task.isOtherBooking !== true &&
    task.wish.service !== undefined &&
    Object.keys(task.wish).length === 1 &&
    state.tasks.slice(0, index).some(({ name, wish }) => name === 'book' && wish.service === task.wish.service)
  const twins = state.tasks.filter((task, index) => isTwin(task) || isSame(task, index))
  if (twins.length === 0) return
  state.tasks = state.tasks.filter((task) => !twins.includes(task))
  hearing.begun = begun.filter((task) => !twins.includes(task))
  // Removed in place, because the turn shares this array.
  const told = hearing.plan.findIndex((part) => 'say' in part && part.say === 'thenOther')
  if (told >= 0) hearing.plan.splice(told, 1)
}
