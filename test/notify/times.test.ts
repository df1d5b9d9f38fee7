import { describe, expect, it } from 'vitest'
import { waitsUntil } from '../../src/notify/times.ts'
import type { Tenant } from '../../src/tenants/index.ts'

type Times = Tenant['assistant']['notify_times']

const NIGHT = { start: '20:00', end: '07:00' }

function until(
  kind: Parameters<typeof waitsUntil>[0],
  times: Partial<Times>,
  now: string,
  timeZone = 'America/New_York',
) {
  const notify_times: Times = { quiet_hours: null, daily_at: null, handoff_at_once: true, ...times }
  const tenant = { timeZone, assistant: { notify_times } } as unknown as Tenant
  return waitsUntil(kind, tenant, new Date(now))?.toISOString()
}

describe('quiet hours', () => {
  it('hold back until their end, over midnight and before it', () => {
    expect(until('lead', { quiet_hours: NIGHT }, '2026-06-02T02:00:00Z')).toBe('2026-06-02T11:00:00.000Z')
    expect(until('lead', { quiet_hours: NIGHT }, '2026-06-02T05:00:00Z')).toBe('2026-06-02T11:00:00.000Z')
    expect(until('lead', { quiet_hours: { start: '12:00', end: '13:30' } }, '2026-06-02T16:10:00Z')).toBe(
      '2026-06-02T17:30:00.000Z',
    )
  })

  it('begin with their first minute and end with their last', () => {
    expect(until('lead', { quiet_hours: NIGHT }, '2026-06-01T23:59:59.999Z')).toBeUndefined()
    expect(until('lead', { quiet_hours: NIGHT }, '2026-06-02T00:00:00Z')).toBe('2026-06-02T11:00:00.000Z')
    expect(until('lead', { quiet_hours: NIGHT }, '2026-06-02T10:59:59.999Z')).toBe('2026-06-02T11:00:00.000Z')
    expect(until('lead', { quiet_hours: NIGHT }, '2026-06-02T11:00:00Z')).toBeUndefined()
  })

  it('end by the clocks of the zone in nights that are longer or shorter', () => {
    expect(until('lead', { quiet_hours: NIGHT }, '2026-11-01T03:00:00Z')).toBe('2026-11-01T12:00:00.000Z')
    expect(until('lead', { quiet_hours: NIGHT }, '2026-03-08T04:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
  })

  it('that end at a time which clocks skip end after the gap; at one that they show twice, at the next', () => {
    const short = { quiet_hours: { start: '22:00', end: '02:30' } }
    expect(until('lead', short, '2026-03-08T04:00:00Z')).toBe('2026-03-08T07:30:00.000Z')
    const twice = { quiet_hours: { start: '22:00', end: '01:30' } }
    expect(until('lead', twice, '2026-11-01T05:10:00Z')).toBe('2026-11-01T05:30:00.000Z')
    expect(until('lead', twice, '2026-11-01T06:10:00Z')).toBe('2026-11-01T06:30:00.000Z')
  })

  it('let through that a visitor asks for a person, unless they shall not', () => {
    expect(until('handoff', { quiet_hours: NIGHT }, '2026-06-02T02:00:00Z')).toBeUndefined()
    const strict = { quiet_hours: NIGHT, handoff_at_once: false }
    expect(until('handoff', strict, '2026-06-02T02:00:00Z')).toBe('2026-06-02T11:00:00.000Z')
  })
})

describe('the daily mail', () => {
  const daily = { daily_at: '08:00' }

  it('collects what asks nobody to act', () => {
    for (const kind of ['lead', 'booking', 'exam'] as const)
      expect(until(kind, daily, '2026-06-02T15:00:00Z')).toBe('2026-06-03T12:00:00.000Z')
    for (const kind of ['message', 'handoff'] as const)
      expect(until(kind, daily, '2026-06-02T15:00:00Z')).toBeUndefined()
    expect(until('lead', daily, '2026-06-02T11:59:00Z')).toBe('2026-06-02T12:00:00.000Z')
    expect(until('lead', daily, '2026-06-02T12:00:00Z')).toBe('2026-06-03T12:00:00.000Z')
  })

  it('comes at its time on the days on which clocks change', () => {
    expect(until('lead', daily, '2026-10-31T15:00:00Z')).toBe('2026-11-01T13:00:00.000Z')
    expect(until('lead', daily, '2026-03-07T15:00:00Z')).toBe('2026-03-08T12:00:00.000Z')
  })

  it('waits for the end of quiet hours', () => {
    const both = { quiet_hours: NIGHT, daily_at: '06:00' }
    expect(until('lead', both, '2026-06-02T15:00:00Z')).toBe('2026-06-03T11:00:00.000Z')
    expect(until('message', both, '2026-06-02T15:00:00Z')).toBeUndefined()
    expect(until('message', both, '2026-06-02T02:00:00Z')).toBe('2026-06-02T11:00:00.000Z')
  })
})

it('without times everything is told at once', () => {
  expect(until('lead', {}, '2026-06-02T02:00:00Z')).toBeUndefined()
})
