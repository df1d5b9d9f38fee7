/** Wall-clock times of one day. `24:00` is its end; an end at or before the start is on the next day. */
export interface TimeWindow {
  /** `HH:MM` */
  start: string
  end: string
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** A day that is not named is closed. */
export type WeeklyHours = Partial<Record<Weekday, TimeWindow[]>>

/** Replaces the weekly hours of one date; no hours: closed. */
export interface DateOverride {
  /** `YYYY-MM-DD` */
  date: string
  hours: TimeWindow[]
}
