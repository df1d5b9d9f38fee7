import { describe, expect, test } from 'vitest'
import { isOwnCancelling } from '../../src/offline/answers/own-cancelling.ts'
import { told, type Language, type Place } from './places.ts'

describe('a question on cancelling', () => {
  test.each([
    ['what happens if one of us is ill on the day?', 'en'],
    ['no, I mean if WE cancel, how late can we do that?', 'en'],
    ['can I cancel and get the money back?', 'en'],
    ['Was ist, wenn ein Kind krank wird?', 'de'],
    ['bis wann kann ich stornieren?', 'de'],
    ['¿Y si la niña se pone mala el día antes, me devolvéis el dinero?', 'es'],
    ['me refiero a si cancelo yo, con un día', 'es'],
    ['si une de nous deux est malade, on perd tout ?', 'fr'],
    ["jusqu'à quand peut-on annuler sans frais ?", 'fr'],
  ] as const)('is about the visitor: %s', (question, language) => {
    expect(isOwnCancelling(question, language)).toBe(true)
  })

  test.each([
    ['do you cancel if it rains?', 'en'],
    ['is it cancelled when there is fog?', 'en'],
    ['how much is the class?', 'en'],
    ['Sagen Sie den Kurs bei Regen ab?', 'de'],
    ['Fällt der Kurs bei Schnee aus?', 'de'],
    ['Wie lange dauert der Kurs?', 'de'],
    ['¿Se cancela si hay viento?', 'es'],
    ['¿lo anuláis si no viene nadie más?', 'es'],
    ['¿Cuánto dura?', 'es'],
    ["est-ce que vous annulez s'il pleut ?", 'fr'],
    ['la sortie est annulée en cas de neige ?', 'fr'],
    ['ça dure combien de temps ?', 'fr'],
  ] as const)('is not about the visitor: %s', (question, language) => {
    expect(isOwnCancelling(question, language)).toBe(false)
  })
})

const SERVICES = [{ name: 'Gravur' }]

/** Rules of a business, a question on the visitor's illness and one on the business, and words of the two rules. */
const PLACES: [Language, [string, string], [own: string, house: string], [own: string, house: string]][] = [
  [
    'en',
    [
      'If you cannot come',
      'Up to 24 hours before it is free of charge; later we charge half of it.\n\nIf we have to cancel because a tutor is ill, you get another date or all of your money back.',
    ],
    [
      'what happens if one of us is ill, do we lose the money?',
      'do we get the money back if you have to cancel because the tutor is ill?',
    ],
    ['24 hours', 'tutor is ill'],
  ],
  [
    'de',
    [
      'Absagen',
      'Bis 24 Stunden vorher ist die Absage kostenlos; danach berechnen wir die Hälfte.\n\nSagen wir selbst ab, weil jemand krank ist, bekommen Sie Ihr Geld zurück.',
    ],
    [
      'Was ist, wenn mein Kind krank wird, ist das Geld dann weg?',
      'Bekommen wir das Geld zurück, wenn Sie absagen, weil jemand krank ist?',
    ],
    ['24 Stunden', 'Sagen wir selbst ab'],
  ],
  [
    'es',
    [
      'Cancelaciones',
      'Hasta 24 horas antes no cuesta nada; después cobramos la mitad.\n\nSi cancelamos nosotros por enfermedad, devolvemos el dinero completo.',
    ],
    [
      '¿Y si mi hija se pone enferma, nos devolvéis el dinero?',
      '¿Nos devolvéis el dinero si canceláis vosotros por enfermedad?',
    ],
    ['24 horas', 'Si cancelamos nosotros'],
  ],
  [
    'fr',
    [
      'Annulation',
      "Jusqu'à 24 heures avant, c'est gratuit ; ensuite nous demandons la moitié.\n\nSi nous annulons parce que le guide est malade, nous vous rendons tout.",
    ],
    [
      "si l'une de nous est malade, on perd l'argent ?",
      "si vous annulez parce que le guide est malade, c'est remboursé ?",
    ],
    ['24 heures', 'Si nous annulons'],
  ],
]

describe('the rule for a cancellation by the business', () => {
  test.each(PLACES)('%s: is told only where the business cancels', async (written, document, questions, words) => {
    const place: Place = { services: SERVICES, documents: [document] }
    const [own, house] = await Promise.all(questions.map((question) => told(question, { written, place, at: 0 })))
    expect(own).toContain(words[0])
    expect(own).not.toContain(words[1])
    expect(house).toContain(words[1])
  })
})
