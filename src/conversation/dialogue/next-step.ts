import type { Command, SlotValue } from '../../models/understanding.ts'
import { courtesyIn, isContact, type Hearing } from './hearing.ts'
import {
  abandon,
  agreed,
  answerCourtesy,
  clarify,
  declined,
  leave,
  lostValue,
  meetMisread,
  notUnderstood,
  refusedContact,
  repeat,
  resume,
} from './patterns.ts'
import { advance, clear } from './task-progress.ts'
import { say } from './reply-plan.ts'
import { remember, rememberAsked, type Task } from './state.ts'
import type { ToolCall } from './tasks/task.ts'

/** Takes the next step after the commands of a message: a reply, a question, or a tool call. */
export function goOn(hearing: Hearing): ToolCall | undefined {
  const { state, commands, begun, hasGained, plan } = hearing
  const has = (type: Command['type']): boolean => commands.some((one) => one.type === type)
  const isGain = begun.length > 0 || (hasGained && !isReasonOnly(hearing))
  if (commands.some((one) => one.type === 'start' && one.task === 'end') && !isGain) return leave(hearing)
  // "No thank you, goodbye" on a call asks to hang up, and answers no open question.
  if (hearing.world.isCall && courtesyIn(commands) === 'goodbye' && (has('reject') || has('abandon')) && !isGain)
    return leave(hearing)
  if (isLeaving(hearing)) return leave(hearing)
  if (!isGain && hearing.isMisread) return meetMisread(hearing)
  // "Never mind that. What does it cost?" is only a question if no task is under way.
  const isAskedOnly = has('ask') && state.tasks.length === 0
  if (has('abandon') && !isGain && !isAskedOnly) return abandon(hearing)
  // "No idea, my name is Ada" does not answer the question for a reference, because a name finds no booking.
  const isLost = has('unknown') && state.question === 'reference' && begun.length === 0
  if (isLost && state.tasks[0]?.reference === undefined) return lostValue(hearing)
  if (isGain) {
    meetGain(hearing)
    // A value with two readings is clarified before anything is looked up.
    if (has('unclear')) return clarify(hearing, commands)
    // In "Yes, and another one at six", the values after the start belong to the other booking.
    const other = commands.findIndex(
      (one) => one.type === 'start' && (one.isOtherBooking === true || one.task !== state.tasks[0]?.name),
    )
    const own = other < 0 ? commands : commands.slice(0, other)
    const isChanged = own.some((one) => isChange(one) && !isWanted(one, state.tasks[0]))
    return advance(hearing, has('confirm') && !isChanged && !isUnread(hearing) && state.question === 'confirm')
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
  // Repeating a known value is understood, too.
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

/** True for a cancellation that was not read back: "Yes, move it. And can I cancel later?" agrees to the move alone. */
function isUnread({ readBack, state }: Hearing): boolean {
  return readBack !== undefined && readBack !== 'cancel' && state.tasks[0]?.name === 'cancel'
}

function meetGain({ state, begun }: Hearing): void {
  state.puts = {}
  for (const task of state.tasks) if (!begun.includes(task)) delete task.isAsked
}

function isChange({ type }: Command): boolean {
  return ['set', 'correct', 'choose', 'others'].includes(type)
}

/**
 * True for an addition to a message or call back, as in "Yes, after six, and Dave himself": it is passed on with the
 * rest and need not be read back.
 */
function isWanted(command: Command, task: Task | undefined): boolean {
  const isContactless = 'value' in command && !isContact(command.value)
  return (task?.name === 'call_back' || task?.name === 'message') && isContactless
}

/** True if the values beside a cancellation only give its reason, because no other booking is wanted in its place. */
function isReasonOnly({ isGivenUp, commands }: Hearing): boolean {
  return isGivenUp && !commands.some((one) => one.type === 'start' && one.task === 'book')
}

/**
 * True for a farewell without a definite wish, such as "I'll drop in on Katrin then, bye": a person or a day beside it
 * begins no booking and keeps no choice open.
 */
export function isLeaving({ commands, begun, state: { tasks, booking } }: Hearing): boolean {
  const isSettled = tasks.some(({ name, slot }) => name !== 'book' || slot !== undefined)
  const isNamed = ({ slot }: SlotValue): boolean => slot === 'service' && booking !== null
  const isWish = commands.some(
    (one) => !IN_LEAVE.has(one.type) || ('value' in one && !isVague(one.value) && !isNamed(one.value)),
  )
  return courtesyIn(commands) === 'goodbye' && begun.length === 0 && !isSettled && !isWish
}

const IN_LEAVE = new Set<Command['type']>(['courtesy', 'set', 'correct', 'reject'])

/** True for a value that determines no start of a visit. */
function isVague(value: SlotValue): boolean {
  return value.slot === 'staff' || value.slot === 'day' || (value.slot === 'time' && value.value?.at === undefined)
}

/**
 * Asks the open question again after an answer, unless the visitor has only asked so far, for instance for free times;
 * then the buttons are enough.
 */
function afterAnswer(hearing: Hearing): ToolCall | undefined {
  const { state, world, plan } = hearing
  const [open] = state.tasks
  if (open?.isResting === true) return undefined
  if (open?.isAsked === true && !world.isCall && plan.some((part) => 'answer' in part)) return undefined
  if (state.tasks.length > 0) return advance(hearing)
  if (plan.some((part) => 'answer' in part)) rememberAsked(state, hearing.message)
  else remember(state, hearing.message)
  clear(hearing)
  return undefined
}
