import { isAmong, type Command, type DayValue, type SlotValue, type Table } from '../../models/understanding.ts'
import type { Reading } from './reading.ts'

const MOST_DAYS = 31

/** "Next week, but not on Monday": of a span of days, said here or before, those that are left. */
export function withDaysLeft(
  commands: Command[],
  { mentions }: Pick<Reading, 'mentions'>,
  { task }: Pick<Table, 'task'>,
): Command[] {
  const refused = mentions.flatMap(({ unsuitable, words }) => (unsuitable == null ? [] : [{ day: unsuitable, words }]))
  if (refused.length === 0) return commands
  const isLeft = (date: string): boolean => !refused.some(({ day, words }) => isRefusedOn(date, day, words))
  const leave = (value: DayValue): DayValue => {
    const days = datesOf(value).filter((date) => isLeft(date))
    return days.length < 2 ? value : { ...value, from: days[0]!, to: days.at(-1)!, only: days }
  }
  const hasDay = commands.some((one) => 'value' in one && one.value.slot === 'day')
  const open = task?.task === 'book' && !hasDay && isSpan(task.day) ? task.day : undefined
  const kept = commands.map((one): Command => {
    if ((one.type !== 'set' && one.type !== 'correct') || one.value.slot !== 'day' || !isSpan(one.value.value))
      return one
    return { ...one, value: { slot: 'day', value: leave(one.value.value) } }
  })
  if (open === undefined) return kept
  const value: SlotValue = { slot: 'day', value: leave(open) }
  return [...kept.filter((one) => !isOthers(one)), { type: 'set', value, words: refused[0]!.words }]
}

/** The days of a span, in their order. */
function datesOf({ from, to, only }: DayValue): string[] {
  if (only !== undefined) return only
  const first = Temporal.PlainDate.from(from)
  const count = Math.min(MOST_DAYS, first.until(to).days + 1)
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString())
}

/** A weekday without its date is refused in every week. */
function isRefusedOn(date: string, day: DayValue, words: string): boolean {
  if (day.from !== day.to || /\d/u.test(words)) return isAmong(date, day)
  return Temporal.PlainDate.from(date).dayOfWeek === Temporal.PlainDate.from(day.from).dayOfWeek
}

function isSpan(value: DayValue | null): value is DayValue {
  return value !== null && value.from !== value.to
}

function isOthers({ type }: Command): boolean {
  return type === 'others' || type === 'courtesy'
}
