import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [
  { id: 'taster', name: 'Wheel taster', minutes: 120, aliases: [], partyMin: 1, partyMax: 6 },
  { id: 'private', name: 'Private lesson', minutes: 60, aliases: ['Einzelstunde'], partyMin: null, partyMax: null },
]

/** The assistant has asked for the number of people. */
const ASKED: Partial<Table> = {
  question: 'party_size',
  task: { task: 'book', serviceId: 'taster', day: null, time: null, partySize: null, offered: [] },
}

/** A time for three is on offer. */
const FOR_THREE: Partial<Table> = {
  question: 'time',
  options: [{ kind: 'start', date: '2026-12-02', time: '10:00' }],
  task: {
    task: 'book',
    serviceId: 'taster',
    day: null,
    time: null,
    partySize: 3,
    offered: [{ date: '2026-12-02', time: '10:00' }],
  },
}

function valuesOf(message: string, language: string, more: Partial<Table>) {
  return understandOffline(message, aTable({ language, services: SERVICES, ...more })).flatMap((one) =>
    one.type === 'set' || one.type === 'correct' ? [{ [one.value.slot]: one.value.value }] : [{ type: one.type }],
  )
}

const ALONE: Record<string, string[]> = {
  en: [
    'just me',
    'only me, sorry',
    "it's only for me",
    "I'd be coming alone",
    'on my own',
    'me',
    'by myself :)',
    'solo',
  ],
  de: [
    'nur ich',
    'bin alleine',
    'Ich komme allein.',
    'nur für mich',
    'ich',
    'für mich selbst',
    'ich bin solo',
    'ganz alleine',
  ],
  es: ['solo yo', 'Sólo para mí', 'voy sola', 'yo solo', 'para mí', 'iría solo', 'nada más yo', 'yo'],
  fr: [
    'juste moi',
    'Moi seule',
    'que moi',
    'je viens seul',
    'pour moi',
    'je serai toute seule',
    'seulement pour moi',
    'moi',
  ],
}

const NOT_ALONE: Record<string, string[]> = {
  en: ['just me and my two sisters', 'my son alone would be fine?'],
  de: ['nur ich und meine zwei Schwestern', 'kann meine Tochter alleine kommen?'],
  es: ['solo yo y mis dos hermanas', '¿puede venir mi hija sola?'],
  fr: ['juste moi et mes deux sœurs', 'est-ce que ma fille peut venir seule ?'],
}

const AFTER_ALL: Record<string, string> = {
  en: "oh, it'll be just me after all",
  de: 'ach, jetzt komm ich doch allein',
  es: 'al final voy solo',
  fr: 'finalement je viens seule',
}

describe.each(Object.keys(ALONE))('one who comes alone (%s)', (language) => {
  it.each(ALONE[language]!)('asked how many: %s', (message) => {
    expect(valuesOf(message, language, ASKED)).toEqual([{ party_size: 1 }])
  })

  it.each(NOT_ALONE[language]!)('not: %s', (message) => {
    expect(valuesOf(message, language, ASKED)).not.toContainEqual({ party_size: 1 })
  })

  it('instead of three', () => {
    expect(valuesOf(AFTER_ALL[language]!, language, FOR_THREE)).toContainEqual({ party_size: 1 })
  })
})
