import { inAnyLanguage } from '../../../languages/index.ts'
import type { Command, Table } from '../../../models/understanding.ts'
import type { Reading } from '../reading.ts'
import { fold, has } from '../text.ts'

const NAMED = inAnyLanguage(({ understanding }) => `${understanding.advice.named}|${understanding.traits.talk.named}`)

/** Tells that a service is wished for, or which; other readings of a wish for advice are none. */
const GUESSES = new Set<Command['type']>(['ask', 'unknown', 'abandon', 'reject', 'start', 'unclear'])

/**
 * A visitor who wants to be told what they need is led to the service in which that is done: a consultation, an assessment, a first
 * visit. A service that they name outweighs it.
 */
export function withAdviceWished(commands: Command[], { text, typed, patterns }: Reading, table: Table): Command[] {
  const { task, question } = table
  const isOpen = task === null || (task.task === 'book' && question === 'service')
  if (!isOpen || !has(text, patterns.advice.said)) return commands
  const isNamed = commands.some((one) => 'value' in one && one.value.slot === 'service' && one.value.value.length === 1)
  const ids = advising(table)
  if (isNamed || ids.length === 0 || ids.length === table.services.length) return commands
  const words = typed.trim()
  const rest = commands.filter((one) => !GUESSES.has(one.type) && !('value' in one && one.value.slot === 'service'))
  const start: Command[] = task === null ? [{ type: 'start', task: 'book', words }] : []
  return [...start, { type: 'set', value: { slot: 'service', value: ids }, words }, ...rest]
}

/** The services that are consultations by their names, otherwise by their descriptions. */
function advising({ services }: Table): string[] {
  const named = services.filter(({ name, aliases }) => has(fold([name, ...aliases].join('\n')), NAMED))
  const found = named.length > 0 ? named : services.filter(({ description = '' }) => has(fold(description), NAMED))
  return found.map(({ id }) => id)
}
