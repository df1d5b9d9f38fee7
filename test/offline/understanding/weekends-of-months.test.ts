import { describe, expect, it } from 'vitest'
import type { DayValue } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

function daysIn(language: Language, said: string): (DayValue | null)[] {
  const services = servicesFrom([['tour', 'Tour', '']])
  const task = { task: 'book' as const, serviceId: 'tour', day: null, time: null, partySize: null, offered: [] }
  return understandOffline(said, aTable({ language, services, question: 'day', task })).flatMap((one) =>
    'value' in one && one.value.slot === 'day' ? [one.value.value] : [],
  )
}

const WEEKENDS: [Language, string][] = [
  ['en', 'some weekend in December?'],
  ['en', 'a weekend next month'],
  ['de', 'an einem Wochenende im Dezember?'],
  ['de', 'an einem Wochenende nächsten Monat'],
  ['es', '¿algún fin de semana de diciembre?'],
  ['es', 'un fin de semana del mes que viene'],
  ['fr', 'un week-end de décembre ?'],
  ['fr', 'un week-end le mois prochain'],
]

const THIS_ONE: [Language, string][] = [
  ['en', 'at the weekend please'],
  ['de', 'am Wochenende bitte'],
  ['es', 'este fin de semana'],
  ['fr', 'ce week-end'],
]

describe('weekends', () => {
  it.each(WEEKENDS)('of a month are all of them (%s): %s', (language, said) => {
    const [day, other] = daysIn(language, said)
    expect(other).toBeUndefined()
    expect(day).toMatchObject({ from: '2026-12-05', to: '2026-12-27', weekdays: [6, 7] })
    expect(day?.only).toHaveLength(8)
  })

  it.each(THIS_ONE)('without a month are the next one (%s): %s', (language, said) => {
    expect(daysIn(language, said)).toEqual([{ from: '2026-11-28', to: '2026-11-29' }])
  })
})

describe('a birthday in years', () => {
  it.each(["it's my wife's 50th in January", "it's my mum's 30th in January"])('is no date: %s', (said) => {
    expect(daysIn('en', said).filter((day) => day === null || day.from === day.to)).toEqual([])
  })

  it.each(['the 15th of January', 'on 30 January'])('is none where a day is named: %s', (said) => {
    expect(daysIn('en', said)).toEqual([expect.objectContaining({ from: expect.stringMatching(/^2027-01-(15|30)$/) })])
  })

  it('a day that a month has not stays a slip', () => {
    expect(daysIn('de', '32. Januar')).toEqual([null])
  })
})
