import type { Command, Table } from '../../../models/understanding.ts'
import { isCalledByLanguage, languageRequested, namesLanguage, namesSpoken } from '../language.ts'
import type { Reading } from '../reading.ts'
import { begins, fold } from '../text.ts'

/** Commands that already hold the words about a language. */
const HOLDING = new Set<Command['type']>(['message', 'complaint', 'speak', 'start', 'abandon'])

/**
 * A language that a visitor asks for during a booking is a note of the visit: "yes please, with the English version". A question
 * about it is answered, and noted where it is a request: "could we have it in English?"
 */
export function withLanguageNoted(commands: Command[], { typed, patterns }: Reading, table: Table): Command[] {
  if (table.task?.task !== 'book' || commands.some(({ type }) => HOLDING.has(type))) return commands
  const said = fold(typed)
  if (!namesLanguage(said)) return commands
  if (typed.includes('?') && !begins(said, patterns.questions.request)) return commands
  const rest = commands.filter((one) => !isNamedAfterLanguage(one))
  return [...rest, { type: 'message', text: typed.trim() }]
}

/**
 * A language requested beside something else is spoken from now on: "in English please, I'm from York. When does it begin?" One that
 * is noted for the visit stays a note, and one that a service teaches is a choice of it: "Spanish please, level A2".
 */
export function withLanguageRequested(commands: Command[], { typed }: Reading, { services }: Table): Command[] {
  if (commands.some(({ type }) => type === 'speak' || type === 'message')) return commands
  const language = languageRequested(fold(typed))
  const isTaught = services.some(({ name }) => isCalledByLanguage(name)) && !namesSpoken(fold(typed))
  return language === undefined || isTaught ? commands : [{ type: 'speak', language, words: typed }, ...commands]
}

/** "English" is nobody's name. */
function isNamedAfterLanguage(command: Command): boolean {
  return command.type === 'set' && command.value.slot === 'name' && namesLanguage(fold(command.value.value))
}
