/** Start of a date (`YYYY-MM-DD`) in a zone, in milliseconds; later than midnight where clocks skip it. */
export function startOfDate(timeZone: string, date: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds
}

export function endOfDate(timeZone: string, date: string): number {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
}

/** `2026-11-24T10:00` */
export function wallClock(timeZone: string, instant: number): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** Number of dates, both inclusive. */
export function countOfDates(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1
}
