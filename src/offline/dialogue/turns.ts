import { advance, replyWith, say } from './advance.ts'
import type { DialogueState, Outcome, Task, World } from './state.ts'

/** Ends the task under way with these words, and goes on with what waits. */
export function settle(state: DialogueState, words: string, world: World): Outcome {
  say(state, words)
  state.task = state.waiting.shift() ?? null
  state.asked = null
  state.misses = 0
  return state.task === null ? replyWith(state) : advance(state, world)
}

/** Takes up other wishes in the middle of one: at once when the message brought the one under way nothing, else after it. */
export function handOn(state: DialogueState, tasks: Task[], isChanged: boolean): boolean {
  const person = tasks.find(({ kind }) => kind === 'person')
  if (person !== undefined) {
    state.task = person
    state.waiting = []
  } else if (isChanged || state.task === null) state.waiting.push(...tasks)
  else {
    const [first, ...rest] = tasks
    if (first === undefined) return false
    state.waiting.unshift(...rest, ...(state.task.isGuessed === true ? [] : [state.task]))
    state.task = first
  }
  return tasks.length > 0
}
