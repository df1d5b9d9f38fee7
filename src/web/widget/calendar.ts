/** Dates without times, as `YYYY-MM-DD`; arithmetic in UTC, where every day has 24 hours. */
export interface Month {
  year: number
  /** 0–11 */
  month: number
}

export function monthOf(date: Date): Month {
  return { year: date.getFullYear(), month: date.getMonth() }
}

export function shifted({ year, month }: Month, months: number): Month {
  const date = new Date(Date.UTC(year, month + months, 1))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() }
}

export function monthRange({ year, month }: Month): { from: string; to: string } {
  return { from: isoDate(Date.UTC(year, month, 1)), to: isoDate(Date.UTC(year, month + 1, 0)) }
}

/** The date of an instant in a time zone. */
export function dayOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(new Date(instant))
}

/** Weeks of the month, starting on `firstDay` (1 Monday – 7 Sunday); null for days of other months. */
export function weeksOf({ year, month }: Month, firstDay: number): (string | null)[][] {
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() - (firstDay % 7) + 7) % 7
  const days = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, index) => isoDate(Date.UTC(year, month, index + 1))),
  ]
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => days[week * 7 + day] ?? null),
  )
}

/** First day of the week in a language: 1 Monday – 7 Sunday. */
export function firstDayOf(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1
}

export function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
