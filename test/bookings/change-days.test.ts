import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../src/core/time.ts'
import { WEEKDAYS } from '../../src/core/days.ts'
import type { OpeningHours, OpeningSpan } from '../../src/bookings/offer/opening-hours.ts'
import { findSlots, slotAt } from '../../src/bookings/offer/slots.ts'
import type { SlotQuery } from '../../src/bookings/offer/slot-query.ts'
import { randomNumbers, sample } from '../bench/random.ts'
import { offersByTrying } from './slot-oracle.ts'

const QUARTER = 15 * MINUTE
/** Upper bound; the tests take seconds. */

interface Change {
  zone: string
  at: number
}

const changes = Intl.supportedValuesOf('timeZone').flatMap((zone) => changesOf(zone, '2024-01-01', '2031-01-01'))

function changesOf(zone: string, from: string, until: string): Change[] {
  const found: Change[] = []
  let moment = Temporal.PlainDate.from(from).toZonedDateTime(zone).getTimeZoneTransition('next')
  while (moment !== null && moment.epochMilliseconds < Date.parse(until)) {
    found.push({ zone, at: moment.epochMilliseconds })
    moment = moment.getTimeZoneTransition('next')
  }
  return found
}

/** Times at which slot engines are known to fail: nights, midnights, the skipped or repeated hour, afternoons. */
const HOURS: OpeningSpan[][] = [
  [{ start: '09:00', end: '17:00' }],
  [{ start: '00:00', end: '24:00' }],
  [{ start: '00:00', end: '06:00' }],
  [{ start: '22:15', end: '03:45' }],
  [{ start: '20:00', end: '19:00' }],
  [{ start: '01:30', end: '02:30' }],
  [{ start: '02:00', end: '03:00' }],
  [{ start: '13:00', end: '18:00' }],
  [
    { start: '00:30', end: '01:30' },
    { start: '01:15', end: '04:00' },
    { start: '23:00', end: '00:00' },
  ],
]

const pick = <T>(choices: readonly T[], random: () => number): T => choices[Math.floor(random() * choices.length)]!

function queryAround({ zone, at }: Change, random: () => number, grain = QUARTER): SlotQuery {
  return {
    service: {
      id: 'service',
      duration: grain * pick([1, 2, 3, 4, 6, 10], random),
      interval: grain * pick([1, 2, 4], random),
      bufferBefore: 0,
      bufferAfter: 0,
      minimumNotice: 0,
      maximumDaysAhead: null,
      bookableFrom: null,
      bookableUntil: null,
      capacity: 1,
      maximumPerDay: null,
      assignment: 'any',
    },
    resources: [{ id: 'room', priority: 0, busy: [], ...hoursAround({ zone, at }, random) }],
    from: at - 36 * HOUR,
    to: at + 36 * HOUR,
    now: 0,
  }
}

function randomWeek(random: () => number): OpeningHours['weeklyHours'] {
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, pick(HOURS, random)]))
}

function hoursAround({ zone, at }: Change, random: () => number): OpeningHours {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)
  return {
    timeZone: zone,
    weeklyHours: randomWeek(random),
    within: random() < 0.25 ? randomWeek(random) : undefined,
    dateOverrides: random() < 0.25 ? [{ date, hours: random() < 0.3 ? [] : pick(HOURS, random) }] : [],
  }
}

const starts = (offers: { start: number }[]) => offers.map(({ start }) => start)

test('every change of every zone from 2024 to 2030 is looked at, and falls on a quarter of an hour', () => {
  expect(changes.length).toBeGreaterThan(1_500)
  expect(new Set(changes.map(({ zone }) => zone))).toContain('America/New_York')
  expect(changes.filter(({ at }) => at % QUARTER !== 0)).toEqual([])
})

test('around every change what is offered is what is open by the wall clock', () => {
  const random = randomNumbers(1)
  const wrong = changes.filter((change) => {
    const query = queryAround(change, random)
    const [offered, open] = [starts(findSlots(query)), starts(offersByTrying(query, QUARTER))]
    return offered.join(',') !== open.join(',')
  })
  expect(wrong).toEqual([])
})

test('around every change what is offered can be booked, and nothing else can', () => {
  const random = randomNumbers(2)
  const wrong = changes.filter((change) => {
    const query = queryAround(change, random)
    const offered = new Set(starts(findSlots(query)))
    const tried = Array.from({ length: 49 }, (_, index) => change.at + (index - 24) * QUARTER)
    return tried.some((start) => (slotAt(start, query) !== undefined) !== offered.has(start))
  })
  expect(wrong).toEqual([])
})

test('tried minute by minute, on a sample, with odd lengths', () => {
  const random = randomNumbers(3)
  for (const change of sample(changes, 60, random)) {
    const query = queryAround(change, random, pick([1, 7, 11], random) * MINUTE)
    expect(starts(findSlots(query)), `${change.zone} ${change.at}`).toEqual(starts(offersByTrying(query)))
  }
})

test('an afternoon is not moved on the day the clock changes (Cal.com issue 30021)', () => {
  const afternoon = (date: string) => {
    const noon = Date.parse(`${date}T12:00:00Z`)
    const query = queryAround({ zone: 'America/New_York', at: noon }, randomNumbers(4))
    const service = { ...query.service, duration: HOUR, interval: HOUR }
    const weeklyHours = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, [{ start: '13:00', end: '18:00' }]]))
    const resources = query.resources.map((room) => ({ ...room, weeklyHours, within: undefined, dateOverrides: [] }))
    const slots = findSlots({ ...query, service, resources, from: noon, to: noon + 16 * HOUR })
    return slots.map(({ start }) => new Date(start).toISOString().slice(11, 16))
  }
  expect(afternoon('2026-03-07')).toEqual(['18:00', '19:00', '20:00', '21:00', '22:00'])
  expect(afternoon('2026-03-08')).toEqual(['17:00', '18:00', '19:00', '20:00', '21:00'])
  expect(afternoon('2026-10-31')).toEqual(['17:00', '18:00', '19:00', '20:00', '21:00'])
  expect(afternoon('2026-11-01')).toEqual(['18:00', '19:00', '20:00', '21:00', '22:00'])
})

test.each(['Pacific/Honolulu', 'Etc/GMT+12', 'Pacific/Kiritimati', 'UTC'])(
  'a night shift of 23 hours is open to its end in %s',
  (zone) => {
    const from = Date.parse('2026-06-10T00:00:00Z')
    const query = queryAround({ zone, at: from }, randomNumbers(5))
    const service = { ...query.service, duration: HOUR, interval: HOUR }
    const hours = [{ start: '20:00', end: '19:00' }]
    const weeklyHours = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, hours]))
    const asked = {
      ...query,
      service,
      resources: query.resources.map((room) => ({ ...room, weeklyHours, within: undefined, dateOverrides: [] })),
    }
    const bookable = Array.from({ length: 24 }, (_, hour) => from + hour * HOUR).filter((start) => slotAt(start, asked))
    expect(bookable).toHaveLength(23)
  },
)
