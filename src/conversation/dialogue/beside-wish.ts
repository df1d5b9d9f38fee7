import type { Command } from '../../models/understanding.ts'
import { tellsNeed } from '../../offline/index.ts'
import type { Heard } from './policy.ts'
import type { Part } from './reply-plan.ts'
import type { DialogueState } from './state.ts'
import { leftover, wordsWhere } from './words.ts'

/** Before the message. */
interface Before {
  state: DialogueState
  language: string
}

/** Commands of a message that only wishes. */
const OF_A_WISH = new Set<Command['type']>(['start', 'set', 'unclear', 'courtesy'])

/**
 * The plan of a reply to a message that opens a booking, with what the documents surely say of the rest of the message before
 * it: "my boy's turning six and mad about trucks" has the price of a party, and times are on offer behind it.
 */
export function withSureAnswer(plan: Part[], { message, commands }: Heard, { state, language }: Before): Part[] {
  const isOpening = state.tasks.length === 0 && state.booking === null
  const isWish = commands.some((one) => one.type === 'start' && one.task === 'book')
  if (!isOpening || !isWish || commands.some(({ type }) => !OF_A_WISH.has(type))) return plan
  const values = wordsWhere(commands, ({ type }) => type === 'set')
  const told = leftover(message, values).replaceAll(/ {2,}/gu, ' ').trim()
  if (plan.some((part) => 'answer' in part) || !tellsNeed(told, language)) return plan
  return [{ answer: told, isSureOnly: true, isWrittenOnly: true }, ...plan]
}
