import type { Command, Table } from '../../../models/understanding.ts'
import { asksRule } from '../acts/cancelling-asked.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Reading } from '../reading.ts'
import { begins, has } from '../text.ts'
import { isWhen } from './parts.ts'

/**
 * Drops the move that only a hindrance suggests, beside a question for the rule on cancelling: "I have to work on Wednesday. What do I
 * pay if I cancel?" moves nothing.
 */
export function withoutMoveOfRule(
  commands: Command[],
  parsed: ParsedClause[],
  { reading, table }: { reading: Reading; table: Table },
): Command[] {
  const { patterns } = reading
  const { intents, questions } = patterns
  const isRule = ({ act, rest, clause }: ParsedClause): boolean =>
    act.type === 'ask' && has(rest, questions.cancelling.word) && asksRule(rest, clause, reading)
  if (table.task !== null || table.booking === null || !parsed.some(isRule)) return commands
  const isRequested = parsed.some(
    ({ act, rest }) =>
      ((act.type === 'start' && act.task === 'move') || has(rest, `${intents.move}|${intents.shifts}`)) &&
      (begins(rest, `${intents.wish}|${questions.request}`) || has(rest, intents.must)),
  )
  const isMoved = commands.some((one) => one.type === 'start' && one.task === 'move')
  if (isRequested || !isMoved) return commands
  return commands.filter(
    (one) =>
      (one.type !== 'start' || one.task !== 'move') &&
      !isWhen(one) &&
      !('value' in one && one.value.slot === 'service'),
  )
}
