import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../src/core/time.ts'
import { WEEKDAYS } from '../../src/core/days.ts'
import type { OpeningSpan } from '../../src/bookings/offer/opening-hours.ts'
import { findSlots, slotAt } from '../../src/bookings/offer/slots.ts'
import type { BusyTime, SlotQuery, SlotResource } from '../../src/bookings/offer/slot-query.ts'
import { randomNumbers } from '../bench/random.ts'
import { offersByTrying } from './slot-oracle.ts'

const STEP = 5 * MINUTE
const ROUNDS = 400

/** Zones that change their clocks within the range, and one that does not. */
const DAYS: [zone: string, from: string][] = [
  ['Europe/Berlin', '2026-10-24T00:00:00Z'],
  ['America/New_York', '2026-03-07T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T00:00:00Z'],
  ['Africa/Cairo', '2026-04-23T06:00:00Z'],
  ['Asia/Kolkata', '2026-06-15T03:15:00Z'],
]
const HOURS: OpeningSpan[][] = [
  [{ start: '09:00', end: '17:00' }],
  [
    { start: '08:05', end: '12:00' },
    { start: '12:00', end: '14:30' },
  ],
  [{ start: '20:00', end: '03:30' }],
  [],
]

type Random = () => number
const pick = <T>(choices: readonly T[], random: Random): T => choices[Math.floor(random() * choices.length)]!

function randomQuery(random: Random): SlotQuery {
  const [zone, day] = pick(DAYS, random)
  const from = Date.parse(day) + pick([0, HOUR, 13 * STEP], random)
  const duration = pick([4, 6, 9, 12], random) * STEP
  const service: SlotQuery['service'] = {
    id: 'service',
    duration,
    interval: pick([2, 3, 6], random) * STEP,
    bufferBefore: pick([0, 0, 1, 3], random) * STEP,
    bufferAfter: pick([0, 0, 2, 6], random) * STEP,
    minimumNotice: pick([0, 0, 3 * HOUR], random),
    maximumDaysAhead: pick([null, null, 0, 1], random),
    bookableFrom: pick([null, null, new Date(from + DAY).toISOString().slice(0, 10)], random),
    bookableUntil: pick([null, null, new Date(from + DAY).toISOString().slice(0, 10)], random),
    capacity: pick([1, 1, 2, 3], random),
    maximumPerDay: pick([null, null, 1, 4], random),
    assignment: pick(['any', 'any', 'all'], random),
  }
  const asker = { now: from - HOUR, holder: 'me', movedBookingId: 'moved' }
  const query = { service, from, to: from + 2 * DAY, ...asker, partySize: pick([1, 1, 2], random) }
  const date = new Date(from + DAY).toISOString().slice(0, 10)
  const closures = [{ from: date, to: pick([date, '2099-12-31'], random) }]
  const within = random() < 0.3 ? randomWeek(random) : undefined
  const count = pick([1, 2, 3], random)
  const resources = Array.from({ length: count }, (_, index): SlotResource => ({
    id: `resource-${index}`,
    priority: index,
    timeZone: random() < 0.8 ? zone : 'Europe/London',
    weeklyHours: randomWeek(random),
    dateOverrides: random() < 0.2 ? [{ date: closures[0]!.from, hours: pick(HOURS, random) }] : [],
    closures: random() < 0.3 ? closures : [],
    within,
    busy: [],
  }))
  const bookable = findSlots({ ...query, resources }).map(({ start }) => start)
  return {
    ...query,
    resources: resources.map((resource) => ({ ...resource, busy: randomBusy(query, bookable, random) })),
  }
}

function randomWeek(random: Random): SlotResource['weeklyHours'] {
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, pick(HOURS, random)]))
}

/** Mostly at bookable starts, so that classes fill up and neighbours touch. */
function randomBusy(query: Omit<SlotQuery, 'resources'>, bookable: number[], random: Random): BusyTime[] {
  return Array.from({ length: Math.floor(random() * 12) }, (): BusyTime => {
    const isOnGrid = bookable.length > 0 && random() < 0.6
    const start = isOnGrid ? pick(bookable, random) : query.from + Math.floor(random() * 576) * STEP
    const end = start + (random() < 0.6 ? query.service.duration : Math.floor(random() * 20) * STEP)
    const claim = {
      start,
      end,
      serviceId: random() < 0.6 ? 'service' : 'another',
      bufferBefore: pick([0, 0, 2], random) * STEP,
      bufferAfter: pick([0, 0, 1], random) * STEP,
    }
    const id = `${Math.floor(random() * 1e9)}`
    switch (pick(['booking', 'booking', 'hold', 'external'] as const, random)) {
      case 'booking':
        return { ...claim, kind: 'booking', bookingId: random() < 0.15 ? 'moved' : id }
      case 'hold': {
        const expiresAt = query.now + pick([-1, 0, 1], random)
        return { ...claim, kind: 'hold', holdId: id, holder: pick(['me', 'you', null], random), expiresAt }
      }
      case 'external':
        return { kind: 'external', start, end, mirrorOf: random() < 0.3 ? 'moved' : null }
    }
  })
}

test(`${ROUNDS} random queries with bookings, holds, calendars, classes and limits get what trying each start gets`, () => {
  const random = randomNumbers(5)
  let offered = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const query = randomQuery(random)
    const slots = findSlots(query)
    const isClass = query.service.capacity > 1
    expect(slots, `round ${round}`).toEqual(
      offersByTrying(query, STEP).map(({ start, resourceIds, remaining }) => ({
        start,
        end: start + query.service.duration,
        resourceIds,
        remaining: isClass ? remaining : null,
      })),
    )
    expect(slots.map(({ start }) => slotAt(start, query))).toEqual(slots)
    offered += slots.length
  }
  expect(offered).toBeGreaterThan(ROUNDS)
})
