import { forLanguage } from '../../languages/index.ts'
import type { FactWording as FactTable } from '../../languages/wording.ts'
import type { Period } from '../../models/chat-model.ts'
import { createWriting, durationIn } from '../../languages/writing.ts'

/** The wording of facts, with localised dates and times. */
export interface FactWording extends FactTable {
  /** `2026-03-05` as "Thursday, March 5". */
  day(date: string): string
  time(time: string): string
  weekday(index: number): string
  periods(periods: Period[]): string
  list(items: string[]): string
  /** "1 hour 30 minutes". */
  duration(minutes: number): string
}

/** Day of January 2026, a Monday, as a base for weekday names. */
const MONDAY = 5

const wordings = new Map<string, FactWording>()

/**
 * The wording for a BCP 47 tag with the country of the business. Cached, because creating a date formatter takes a
 * millisecond.
 */
export function factWordingOf(tag: string): FactWording {
  return wordings.getOrInsertComputed(tag, createFactWording)
}

function createFactWording(tag: string): FactWording {
  const table = forLanguage(tag).facts
  const { day, time, list } = createWriting(table.locale, table.and)
  const weekday = new Intl.DateTimeFormat(table.locale, { weekday: 'long', timeZone: 'UTC' })
  const written = ({ start, end }: Period) =>
    start === '00:00' && end === '24:00' ? table.allDay : table.period(time(start), time(end))
  return {
    ...table,
    day,
    time,
    list,
    duration: (minutes) => durationIn(table, minutes),
    weekday: (index) => weekday.format(Date.UTC(2026, 0, MONDAY + index)),
    periods: (periods) => list(periods.map(written)),
  }
}
