import type { NewTenant } from '../tenants/index.ts'

const allDay = [
  { start: '08:00', end: '12:30' },
  { start: '13:30', end: '18:00' },
]

const TIME_ZONE = 'America/New_York'
const THURSDAY = 4
const MONDAY = 1

/** The practice of the demo, with the holidays of this year and the next. Its settings and its documents say the same. */
export function practiceAt(now: Date): NewTenant & { time_zone: string } {
  const { year } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE)
  return {
    name: 'Harbour Street Dental',
    time_zone: TIME_ZONE,
    language: 'en',
    country: 'US',
    allowed_domains: [],
    business: {
      address: '12 Harbour Street, second floor',
      phone: '+12125550142',
      email: 'desk@harbour-street.example',
      hours: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: [{ start: '08:00', end: '14:00' }] },
      closures: [...holidaysOf(year), ...holidaysOf(year + 1)],
    },
    assistant: { name: 'Harbour Assistant' },
    voice: { browser_voice: 'any' },
    // Those of its website.
    widget: {
      theme: 'light',
      accent_color: '#13304A',
      questions: ['When are you open?', 'What does a cleaning cost?', 'I would like to book a check-up'],
    },
  }
}

function holidaysOf(year: number): { date: string; reason: string }[] {
  const fixed = (month: number, day: number) => Temporal.PlainDate.from({ year, month, day }).toString()
  return [
    { date: fixed(1, 1), reason: "New Year's Day" },
    { date: lastOf(year, 5, MONDAY), reason: 'Memorial Day' },
    { date: fixed(7, 4), reason: 'Independence Day' },
    { date: nthOf(year, 9, MONDAY, 1), reason: 'Labor Day' },
    { date: nthOf(year, 11, THURSDAY, 4), reason: 'Thanksgiving' },
    { date: fixed(12, 25), reason: 'Christmas Day' },
  ]
}

function nthOf(year: number, month: number, weekday: number, nth: number): string {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) }).toString()
}

function lastOf(year: number, month: number, weekday: number): string {
  const last = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 }).subtract({ days: 1 })
  return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 }).toString()
}
