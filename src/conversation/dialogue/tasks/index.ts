import type { TaskName } from '../../../models/understanding.ts'
import { book } from './book.ts'
import { callBack } from './call-back.ts'
import { cancel } from './cancel.ts'
import { lookUp } from './look-up.ts'
import { message } from './message.ts'
import { move } from './move.ts'
import { note } from './note.ts'
import { person } from './person.ts'
import type { TaskDefinition } from './task.ts'

export const TASKS: Record<Exclude<TaskName, 'end'>, TaskDefinition> = {
  book,
  move,
  cancel,
  look_up: lookUp,
  note,
  message,
  call_back: callBack,
  person,
}
