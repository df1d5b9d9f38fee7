import { asksToAdd, hasMatter, leftOutOf, matterOf, namesNote, saysOnly, sentencesIn } from '../../offline/index.ts'
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
      const isAll = saysOnly(hearing.message, world.language)
      replaceNotes(open, text, isAll ? undefined : matterOf(hearing.message, world.language))
      continue
    }
    open.said =
      edit === 'instead'
        ? [questionPointedAt(state, text, world.language) ?? text]
        : open.said.map((one) => withoutMatter(one, matter)).filter((one) => one !== '')
    if (edit === 'without') leaveNotes(open, matter, open.name === 'book' && namesNote(text, world.language))
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

/**
 * Puts the note that the visitor dictates in place of those on the same matter, or else of the newest: an allergy that was told before stays.
 * Without a matter, as in "it need only say …", it replaces all. All of them are shown once more.
 */
function replaceNotes(open: Task, text: string, matter: string[] | undefined): void {
  const replaced = (notes: string[]): string[] => {
    if (matter === undefined) return [text]
    const left = notes.filter((one) => !hasMatter(one, matter))
    return [...(left.length === notes.length ? notes.slice(0, -1) : left), text]
  }
  open.notes = replaced(open.notes)
  open.entrusted = replaced(open.entrusted ?? [])
  delete open.shownNotes
}

/** Leaves out what is said on a matter; all notes, where "the note" is to go and none is on another matter that is named. */
function leaveNotes(open: Task, matter: string[], isNoteNamed: boolean): void {
  if (matter.length === 0 && !isNoteNamed) return
  const left = (notes: string[]): string[] => {
    const others = notes.map((one) => withoutMatter(one, matter)).filter((one) => one !== '')
    return isNoteNamed && others.join('\n') === notes.join('\n') ? [] : others
  }
  delete open.shownNotes
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
