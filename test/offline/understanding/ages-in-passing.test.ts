import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { readAges } from '../../../src/offline/understanding/party/told-ages.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Words with the ages they tell; none for figures that are something else. */
const SAID: Record<Language, [said: string, years: number[]][]> = {
  en: [
    ['hes only 4, is the water warm', [4]],
    ['our eldest is barely 9', [9]],
    ["my niece's turning 8 in may and she loves diving", [8]],
    ['my grandson will be 5 on saturday', [5]],
    ['she is about to turn 12', [12]],
    ['theyre 7 and 10', [7, 10]],
    ['my daughter who is 11 wants to swim', [11]],
    ['it is for her 6th birthday', [6]],
    ['im 16, can i come alone', [16]],
    ["she's only 9 minutes away", []],
    ['they are 4 people', []],
    ['we are 6', []],
  ],
  de: [
    ['er is grad mal 4', [4]],
    ['sie ist noch nicht mal 9', [9]],
    ['meine Nichte wird nächsten Monat 8', [8]],
    ['wird sie im Mai 5. ist das Wasser warm', [5]],
    ['mein Enkel, der ist 12, möchte tauchen', [12]],
    ['meine Tochter, die 11 ist, schwimmt gern', [11]],
    ['darf man mit 6 Jahren ins Becken', [6]],
    ['es ist für seinen 6. Geburtstag', [6]],
    ['bin übrigens 16, geht das', [16]],
    ['er ist 9 Minuten zu spät', []],
    ['wir sind 6', []],
  ],
  es: [
    ['solo tiene apenas 4 añitos', [4]],
    ['mi nieta, que nada muy bien, tiene 9 años', [9]],
    ['mi sobrina cumple 8 en mayo y le encanta nadar', [8]],
    ['mi nieto cumple 5 el sábado', [5]],
    ['va a hacer 12', [12]],
    ['mi hija de 11 quiere nadar', [11]],
    ['es para su 6 cumpleaños', [6]],
    ['tengo 16, ¿puedo ir sola?', [16]],
    ['hace 3 años', []],
    ['tiene 3 piscinas', []],
    ['somos 6', []],
  ],
  fr: [
    ["elle n'a que 4 ans", [4]],
    ['mon petit-fils a à peine 9 ans', [9]],
    ['ma nièce fait 8 ans en mai', [8]],
    ['il va sur ses 5 ans', [5]],
    ['mes jumelles ont presque 12 ans', [12]],
    ['ma fille veut nager, elle a 11 ans', [11]],
    ["c'est pour son 6e anniversaire", [6]],
    ['il a tout juste 7, ça va ?', [7]],
    ['il y a 3 ans', []],
    ['on est 6', []],
  ],
}

/** Messages with an age, where the number of people is asked for. */
const COUNTED: Record<Language, [said: string, size: number | null][]> = {
  en: [
    ['hes only 4. a swim party', null],
    ['she turns 8 in may, we are 9', 9],
  ],
  de: [
    ['er ist erst 4, ein Badefest', null],
    ['sie wird im Mai 8, wir sind 9', 9],
  ],
  es: [
    ['solo tiene 4 años, una fiesta en la piscina', null],
    ['cumple 8 en mayo, somos 9', 9],
  ],
  fr: [
    ["il n'a que 4 ans, une fête à la piscine", null],
    ['elle fait 8 ans en mai, on est 9', 9],
  ],
}

describe.each(LANGUAGES)('ages in passing in %s', (language) => {
  it.each(SAID[language])('reads "%s"', (said, years) => {
    expect(readAges(said, language)?.years ?? []).toEqual(years)
  })

  it.each(COUNTED[language])('"%s" is a party of %s, on no day', (said, size) => {
    const services = servicesFrom([['swim', 'Aqua', '']])
    const commands = understandOffline(said, aTable({ language, services, question: 'party_size', task: BOOKING }))
    const values = commands.flatMap((one) => (one.type === 'set' || one.type === 'correct' ? [one.value] : []))
    expect(values.flatMap((one) => (one.slot === 'party_size' ? [one.value] : []))).toEqual(size === null ? [] : [size])
    expect(values.filter(({ slot }) => slot === 'day' || slot === 'time')).toEqual([])
  })
})

const BOOKING: NonNullable<Table['task']> = {
  task: 'book',
  serviceId: 'swim',
  day: null,
  time: null,
  partySize: null,
  offered: [],
}
