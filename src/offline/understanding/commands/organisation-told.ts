import type { Command, Table } from '../../../models/understanding.ts'
import { organisationsIn } from '../contact/names-of-others.ts'
import type { Reading } from '../reading.ts'
import { sentencesIn } from '../sentences.ts'
import { fold, wordsOf } from '../text.ts'

/** Adds the club, school or company that is told with the visitor's name and contact to the notes of the booking. */
export function withOrganisationTold(commands: Command[], { typed }: Reading, table: Table): Command[] {
  if (table.task?.task !== 'book' || table.question === 'message') return commands
  const isTold = (slots: string[]): boolean =>
    commands.some((one) => 'value' in one && slots.includes(one.value.slot) && one.value.value !== null)
  if (!isTold(['name']) || !isTold(['email', 'phone'])) return commands
  const own = new Set(
    [table.business, ...table.services.map(({ name }) => name)].flatMap((name) => wordsOf(fold(name))),
  )
  const [name, ...others] = sentencesIn(typed)
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => organisationsIn(sentence))
    .filter((one) => !wordsOf(fold(one)).every((word) => own.has(word)))
  const isHeld = commands.some((one) => one.type === 'message' && name !== undefined && one.text.includes(name))
  if (name === undefined || isHeld || others.some((other) => !name.includes(other))) return commands
  return [...commands, { type: 'message', text: name, words: name }]
}
