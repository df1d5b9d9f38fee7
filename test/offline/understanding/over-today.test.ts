import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const EVENING = new Date('2026-11-28T18:00:00Z')
const MORNING = new Date('2026-11-28T08:00:00Z')
const AFTERNOON = new Date('2026-11-28T13:00:00Z')
const OSTEOPATHY = { id: 'osteo', name: 'Osteo', aliases: [], partyMin: null, partyMax: null }

function daysOf(language: string, message: string, now: Date, closesToday?: string | null) {
  const closing = closesToday === undefined ? {} : { closesToday }
  return understandOffline(message, aTable({ language, now, services: [OSTEOPATHY], ...closing })).flatMap((one) => {
    if (one.type === 'unclear') return ['unclear']
    return one.type === 'set' && one.value.slot === 'day' ? [one.value.value?.from] : []
  })
}

/** A weekday said on that weekday, with a part of the day. */
const MORNINGS: [string, string][] = [
  ['en', 'can I come Saturday morning?'],
  ['en', 'Osteo on Saturday at 10 am please'],
  ['de', 'kann ich am Samstagvormittag kommen?'],
  ['de', 'Osteo am Samstag um 10 Uhr bitte'],
  ['es', '¿puedo ir el sábado por la mañana?'],
  ['es', 'Osteo el sábado a las 10 por favor'],
  ['fr', 'je peux venir samedi matin ?'],
  ['fr', 'Osteo samedi à 10h svp'],
]

describe('a weekday of which the part that is wished for is over today', () => {
  it.each(MORNINGS)('%s: %s', (language, message) => {
    expect(daysOf(language, message, AFTERNOON, '18:00')).toEqual(['2026-12-05'])
  })
  it.each(MORNINGS)('may be today before it is over: %s: %s', (language, message) => {
    expect(daysOf(language, message, MORNING, '18:00')).toEqual(['unclear'])
  })
})

const SATURDAYS: [string, string][] = [
  ['en', 'I would like an Osteo on Saturday'],
  ['de', 'ich hätte gern Osteo am Samstag'],
  ['es', 'quisiera Osteo el sábado'],
  ['fr', 'je voudrais Osteo samedi'],
]

describe('a weekday on that weekday', () => {
  it.each(SATURDAYS)('is the next one behind the closing time: %s: %s', (language, message) => {
    expect(daysOf(language, message, EVENING, '12:30')).toEqual(['2026-12-05'])
  })
  it.each(SATURDAYS)('is the next one where today is closed: %s: %s', (language, message) => {
    expect(daysOf(language, message, MORNING, null)).toEqual(['2026-12-05'])
  })
  it.each(SATURDAYS)('may be today where the hours are unknown: %s: %s', (language, message) => {
    expect(daysOf(language, message, EVENING)).toEqual(['unclear'])
  })
})
