import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { Table } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom, servicesIn, type ServiceRow } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

const GARDENS: Record<Language, ServiceRow[]> = {
  en: [
    ['talk', 'Garden consultation', 'We walk round with you and sketch what would grow there. Free.'],
    ['pond', 'Pond consultation', 'For water gardens: depth, liner and pump.'],
    ['plant', 'Planting day', 'Two gardeners, eight hours. Arrange a consultation beforehand.'],
    ['hedge', 'Hedge and garden tidy', 'Cutting, weeding and taking the green waste away.'],
  ],
  de: [
    ['talk', 'Gartenberatung', 'Wir gehen mit Ihnen durch und skizzieren, was dort wachsen würde. Kostenlos.'],
    ['plant', 'Pflanztag', 'Zwei Gärtner, acht Stunden. Bitte vorher beraten lassen.'],
    ['hedge', 'Heckenschnitt', 'Schneiden, jäten und das Grün mitnehmen.'],
  ],
  es: [
    ['talk', 'Primera visita y asesoramiento', 'Recorremos el terreno y dibujamos lo que crecería allí. Gratis.'],
    ['plant', 'Día de plantación', 'Dos jardineros, ocho horas.'],
    ['hedge', 'Poda de setos', 'Corte, escarda y retirada de los restos.'],
  ],
  fr: [
    ['talk', 'Premier échange au jardin', 'On fait le tour et on dessine ce qui pousserait là. Gratuit.'],
    ['plant', 'Journée de plantation', 'Deux jardiniers, huit heures.'],
    ['hedge', 'Taille de haie', 'Coupe, désherbage et évacuation des déchets.'],
  ],
}

function servicesOf(language: Language, message: string, list: ServiceRow[], table: Partial<Table> = {}): string[] {
  const services = servicesFrom(list)
  return servicesIn(understandOffline(message, aTable({ language, services, ...table })))
}

const TALKS: Record<Language, string[]> = {
  en: [
    "I'd like to talk to you about our garden, Thursday morning if possible",
    'could I come in to discuss a planting plan on Friday?',
    "we'd love some advice about a hedge",
  ],
  de: [
    'Ich würde gern mit Ihnen über unseren Garten sprechen, am Donnerstag',
    'Wir möchten eine neue Hecke besprechen, ginge Freitag?',
  ],
  es: [
    'Quería hablar con ustedes sobre el jardín, el jueves si puede ser',
    'me gustaría que me aconsejaran sobre un seto',
  ],
  fr: [
    'Bonjour, je voudrais un rendez-vous pour discuter de notre jardin jeudi',
    "j'aimerais des conseils pour une haie, vendredi matin",
  ],
}

/** Said to a business that writes in English. */
const TALKS_OF_GUESTS: Record<Exclude<Language, 'en'>, string> = {
  de: 'Ich würde gern über unseren Garten sprechen, am Donnerstag',
  es: 'Quería hablar sobre el jardín, el jueves si puede ser',
  fr: 'Je voudrais discuter de mon jardin jeudi',
}

describe('a wish to talk about something', () => {
  const all = Object.entries(TALKS).flatMap(([language, own]) => own.map((one) => [language as Language, one] as const))

  it.each(all)('means the service that is a consultation (%s): %s', (language, message) => {
    expect(servicesOf(language, message, GARDENS[language])).toEqual(['talk'])
  })

  it.each(Object.entries(TALKS_OF_GUESTS))(
    'also in another language than the services (%s): %s',
    (language, message) => {
      expect(servicesOf(language as Language, message, GARDENS.en)).toEqual(['talk'])
    },
  )

  it('means the general one of two consultations', () => {
    const task = { task: 'book', serviceId: 'plant', day: null, time: null, partySize: null, offered: [] }
    const table = { question: 'time', task } as unknown as Partial<Table>
    expect(servicesOf('en', 'no, the consultation first please', GARDENS.en, table)).toEqual(['talk'])
    expect(servicesOf('en', "I'd like a consultation about our pond", GARDENS.en)).toEqual(['pond'])
  })

  it('leaves it open where both are about something of their own', () => {
    const both: ServiceRow[] = [
      ['roses', 'Rose consultation', ''],
      ['pond', 'Pond consultation', ''],
      ['hedge', 'Hedge trimming', ''],
    ]
    expect(servicesOf('en', "I'd like a consultation please", both)).toEqual(['roses', 'pond'])
  })
})

const JEWELLER: ServiceRow[] = [
  ['quick', 'Small repair', 'Bracelets, clasps and batteries, while you wait.'],
  ['bench', 'Bench repair', 'Stones reset, rings enlarged, with a piercing saw if need be.'],
  ['clean', 'Cleaning', 'In the ultrasonic bath.'],
]

const ONE_WORD: Record<Exclude<Language, 'en'>, string> = {
  de: 'ich möchte mein Armband reparieren lassen, am Donnerstag',
  es: 'quiero que me arreglen una pulsera el jueves',
  fr: 'je voudrais faire réparer mon bracelet jeudi matin',
}

describe('a word that one description alone has', () => {
  it.each(Object.entries(ONE_WORD))('decides in another language as well (%s): %s', (language, message) => {
    expect(servicesOf(language as Language, message, JEWELLER)).toEqual(['quick'])
  })
})

const CENTRE: ServiceRow[] = [
  ['hands', 'Hands or feet treatment', 'Nails, cuticles and a cream.'],
  ['face', 'Face treatment', 'Cleansing and a mask.'],
]

describe('a service in a few words with its day', () => {
  it.each([
    ['en', 'need feet done tues 8 dec 1pm'],
    ['en', 'face mask fri 10am'],
  ] as const)('is found without a word of wishing (%s): %s', (language, message) => {
    const [id] = message.includes('feet') ? ['hands'] : ['face']
    expect(servicesOf(language, message, CENTRE)).toEqual([id])
  })

  it('is not read from the words of the hour', () => {
    const list: ServiceRow[] = [
      ['half', 'Half-day hire', ''],
      ['hour', 'Hourly hire', ''],
    ]
    expect(servicesOf('en', 'half past three on Friday', list)).toEqual([])
  })
})

const IN_ORDER: Record<Language, string> = {
  en: 'I guess I need a chat with you first and then a planting day the week after?',
  de: 'ich bräuchte erst ein Gespräch und danach einen Pflanztag',
  es: 'primero quiero una charla y luego un día de plantación',
  fr: 'je voudrais un entretien et ensuite une journée de plantation',
}

describe('a talk, and then a service', () => {
  it.each(Object.entries(IN_ORDER))('are two wishes in that order (%s): %s', (language, message) => {
    expect(servicesOf(language as Language, message, GARDENS[language as Language])).toEqual(['talk', 'plant'])
  })
})

const LESSONS: Record<Language, [message: string, first: string, second: string]> = {
  en: [
    'great, and I want to give my aunt some lessons, do you have vouchers?',
    'Lesson for children',
    'Lesson for adults',
  ],
  de: [
    'super, und ich möchte meiner Tante Stunden schenken, gibt es Gutscheine?',
    'Stunde Kinder',
    'Stunde Erwachsene',
  ],
  es: ['perfecto, y quiero regalarle unas clases a mi tía, ¿tenéis vales?', 'Clase infantil', 'Clase de adultos'],
  fr: [
    'super, et je veux offrir des leçons à ma tante, vous avez des bons ?',
    'Cours enfants débutants',
    'Cours adultes confirmés',
  ],
}

describe('a word for several services in a wish beside a question', () => {
  it.each(Object.entries(LESSONS))('begins no booking (%s)', (language, [message, first, second]) => {
    const list: ServiceRow[] = [
      ['first', first, ''],
      ['second', second, ''],
      ['other', 'Aquagym', ''],
      ['more', 'Sauna', ''],
    ]
    expect(servicesOf(language as Language, message, list)).toEqual([])
  })
})
