import type { WhenTable } from '../../../languages/when.ts'
import type { Table } from '../../../models/understanding.ts'

/** Now, on the clock and in the country of the business. */
export type Moment = Pick<Table, 'now' | 'timeZone' | 'country'>

/** The part of the table that days and times are read against. */
export type Surroundings = Moment & Pick<Table, 'question' | 'options' | 'task' | 'booking' | 'bookings' | 'open'>

export function zonedNow({ now, timeZone }: Pick<Moment, 'now' | 'timeZone'>): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
}

export function todayOf(moment: Pick<Moment, 'now' | 'timeZone'>): Temporal.PlainDate {
  return zonedNow(moment).toPlainDate()
}

/** The dates that relative days ("tomorrow", "the Monday after") are counted from. */
export interface Calendar {
  today: Temporal.PlainDate
  now: Temporal.ZonedDateTime
  /** The day that is spoken of: offered, asked for or booked; undefined: none. */
  anchor: Temporal.PlainDate | undefined
  /** The day of the booking made last. */
  last: Temporal.PlainDate | undefined
  offered: Temporal.PlainDate[]
  /** Days of the bookings that stand, where no other one is being made. */
  booked: Temporal.PlainDate[]
  isMonthFirst: boolean
  nextWeekday: WhenTable['nextWeekday']
  isFigureDate: boolean
}

/** Countries that write the month first in figures. */
const MONTH_FIRST = new Set(['US', 'PH', 'PR', 'GU', 'FM', 'PW'])

export function calendarOf(table: Surroundings, { nextWeekday, isFigureDate }: WhenTable): Calendar {
  const now = zonedNow(table)
  const today = now.toPlainDate()
  // The one that is read back is no offer: others may be before it.
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
    booked,
    isMonthFirst: MONTH_FIRST.has(table.country),
    nextWeekday,
    isFigureDate,
  }
}

function offeredDays({ options, task }: Surroundings): string[] {
  const shown = options.flatMap((option) => (option.kind === 'start' || option.kind === 'day' ? [option.date] : []))
  const days = shown.length > 0 ? shown : (task?.offered ?? []).map(({ date }) => date)
  return [...new Set(days)]
}

/** The day of the open task; a booking that was made counts unless another one is being made. */
function taskDay({ task, booking }: Surroundings): Temporal.PlainDate | undefined {
  const day = task?.day?.from ?? (task?.task === 'book' ? undefined : booking?.date)
  return day === undefined ? undefined : Temporal.PlainDate.from(day)
}

/** The day that is spoken of, or that of the booking made last. */
export function spokenDay({ anchor, last }: Calendar): Temporal.PlainDate | undefined {
  return anchor ?? last
}

/** The later of two days. */
export function later(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? b : a
}
