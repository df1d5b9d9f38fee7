import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom, servicesIn } from './table.ts'

const SHOP = servicesFrom([
  ['advice', 'Maschinenberatung', ''],
  ['course', 'Maschinenkurs', ''],
  ['licence', 'Maschinenführerschein', ''],
])

describe('words that may mean several services', () => {
  const about = (serviceId: string) =>
    aTable({ language: 'de', services: SHOP, topic: { question: 'Was lernt man da?', serviceId } })
  const message = 'ich hab aber keine eigene maschine. wann ist der nächste?'

  it.each(['course', 'advice'])('mean the one that was just asked about: %s', (id) => {
    expect(servicesIn(understandOffline(message, about(id)))).toEqual([id])
  })

  it('mean another one that is named', () => {
    const named = 'dann lieber die Maschinenberatung, wann ist da etwas frei?'
    expect(servicesIn(understandOffline(named, about('course')))).toEqual(['advice'])
  })
})

const WORKS: Record<string, { tour: string; workshop: [string, string]; asked: string; wish: string }> = {
  en: {
    tour: 'Foundry tour',
    workshop: ['Handbell workshop', 'Two hours of ringing, Wednesdays and Saturdays.'],
    asked: 'what do you do on a tour?',
    wish: 'for 2 please, saturday 5 december at 14:00',
  },
  de: {
    tour: 'Werksführung',
    workshop: ['Glockenkurs', 'Zwei Stunden läuten, mittwochs und samstags.'],
    asked: 'was sieht man bei der Werksführung?',
    wish: 'für 2 bitte, samstag 5. dezember um 14 uhr',
  },
  es: {
    tour: 'Visita guiada',
    workshop: ['Taller de campanas', 'Dos horas tocando, los miércoles y los sábados.'],
    asked: '¿qué se ve en la visita guiada?',
    wish: 'para 2, el sábado 5 de diciembre a las 14:00',
  },
  fr: {
    tour: 'Visite guidée',
    workshop: ['Atelier de cloches', 'Deux heures de sonnerie, le mercredi et le samedi.'],
    asked: 'que voit-on pendant la visite guidée ?',
    wish: 'pour 2, le samedi 5 décembre à 14h',
  },
}

describe.each(Object.keys(WORKS))('a day on which another service is held (%s)', (language) => {
  it('hints at none beside the service of the message before', () => {
    const { tour, workshop, asked, wish } = WORKS[language]!
    const services = servicesFrom([
      ['tour', tour, ''],
      ['workshop', ...workshop],
    ])
    expect(servicesIn(understandOffline(wish, aTable({ language, services, recent: [asked] })))).toEqual(['tour'])
  })
})
