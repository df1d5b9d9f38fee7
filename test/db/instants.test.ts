import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoInstant, parseInstant } from '../../src/db/timestamps.ts'

/** Postgres' text form in UTC: without trailing zeros. */
function postgresText(date: Date): string {
  const iso = date.toISOString()
  const fraction = iso.slice(20, 23).replace(/0+$/, '')
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}${fraction === '' ? '' : `.${fraction}`}+00`
}

describe('instants from Postgres', () => {
  it('are the same moment, as a Date and as text', () => {
    const moments = fc.date({
      min: new Date('0100-01-01'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (date) => {
        expect(parseInstant(postgresText(date))).toEqual(date)
        expect(isoInstant(postgresText(date))).toBe(date.toISOString())
      }),
    )
  })

  it('are read in sessions of other time zones, and to the microsecond', () => {
    expect(isoInstant('2026-03-02 10:30:00.5+01')).toBe('2026-03-02T09:30:00.500Z')
    expect(parseInstant('2026-03-02 15:00:00+05:30').toISOString()).toBe('2026-03-02T09:30:00.000Z')
    expect(isoInstant('2026-03-02 09:30:00.123456+00')).toBe('2026-03-02T09:30:00.123Z')
    expect(parseInstant('2026-03-02 09:30:00.12+00').toISOString()).toBe('2026-03-02T09:30:00.120Z')
  })
})
