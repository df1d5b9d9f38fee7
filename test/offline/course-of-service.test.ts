import { describe, expect, test } from 'vitest'
import { told, type Language, type Place } from './places.ts'

interface Course {
  place: Place
  /** Questions for what is done, with and without the name of the service. */
  named: string[]
  spoken: string[]
  /** Questions with another topic. */
  others: string[]
  /** Words of the section. */
  section: string
}

const COURSES: Record<Language, Course> = {
  en: {
    place: {
      services: [
        { name: 'Basket morning', price: '£40', description: 'Weave a small basket from willow.' },
        { name: 'Chair seating', price: '£90' },
      ],
      documents: [
        ['What we offer › Basket morning', 'We cut the willow, soak it and weave round a base. At noon there is soup.'],
        ['What we offer › Chair seating', 'Bring a chair. We take off the old cane.'],
        ['Terms › Weather', 'If it rains we move into the barn. Vouchers are valid for a year.'],
      ],
    },
    named: ['What do you actually do on the basket morning?', 'How does the basket morning go?'],
    spoken: ['what happens on the day?', 'What is it like?', 'and what do we do there'],
    others: [
      'What happens if it rains?',
      'How do the vouchers work?',
      'How does that deposit work?',
      "What do we do if we can't make it?",
      'What do I do when I get there?',
    ],
    section: 'soak it and weave',
  },
  de: {
    place: {
      services: [
        { name: 'Korbflechten', price: '40 €', description: 'Ein kleiner Korb aus Weide.' },
        { name: 'Stuhlgeflecht', price: '90 €' },
      ],
      documents: [
        [
          'Angebot › Korbflechten',
          'Wir schneiden die Weide, weichen sie ein und flechten um einen Boden. Mittags gibt es Suppe.',
        ],
        ['Angebot › Stuhlgeflecht', 'Bringen Sie einen Stuhl mit. Wir lösen das alte Rohr.'],
        ['Bedingungen › Wetter', 'Bei Regen gehen wir in die Scheune. Gutscheine gelten ein Jahr.'],
      ],
    },
    named: ['Was macht man da beim Korbflechten genau?', 'Wie läuft das Korbflechten ab?'],
    spoken: ['Wie läuft das denn ab?', 'Was macht man da eigentlich?', 'wie ist der ablauf'],
    others: [
      'Was passiert bei Regen genau?',
      'Wie funktionieren die Gutscheine?',
      'Wie sieht es mit Parkplätzen aus?',
      'Wie läuft die Bezahlung?',
      'Wie läuft das, wenn ich nicht komme?',
    ],
    section: 'weichen sie ein',
  },
  es: {
    place: {
      services: [
        { name: 'Taller de cestas', price: '40 €', description: 'Una cesta pequeña de mimbre.' },
        { name: 'Rejilla de sillas', price: '90 €' },
      ],
      documents: [
        [
          'Qué ofrecemos › Taller de cestas',
          'Cortamos el mimbre, lo remojamos y tejemos sobre una base. A mediodía hay sopa.',
        ],
        ['Qué ofrecemos › Rejilla de sillas', 'Trae una silla. Quitamos la rejilla vieja.'],
        ['Condiciones › Tiempo', 'Si llueve vamos al granero. Los bonos valen un año.'],
      ],
    },
    named: ['¿En qué consiste el taller de cestas?', '¿Qué se hace en el taller de cestas?'],
    spoken: ['¿En qué consiste?', '¿y qué se hace exactamente?', 'de que va'],
    others: [
      '¿Qué pasa si llueve?',
      '¿Cómo funcionan los bonos?',
      '¿Qué hacéis si no podemos ir?',
      '¿Y cómo es para llegar?',
    ],
    section: 'lo remojamos',
  },
  fr: {
    place: {
      services: [
        { name: 'Atelier vannerie', price: '40 €', description: "Un petit panier d'osier." },
        { name: 'Cannage de chaise', price: '90 €' },
      ],
      documents: [
        [
          'Nos offres › Atelier vannerie',
          "Nous coupons l'osier, nous le trempons et nous tressons autour d'un fond. À midi il y a une soupe.",
        ],
        ['Nos offres › Cannage de chaise', 'Apportez une chaise. Nous retirons le vieux cannage.'],
        ['Conditions › Météo', "S'il pleut nous allons dans la grange. Les bons sont valables un an."],
      ],
    },
    named: ["Comment se passe l'atelier vannerie ?", "En quoi consiste l'atelier vannerie ?"],
    spoken: ['Comment ça se passe ?', "et qu'est-ce qu'on fait exactement ?", 'on fait quoi exactement'],
    others: [
      "Que se passe-t-il s'il pleut ?",
      'Comment fonctionnent les bons ?',
      'Ça se passe où ?',
      'Et si on ne vient pas, ça se passe comment ?',
    ],
    section: 'nous le trempons',
  },
}
const LANGUAGES = Object.keys(COURSES) as Language[]

describe.each(LANGUAGES)('a question how a service goes (%s)', (written) => {
  const { place, named, spoken, others, section } = COURSES[written]
  const { description } = place.services[0]!

  test.each(named)('is answered from its description and its section: %s', async (question) => {
    const reply = await told(question, { written, place, at: null })
    expect(reply).toContain(section)
    expect(reply).toContain(description)
  })

  test.each(spoken)('is about the service spoken of: %s', async (question) => {
    expect(await told(question, { written, place, at: 0 })).toContain(description)
    expect(await told(question, { written, place, at: 1 })).not.toContain(description)
  })

  test.each(others)('has no other topic: %s', async (question) => {
    expect(await told(question, { written, place, at: 0 })).not.toContain(description)
  })
})
