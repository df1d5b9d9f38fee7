/** A calendar day that exists. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** The moment at which a day (`YYYY-MM-DD`) begins in a zone; with `daysLater` 1, the one at which it is over. */
export function startOfDay(day: string, timeZone: string, daysLater = 0): Date {
  return new Date(Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(timeZone).epochMilliseconds)
}
