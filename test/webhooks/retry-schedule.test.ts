import { describe, expect, it } from 'vitest'
import { planAfter } from '../../src/webhooks/retry-schedule.ts'
import { retryAfterSeconds } from '../../src/core/http-headers.ts'

const SCHEDULE = [0, 5, 300]
const DAY_S = 86_400
const failure = { error: 'E_HTTP_503', responseStatus: 503, retryAfterS: undefined }
const first = { tries: 0, isTest: false }

describe('the state of a delivery after an attempt', () => {
  it('is delivered on success', () => {
    const arrived = { error: null, responseStatus: 204, retryAfterS: 60 }
    expect(planAfter(arrived, first, SCHEDULE)).toEqual({ status: 'delivered', delayS: 0 })
  })

  it('is pending after a failure, with the scheduled wait and at most a tenth added', () => {
    for (const [tries, wait] of [
      [0, 5],
      [1, 300],
    ] as const) {
      const { status, delayS } = planAfter(failure, { tries, isTest: false }, SCHEDULE)
      expect(status).toBe('pending')
      expect(delayS).toBeGreaterThanOrEqual(wait)
      expect(delayS).toBeLessThanOrEqual(wait * 1.1)
    }
  })

  it('is failed after the last attempt', () => {
    expect(planAfter(failure, { tries: 2, isTest: false }, SCHEDULE).status).toBe('failed')
  })

  it('is failed at once for a sample', () => {
    expect(planAfter(failure, { tries: 0, isTest: true }, SCHEDULE).status).toBe('failed')
  })

  it('is failed at once after a 410', () => {
    expect(planAfter({ ...failure, responseStatus: 410 }, first, SCHEDULE).status).toBe('failed')
  })

  it.each([
    [120, 120],
    [1, 5],
    [99_999_999_999, DAY_S],
  ])('that asked to wait %d s, it waits at least %d s, a day at most', (asked, wait) => {
    const { delayS } = planAfter({ ...failure, retryAfterS: asked }, first, SCHEDULE)
    expect(delayS).toBeGreaterThanOrEqual(wait)
    expect(delayS).toBeLessThanOrEqual(Math.max(wait, 5.5))
  })
})

describe('Retry-After', () => {
  const now = new Date('2026-03-02T09:30:00.000Z')

  it.each([
    ['120', 120],
    [' 7 ', 7],
    ['1.5', 1.5],
    ['Mon, 02 Mar 2026 09:32:00 GMT', 120],
    ['99999999999', 99_999_999_999],
  ])('%j asks for %d s', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds)
  })

  it.each([
    undefined,
    '',
    '-1',
    'abc',
    '1e9',
    '0x10',
    'NaN',
    'Mon, 02 Mar 2026 09:29:00 GMT',
    '2026-03-02T10:00:00Z',
    '9'.repeat(40),
  ])('%j asks for nothing', (header) => {
    expect(retryAfterSeconds(header, now)).toBeUndefined()
  })
})
