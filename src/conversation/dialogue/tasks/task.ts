import type { Option, Question, TaskName } from '../../../models/understanding.ts'
import type { ToolName } from '../../tools/registry.ts'
import type { Part, Say } from '../reply-plan.ts'
import type { DialogueState, Task } from '../state.ts'
import type { World } from '../world.ts'

/** A turn in progress: the state changes with it, and the plan grows. */
export interface Turn {
  state: DialogueState
  world: World
  plan: Part[]
  /** The visitor's words. */
  message: string
}

export interface Situation extends Turn {
  task: Task
}

export interface ToolCall {
  name: ToolName
  arguments: Record<string, unknown>
}

/** A question with its second form and its choices. */
export interface Asking {
  question: Question
  first: Say
  again: Say
  /** Behind an answer, where the choices were shown before. */
  back?: Say
  options?: Option[]
  /** Asked in vain as often as is of use: a person or a message is offered instead. */
  isStuck?: boolean
}

/** A value that a task needs. */
export interface Need {
  isKnown(at: Situation): boolean
  /** Fills in what need not be asked. */
  assume?(at: Situation): void
  /** A lookup to make before the value is asked for. */
  lookUp?(at: Situation): ToolCall | undefined
  ask(at: Situation): Asking
  /** Said once the value is known and another one is asked for, so that a visitor who was misread notices. */
  told?(at: Situation): Say | undefined
}

/**
 * A task as data: the values it needs, in the order of asking; the summary; the tool call; the reply to its result. Corrections,
 * interruptions and doubts are patterns, the same for every task.
 */
export interface TaskDefinition {
  name: TaskName
  /** Why the task cannot begin here; undefined: it can. */
  obstacle?(at: Situation): Say | undefined
  needs: Need[]
  /** Read back before the deed; without one it is done at once. */
  summary?(at: Situation): Asking
  act(at: Situation): ToolCall
  /** Said after the deed, from the tool's result. */
  done(at: Situation, data: Record<string, unknown>): Say
  /** Rejected at the summary, a deed on something that exists leaves it as it is. */
  keepsOnNo?: boolean
}
