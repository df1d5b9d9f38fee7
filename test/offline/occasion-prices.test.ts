import { describe, expect, it } from 'vitest'
import { told, type Language, type Place } from './places.ts'

/** A pottery with a course, a birthday price for it, and a course that is nothing for birthdays. */
interface Pottery {
  course: string
  other: string
  birthday: string
  occasion: string
  none: string
  total: string
  ofOther: string
}

const POTTERIES: Record<Language, Pottery> = {
  en: {
    course: "Children's pottery course",
    other: 'Glaze evening',
    birthday: 'A birthday with the pottery course costs £95 for up to eight guests.',
    occasion: 'hello, our daughter has her birthday in june',
    none: 'hello, our daughter would like to make a bowl',
    total: 'and how much will that be in total?',
    ofOther: 'what does the glaze evening cost?',
  },
  de: {
    course: 'Töpferkurs für Kinder',
    other: 'Glasurabend',
    birthday: 'Ein Geburtstag mit Töpferkurs kostet 95 € für bis zu acht Gäste.',
    occasion: 'hallo, unsere tochter hat im juni geburtstag',
    none: 'hallo, unsere tochter möchte eine schale machen',
    total: 'und was kostet das insgesamt?',
    ofOther: 'was kostet der glasurabend?',
  },
  es: {
    course: 'Curso de cerámica infantil',
    other: 'Noche de esmaltes',
    birthday: 'Un cumpleaños con el curso de cerámica cuesta 95 € hasta ocho invitados.',
    occasion: 'hola, nuestra hija cumple años en junio, queremos una fiesta de cumpleaños',
    none: 'hola, nuestra hija quiere hacer un cuenco',
    total: '¿y cuánto cuesta en total?',
    ofOther: '¿cuánto cuesta la noche de esmaltes?',
  },
  fr: {
    course: 'Cours de poterie pour enfants',
    other: 'Soirée émaillage',
    birthday: 'Un anniversaire avec le cours de poterie coûte 95 € jusqu’à huit invités.',
    occasion: 'bonjour, c’est l’anniversaire de notre fille en juin',
    none: 'bonjour, notre fille voudrait faire un bol',
    total: 'et ça coûte combien en tout ?',
    ofOther: 'combien coûte la soirée émaillage ?',
  },
}

const BOTH: Record<Language, (one: string, other: string) => string> = {
  en: (one, other) => `How much are the ${one} and the ${other}?`,
  de: (one, other) => `Was kosten ${one} und ${other}?`,
  es: (one, other) => `¿Cuánto cuestan ${one} y ${other}?`,
  fr: (one, other) => `Combien coûtent ${one} et ${other} ?`,
}

const EVERYDAY: Record<Language, string[]> = {
  en: ["hello, we're a party of 4", 'my birthday is 3.4.1985'],
  de: ['hallo, habt ihr am Feiertag offen?', 'mein Geburtstag ist der 3.4.1985'],
  es: ['hola, ¿abrís en fiestas?', 'mi cumpleaños es el 3 de abril de 1985'],
  fr: ['bonjour, c’est possible pendant les fêtes ?', 'mon anniversaire est le 3 avril 1985'],
}

const FEES: Record<Language, string> = {
  en: 'A birthday with the pottery course needs a deposit of £40.',
  de: 'Für einen Geburtstag mit Töpferkurs ist eine Anzahlung von 40 € fällig.',
  es: 'Un cumpleaños con el curso de cerámica requiere una señal de 40 €.',
  fr: 'Un anniversaire avec le cours de poterie demande un acompte de 40 €.',
}

describe.each(Object.entries(POTTERIES) as [Language, Pottery][])('the price for an occasion (%s)', (written, one) => {
  const place: Place = {
    services: [
      { name: one.course, price: '18 €' },
      { name: one.other, price: '26 €' },
    ],
    documents: [['Info › 1', one.birthday]],
  }

  it('replaces that of the catalogue in the message that tells the occasion', async () => {
    const message = `${one.occasion}. ${one.total}`
    const reply = await told(one.total, { written, place, at: 0 }, { message })
    expect(reply).toContain(one.birthday)
    expect(reply).not.toContain('18 €')
  })

  it('stands beside that of the catalogue, once the visitor told the occasion', async () => {
    const reply = await told(one.total, { written, place, at: 0 }, { earlier: one.occasion })
    expect(reply).toContain(one.birthday)
    expect(reply).toContain('18')
  })

  it.each(EVERYDAY[written])('is not told for everyday words: %s', async (earlier) => {
    const reply = await told(one.total, { written, place, at: 0 }, { earlier })
    expect(reply).toContain('18')
    expect(reply).not.toContain('95')
  })

  it('is none that a document calls a deposit or a discount', async () => {
    const fees = { ...place, documents: [['Info › 1', FEES[written]]] as Place['documents'] }
    const reply = await told(one.total, { written, place: fees, at: 0 }, { earlier: one.occasion })
    expect(reply).toContain('18')
    expect(reply).not.toContain('40')
  })

  it('is not told to somebody who told none', async () => {
    const reply = await told(one.total, { written, place, at: 0 }, { earlier: one.none })
    expect(reply).toContain('18')
    expect(reply).not.toContain('95')
  })

  it('stands beside those of several services', async () => {
    const both = BOTH[written](one.course, one.other)
    const reply = await told(both, { written, place, at: null }, { message: `${one.occasion}. ${both}` })
    expect(reply).toContain('18')
    expect(reply).toContain('26')
  })

  it('is not told for another service', async () => {
    const reply = await told(one.ofOther, { written, place, at: 0 }, { earlier: one.occasion })
    expect(reply).toContain('26')
    expect(reply).not.toContain('95')
  })
})

const ALIASES: [Language, string, string][] = [
  ['en', 'moonlight paddle', 'What does the moonlight paddle cost?'],
  ['de', 'Mondscheintour', 'Was kostet die Mondscheintour?'],
  ['es', 'remada nocturna', '¿Cuánto cuesta la remada nocturna?'],
  ['fr', 'balade au clair de lune', 'Combien coûte la balade au clair de lune ?'],
]

describe.each(ALIASES)('a price asked by an alias (%s)', (spoken, alias, question) => {
  const written = spoken === 'fr' ? 'de' : 'fr'
  const [name, other] = written === 'fr' ? ['Canoë sur le lac', 'Voile'] : ['Kanufahrt auf dem See', 'Segeln']
  const place: Place = {
    services: [
      { name: name!, price: '31 €', aliases: [alias] },
      { name: other!, price: '45 €' },
    ],
    documents: [],
  }

  it('is that of the service', async () => {
    const reply = await told(question, { written, place, at: null }, { spoken })
    expect(reply).toContain('31')
    expect(reply).not.toContain('45')
  })
})
