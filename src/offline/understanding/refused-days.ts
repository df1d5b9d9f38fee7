import {
  datesOf,
  isAmong,
  type Command,
  type DayValue,
  type SlotValue,
  type Table,
} from '../../models/understanding.ts'
import type { Reading } from './reading.ts'
import { todayOf } from './when/today.ts'

/** Number of days considered where no range was given. */
const DAYS_AHEAD = 28
/** Number of weeks in which a weekday without a date is refused, as far ahead as bookings go. */
const WEEKS_REFUSED = 9

/**
 * Removes refused days from the range of days given now or before ("Next week, but not on Monday"), or from the coming
 * weeks. The value keeps the refused days, because they hold for later messages too.
 */
export function withDaysLeft(
  commands: Command[],
  { mentions }: Pick<Reading, 'mentions'>,
  { task, now, timeZone }: Pick<Table, 'task' | 'now' | 'timeZone'>,
): Command[] {
  const refused = mentions.flatMap(({ unsuitable, words }) => (unsuitable == null ? [] : [{ day: unsuitable, words }]))
  if (refused.length === 0) return commands
  const without = refused.flatMap(({ day, words }) => inEveryWeek(day, words))
  const isLeft = (date: string): boolean => !without.some((day) => isAmong(date, day))
  const leave = (value: DayValue): DayValue => {
    const { only: _, ...span } = value
    const all = datesOf(value)
    const [first, ...more] = all.filter((date) => isLeft(date))
    if (first === undefined) return value
    if (more.length === all.length - 1) return { ...value, without }
    const last = more.at(-1) ?? first
    return { ...span, from: first, to: last, ...(more.length === 0 ? {} : { only: [first, ...more] }), without }
  }
  const hasDay = commands.some((one) => 'value' in one && one.value.slot === 'day')
  const open = hasDay ? undefined : openDays(task, todayOf({ now, timeZone }).toString())
  const kept = commands.map((one): Command => {
    if ((one.type !== 'set' && one.type !== 'correct') || one.value.slot !== 'day' || !isSpan(one.value.value))
      return one
    return { ...one, value: { slot: 'day', value: leave(one.value.value) } }
  })
  if (open === undefined) return kept
  const value: SlotValue = { slot: 'day', value: leave(open) }
  return [...kept.filter((one) => !isOthers(one)), { type: 'set', value, words: refused[0]!.words }]
}

/** The days that the booking under way leaves open: its range, or the coming weeks. */
function openDays(task: Table['task'], today: string): DayValue | undefined {
  if (task?.task !== 'book') return undefined
  if (isSpan(task.day)) return task.day
  if (task.day !== null || task.offered.length === 0) return undefined
  const to = Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD - 1 })
  return { from: today, to: to.toString() }
}

/** Expands a weekday without a date ("Not on Mondays") to the same day of the coming weeks. */
function inEveryWeek({ from, to, only }: DayValue, words: string): { from: string; to: string }[] {
  if (only !== undefined) return spansOf(only)
  if (from !== to || /\d/u.test(words)) return [{ from, to }]
  return Array.from({ length: WEEKS_REFUSED }, (_, week) => {
    const date = Temporal.PlainDate.from(from).add({ weeks: week }).toString()
    return { from: date, to: date }
  })
}

/** The dates as spans of successive days, because a value holds only so many refused ones. */
function spansOf(dates: string[]): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = []
  for (const date of dates) {
    const last = spans.at(-1)
    const isNext = last !== undefined && Temporal.PlainDate.from(last.to).add({ days: 1 }).toString() === date
    if (isNext) last.to = date
    else spans.push({ from: date, to: date })
  }
  return spans
}

function isSpan(value: DayValue | null): value is DayValue {
  return value !== null && value.from !== value.to
}

function isOthers({ type }: Command): boolean {
  return type === 'others' || type === 'courtesy'
}
