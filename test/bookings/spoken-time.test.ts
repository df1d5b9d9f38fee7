import { describe, expect, it } from 'vitest'
import { spokenDay, spokenSpan, spokenTimes } from '../../src/bookings/spoken-time.ts'

const SPAN = { start: new Date('2026-03-05T14:00:00Z'), end: new Date('2026-03-05T14:30:00Z') }
/** Spaces and dashes depend on the runtime's locale data. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/ ?– ?/g, '-')

describe('times in words', () => {
  it.each([
    ['en', 'US', 'Thursday, March 5, 2026, 9:00-9:30 AM (America/New York, Eastern Standard Time)'],
    ['en', 'GB', 'Thursday, 5 March 2026, 09:00-09:30 (America/New York, Eastern Standard Time)'],
    [
      'de',
      'DE',
      'Donnerstag, 5. März 2026, 09:00-09:30 Uhr (America/New York, Nordamerikanische Ostküsten-Normalzeit)',
    ],
    ['es', 'ES', 'jueves, 5 de marzo de 2026, 9:00-9:30 (America/New York, hora estándar oriental)'],
    ['fr', 'FR', 'jeudi 5 mars 2026, 09:00-09:30 (America/New York, heure normale de l’Est nord-américain)'],
  ])('are those of the language and the country: %s-%s', (language, country, words) => {
    const spoken = plain(spokenSpan(SPAN, 'America/New_York', { language, country }))
    // Runtime versions join day and time differently.
    expect(spoken.replace(/ (at|um|à) /, ', ')).toBe(words)
  })

  it('name the zone of the day: summer is not winter', () => {
    const july = { start: new Date('2026-07-05T14:00:00Z'), end: new Date('2026-07-05T14:30:00Z') }
    expect(spokenSpan(july, 'America/New_York', { language: 'en', country: 'US' })).toContain('Eastern Daylight Time')
  })

  it('say both days of what goes over midnight', () => {
    const night = { start: new Date('2026-03-05T23:30:00Z'), end: new Date('2026-03-06T00:30:00Z') }
    const spoken = spokenSpan(night, 'UTC', { language: 'en', country: 'US' })
    expect(spoken).toContain('March 5')
    expect(spoken).toContain('March 6')
  })

  it('tell apart the two of the hour that comes twice', () => {
    const speech = { language: 'en', country: 'US' }
    const starts = ['04:30', '05:30', '06:30', '07:30'].map((time) => new Date(`2026-11-01T${time}:00Z`))
    expect(starts.map((start) => spokenDay(start, 'America/New_York', speech))).toEqual(
      Array(4).fill('Sunday, November 1'),
    )
    expect(spokenTimes(starts, 'America/New_York', speech).map(plain)).toEqual([
      '12:30 AM',
      '1:30 AM EDT',
      '1:30 AM EST',
      '2:30 AM',
    ])
  })
})
