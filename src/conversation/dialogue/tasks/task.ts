import type { Option, Question, TaskName } from '../../../models/understanding.ts'
import type { ToolName } from '../../tools/registry.ts'
import type { Part, Say } from '../reply-plan.ts'
import type { DialogueState, Task } from '../state.ts'
import type { World } from '../world.ts'

/** A turn in progress; its commands change `state` and extend `plan`. */
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
  /** Said after an answer, if the choices were shown before. */
  back?: Say
  options?: Option[]
  /** Asking again is of no use, so a person or a message is offered. */
  isStuck?: boolean
}

/** A value that a task needs. */
export interface Need {
  isKnown(at: Situation): boolean
  /** Fills in values that need not be asked for. */
  assume?(at: Situation): void
  /** A lookup to make before the value is asked for. */
  lookUp?(at: Situation): ToolCall | undefined
  ask(at: Situation): Asking
  /** Said once the value is known and another one is asked for, so that the visitor notices a misreading. */
  told?(at: Situation): Say | undefined
}

/**
 * A task as data: the values it needs, in the order of asking; the summary; the tool call; the reply to its result.
 * Corrections, interruptions and doubts are patterns shared by all tasks.
 */
export interface TaskDefinition {
  name: TaskName
  /** The reason that prevents the task; undefined if there is none. */
  obstacle?(at: Situation): Say | undefined
  needs: Need[]
  /** Read back before the tool call; a task without a summary acts at once. */
  summary?(at: Situation): Asking
  act(at: Situation): ToolCall
  /** The reply to the tool's result. */
  done(at: Situation, data: Record<string, unknown>): Say
  /** A no to the summary keeps the existing booking as it is. */
  keepsOnNo?: boolean
}
