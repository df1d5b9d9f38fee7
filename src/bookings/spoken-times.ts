/** A moment as it is told to people and to models: the wall clock of the business, with the words for it. */
export interface SpokenTime {
  /** ISO 8601 with the offset of the business. */
  start: string
  /** YYYY-MM-DD. */
  date: string
  /** HH:MM. */
  time: string
  weekday: string
  /** All of it, as one would write it. */
  when: string
}

export function spokenTime(instant: number, timeZone: string, language: string): SpokenTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const locales = [language, 'en']
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales, { ...options, timeZone }).format(instant)
  return {
    start: zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
    weekday: format({ weekday: 'long' }),
    when: format({ dateStyle: 'full', timeStyle: 'short' }),
  }
}

/** Minutes since midnight on the wall. */
export function minuteOfDay(instant: number, timeZone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return hour * 60 + minute
}
