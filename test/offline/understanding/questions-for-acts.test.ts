import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { readVisitRemark } from '../../../src/offline/understanding/visit.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const SERVICES = servicesFrom([
  ['pottery', 'Pottery course', 'Throwing and glazing for adults.'],
  ['tour', 'Brewery tour', 'With a tasting.'],
])

const MADE: Partial<Table> = {
  services: SERVICES,
  staff: [{ id: 'ines', name: 'Ines' }],
  booking: { reference: 'ABCDEF', serviceId: 'tour', date: '2026-12-05', time: '10:00' },
}

const typesOf = (message: string, language: string, changes: Partial<Table> = { services: SERVICES }): string[] =>
  understandOffline(message, aTable({ language, ...changes })).map(({ type }) => type)

const LANGUAGES = ['en', 'de', 'es', 'fr']

const RULES: Record<string, string[]> = {
  en: [
    'can we call the whole thing off if need be?',
    'but that is if you cancel',
    'I mean whether the voucher counts for the pottery course',
  ],
  de: [
    'können wir das Ganze zur Not stornieren?',
    'aber das gilt wenn Sie absagen',
    'ich meine ob der Gutschein für den Töpferkurs gilt',
  ],
  es: [
    '¿podemos anular todo en caso de necesidad?',
    'pero eso es si anulan ustedes',
    'quiero decir si el vale sirve para el curso de cerámica',
  ],
  fr: [
    'on peut tout annuler au besoin ?',
    "mais ça c'est si vous annulez",
    'je veux dire si le bon marche pour le cours de poterie',
  ],
}

const CANCELLED: Record<string, string> = {
  en: 'please cancel my appointment',
  de: 'bitte stornieren Sie meinen Termin',
  es: 'quiero anular mi cita',
  fr: 'je veux annuler mon rendez-vous',
}

const FREE: Record<string, string> = {
  en: 'is that child with four free of charge?',
  de: 'ist das Kind mit vier kostenlos?',
  es: '¿es gratis el niño con cuatro años?',
  fr: "est-ce avec l'enfant gratuit ?",
}

const TALK: Record<string, string[]> = {
  en: ['of course you can', 'you offered me that', 'I only wanted to know about the voucher'],
  de: ['aber ja doch', 'das haben Sie mir doch angeboten', 'ich wollte nur wissen, ob der Gutschein gilt'],
  es: ['claro que pueden', 'me lo ofrecieron', 'solo saber si vale el bono'],
  fr: ['mais bien sûr que si', "vous me l'avez proposé", 'juste savoir si le bon marche'],
}

const MATTER: Record<string, string> = {
  en: 'my daughter is allergic to nuts',
  de: 'meine Tochter ist allergisch gegen Nüsse',
  es: 'mi hija es alérgica a las nueces',
  fr: 'ma fille est allergique aux noix',
}

const TOLD: Record<string, string[]> = {
  en: ['yes there is a wheelchair with us', 'yes they are vegetarian'],
  de: ['Klar, meine Tochter hat eine Nussallergie', 'Doch, wir haben einen Rollstuhl dabei'],
  es: ['Claro que sí, mi hijo es alérgico'],
  fr: ['Bien sûr que oui, mon fils est allergique'],
}

const POLITE: Record<string, string[]> = {
  en: ['It would be great if you could cancel it', 'I would be grateful if you cancel it'],
  de: ['Es wäre nett wenn Sie das stornieren', 'Es wäre toll, wenn Sie das stornieren könnten'],
  es: ['Le agradecería si pudiera cancelarla'],
  fr: ['Ce serait gentil si vous pouviez annuler'],
}

describe.each(LANGUAGES)('questions that name an act (%s)', (language) => {
  it.each(RULES[language]!)('ask for the rule: %s', (message) => {
    expect(typesOf(message, language)).toEqual(['ask'])
    expect(typesOf(message, language, MADE)).toEqual(['ask'])
  })

  it('leave a wish to cancel', () => {
    expect(typesOf(CANCELLED[language]!, language, MADE)).toContain('start')
  })

  it('ask what is free, and not for the appointment', () => {
    expect(typesOf(FREE[language]!, language, MADE)).toEqual(['ask'])
  })

  it.each(TALK[language]!)('is talk, and no note of a visit: %s', (sentence) => {
    expect(readVisitRemark(sentence, language).isTalk).toBe(true)
  })

  it.each(TOLD[language]!)('leaves what stands behind a protest: %s', (sentence) => {
    expect(readVisitRemark(sentence, language).isTalk).toBe(false)
  })

  it.each(POLITE[language]!)('leave a polite wish to cancel: %s', (message) => {
    expect(typesOf(message, language, MADE)).toEqual(['start'])
  })

  it('leaves the matter of a visit', () => {
    expect(readVisitRemark(MATTER[language]!, language).isTalk).toBe(false)
  })
})

it('takes a companion for no wish to be called', () => {
  expect(typesOf('me and my brother, he would be pulling me. does he pay?', 'en')).not.toContain('message')
})

const OFFERED: Partial<Table> = {
  ...MADE,
  question: 'offer',
  options: [{ kind: 'task', task: 'cancel' }],
}

it.each(['si quiero cancelarla', 'sí que quiero cancelar'])('takes a Spanish yes for no condition: %s', (message) => {
  expect(typesOf(message, 'es', OFFERED)).not.toContain('ask')
})

it.each([
  ['es', 'Quiero decir que sí'],
  ['es', 'quiero decir sí, el martes'],
])('takes a yes and a report for no question: %s %s', (language, message) => {
  expect(typesOf(message, language)).not.toContain('ask')
  expect(typesOf(message, language, OFFERED)).not.toContain('ask')
})

it('is a question with its preposition in front, and no note (de)', () => {
  const booking = { reference: 'ABC123', serviceId: 'kiln', date: '2026-12-12', time: '11:00' }
  const table = aTable({ language: 'de', booking, bookings: [booking], question: 'anything_else' })
  for (const message of [
    'ab wieviel Jahren ist das, unser Sohn ist 5',
    'mit wie vielen Leuten seid ihr da, wir sind 6',
  ])
    expect(understandOffline(message, table).map(({ type }) => type)).toContain('ask')
})
