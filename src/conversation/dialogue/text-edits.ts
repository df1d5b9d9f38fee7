import { asksToAdd, leftOutOf, sentencesIn } from '../../offline/index.ts'
import type { Hearing } from './hearing.ts'
import { withoutMatter } from './message-cuts.ts'
import { keep, type Task } from './state.ts'
import { questionPointedAt } from './told-before.ts'

/**
 * Changes the text of an open message, or the notes of a booking under way: "leave out the part about my knee", "only: cap lost". False
 * without a change.
 */
export function editText(hearing: Hearing, open: Task): boolean {
  const edits = hearing.commands.flatMap((one) => (one.type === 'message' && one.edit !== undefined ? [one] : []))
  if (edits.length === 0) return false
  for (const { edit, text } of edits.filter((one) => one.text !== '')) {
    const { world, state } = hearing
    const matter = edit === 'without' ? leftOutOf(text, world.language) : []
    if (edit === 'instead' && open.name === 'book') {
      replaceNotes(open, text)
      continue
    }
    open.said =
      edit === 'instead'
        ? [questionPointedAt(state, text, world.language) ?? text]
        : open.said.map((one) => withoutMatter(one, matter)).filter((one) => one !== '')
    if (edit === 'without') leaveNotes(open, matter)
  }
  const added = addedBeside(
    hearing,
    edits.map(({ text }) => text),
  )
  if (added !== '') keep(open, added)
  // The visitor agreed to other words.
  delete open.isAgreed
  hearing.hasGained = true
  return true
}

/** The note that the visitor dictates is all of it, and is shown once more. */
function replaceNotes(open: Task, text: string): void {
  open.notes = [text]
  open.entrusted = [text]
  delete open.shownNotes
}

function leaveNotes(open: Task, matter: string[]): void {
  if (matter.length === 0) return
  const left = (notes: string[]): string[] => notes.map((one) => withoutMatter(one, matter)).filter((one) => one !== '')
  open.notes = left(open.notes)
  if (open.entrusted !== undefined) open.entrusted = left(open.entrusted)
}

/** The other sentences that ask to add something: "add that it was on Saturday. And take out the bit about my knee". */
function addedBeside({ message, world }: Hearing, edits: string[]): string {
  const isEdit = (sentence: string): boolean => edits.some((text) => text !== '' && sentence.includes(text))
  return sentencesIn(message)
    .filter((sentence) => !isEdit(sentence) && asksToAdd(sentence, world.language))
    .join(' ')
}
