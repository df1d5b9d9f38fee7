import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { readAges } from '../../../src/offline/understanding/party/told-ages.ts'
import { aTable } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

const NAMES: Record<Language, [climb: string, camp: string]> = {
  en: ['Tree climbing', 'Forest camp'],
  de: ['Baumklettern', 'Waldcamp'],
  es: ['Trepa en árboles', 'Campamento en el bosque'],
  fr: ['Accrobranche', 'Camp en forêt'],
}

/** Words with the ages that they tell and the number of people, if they tell one. */
const TOLD: Record<Language, [said: string, years: number[], size?: number][]> = {
  en: [
    ['three girls aged 8, 10 and 13', [8, 10, 13], 3],
    ['our two nephews, 8 and 12', [8, 12], 2],
    ['2 children (8 and 12)', [8, 12], 2],
    ['my two nieces are 8 and 12 years old', [8, 12], 2],
    ['two kids, one is 8 and the other 12', [8, 12], 2],
    ['my grandson is turning 8', [8]],
    ['my niece turns eight in May', [8]],
    ['the little one will be 8 soon', [8]],
    ['8 years', [8]],
    ["he's 8 years", [8]],
    ['age: 8', [8]],
    ['ages 8 and 12', [8, 12]],
    ['six eight-year-olds', [8], 6],
    ['my nan, 82', [82]],
    ['my toddler is 20 months', [1]],
    ['two adults and three kids, all 8', [8], 5],
  ],
  de: [
    ['drei Mädchen im Alter von 8, 10 und 13', [8, 10, 13], 3],
    ['unsere zwei Neffen, 8 und 12', [8, 12]],
    ['2 Kinder (8 und 12)', [8, 12], 2],
    ['meine beiden Nichten sind 8 und 12 Jahre alt', [8, 12]],
    ['zwei Kinder, eins ist 8, das andere 12', [8, 12], 2],
    ['mein Enkel wird 8', [8]],
    ['meine Nichte wird im Mai acht', [8]],
    ['die Kleine wird bald 8', [8]],
    ['8 Jahre', [8]],
    ['er ist 8 Jahre', [8]],
    ['Alter: 8', [8]],
    ['sie sind 8 und 12', [8, 12]],
    ['sechs Achtjährige', [8], 6],
    ['meine Oma, 82', [82]],
    ['mein Sohn ist 20 Monate', [1]],
    ['zwei Erwachsene und drei Kinder, alle 8', [8], 5],
  ],
  es: [
    ['tres niñas de 8, 10 y 13 años', [8, 10, 13], 3],
    ['nuestros dos sobrinos, 8 y 12', [8, 12]],
    ['2 niños (8 y 12)', [8, 12], 2],
    ['mis dos sobrinas tienen 8 y 12 años', [8, 12]],
    ['dos niños, uno de 8 y otro de 12', [8, 12], 2],
    ['mi nieto va a cumplir 8', [8]],
    ['mi sobrina cumple ocho en mayo', [8]],
    ['la peque tiene casi 8', [8]],
    ['8 años', [8]],
    ['tiene 8 años', [8]],
    ['edad: 8', [8]],
    ['tienen 8 y 12', [8, 12]],
    ['seis niños de ocho años', [8], 6],
    ['mi abuela, 82', [82]],
    ['mi hijo tiene 20 meses', [1]],
    ['dos adultos y tres niños, todos de 8', [8], 5],
  ],
  fr: [
    ['trois filles de 8, 10 et 13 ans', [8, 10, 13], 3],
    ['nos deux neveux, 8 et 12', [8, 12]],
    ['2 enfants (8 et 12)', [8, 12], 2],
    ['mes deux nièces ont 8 et 12 ans', [8, 12]],
    ["deux enfants, l'un a 8 ans, l'autre 12", [8, 12], 2],
    ['mon petit-fils va avoir 8 ans', [8]],
    ['ma nièce aura huit ans en mai', [8]],
    ['la petite a presque 8 ans', [8]],
    ['8 ans', [8]],
    ['il a 8 ans', [8]],
    ['âge : 8 ans', [8]],
    ['ils ont 8 et 12 ans', [8, 12]],
    ['six enfants de huit ans', [8], 6],
    ['ma mère de 82 ans', [82]],
    ['mon fils a 20 mois', [1]],
    ['deux adultes et trois enfants, tous de 8 ans', [8], 5],
  ],
}

/** Hours and days beside people, which are no ages. */
const TIMES: Record<Language, string[]> = {
  en: ['can she come at 3?', 'my nephew on Friday at 9', 'the other one at 10', 'are they free from 8 to 10?'],
  de: ['geht er um 10?', 'meine Nichte am Freitag um 9', 'hätten Sie 14 oder 15 Uhr?', 'sind sie um 10 da?'],
  es: ['el 7 o el 9', 'mi sobrina el viernes a las 9', '¿tienen a las 10?', 'para mi mujer el 9'],
  fr: ['ma nièce vendredi à 9h', "l'autre à 11h", 'pour ma femme le 9', 'vous êtes là à 8h ou 10h ?'],
}

function valuesIn(said: string, language: Language, question: Table['question']): [slot: string, value: unknown][] {
  const [climb, camp] = NAMES[language]
  const services = [climb, camp].map((name, index) => ({
    id: `svc_${index}`,
    name,
    aliases: [],
    partyMin: 1,
    partyMax: 12,
  }))
  const task: Table['task'] = { task: 'book', serviceId: 'svc_0', day: null, time: null, partySize: null, offered: [] }
  const table = aTable({ language, services, task: question === null ? null : task, question })
  return understandOffline(said, table).flatMap((one): [string, unknown][] =>
    one.type === 'set' || one.type === 'correct' ? [[one.value.slot, one.value.value]] : [],
  )
}

describe.each(LANGUAGES)('ages (%s)', (language) => {
  it.each(TOLD[language])('are told by: %s', (said, years) => {
    expect(readAges(said, language)?.years).toEqual(years)
  })

  it.each(TOLD[language])('are no number of people, day or hour: %s', (said, _years, size) => {
    for (const question of [null, 'party_size', 'time'] as const) {
      const values = valuesIn(said, language, question).filter(([slot]) => slot !== 'service')
      const [counted] = values.filter(([slot]) => slot === 'party_size').map(([, value]) => value)
      expect([undefined, size ?? 2]).toContain(counted)
      if (size !== undefined && question !== null) expect(counted).toBe(size)
      expect(values.filter(([slot]) => slot !== 'party_size')).toEqual([])
    }
  })

  it.each(TIMES[language])('are no hours and days: %s', (said) => {
    expect(readAges(said, language)).toBeUndefined()
  })
})
