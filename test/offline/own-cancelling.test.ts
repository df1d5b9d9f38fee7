import { describe, expect, test } from 'vitest'
import { isByHouse, isOwnCancelling } from '../../src/offline/answers/own-cancelling.ts'
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
    ['What happens if the instructor is ill?', 'en'],
    ["What if the weather is so bad that we can't go?", 'en'],
    ["What if you can't come?", 'en'],
    ['Was ist, wenn die Trainerin krank ist?', 'de'],
    ['Was ist, wenn wir wegen Regen nicht können?', 'de'],
    ['Was ist, wenn Sie krank sind?', 'de'],
    ['¿Y si el profesor está enfermo?', 'es'],
    ['¿Y si no podemos salir por el viento?', 'es'],
    ['et si la monitrice est malade ?', 'fr'],
    ['et si on ne peut pas sortir à cause du vent ?', 'fr'],
  ] as const)('is not about the visitor: %s', (question, language) => {
    expect(isOwnCancelling(question, language)).toBe(false)
  })
})

describe('a sentence on cancelling in a document', () => {
  test.each([
    'If we have to cancel because a tutor is ill, you get your money back.',
    'If fewer than four people come, we cancel the class.',
    'We may have to call the trip off.',
    'If the class is cancelled, you get another date.',
    'Our cancellations are announced by mail.',
    'Müssen wir wegen Sturm absagen, bekommen Sie alles zurück.',
    'Wenn wir den Kurs absagen müssen, erstatten wir alles.',
    'Fällt der Kurs aus, bekommen Sie Ihr Geld zurück.',
    'Si cancelamos nosotros, devolvemos todo.',
    'Si llueve mucho, cancelamos la clase.',
    'Si se suspende la salida, devolvemos el importe.',
    'Si nous devons annuler, nous vous rendons tout.',
    "S'il pleut, nous annulons la sortie.",
    'Si le cours est annulé, vous êtes remboursé.',
  ])('is on the business: %s', (sentence) => {
    expect(isByHouse(sentence)).toBe(true)
  })

  test.each([
    'What if we have to cancel?',
    'Can we cancel our booking?',
    'Our cancellation policy',
    'Under our cancellation policy you get half back.',
    'Tell us 24 hours before and we will cancel it free of charge.',
    'If you tell us in time, we cancel your booking for free.',
    'If a booking is cancelled, we keep the deposit.',
    'If the class is cancelled less than 24 hours before, the full price is due.',
    'Was ist, wenn wir absagen müssen?',
    'Können wir kostenlos stornieren?',
    'Wir bitten Sie, 24 Stunden vorher zu stornieren, sonst berechnen wir die Hälfte.',
    'Wir berechnen 50 %, wenn Gäste kurzfristig absagen.',
    'Wir bitten darum, Termine rechtzeitig zu stornieren.',
    'Et si nous devons annuler ?',
    'Pouvons-nous annuler ?',
    'Prévenez-nous 24 heures avant et nous annulons le rendez-vous sans frais.',
    'Si le cours est annulé moins de 24 heures avant, tout est dû.',
    '¿Y si tenemos que cancelar?',
    '¿Y si cancelamos?',
    'Avisando con 24 horas anulamos la reserva sin coste.',
    'Si se cancela con menos de 24 horas, cobramos la mitad.',
  ])('is on the visitor: %s', (sentence) => {
    expect(isByHouse(sentence)).toBe(false)
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

/** A rule of the business with the other case behind it, a question on the visitor's own, and words of the two. */
const CONTRASTS: [Language, string, string, [own: string, house: string]][] = [
  [
    'en',
    'If we cancel, you get everything back. But if you cancel less than 24 hours before, the full price is due.',
    'what do I pay if I cancel?',
    ['full price is due', 'everything back'],
  ],
  [
    'de',
    'Sagen wir selbst ab, bekommen Sie alles zurück. Sonst gilt: Wer unter 24 Stunden vorher absagt, zahlt alles.',
    'Was zahle ich, wenn ich absage?',
    ['24 Stunden', 'alles zurück'],
  ],
  [
    'es',
    'Si cancelamos nosotros, devolvemos todo. En cambio, si cancelas tú con menos de 24 horas, se paga la mitad.',
    '¿Qué pago si cancelo?',
    ['la mitad', 'devolvemos todo'],
  ],
  [
    'fr',
    'Si nous annulons, nous vous rendons tout. En revanche, si vous annulez moins de 24 heures avant, la moitié est due.',
    "qu'est-ce que je paie si j'annule ?",
    ['la moitié est due', 'rendons tout'],
  ],
]

describe('the contrast behind the rule for a cancellation by the business', () => {
  test.each(CONTRASTS)('%s: is told for the own cancelling', async (written, text, question, words) => {
    const place: Place = { services: SERVICES, documents: [['Rules', text]] }
    const reply = await told(question, { written, place, at: 0 })
    expect(reply).toContain(words[0])
    expect(reply).not.toContain(words[1])
  })
})

describe('a heading in the words of the visitor', () => {
  test.each([
    ['en', 'What if we have to cancel?', 'Up to 24 hours before it is free.', 'what if I have to cancel?'],
    [
      'de',
      'Was ist, wenn wir absagen müssen?',
      'Bis 24 Stunden vorher ist es frei.',
      'Was ist, wenn ich absagen muss?',
    ],
    ['es', '¿Y si tenemos que cancelar?', 'Hasta 24 horas antes es gratis.', '¿y si tengo que cancelar?'],
    ['fr', 'Et si nous devons annuler ?', "Jusqu'à 24 heures avant, rien n'est dû.", 'et si je dois annuler ?'],
  ] as const)('%s: keeps its section', async (written, title, text, question) => {
    const place: Place = { services: SERVICES, documents: [[`FAQ › ${title}`, text]] }
    expect(await told(question, { written, place, at: 0 })).toContain('24')
  })
})
