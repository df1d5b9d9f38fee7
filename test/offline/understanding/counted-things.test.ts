import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const TABLE: Partial<Table> = {
  services: servicesFrom([
    ['paint', 'Car paint repair', 'Scratches and dents.'],
    ['glass', 'Windscreen repair', 'Chips in the glass.'],
  ]),
  question: 'time',
  task: { task: 'book', serviceId: 'paint', day: null, time: null, partySize: null, offered: [] },
}

function slotsOf(message: string, language: string, slot: 'day' | 'time'): unknown[] {
  return understandOffline(message, aTable({ language, ...TABLE })).flatMap((one: Command) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === slot ? [one.value.value] : [],
  )
}

const LANGUAGES = ['en', 'de', 'es', 'fr']

const COUNTED: Record<string, string[]> = {
  en: ['about five tiny scratches on the door', 'around ten chips, they are all small', 'roughly 7 mm each'],
  de: ['etwa fünf kleine Kratzer an der Tür', 'circa 10 Dellen, alle klein', 'ungefähr 7 mm jeder'],
  es: ['aproximadamente 10 arañazos en la puerta', 'tipo cinco rayas', 'unos 7 mm cada uno'],
  fr: ['environ cinq petites rayures sur la porte', 'environ 10 éclats, tous petits', 'environ 7 mm chacune'],
}

const HOURS: Record<string, string[]> = {
  en: [
    'about five works for me',
    "around five o'clock",
    'about five suits us',
    'say five then',
    'around 3pm nails please',
    'about 10am lashes',
    'around six does it',
    'around noon drinks',
  ],
  de: [
    'etwa fünf wäre gut',
    'gegen fünf',
    'circa 17 oder 18',
    'ungefähr fünf, lieber später',
    'etwa 15uhr vorbeikommen',
    'etwa fünf vorbeikommen',
  ],
  es: [
    'sobre las cinco mejor',
    'a eso de las cinco',
    'tipo cinco más o menos',
    'tipo 8 llegamos',
    'tipo seis estamos ahí',
  ],
  fr: [
    'vers cinq heures',
    'vers 17h plutôt',
    'vers cinq heures et demie',
    'vers 10h tous les deux',
    'vers midi toutes les trois',
    'vers dix peux-tu',
  ],
}

/** Statements that a question was not answered, and questions when a thing is ready. */
const NO_DAY: Record<string, string[]> = {
  en: ["you haven't said anything about Christmas", 'will it be ready for Christmas?'],
  de: ['zu Weihnachten haben Sie nichts gesagt', 'ist das bis Weihnachten fertig?'],
  es: ['no me han dicho nada de Navidad', '¿estará lista para Navidad?'],
  fr: ["vous n'avez rien dit pour Noël", 'est-ce que ce sera prêt pour Noël ?'],
}

const DATED: Record<string, string[]> = {
  en: ['Sat 12.12. 2pm', '12.12. 14:00'],
  de: ['Sa. 12.12. 14 Uhr', '12.12. 14:00'],
  es: ['el 12.12. 14 horas', '12.12. 14:00'],
  fr: ['samedi 12.12. 14h', '12.12. 14:00'],
}

describe.each(LANGUAGES)('numbers that count things (%s)', (language) => {
  it.each(COUNTED[language]!)('are no hours: %s', (message) => {
    expect(slotsOf(message, language, 'time')).toEqual([])
  })

  it.each(HOURS[language]!)('are hours otherwise: %s', (message) => {
    expect(slotsOf(message, language, 'time')).toHaveLength(1)
  })

  it.each(NO_DAY[language]!)('leaves the day of a question: %s', (message) => {
    expect(slotsOf(message, language, 'day')).toEqual([])
    expect(understandOffline(message, aTable({ language, ...TABLE })).map(({ type }) => type)).toEqual(['ask'])
  })

  it.each(DATED[language]!)('reads the hour behind a date as no year: %s', (message) => {
    expect(slotsOf(message, language, 'day')).toEqual([{ from: '2026-12-12', to: '2026-12-12' }])
    expect(slotsOf(message, language, 'time')).toEqual([expect.objectContaining({ at: '14:00' })])
  })
})

it('reads two figures behind a date as its year otherwise', () => {
  expect(slotsOf('am 12.12.26', 'de', 'day')).toEqual([{ from: '2026-12-12', to: '2026-12-12' }])
  expect(slotsOf('am 12.12.26 um 14 Uhr', 'de', 'day')).toEqual([{ from: '2026-12-12', to: '2026-12-12' }])
})
