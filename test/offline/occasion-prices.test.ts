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

describe.each(Object.entries(POTTERIES) as [Language, Pottery][])('the price for an occasion (%s)', (written, one) => {
  const place: Place = {
    services: [
      { name: one.course, price: '18 €' },
      { name: one.other, price: '26 €' },
    ],
    documents: [['Info › 1', one.birthday]],
  }

  it('replaces that of the catalogue, once the visitor told the occasion', async () => {
    const reply = await told(one.total, { written, place, at: 0 }, { earlier: one.occasion })
    expect(reply).toContain(one.birthday)
    expect(reply).not.toContain('18 €')
  })

  it('is not told to somebody who told none', async () => {
    const reply = await told(one.total, { written, place, at: 0 }, { earlier: one.none })
    expect(reply).toContain('18')
    expect(reply).not.toContain('95')
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
