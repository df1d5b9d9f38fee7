import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../src/core/time.ts'
import { WEEKDAYS } from '../../src/core/days.ts'
import { assignedResources, busyReach, findSlots, slotAt } from '../../src/bookings/offer/slots.ts'
import type { BusyTime, SlotQuery, SlotResource } from '../../src/bookings/offer/slot-query.ts'

const DATE = '2026-06-10'
const at = (time: string) => Date.parse(`${DATE}T${time}:00Z`)
const clock = (time: number) => new Date(time).toISOString().slice(11, 16)

const service: SlotQuery['service'] = {
  id: 'service',
  duration: HOUR,
  interval: HOUR,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  maximumDaysAhead: null,
  bookableFrom: null,
  bookableUntil: null,
  capacity: 1,
  maximumPerDay: null,
  assignment: 'any',
}

function resource(id: string, options: { priority?: number; opens?: string; busy?: BusyTime[]; zone?: string } = {}) {
  const hours = [{ start: options.opens ?? '09:00', end: '12:00' }]
  return {
    id,
    timeZone: options.zone ?? 'UTC',
    weeklyHours: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, hours])),
    dateOverrides: [],
    priority: options.priority ?? 0,
    busy: options.busy ?? [],
  } satisfies SlotResource
}

function booked(start: string, bookingId = `booking-${start}`, serviceId = 'another'): BusyTime {
  const claim = { serviceId, start: at(start), end: at(start) + HOUR, bufferBefore: 0, bufferAfter: 0 }
  return { ...claim, kind: 'booking', bookingId }
}

function query(resources: SlotResource[], rest: Partial<SlotQuery> = {}): SlotQuery {
  return { service, resources, from: at('00:00'), to: at('00:00') + DAY, now: at('00:00') - DAY, ...rest }
}

function listed(asked: SlotQuery): string[] {
  return findSlots(asked).map(({ start }) => clock(start))
}

function assigned(asked: SlotQuery, start: string): string[] {
  const slot = slotAt(at(start), asked)
  if (slot === undefined) throw new Error(`${start} is not offered`)
  return assignedResources(slot, asked)
}

describe('any', () => {
  test('takes who has the fewest bookings that day', () => {
    const grace = resource('grace', { busy: [booked('09:00'), booked('10:00')] })
    const ada = resource('ada', { priority: 9, busy: [booked('09:00')] })
    expect(assigned(query([grace, ada]), '11:00')).toEqual(['ada'])
  })

  test('counts the bookings of that local date only, and not the one being moved', () => {
    const late = Date.parse('2026-06-09T23:00:00Z')
    const yesterday: BusyTime = { ...booked('09:00'), start: late, end: late + HOUR }
    const grace = resource('grace', { busy: [yesterday, booked('09:00', 'moved')] })
    const ada = resource('ada', { priority: 1 })
    expect(assigned(query([grace, ada], { movedBookingId: 'moved' }), '11:00')).toEqual(['grace'])
  })

  test('then goes by priority, then by id', () => {
    const [b, a, c] = [resource('b'), resource('a'), resource('c', { priority: -1 })]
    expect(assigned(query([b, a, c]), '09:00')).toEqual(['c'])
    expect(assigned(query([b, a]), '09:00')).toEqual(['a'])
    expect(assigned(query([a, b]), '09:00')).toEqual(['a'])
  })

  test('gives the resource that was asked for, and nobody else', () => {
    const [a, b] = [resource('a'), resource('b', { busy: [booked('09:00')] })]
    expect(assigned(query([a, b], { resourceId: 'b' }), '10:00')).toEqual(['b'])
    expect(listed(query([a, b], { resourceId: 'b' }))).toEqual(['10:00', '11:00'])
    expect(listed(query([a, b], { resourceId: 'nobody' }))).toEqual([])
  })

  test('offers one resource at the starts of all, since the list without a choice says it is free then', () => {
    const [a, b] = [resource('a'), resource('b', { opens: '09:30' })]
    const everybody = findSlots(query([a, b])).filter(({ resourceIds }) => resourceIds.includes('a'))
    expect(listed(query([a, b], { resourceId: 'a' }))).toEqual(everybody.map(({ start }) => clock(start)))
    expect(slotAt(at('09:30'), query([a, b], { resourceId: 'a' }))).toBeDefined()
  })
})

describe('chosen', () => {
  test('lists who is free, and books nobody until one is named', () => {
    const asked = query([resource('a'), resource('b')], { service: { ...service, assignment: 'chosen' } })
    expect(slotAt(at('09:00'), asked)?.resourceIds).toEqual(['a', 'b'])
    expect(assigned(asked, '09:00')).toEqual([])
    expect(assigned({ ...asked, resourceId: 'b' }, '09:00')).toEqual(['b'])
  })
})

describe('all', () => {
  const together = { ...service, assignment: 'all' } as const

  test('takes every resource, also when one is named', () => {
    const asked = query([resource('staff'), resource('room', { busy: [booked('10:00')] })], { service: together })
    expect(listed(asked)).toEqual(['09:00', '11:00'])
    expect(assigned({ ...asked, resourceId: 'room' }, '09:00')).toEqual(['staff', 'room'])
    expect(listed({ ...asked, resourceId: 'nobody' })).toEqual([])
  })

  test('without resources offers nothing', () => {
    expect(listed(query([], { service: together }))).toEqual([])
  })

  test('a booking on two resources is one booking of the day', () => {
    const both = booked('09:00', 'both', 'service')
    const resources = [resource('staff', { busy: [both] }), resource('room', { busy: [both] })]
    expect(listed(query(resources, { service: { ...together, maximumPerDay: 2 } }))).toEqual(['10:00', '11:00'])
    expect(listed(query(resources, { service: { ...together, maximumPerDay: 1 } }))).toEqual([])
  })
})

describe('busy times', () => {
  const held = (holder: string | null, expiresAt: number): BusyTime => ({
    kind: 'hold',
    holdId: 'hold',
    holder,
    expiresAt,
    serviceId: 'service',
    start: at('10:00'),
    end: at('11:00'),
    bufferBefore: 0,
    bufferAfter: 0,
  })
  const now = at('00:00') - DAY

  test('a hold that lives, of somebody else', () => {
    const starts = (hold: BusyTime, holder?: string) => listed(query([resource('a', { busy: [hold] })], { holder }))
    expect(starts(held('you', now + 1), 'me')).toEqual(['09:00', '11:00'])
    expect(starts(held('me', now + 1), 'me')).toEqual(['09:00', '10:00', '11:00'])
    expect(starts(held('you', now), 'me')).toEqual(['09:00', '10:00', '11:00'])
    expect(starts(held(null, now + 1))).toEqual(['09:00', '11:00'])
  })

  test('a hold takes one of the bookings of its day, but not from its holder', () => {
    const one = { ...service, maximumPerDay: 1 }
    const starts = (holder: string) =>
      listed(query([resource('a', { busy: [held('you', now + 1)] })], { holder, service: one }))
    expect(starts('me')).toEqual([])
    expect(starts('you')).toEqual(['09:00', '10:00', '11:00'])
  })

  test('bookings of the service on a resource that has left it count for the day', () => {
    const elsewhere = [booked('15:00', 'old', 'service')]
    const rest = { service: { ...service, maximumPerDay: 1 }, elsewhere }
    expect(listed(query([resource('a')], rest))).toEqual([])
  })

  test('a calendar closed without an end, and one closed until or from a time', () => {
    const closed = (start: number, end: number): BusyTime[] => [{ kind: 'external', start, end, mirrorOf: null }]
    const starts = (start: number, end: number) => listed(query([resource('a', { busy: closed(start, end) })]))
    expect(starts(-Infinity, Infinity)).toEqual([])
    expect(starts(-Infinity, at('10:00'))).toEqual(['10:00', '11:00'])
    expect(starts(at('10:00'), Infinity)).toEqual(['09:00'])
  })

  test('a class may not start again while it runs, whoever has seats left', () => {
    const half = { ...service, capacity: 3, interval: 30 * MINUTE }
    const busy = [booked('10:00', 'x', 'service')]
    const slots = findSlots(query([resource('a', { busy })], { service: half }))
    expect(slots.map(({ start, remaining }) => [clock(start), remaining])).toEqual([
      ['09:00', 3],
      ['10:00', 2],
      ['11:00', 3],
    ])
  })
})

test('the reach holds whatever can be in the way, and the whole dates that are counted', () => {
  const buffered = { ...service, bufferBefore: HOUR, bufferAfter: 2 * HOUR }
  const reach = busyReach({ service: buffered, from: at('10:00'), to: at('11:00') })
  expect(reach.from).toBeLessThanOrEqual(at('10:00') - HOUR - DAY)
  expect(reach.until).toBeGreaterThanOrEqual(at('11:00') + 3 * HOUR + DAY)
})

describe('hours that are none are refused, not guessed', () => {
  test.each(['9:00', '24:01', '12:60', '', 'noon'])('%j', (time) => {
    const hours = { ...resource('a'), weeklyHours: { wed: [{ start: time, end: '13:00' }] } }
    expect(() => findSlots(query([hours]))).toThrow(RangeError)
  })

  test('a span without length, one that starts at 24:00, a date that does not exist', () => {
    const spans = (start: string, end: string) => query([{ ...resource('a'), weeklyHours: { wed: [{ start, end }] } }])
    expect(() => findSlots(spans('09:00', '09:00'))).toThrow(RangeError)
    expect(() => findSlots(spans('24:00', '09:00'))).toThrow(RangeError)
    expect(() => findSlots(query([resource('a')], { service: { ...service, interval: 0 } }))).toThrow(RangeError)
    const never = { ...resource('a'), dateOverrides: [{ date: '2026-02-30', hours: [] }] }
    expect(() => findSlots(query([never]))).toThrow(RangeError)
  })
})
