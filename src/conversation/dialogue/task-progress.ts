import { say, type Say } from './reply-plan.ts'
import { keep, newTask, type Task } from './state.ts'
import { TASKS } from './tasks/index.ts'
import { nameFree } from './with-whom.ts'
import type { Asking, ToolCall, Situation, Turn } from './tasks/task.ts'

/** Limit of times that a question is asked: plainly, then in other words with its choices. */
const MAX_PUTS = 2

/** The next question or tool call of the current task. `isConfirmed`: the visitor agreed to the summary. */
export function advance(turn: Turn, isConfirmed = false): ToolCall | undefined {
  const [task] = turn.state.tasks
  if (task === undefined || task.name === 'end') return undefined
  delete task.isResting
  const definition = TASKS[task.name]
  const at = { ...turn, task }
  const obstacle = definition.obstacle?.(at)
  if (obstacle !== undefined) return settle(turn, obstacle)
  const told: Say[] = []
  for (const need of definition.needs) {
    need.assume?.(at)
    if (need.isKnown(at)) {
      const words = need.told?.(at)
      if (words !== undefined) told.push(words)
      continue
    }
    const call = need.lookUp?.(at)
    if (call !== undefined) return call
    turn.plan.push(...told)
    nameFree(at)
    put(at, need.ask(at))
    return undefined
  }
  nameFree(at)
  if (definition.summary !== undefined && !isConfirmed && task.isAgreed !== true) {
    put(at, definition.summary(at))
    return undefined
  }
  return definition.act(at)
}

/** Asks a question; instead of asking it a third time, offers a person or a message. */
function put(at: Situation, { question, first, again, back = again, options = [], isStuck }: Asking): void {
  const { state, plan, world } = at
  const times = (state.puts[question] ?? 0) + 1
  const isAside = plan.some((part) => 'answer' in part)
  if ((times > MAX_PUTS || isStuck === true) && !isAside) return offerHelp(at)
  state.puts[question] = Math.min(times, MAX_PUTS)
  state.question = question
  state.options = question === 'confirm' ? [{ kind: 'yes' }, { kind: 'no' }] : options
  // After an answer, the buttons alone repeat the question; a call has none.
  if (times === 1) plan.push(first)
  else if (world.isCall) plan.push(again)
  else if (times <= MAX_PUTS) plan.push(isAside ? back : again)
}

/** Offers a person or a message when the dialogue is stuck, unless the visitor refused it. */
export function offerHelp(turn: Turn, words = say('offerHelp')): void {
  const { state, plan } = turn
  if (state.refused.includes('person') || state.refused.includes('message')) {
    clear(turn)
    plan.push(say('whatElse'))
    return
  }
  state.question = 'choice'
  state.options = [
    { kind: 'task', task: 'person' },
    { kind: 'task', task: 'message' },
  ]
  state.puts = {}
  plan.push(words)
}

/** Ends the current task with these words and continues with the next waiting one. */
export function settle(turn: Turn, words: Say | undefined): ToolCall | undefined {
  const { state, plan, world } = turn
  if (words !== undefined) plan.push(words)
  const [before] = state.tasks.splice(0, 1)
  clear(turn)
  if (before !== undefined && before.name !== 'book') leaveUnmeant(turn)
  const [next] = state.tasks
  if (next === undefined) {
    finish(turn)
    return undefined
  }
  const service = world.services.find(({ id }) => id === next.wish.service)
  if (next.name === 'book' && service !== undefined) {
    plan.push(say('next', service.name))
    next.toldService = service.id
  }
  if (before !== undefined) proposeSameDay(before, next)
  return advance(turn)
}

/**
 * Leaves waiting bookings that have no service and were not wished for in so many words: a day or a word in the message to
 * the team, or in a move, may have begun them, and a list of services would answer nothing.
 */
function leaveUnmeant({ state }: Turn): void {
  state.tasks = state.tasks.filter(
    ({ name, wish, isWished }) => name !== 'book' || wish.service !== undefined || isWished === true,
  )
}

/** Proposes the day of the first appointment for the second, unless another day was named. */
function proposeSameDay(before: Task, next: Task): void {
  const { slot } = before
  if (before.name !== 'book' || next.name !== 'book' || slot === undefined || next.wish.day !== undefined) return
  next.wish.day = { from: slot.date, to: slot.date }
  next.wish.time ??= { after: slot.time }
}

/** Asks "Is there anything else?" once per conversation. */
export function finish({ state, plan }: Turn): void {
  if (state.isClosing) return
  state.isClosing = true
  state.question = 'anything_else'
  plan.push(say('anythingElse'))
}

/** Forgets the open question. */
export function clear({ state }: Turn): void {
  state.question = null
  state.options = []
  state.puts = {}
}

/** Begins a task, before or after those under way. */
export function begin({ state, message }: Turn, name: Task['name'], place: 'first' | 'last' = 'first'): Task {
  const task = newTask(name)
  keep(task, message)
  if (place === 'last') state.tasks.push(task)
  else {
    const others = state.tasks.filter(({ isGuessed }) => isGuessed !== true)
    state.tasks = [task, ...others]
  }
  state.puts = {}
  state.refused = state.refused.filter((one) => one !== name)
  return task
}
