import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import {
  isAnyTime,
  isPartOfDay,
  type Command,
  type SlotValue,
  type Table,
  type TimeValue,
} from '../../models/understanding.ts'
import { expression, fold, has, isWithin, type Span } from './text.ts'
import type { WhenMention } from './when/index.ts'

/** Every time of day suits, where a part of it was wanted before and no other one is named: "any time is fine". */
export function anyTimeIn(
  text: string,
  whens: WhenMention[],
  { dayParts }: UnderstandingPatterns,
  { task }: Pick<Table, 'task'>,
): (Span & { values: SlotValue[] })[] {
  if (task === null || !isPartOfDay(task.time)) return []
  const found = [...text.matchAll(expression(dayParts.any))].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    values: [{ slot: 'time' as const, value: {} }],
  }))
  // "Any time after four" is a bound; the parts in "mornings or afternoons" are none.
  const isBounded = whens.some((when) => when.time != null && !found.some((one) => isWithin(when, one)))
  return isBounded ? [] : found
}

/** True for a message that lets every time of day suit. */
export function isAnyTimeMeant({ mentions }: { mentions: { values: SlotValue[] }[] }): boolean {
  return mentions.some(({ values }) =>
    values.some(({ slot, value }) => slot === 'time' && value !== null && isAnyTime(value)),
  )
}

/** The part of the day that a refused one leaves: "not in the morning". Undefined where it leaves two. */
export function partLeft({ after, before }: TimeValue): TimeValue | undefined {
  if (after === undefined) return before === undefined ? undefined : { after: before }
  return { before: after }
}

/** Adds a part of the day that suits as well to the one before: "mornings are fine too". */
export function withPartsAdded(
  commands: Command[],
  { patterns, typed }: { patterns: UnderstandingPatterns; typed: string },
  { task }: Pick<Table, 'task'>,
): Command[] {
  const known = task?.time ?? null
  const clauses = fold(typed)
    .split(/[.!?;,\n]/u)
    .filter((clause) => has(clause, patterns.dayParts.too))
  const isDated = commands.some((one) => 'value' in one && one.value.slot === 'day')
  if (!isPartOfDay(known) || isDated || clauses.length === 0) return commands
  return commands.map((one): Command => {
    if ((one.type !== 'set' && one.type !== 'correct') || one.value.slot !== 'time') return one
    const { value } = one.value
    const isAdded =
      isPartOfDay(value) && value.isLasting !== true && clauses.some((clause) => clause.includes(fold(one.words)))
    return isAdded ? { ...one, value: { slot: 'time', value: either(known, value) } } : one
  })
}

/** The time of day from the earlier beginning to the later end. */
function either(a: TimeValue, b: TimeValue): TimeValue {
  const after = a.after === undefined || b.after === undefined ? undefined : a.after < b.after ? a.after : b.after
  const before =
    a.before === undefined || b.before === undefined ? undefined : a.before > b.before ? a.before : b.before
  return { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) }
}
