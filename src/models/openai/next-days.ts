const DAYS = 14

/** The next days with their names: `Tuesday 24 November 2026-11-24`, from today on. */
export function nextDays(now: Date, timeZone: string, language: string): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const locales = [language, 'en']
  return Array.from({ length: DAYS }, (_, index) => {
    const date = today.add({ days: index })
    const name = date.toLocaleString(locales, { weekday: 'long', day: 'numeric', month: 'long' })
    return `${name} ${date.toString()}`
  })
}
