import { describe, expect, it } from 'vitest'
import { told, type Language, type Place } from './places.ts'

/** A farm with a creamery and a shop of its own. */
interface Farm {
  services: string[]
  creamery: string
  shop: string
  feeding: string
  ofCreamery: string[]
  ofShop: string
  ofHouse: string[]
  onClosedDay: string
  closed: RegExp
}

const FARMS: Record<Language, Farm> = {
  en: {
    services: ['Goat walk', 'Cheese course'],
    creamery: 'The creamery can be seen Thursday to Saturday from 2 pm to 5 pm.',
    shop: 'The shop is open on Fridays from 3 pm to 7 pm.',
    feeding: 'The goats are fed on Sundays at 11:30 am.',
    ofCreamery: ['When is the creamery open?', 'is the creamery open on saturday'],
    ofShop: 'When does the shop open?',
    ofHouse: ['When are you open?', 'are you open on saturday?', 'What are your opening hours?'],
    onClosedDay: 'Is the creamery open on 25 June?',
    closed: /closed/u,
  },
  de: {
    services: ['Ziegenwanderung', 'Käsekurs'],
    creamery: 'Die Käserei kann donnerstags bis samstags von 14 bis 17 Uhr besichtigt werden.',
    shop: 'Der Laden ist freitags von 15 bis 19 Uhr geöffnet.',
    feeding: 'Die Ziegen werden sonntags um 11:30 Uhr gefüttert.',
    ofCreamery: ['Wann hat die Käserei offen?', 'ist die käserei am samstag geöffnet'],
    ofShop: 'Wann öffnet der Laden?',
    ofHouse: ['Wann habt ihr offen?', 'Habt ihr am Samstag geöffnet?', 'Wie sind eure Öffnungszeiten?'],
    onClosedDay: 'Ist die Käserei am 25. Juni geöffnet?',
    closed: /geschlossen/u,
  },
  es: {
    services: ['Paseo con cabras', 'Curso de queso'],
    creamery: 'La quesería se visita de jueves a sábado de 14:00 a 17:00.',
    shop: 'La tienda abre los viernes de 15:00 a 19:00.',
    feeding: 'Las cabras comen los domingos a las 11:30.',
    ofCreamery: ['¿A qué hora abre la quesería?', 'está abierta la quesería el sábado'],
    ofShop: '¿Cuándo abre la tienda?',
    ofHouse: ['¿Cuándo abrís?', '¿Estáis abiertos el sábado?', '¿Cuál es vuestro horario?'],
    onClosedDay: '¿Está abierta la quesería el 25 de junio?',
    closed: /cerramos/u,
  },
  fr: {
    services: ['Balade avec les chèvres', 'Cours de fromage'],
    creamery: 'La fromagerie se visite du jeudi au samedi de 14 h à 17 h.',
    shop: 'La boutique est ouverte le vendredi de 15 h à 19 h.',
    feeding: 'Les chèvres mangent le dimanche à 11 h 30.',
    ofCreamery: ['À quelle heure ouvre la fromagerie ?', 'la fromagerie est ouverte samedi'],
    ofShop: 'Quand ouvre la boutique ?',
    ofHouse: ['Quand êtes-vous ouverts ?', 'Vous êtes ouverts samedi ?', 'Quels sont vos horaires ?'],
    onClosedDay: 'La fromagerie est-elle ouverte le 25 juin ?',
    closed: /fermés/u,
  },
}

/** A hairdresser whose documents have other hours and figures. */
const NEAR: Record<Language, { services: string[]; mentioned: string[]; written: string[] }> = {
  en: {
    services: ['Haircut', 'Cut and colour'],
    mentioned: ['Are you open on Saturday for a cut and colour?', 'Are you open on Saturday for a haircut?'],
    written: [
      'Haircut for seniors on Mondays from 9 am to 11 am.',
      'Come and see us on Saturdays, cutting costs 12.50.',
    ],
  },
  de: {
    services: ['Haarschnitt', 'Schnitt und Farbe'],
    mentioned: [
      'Habt ihr am Samstag offen für einen Haarschnitt?',
      'Habt ihr am Samstag für Schnitt und Farbe geöffnet?',
    ],
    written: [
      'Haarschnitt für Senioren montags 9:00–11:00.',
      'Farbe und Haarschnitt müssen 24 h vorher bis zu 12.50 angezahlt werden.',
    ],
  },
  es: {
    services: ['Corte de pelo', 'Corte y color'],
    mentioned: ['¿Estáis abiertos el sábado para un corte de pelo?', '¿Abrís el sábado para corte y color?'],
    written: [
      'Corte de pelo para mayores los lunes de 9:00 a 11:00.',
      'El corte del sábado dura 2 horas y cuesta 12.50.',
    ],
  },
  fr: {
    services: ['Coupe', 'Coupe et couleur'],
    mentioned: ['Êtes-vous ouverts samedi pour une coupe ?', 'Vous ouvrez samedi pour une coupe et couleur ?'],
    written: [
      'Coupe pour seniors le lundi de 9 h à 11 h.',
      'La coupe du samedi coûte 12.50 et la couleur se réserve 24 h avant.',
    ],
  },
}

describe.each(Object.entries(FARMS) as [Language, Farm][])('hours of a part of the business (%s)', (written, farm) => {
  const place: Place = {
    services: farm.services.map((name) => ({ name, price: '12 €' })),
    documents: [
      ['Info › 1', farm.creamery],
      ['Info › 2', farm.shop],
      ['Info › 3', farm.feeding],
    ],
    hours: [{ start: '08:00', end: '12:00' }],
    closures: [{ from: '2026-06-25', to: '2026-06-25' }],
  }
  const ask = (question: string): Promise<string> => told(question, { written, place, at: null })

  it.each(farm.ofCreamery)('are told in place of those of the house: %s', async (question) => {
    const reply = await ask(question)
    expect(reply).toContain(farm.creamery)
    expect(reply).not.toMatch(/0?8:00/u)
  })

  it('are told beside those of the house, where the word may mean both', async () => {
    const reply = await ask(farm.ofShop)
    expect(reply).toContain(farm.shop)
    expect(reply).toMatch(/0?8:00/u)
  })

  it('are not told beside those of the house, where they are the same', async () => {
    const same = { ...place, hours: [{ start: '15:00', end: '19:00' }] }
    expect(await told(farm.ofShop, { written, place: same, at: null })).not.toContain(farm.shop)
  })

  it.each(farm.ofHouse)('are not told to a question for those of the house: %s', async (question) => {
    const reply = await ask(question)
    expect(reply).toMatch(/0?8:00/u)
    expect(reply).not.toContain(farm.creamery)
    expect(reply).not.toContain(farm.shop)
  })

  it('are not told for a day on which the business is closed', async () => {
    expect(await ask(farm.onClosedDay)).toMatch(farm.closed)
  })

  it.each(NEAR[written].mentioned)('are not told for a service that the question mentions: %s', async (question) => {
    const senior = { ...place, services: NEAR[written].services.map((name) => ({ name, price: '12 €' })) }
    const documents = NEAR[written].written.map((text, at): [string, string] => [`Info › ${at}`, text])
    const reply = await told(question, { written, place: { ...senior, documents }, at: null })
    expect(reply).toMatch(/0?8:00/u)
    for (const sentence of NEAR[written].written) expect(reply).not.toContain(sentence)
  })
})

const CLOSED_NOW: [Language, string, string, string, RegExp][] = [
  ['en', 'Is the creamery open now?', 'Are you open during carnival?', 'Carnival', /closed/u],
  ['de', 'Ist die Käserei gerade offen?', 'Habt ihr an Fasching offen?', 'Fasching', /geschlossen/u],
  ['es', '¿Está abierta ahora la quesería?', '¿Abrís en carnaval?', 'Carnaval', /cerra/u],
  ['fr', 'La fromagerie est-elle ouverte maintenant ?', 'Vous ouvrez pendant le carnaval ?', 'Carnaval', /ferm/u],
]

describe.each(CLOSED_NOW)('hours of a part during a closure (%s)', (written, now, during, reason, closed) => {
  it('are not told', async () => {
    const documents: Place['documents'] = [['Info › 1', FARMS[written].creamery]]
    const closures = [{ from: '2026-03-01', to: '2026-03-05' }]
    const place = { services: [{ name: 'A1' }], documents, hours: [{ start: '08:00', end: '20:00' }], closures }
    const reply = await told(now, { written, place, at: null })
    expect(reply).not.toContain(FARMS[written].creamery)
    expect(reply).toMatch(closed)
  })

  it('named by its reason are not told', async () => {
    const sentence = FARMS[written].creamery.replace(/^\S+ \S+/u, reason)
    const documents: Place['documents'] = [['Info › 1', sentence]]
    const closures = [{ from: '2026-03-06', to: '2026-03-10', reason }]
    const place = { services: [{ name: 'A1' }], documents, hours: [{ start: '08:00', end: '20:00' }], closures }
    expect(await told(during, { written, place, at: null })).not.toContain(sentence)
  })
})
