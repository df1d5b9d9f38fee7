import { describe, expect, it } from 'vitest'
import { instantAt, wallClock } from '../../src/web/portal/bookings/dates.ts'

describe('wall clocks of the week', () => {
  it.each([
    ['America/New_York', '2026-10-31 09:00:00', '2026-10-31T13:00:00.000Z'],
    ['America/New_York', '2026-11-01 09:00:00', '2026-11-01T14:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29 00:30:00', '2026-03-28T23:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29 08:00:00', '2026-03-29T06:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01 00:00:00', '2026-05-31T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-01 23:59:59', '2026-06-01T09:59:59.000Z'],
  ])('in %s, %s is %s', (zone, clock, instant) => {
    expect(new Date(instantAt(zone, clock)).toISOString()).toBe(instant)
    expect(wallClock(zone, instant)).toBe(clock)
  })
})
