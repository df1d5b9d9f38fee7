import { DAY, HOUR, MINUTE } from '../../../src/core/time.ts'
import { WEEKDAYS } from '../../../src/core/days.ts'
import { findSlots } from '../../../src/bookings/offer/slots.ts'
import type { BusyTime, SlotQuery, SlotResource } from '../../../src/bookings/offer/slot-query.ts'
import { randomNumbers } from '../random.ts'
import { percentile, type Result } from '../report.ts'

export const STAFF = 10
export const BOOKINGS_EACH = 200
export const RANGE_DAYS = 31
const ENGINE_MS = 15
const WARM_UPS = 30
const RUNS = 200

/** The engine alone, at the specified size; then with two and four times the staff and bookings. */
export function benchEngine(): Result[] {
  const claimed = timeEngine(STAFF, BOOKINGS_EACH)
  const more = [
    { staff: 2 * STAFF, bookings: BOOKINGS_EACH },
    { staff: 4 * STAFF, bookings: BOOKINGS_EACH },
    { staff: STAFF, bookings: 2 * BOOKINGS_EACH },
    { staff: STAFF, bookings: 4 * BOOKINGS_EACH },
  ]
  return [
    { name: 'slots-engine', value: claimed, unit: 'ms', against: 'median', bar: { atMost: ENGINE_MS } },
    ...more.map(({ staff, bookings }): Result => {
      const value = timeEngine(staff, bookings)
      const name = `slots-engine-${staff}-staff-${bookings}-bookings`
      return { name, value, unit: 'ms', against: `${STAFF} staff, ${BOOKINGS_EACH} bookings`, ratio: value / claimed }
    }),
  ]
}

function timeEngine(staff: number, bookings: number): number {
  const query = engineQuery(staff, bookings)
  const slots = findSlots(query).length
  if (slots < 100) throw new Error(`Only ${slots} slots: nothing to measure`)
  const took = Array.from({ length: WARM_UPS + RUNS }, () => {
    const start = performance.now()
    findSlots(query)
    return performance.now() - start
  })
  return percentile(took.slice(WARM_UPS), 0.5)
}

/** A month with a clock change, individual hours, and a grid of 15 minutes. */
function engineQuery(staff: number, bookings: number): SlotQuery {
  const from = Date.parse('2026-10-01T00:00:00Z')
  const random = randomNumbers(1)
  return {
    service: {
      id: 'service',
      duration: 30 * MINUTE,
      interval: 15 * MINUTE,
      bufferBefore: 5 * MINUTE,
      bufferAfter: 5 * MINUTE,
      minimumNotice: HOUR,
      maximumDaysAhead: 62,
      bookableFrom: null,
      bookableUntil: null,
      capacity: 1,
      maximumPerDay: 40 * staff,
      assignment: 'any',
    },
    resources: Array.from({ length: staff }, (_, index) => member(index, from, bookings, random)),
    from,
    to: from + RANGE_DAYS * DAY,
    now: from,
  }
}

function member(index: number, from: number, bookings: number, random: () => number): SlotResource {
  const hours = [
    { start: `0${7 + (index % 3)}:00`, end: '12:30' },
    { start: '13:15', end: `${17 + (index % 4)}:00` },
  ]
  return {
    id: `staff-${index}`,
    timeZone: 'Europe/Berlin',
    weeklyHours: Object.fromEntries(WEEKDAYS.slice(0, 6).map((weekday) => [weekday, hours])),
    dateOverrides: [{ date: '2026-10-03', hours: [] }],
    priority: index,
    busy: Array.from({ length: bookings }, (_, number): BusyTime => {
      const start = from + Math.floor(random() * RANGE_DAYS * 96) * 15 * MINUTE
      const claim = { start, end: start + 30 * MINUTE, bufferBefore: 0, bufferAfter: 10 * MINUTE }
      return { ...claim, kind: 'booking', bookingId: `booking-${index}-${number}`, serviceId: 'service' }
    }),
  }
}
