import type { Contact } from './state.ts'

/** Dates and times of the business's clock, lists and contacts, as a language writes them. */
export function createWriting(locale: string, or: string) {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const writeDay = (date: string): string => day.format(Date.parse(`${date}T00:00:00Z`))
  const writeTime = (time: string): string => clock.format(Date.parse(`2024-01-01T${time}:00Z`))
  return {
    day: writeDay,
    time: writeTime,
    list: (items: string[]): string =>
      items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${or} ${items.at(-1)}`,
    /** Grouped by day: "Thursday, March 5: 9:00 AM, 9:30 AM". */
    slots: (slots: { date: string; time: string }[]): string =>
      [...Map.groupBy(slots, ({ date }) => date)]
        .map(([date, ofDay]) => `${writeDay(date)}: ${ofDay.map(({ time }) => writeTime(time)).join(', ')}`)
        .join('; '),
    contact: ({ name, email, phone }: Contact): string => [name, email, phone].filter(Boolean).join(', '),
  }
}
