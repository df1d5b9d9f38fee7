import type { WhenTable } from '../../../languages/when.ts'
import type { Table, TimeValue } from '../../../models/understanding.ts'

/** Now, on the clock and in the country of the business. */
export type Moment = Pick<Table, 'now' | 'timeZone' | 'country'>

/** The part of the table against which days and times are resolved. */
export type Surroundings = Moment &
  Pick<Table, 'question' | 'options' | 'task' | 'booking' | 'bookings' | 'open' | 'closesToday'>

/** The moment in the time zone of the business. */
export function zonedNow({ now, timeZone }: Pick<Moment, 'now' | 'timeZone'>): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
}

/** Today's date in the time zone of the business. */
export function todayOf(moment: Pick<Moment, 'now' | 'timeZone'>): Temporal.PlainDate {
  return zonedNow(moment).toPlainDate()
}

/** The dates from which relative days ("tomorrow", "the Monday after") are counted. */
export interface Calendar {
  today: Temporal.PlainDate
  now: Temporal.ZonedDateTime
  /** The day that is spoken of: offered, asked for or booked. Undefined without one. */
  anchor: Temporal.PlainDate | undefined
  /** The day of the latest booking. */
  last: Temporal.PlainDate | undefined
  offered: Temporal.PlainDate[]
  /** True where the offered starts are the first free ones, so that nothing is free before them. */
  isOfferedFirst: boolean
  /** Days of the existing bookings, unless another one is being made. */
  booked: Temporal.PlainDate[]
  isMonthFirst: boolean
  nextWeekday: WhenTable['nextWeekday']
  isFigureDate: boolean
}

/** Countries that write the month first in figures. */
const MONTH_FIRST = new Set(['US', 'PH', 'PR', 'GU', 'FM', 'PW'])

/** Derives the dates that days of a message are counted from. */
export function calendarOf(table: Surroundings, { nextWeekday, isFigureDate }: WhenTable): Calendar {
  const now = zonedNow(table)
  const today = now.toPlainDate()
  // The start in the summary is no offer, because others may be free before it.
  const offered = table.question === 'confirm' ? [] : offeredDays(table).map((day) => Temporal.PlainDate.from(day))
  const [first] = offered.toSorted(Temporal.PlainDate.compare)
  const spokenOf = first ?? taskDay(table)
  const anchor = spokenOf === undefined ? undefined : later(spokenOf, today)
  const isOther = table.task !== null && table.task.task !== 'cancel' && table.task.task !== 'move'
  const booked = isOther ? [] : (table.bookings ?? []).map(({ date }) => Temporal.PlainDate.from(date))
  return {
    today,
    now,
    anchor,
    last: table.booking === null ? undefined : Temporal.PlainDate.from(table.booking.date),
    offered,
    isOfferedFirst: !isWishedFor(table),
    booked,
    isMonthFirst: MONTH_FIRST.has(table.country),
    nextWeekday,
    isFigureDate,
  }
}

/** True where the offered starts were looked for by a day or an hour, in vain or not. */
function isWishedFor({ task }: Surroundings): boolean {
  return task !== null && (task.day !== null || task.time !== null || task.isNearUnmet === true)
}

function offeredDays({ options, task }: Surroundings): string[] {
  const shown = options.flatMap((option) => (option.kind === 'start' || option.kind === 'day' ? [option.date] : []))
  const days = shown.length > 0 ? shown : (task?.offered ?? []).map(({ date }) => date)
  return [...new Set(days)]
}

/** The day of the task under way. Without one, that of the booking, unless another one is being made. */
function taskDay({ task, booking }: Surroundings): Temporal.PlainDate | undefined {
  const day = task?.day?.from ?? (task?.task === 'book' ? undefined : booking?.date)
  return day === undefined ? undefined : Temporal.PlainDate.from(day)
}

/** The day that is spoken of, or that of the latest booking. */
export function spokenDay({ anchor, last }: Calendar): Temporal.PlainDate | undefined {
  return anchor ?? last
}

export function later(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? b : a
}

/** True where nothing of today is left for a time: the business has closed, or that part of the day is over. */
export function isOverToday(time: TimeValue | null | undefined, table: Surroundings): boolean {
  const { closesToday } = table
  const now = zonedNow(table).toPlainTime().toString().slice(0, 5)
  if (closesToday === null || (closesToday !== undefined && closesToday <= now)) return true
  const last = time?.at ?? time?.before
  return last !== undefined && last <= now
}
