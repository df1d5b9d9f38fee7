import { describe, expect, test } from 'vitest'
import { told, type Language, type Place } from './places.ts'

const OTHER: Place['documents'][number] = [
  'House',
  'Our mill lies by the river and has been run by one family for generations.',
]

/** Heading, the answer below it, and a question for its first sentence, or its second. */
const ANSWERS: [Language, string, string, string][] = [
  [
    'en',
    'May we take photos?',
    'Yes, without a flash, everywhere in the house and in the yard. Videos we would rather not have, because of the other guests.',
    'are photos and videos allowed?',
  ],
  [
    'de',
    'Darf man fotografieren?',
    'Ja, ohne Blitz, überall im Haus und auf dem Hof. Videos lieber nicht, wegen der anderen Gäste, die nicht gefilmt werden möchten.',
    'Darf man Fotos und Videos machen?',
  ],
  [
    'es',
    '¿Se pueden hacer fotos?',
    'Sí, sin flash, en toda la casa y también en el patio. Los vídeos, mejor no, porque los demás visitantes no quieren salir en ellos.',
    '¿dejáis hacer fotos y vídeos?',
  ],
  [
    'fr',
    'Peut-on faire des photos ?',
    "Oui, sans flash, partout dans la maison et aussi dans la cour. Les vidéos, plutôt pas, parce que les autres visiteurs n'aiment pas être filmés.",
    'on peut faire des photos et des vidéos ?',
  ],
]

describe('the answer below a heading that is a question', () => {
  test.each(ANSWERS)('%s: is quoted whole: %s', async (written, heading, text, question) => {
    const place: Place = { services: [{ name: 'Minerva' }], documents: [[`Questions › ${heading}`, text], OTHER] }
    expect(await told(question, { written, place, at: null })).toContain(text)
  })
})

/** Rules by time in one paragraph, and a question on cancelling. */
const RULES: [Language, string, string][] = [
  [
    'en',
    'Up to 48 hours before, cancelling is free for all single bookings. Between 48 and 24 hours before, we ask for half of the price. Less than 24 hours before, all of it is due.',
    'is cancelling free?',
  ],
  [
    'de',
    'Die Absage ist für einzelne Buchungen bis 48 Stunden vorher kostenlos. Zwischen 48 und 24 Stunden vorher berechnen wir die Hälfte. Unter 24 Stunden vorher ist alles fällig.',
    'Ist die Absage kostenlos?',
  ],
  [
    'es',
    'La cancelación de reservas individuales es gratis hasta 48 horas antes de la visita. Entre 48 y 24 horas antes cobramos la mitad. Con menos de 24 horas se paga todo.',
    '¿la cancelación es gratis?',
  ],
  [
    'fr',
    "L'annulation des réservations individuelles est gratuite jusqu'à 48 heures avant. Entre 48 et 24 heures, nous demandons la moitié. À moins de 24 heures, la totalité est due.",
    "l'annulation est gratuite ?",
  ],
]

describe('rules by time in one paragraph', () => {
  test.each(RULES)('%s: are quoted together', async (written, text, question) => {
    const place: Place = { services: [{ name: 'Minerva' }], documents: [['Rules', text], OTHER] }
    expect(await told(question, { written, place, at: null })).toContain(text)
  })

  test('do not take a length of a visit with them', async () => {
    const text =
      'Cancelling is free for all single bookings up to 48 hours before the day of the visit itself. Our mill lies by the river and is very old. The tour takes 2 hours and ends in the shop.'
    const place: Place = { services: [{ name: 'Minerva' }], documents: [['Rules', text], OTHER] }
    expect(await told('is cancelling free?', { written: 'en', place, at: null })).not.toContain('takes 2 hours')
  })
})

/** An answer to another question, the sentence that answers, and a question. */
const YES_OR_NO: [Language, string, string, string, string][] = [
  [
    'en',
    'May my child of ten come alone?',
    'No, only from 12.',
    'Children drive from 6 years, with an adult.',
    'from what age may my grandson drive?',
  ],
  [
    'de',
    'Darf mein Kind mit zehn Jahren allein kommen?',
    'Nein, erst ab 12.',
    'Fahren dürfen Kinder ab 6 Jahren, mit einem Erwachsenen.',
    'Ab welchem Alter darf mein Enkel fahren?',
  ],
  [
    'es',
    '¿Puede venir solo mi hijo de diez años?',
    'No, desde los 12.',
    'Los niños conducen desde los 6 años, con un adulto.',
    '¿desde qué edad puede conducir mi nieto?',
  ],
  [
    'fr',
    'Mon enfant de dix ans peut-il venir seul ?',
    'Non, dès 12 ans.',
    'Les enfants conduisent dès 6 ans, avec un adulte.',
    'à partir de quel âge conduit-on ?',
  ],
]

describe('a yes or no to another question', () => {
  test.each(YES_OR_NO)('%s: does not come first', async (written, heading, other, own, question) => {
    const documents: Place['documents'] = [
      [`Questions › ${heading}`, other],
      ['Driving', own],
    ]
    const reply = await told(question, { written, place: { services: [{ name: 'Minerva' }], documents }, at: null })
    expect(reply).toContain(own)
    expect(reply.startsWith(`“${other}`) || reply.startsWith(`„${other}`) || reply.startsWith(`«${other}`)).toBe(false)
  })
})

/** A question as a heading, its answer, and another way to ask it. */
const ALIKE: [Language, string, string, string][] = [
  ['en', 'Do you have parking?', 'Yes, behind the mill.', 'is there parking?'],
  ['de', 'Haben Sie Parkplätze?', 'Ja, hinter der Mühle.', 'Gibt es Parkplätze?'],
  ['es', '¿Tenéis aparcamiento?', 'Sí, detrás del molino.', '¿hay aparcamiento?'],
  ['fr', 'Avez-vous un parking ?', 'Oui, derrière le moulin.', 'y a-t-il un parking ?'],
]

describe('a yes or no to the same question in other words', () => {
  test.each(ALIKE)('%s: comes first', async (written, heading, own, question) => {
    const documents: Place['documents'] = [[`Questions › ${heading}`, own], OTHER]
    const reply = await told(question, { written, place: { services: [{ name: 'Minerva' }], documents }, at: null })
    expect(reply).toMatch(new RegExp(`^.?.?${own}`, 'u'))
  })
})

/** A question of short words as a heading, its answer, the same question, and another one. */
const SHORT: [Language, string, string, string, string][] = [
  ['en', 'Is it far?', 'No. The bus stops at the mill.', 'is it far?', 'where does the bus stop?'],
  ['de', 'Ist es weit?', 'Nein. Der Bus hält an der Mühle.', 'ist es weit?', 'wo hält der Bus?'],
  ['es', '¿Está lejos?', 'No. El autobús para en el molino.', '¿está lejos?', '¿dónde para el autobús?'],
  ['fr', "C'est loin ?", "Non. Le bus s'arrête au moulin.", "c'est loin ?", "où s'arrête le bus ?"],
]

describe('a bare no below a heading of short words', () => {
  test.each(SHORT)('%s: is told for its question only', async (written, heading, text, same, other) => {
    const documents: Place['documents'] = [[`Questions › ${heading}`, text], OTHER]
    const place: Place = { services: [{ name: 'Minerva' }], documents }
    const answer = text.slice(text.indexOf('.') + 2)
    const reply = await told(other, { written, place, at: null })
    expect(reply).toContain(answer)
    expect(reply).not.toContain(text)
    expect(await told(same, { written, place, at: null })).toContain(text)
  })
})
