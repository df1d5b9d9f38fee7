import { cut } from '../../../core/text.ts'
import { withoutOwnDetails } from '../../../offline/index.ts'
import { say } from '../reply-plan.ts'
import type { Situation } from './task.ts'

/** Lengths that the tools accept. */
const LENGTHS = { note: 1_000, notes: 1_000, reason: 500, message: 2_000, topic: 500, question: 500 }

/** The visitor's messages, one per line, as a tool argument; no argument without words. */
export function noteOf(name: keyof typeof LENGTHS, texts: string[]): Record<string, string> {
  const text = texts.join('\n').trim()
  return text === '' ? {} : { [name]: cut(text, LENGTHS[name]) }
}

/** The notes of a booking without the visitor's name and contact, which are fields of it. */
export function notesOf({ task, state }: Pick<Situation, 'task' | 'state'>): string[] {
  const { name } = state.contact
  const names = name === undefined ? [] : [name]
  return task.notes.map((note) => withoutOwnDetails(note, names)).filter((note) => note !== '')
}

/** Reads back notes of the visit, so that the visitor sees that they were heard. */
export function readBack(at: Situation, noted: string[]): void {
  const shown = notesOf({ ...at, task: { ...at.task, notes: noted } })
  if (shown.length === 0) return
  at.task.shownNotes = [...(at.task.shownNotes ?? []), ...shown]
  at.plan.push(say('noteKept', asSentences(shown)))
}

/**
 * Reads back all that the booking has in its notes, where a reply shows a note or one was not shown yet: what stands beside the
 * check is what the row gets.
 */
export function readBackRest(at: Situation): void {
  const { task, plan } = at
  const rest = notesOf(at).filter((note) => !(task.shownNotes ?? []).some((shown) => shown.includes(note)))
  const before = plan.findIndex((part) => 'say' in part && part.say === 'noteKept')
  if (rest.length === 0 && before < 0) return
  task.shownNotes = [...(task.shownNotes ?? []), ...rest]
  const own = plan[before]
  const also = own !== undefined && 'say' in own && own.say === 'noteKept' ? own.values : []
  const all = notesOf(at)
  const others = also.filter((one) => !all.some((note) => one.includes(note) || note.includes(one)))
  const part = say('noteKept', asSentences([...all, ...others]))
  if (before < 0) plan.push(part)
  else plan[before] = part
}

/** Several notes as one text: "I am nervous. The drill scares me". */
function asSentences(notes: string[]): string {
  return notes.map((one, index) => (index < notes.length - 1 ? one.replace(/(?<![.,!?…])$/u, '.') : one)).join(' ')
}
