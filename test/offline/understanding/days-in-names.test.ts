import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom, servicesIn, type ServiceRow } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** A harbour, whose names have days, parts of them and common adjectives. */
const HARBOUR: Record<Language, ServiceRow[]> = {
  en: [
    ['brunch', 'Sunday brunch', 'Two hours on deck with eggs and coffee.'],
    ['youth', 'Saturday youth sailing', 'Dinghies for those from 8 to 12 years.'],
    ['small', 'Kayaks in a small group', 'Four boats at most.'],
    ['private', 'Private kayak trip', 'Alone with a guide.'],
    ['tour', 'Tour of the harbour', 'A walk along the quays.'],
  ],
  de: [
    ['brunch', 'Brunch am Sonntag', 'Zwei Stunden an Deck mit Eiern und Kaffee.'],
    ['youth', 'Jugendsegeln am Samstag', 'Jollen für 8- bis 12-Jährige.'],
    ['small', 'Kajak kleine Gruppe', 'Höchstens vier Boote.'],
    ['private', 'Kajak allein', 'Mit einer Führerin für Sie allein.'],
    ['tour', 'Besichtigung des Hafens', 'Zu Fuß an den Kais.'],
  ],
  es: [
    ['brunch', 'Brunch del domingo', 'Dos horas en cubierta con huevos y café.'],
    ['youth', 'Vela juvenil del sábado', 'Botes para jóvenes de 8 a 12 años.'],
    ['small', 'Kayak en grupo pequeño', 'Cuatro botes como máximo.'],
    ['private', 'Kayak particular', 'A solas con un guía.'],
    ['tour', 'Recorrido del puerto', 'A pie por los muelles.'],
  ],
  fr: [
    ['brunch', 'Brunch du dimanche', 'Deux heures sur le pont avec des œufs et du café.'],
    ['youth', 'Voile jeunes du samedi', 'Dériveurs pour les 8–12 ans.'],
    ['small', 'Kayak en petit groupe', 'Quatre bateaux au plus.'],
    ['private', 'Kayak particulier', 'Seul avec un guide.'],
    ['tour', 'Tour du port', 'À pied le long des quais.'],
  ],
}

const SUNDAY = '2026-11-29'
const SATURDAY = '2026-12-05'

/** A message that names a day and perhaps a service, with what it means. */
const SAID: Record<Language, [said: string, service: string[], day: string | null, at: string | null][]> = {
  en: [
    ['saturday 5 at 9:30', [], SATURDAY, '09:30'],
    ['saturday the 5th around 5pm please', [], SATURDAY, '17:00'],
    ['I meant the private kayak trip, saturday 5 at 9:30', ['private'], SATURDAY, '09:30'],
    ['the small group, just for me alone', ['small'], null, null],
    ['the sunday brunch please', ['brunch'], null, null],
    ['the sunday brunch on sunday 29 at 10:15', ['brunch'], SUNDAY, '10:15'],
    ["it's not the tour, sorry", [], null, null],
  ],
  de: [
    ['Samstag 5. um 9.30', [], SATURDAY, '09:30'],
    ['am Samstag, 5. gegen 17 Uhr bitte', [], SATURDAY, '17:00'],
    ['ich meinte Kajak allein, Samstag 5. um 9.30', ['private'], SATURDAY, '09:30'],
    ['die kleine Gruppe, nur für mich', ['small'], null, null],
    ['den Brunch am Sonntag bitte', ['brunch'], null, null],
    ['es ist nicht die Besichtigung', [], null, null],
  ],
  es: [
    ['el sábado 5 a las 9:30', [], SATURDAY, '09:30'],
    ['sábado 5 sobre las 17 por favor', [], SATURDAY, '17:00'],
    ['digo el kayak particular, sábado 5 a las 9:30', ['private'], SATURDAY, '09:30'],
    ['el grupo pequeño, para mí sola', ['small'], null, null],
    ['el brunch del domingo por favor', ['brunch'], null, null],
    ['el recorrido no, no es un recorrido', [], null, null],
    ['dime lo de la prima, ¿puede venir a buscarlo?', [], null, null],
  ],
  fr: [
    ['samedi 5 à 9h30', [], SATURDAY, '09:30'],
    ['samedi 5 vers 17h svp', [], SATURDAY, '17:00'],
    ['je parle du kayak particulier, samedi 5 à 9h30', ['private'], SATURDAY, '09:30'],
    ['le petit groupe, pour moi toute seule', ['small'], null, null],
    ['le brunch du dimanche svp', ['brunch'], null, null],
    ["ce n'est pas le tour", [], null, null],
  ],
}

function heard(language: Language, message: string, changes: Partial<Table> = {}): Command[] {
  return understandOffline(message, aTable({ language, services: servicesFrom(HARBOUR[language]), ...changes }))
}

/** A booking of the tour, at the question for its day. */
const ON_TOUR: Partial<Table> = {
  question: 'day',
  task: { task: 'book', serviceId: 'tour', day: null, time: null, partySize: null, offered: [] },
}

function valueOf(commands: Command[], slot: 'day' | 'time') {
  return commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === slot ? [one.value.value] : [],
  )
}

describe.each(LANGUAGES)('days beside names with days in %s', (language) => {
  it.each(SAID[language])('reads "%s"', (said, service, day, at) => {
    const commands = heard(language, said, ON_TOUR)
    expect(servicesIn(commands)).toEqual(service)
    if (day !== null) expect(valueOf(commands, 'day')).toMatchObject([{ from: day, to: day }])
    if (at !== null) expect(valueOf(commands, 'time')).toMatchObject([{ at }])
  })
})

describe('a figure before an hour', () => {
  it.each([
    ['fr', '2 à 11h30', undefined],
    ['fr', '9 à 11h30', '09:00'],
    ['es', '3 a 10:30', undefined],
    ['en', '2 to 4pm', '14:00'],
  ] as const)('in %s, "%s" begins at %s', (language, said, after) => {
    const [time] = valueOf(heard(language, said, ON_TOUR), 'time')
    expect((time as { after?: string } | null | undefined)?.after).toBe(after)
  })
})
