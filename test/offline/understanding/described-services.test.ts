import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom, servicesIn, type ServiceRow } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

/** A riding school that writes in one language. */
const STABLE: Record<Language, ServiceRow[]> = {
  en: [
    ['pony', 'Pony hour', 'Led rides for those from 3 to 6 years, with a parent beside them.'],
    ['nerve', 'Back in the saddle', 'For riders who are frightened after a fall. On our calmest mare.'],
    ['jump', 'Jumping lesson', 'Poles, cavaletti and a course of eight fences.'],
    ['hack', 'Forest hack', 'Two hours through the woods.'],
  ],
  de: [
    ['pony', 'Ponystunde', 'Geführtes Reiten für Kinder von 3 bis 6 Jahren.'],
    ['nerve', 'Wieder in den Sattel', 'Für alle, die nach einem Sturz Angst haben. Auf unserer ruhigsten Stute.'],
    ['jump', 'Springstunde', 'Stangen, Cavaletti und ein Parcours.'],
    ['hack', 'Ausritt', 'Zwei Stunden durch den Wald.'],
  ],
  es: [
    ['pony', 'Hora del poni', 'Paseo guiado para niños de 3 a 6 años.'],
    ['nerve', 'De vuelta a la silla', 'Para jinetes con miedo después de una caída. Con nuestra yegua más tranquila.'],
    ['jump', 'Clase de salto', 'Barras, cavaletti y un recorrido.'],
    ['hack', 'Ruta por el bosque', 'Dos horas entre pinos.'],
  ],
  fr: [
    ['pony', 'Heure du poney', 'Promenade en main pour les enfants de 3 à 6 ans.'],
    ['nerve', 'Retour en selle', 'Pour les cavaliers qui ont peur après une chute. Sur notre jument la plus calme.'],
    ['jump', 'Cours de saut', 'Barres, cavaletti et un parcours.'],
    ['hack', 'Balade en forêt', 'Deux heures dans les bois.'],
  ],
}

function heard(language: Language, message: string, changes: Partial<Table> = {}, list = STABLE[language]): Command[] {
  const services = servicesFrom(list)
  return understandOffline(message, aTable({ language, services, ...changes }))
}

/** A booking of this service, at the choice of a time. */
function choosing(serviceId: string): Partial<Table> {
  return {
    question: 'time',
    task: {
      task: 'book',
      serviceId,
      day: null,
      time: null,
      partySize: null,
      offered: [{ date: '2026-12-03', time: '10:30' }],
    } as unknown as NonNullable<Table['task']>,
  }
}

const DESCRIBED: Record<Language, [string, string][]> = {
  en: [
    ['no, the one for people who fell off and are frightened', 'nerve'],
    ['I meant the thing with the fences', 'jump'],
    ['the woods one please', 'hack'],
  ],
  de: [
    ['nein, das für Leute mit Angst', 'nerve'],
    ['ich meine das mit dem Parcours', 'jump'],
  ],
  es: [
    ['no, lo del miedo después de una caída', 'nerve'],
    ['me refiero a lo de las barras', 'jump'],
  ],
  fr: [
    ['non, celui pour les gens qui ont peur', 'nerve'],
    ['je parle du truc avec les barres', 'jump'],
  ],
}

const BEGUN: Record<Language, [string, string][]> = {
  en: [["I'd like to sign up for the one with the fences on Saturday", 'jump']],
  de: [['Ich möchte mich für das mit dem Wald anmelden', 'hack']],
  es: [['me gustaría apuntarme a lo de las barras el sábado', 'jump']],
  fr: [['je voudrais m’inscrire pour celui avec la jument calme', 'nerve']],
}

const FOR_BABIES: Record<Language, string> = {
  en: "I'd like to book the one for babies",
  de: 'ich möchte das für Babys buchen',
  es: 'quiero apuntar al mío a lo de los bebés',
  fr: 'je voudrais réserver celui pour les bébés',
}

const REFUSED: Record<Language, [string, string][]> = {
  en: [
    ["I don't want a jumping lesson, just the forest hack", 'hack'],
    ['not the jumping lesson, the one for frightened riders', 'nerve'],
  ],
  de: [['ich will keine Springstunde, nur den Ausritt', 'hack']],
  es: [['no quiero una clase de salto, solo la ruta por el bosque', 'hack']],
  fr: [['je ne veux pas de cours de saut, juste la balade en forêt', 'hack']],
}

const all = <T>(cases: Record<Language, T[]>) =>
  Object.entries(cases).flatMap(([language, own]) => own.map((one) => [language as Language, one] as const))

describe('words that describe a service in place of its name', () => {
  it.each(all(DESCRIBED))('correct the one under way (%s): %s', (language, [message, id]) => {
    expect(servicesIn(heard(language, message, choosing('pony')))).toEqual([id])
  })

  it.each(all(BEGUN))('begin its booking (%s): %s', (language, [message, id]) => {
    const commands = heard(language, message)
    expect(servicesIn(commands)).toEqual([id])
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'book' }))
  })

  it.each(Object.entries(FOR_BABIES))('are an age group as well (%s): %s', (language, message) => {
    const list: ServiceRow[] = [
      ['small', 'Kangaroos', '4–18 months.'],
      ['large', 'Dolphins', '5–9 years.'],
      ['pool', 'Lanes', ''],
    ]
    expect(servicesIn(heard(language as Language, message, {}, list))).toEqual(['small'])
  })

  it.each([
    ['en', 'the one for Thursday'],
    ['de', 'das mit dem Donnerstag passt'],
    ['es', 'lo del jueves me va bien'],
    ['fr', 'celui de jeudi'],
  ] as const)('are none where no service fits (%s): %s', (language, message) => {
    expect(servicesIn(heard(language, message, choosing('pony')))).toEqual([])
  })
})

describe('a service refused for another one', () => {
  it.each(all(REFUSED))('is exchanged, and the booking goes on (%s): %s', (language, [message, id]) => {
    const commands = heard(language, message, choosing('jump'))
    expect(servicesIn(commands)).toEqual([id])
    expect(commands.map(({ type }) => type)).not.toContain('abandon')
  })

  it.each(all(REFUSED))('leaves the other, with nothing under way (%s): %s', (language, [message, id]) => {
    const commands = heard(language, message)
    expect(servicesIn(commands)).toEqual([id])
    expect(commands.map(({ type }) => type)).not.toContain('abandon')
  })
})

describe('a service by its whole name', () => {
  it.each(Object.keys(STABLE) as Language[])('begins its booking, also after a refusal (%s)', (language) => {
    const [, , , [, name]] = STABLE[language] as [ServiceRow, ServiceRow, ServiceRow, ServiceRow]
    const begins = [{ type: 'start', task: 'book' }, { type: 'set' }]
    expect(heard(language, name, { refused: ['book'] })).toMatchObject(begins)
  })

  it.each([
    ['en', 'er no, I do want the forest hack'],
    ['de', 'doch, ich möchte den Ausritt'],
    ['es', 'que sí, quiero la ruta por el bosque'],
    ['fr', 'si, je voudrais la balade en forêt'],
  ] as const)('is wished for after a refusal (%s): %s', (language, message) => {
    const commands = heard(language, message, { refused: ['book'] })
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'book' }))
  })
})

const TOLD: Record<Language, [told: string, now: string]> = {
  en: ["I'd like something for Thursday after four", 'I want the forest hack'],
  de: ['ich hätte gern etwas am Donnerstag nach 16 Uhr', 'ich möchte den Ausritt'],
  es: ['quería algo el jueves después de las cuatro', 'quiero la ruta por el bosque'],
  fr: ['je voudrais quelque chose jeudi après 16 heures', 'je voudrais la balade en forêt'],
}

describe('a day told before the service', () => {
  it.each(Object.entries(TOLD))('is kept (%s)', (language, [told, now]) => {
    const slots = heard(language as Language, now, { recent: [told] }).flatMap((one) =>
      one.type === 'set' ? [one.value.slot] : [],
    )
    expect(slots.toSorted()).toEqual(['day', 'service', 'time'])
  })

  it('of a question is none', () => {
    const commands = heard('en', 'I want the forest hack', { recent: ['are you open on Thursday?'] })
    expect(commands.flatMap((one) => (one.type === 'set' ? [one.value.slot] : []))).toEqual(['service'])
  })
})

const HEARING: Record<Language, { list: ServiceRow[]; messages: string[] }> = {
  en: {
    list: [
      ['aid', 'Hearing aid fitting', 'New ones, chosen and set up.'],
      ['swap', 'Dome and filter replacement', 'Five minutes at the counter.'],
    ],
    messages: [
      'can I get the filter swapped on Friday? the hearing aid is from you',
      'could you swap the dome? You fitted it',
    ],
  },
  de: {
    list: [
      ['aid', 'Hörgerät anpassen', 'Neue, ausgesucht und eingestellt.'],
      ['swap', 'Filterwechsel', 'Fünf Minuten an der Theke.'],
    ],
    messages: ['kann ich am Freitag den Filter tauschen lassen? Das Hörgerät ist von Ihnen'],
  },
  es: {
    list: [
      ['aid', 'Adaptación de audífonos', 'Nuevos.'],
      ['swap', 'Cambio de filtros', 'Cinco minutos.'],
    ],
    messages: ['¿me pueden cambiar el filtro el viernes? los audífonos son vuestros'],
  },
  fr: {
    list: [
      ['aid', 'Appareillage auditif', 'Neufs.'],
      ['swap', 'Changement de filtre', 'Cinq minutes.'],
    ],
    messages: ['je peux faire changer le filtre vendredi ? l’appareillage auditif vient de chez vous'],
  },
}

describe('what the business did', () => {
  const cases = Object.entries(HEARING).flatMap(([language, { list, messages }]) =>
    messages.map((message) => [language as Language, message, list] as const),
  )
  it.each(cases)('is not wished for (%s): %s', (language, message, list) => {
    expect(servicesIn(heard(language, message, {}, list))).toEqual(['swap'])
  })
})
