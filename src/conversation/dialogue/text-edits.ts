import { leftOutOf } from '../../offline/index.ts'
import type { Hearing } from './hearing.ts'
import { withoutMatter } from './message-sentences.ts'
import type { Task } from './state.ts'

/** Changes the text of an open message: "leave out the part about my knee", "only: cap lost". False without a change. */
export function editText(hearing: Hearing, open: Task): boolean {
  const edits = hearing.commands.filter((one) => one.type === 'message' && one.edit !== undefined)
  if (edits.length === 0) return false
  for (const one of edits) {
    if (one.type !== 'message' || one.text === '') continue
    if (one.edit === 'instead') open.said = [one.text]
    else {
      const matter = leftOutOf(one.text, hearing.world.language)
      open.said = open.said.map((text) => withoutMatter(text, matter)).filter((text) => text !== '')
    }
  }
  hearing.hasGained = true
  return true
}
