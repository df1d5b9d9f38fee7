import { describe, expect, test } from 'vitest'
import { told, type Language, type Place } from './places.ts'

/** Two services that share a word, a list of rules on both, a question, and words of the own and the other item. */
const LISTS: [Language, string[], [string, string], string, [own: string, other: string]][] = [
  [
    'en',
    ['Full day class', 'Taster hour'],
    [
      'If you cannot come',
      '- Full day class: free of charge until 7 days before. Later the full price is due.\n- Taster hour: free of charge until 24 hours before. Later half the price is due.',
    ],
    'how late can I cancel without paying?',
    ['24 hours before. Later half', '7 days'],
  ],
  [
    'de',
    ['Puppenkurs für Familien', 'Puppenkurs für Erwachsene'],
    [
      'Absagen',
      '- Puppenkurs für Familien: bis 7 Tage vorher kostenlos. Danach ist alles fällig.\n- Puppenkurs für Erwachsene: bis 24 Stunden vorher kostenlos. Danach berechnen wir die Hälfte.',
    ],
    'Bis wann kann ich kostenlos absagen?',
    ['24 Stunden vorher kostenlos. Danach berechnen', '7 Tage'],
  ],
  [
    'es',
    ['Taller familiar de títeres', 'Taller de marionetas'],
    [
      'Cancelaciones',
      '- Taller familiar de títeres: cancelación gratis hasta 7 días antes. Después se paga todo.\n- Taller de marionetas: cancelación gratis hasta 24 horas antes. Después cobramos la mitad.',
    ],
    '¿Hasta cuándo puedo cancelar gratis?',
    ['24 horas antes. Después cobramos', '7 días'],
  ],
  [
    'fr',
    ['Conseil plantation', 'Atelier cuisine'],
    [
      'Annulation',
      "- Conseil plantation : annulation gratuite jusqu'à 7 jours avant. Plus tard, tout est dû.\n- Atelier cuisine et émondage : annulation gratuite jusqu'à 24 heures avant. Plus tard, l'acompte est gardé.",
    ],
    "jusqu'à quand peut-on annuler gratuitement ?",
    ["24 heures avant. Plus tard, l'acompte", '7 jours'],
  ],
]

describe('a list of rules on several services', () => {
  test.each(LISTS)(
    '%s: the whole item on the service spoken of is told, and no other',
    async (written, names, document, question, words) => {
      const place: Place = { services: names.map((name) => ({ name })), documents: [document] }
      const reply = await told(question, { written, place, at: 1 })
      expect(reply).toContain(words[0])
      expect(reply).not.toContain(words[1])
    },
  )
})

/** Services, a list of which one item is on the own service and one for all, a question, and a word of the general item. */
const GENERAL: [Language, string[], [string, string], string, string][] = [
  [
    'en',
    ['Pony ride', "Children's birthday"],
    ['Rules', '- Pony ride: up to 60 kg.\n- Children under 6: only with a parent.'],
    'can my 5 year old go on the pony ride?',
    'with a parent',
  ],
  [
    'de',
    ['Ponyreiten', 'Kinder Geburtstag'],
    ['Regeln', '- Ponyreiten: bis 60 kg.\n- Kinder unter 6: nur mit einem Elternteil.'],
    'Darf mein 5-jähriges Kind beim Ponyreiten mitmachen?',
    'Elternteil',
  ],
  [
    'es',
    ['Paseo en poni', 'Cumpleaños niños'],
    ['Reglas', '- Paseo en poni: hasta 60 kg.\n- Niños menores de 6 años: solo con un adulto.'],
    '¿puede mi hijo de 5 años hacer el paseo en poni?',
    'con un adulto',
  ],
  [
    'fr',
    ['Balade à poney', 'Anniversaire enfants'],
    ['Règles', "- Balade à poney : jusqu'à 60 kg.\n- Enfants de moins de 6 ans : seulement avec un parent."],
    'mon enfant de 5 ans peut faire la balade à poney ?',
    'avec un parent',
  ],
]

describe('an item of a list with a single word of another name', () => {
  test.each(GENERAL)('%s: is on no other service', async (written, names, document, question, words) => {
    const place: Place = { services: names.map((name) => ({ name })), documents: [document] }
    expect(await told(question, { written, place, at: 0 })).toContain(words)
  })
})
