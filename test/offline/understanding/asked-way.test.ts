import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

const SERVICES = servicesFrom([
  ['cave', 'Stalattiti', ''],
  ['night', 'Notturna', ''],
])

/** Questions for the way, with days and hours of the journey. */
const WAYS: Record<Language, string[]> = {
  en: [
    'Is there a train to you on Sundays?',
    'does the tram stop at the cave',
    'can I come by ferry on Saturday?',
    'any bus back at 7pm?',
    'is it possible to walk from the railway station?',
  ],
  de: [
    'Fährt sonntags ein Zug zu euch?',
    'hält die Straßenbahn bei der Höhle',
    'kann ich am Samstag mit der Fähre kommen?',
    'geht um 19 Uhr noch ein Bus zurück?',
    'kommt man vom Bahnhof zu Fuß hin?',
  ],
  es: [
    '¿Los domingos hay tren hasta allí?',
    'para el tranvía cerca de la cueva',
    '¿puedo ir en ferry el sábado?',
    '¿hay autobús de vuelta a las 19?',
    '¿se puede ir andando desde la estación?',
  ],
  fr: [
    'Il y a un train jusqu’à chez vous le dimanche ?',
    'le tram s’arrête près de la grotte',
    'je peux venir en ferry samedi ?',
    'il y a un bus pour rentrer à 19h ?',
    'on peut venir à pied depuis la gare ?',
  ],
}

/** Wishes beside a means of transport. */
const WISHES: Record<Language, string[]> = {
  en: ["I'd like Sunday at 11, we come by bus", 'could I come at 11 by bus?'],
  de: ['ich hätte gern Sonntag um 11, wir kommen mit dem Bus', 'könnte ich um 11 mit dem Bus kommen?'],
  es: ['quisiera el domingo a las 11, vamos en autobús', '¿podría ir a las 11 en autobús?'],
  fr: ['je voudrais dimanche à 11h, on vient en bus', 'je pourrais venir à 11h en bus ?'],
}

const OPEN: NonNullable<Table['task']> = {
  task: 'book',
  serviceId: 'cave',
  day: { from: '2026-11-28', to: '2026-11-28' },
  time: null,
  partySize: null,
  offered: [
    { date: '2026-11-28', time: '10:00' },
    { date: '2026-11-28', time: '11:00' },
  ],
}

const MADE: NonNullable<Table['booking']> = {
  reference: 'A1K9ZD',
  serviceId: 'cave',
  date: '2026-11-28',
  time: '10:00',
}

/** A conversation at its beginning, with times on offer, at the summary, and after a booking. */
const STATES: [state: string, table: Partial<Table>][] = [
  ['at the beginning', {}],
  ['beside times', { task: OPEN, question: 'time' }],
  ['beside the summary', { task: { ...OPEN, time: { at: '10:00' } }, question: 'confirm' }],
  ['behind a booking', { booking: MADE }],
]

function typesOf(said: string, language: Language, changes: Partial<Table>): string[] {
  return understandOffline(said, aTable({ language, services: SERVICES, ...changes })).map(({ type }) => type)
}

describe.each(LANGUAGES)('the way by public transport (%s)', (language) => {
  it.each(WAYS[language])('is asked for: %s', (said) => {
    for (const [state, table] of STATES) expect([state, ...typesOf(said, language, table)]).toEqual([state, 'ask'])
  })

  it.each(WISHES[language])('is not asked for in a wish: %s', (said) => {
    expect(typesOf(said, language, {})).not.toContain('ask')
    expect(typesOf(said, language, {})).toContain('start')
  })
})

/** A business that is called by its means of transport. */
it.each([
  ['en', 'Bus tour', 'do you have a bus tour on Saturday?'],
  ['de', 'Busrundfahrt', 'gibt es am Samstag eine Busrundfahrt?'],
  ['es', 'Excursión en tren', '¿hay excursión en tren el sábado?'],
  ['fr', 'Balade en train', 'il y a une balade en train samedi ?'],
])('is no matter of a service (%s)', (language, name, said) => {
  const services = servicesFrom([
    ['tour', name, ''],
    ['other', 'Museum', ''],
  ])
  const commands = understandOffline(said, aTable({ language, services }))
  expect(commands.map(({ type }) => type)).toContain('start')
})
