import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

const MASSAGE: Record<Language, string> = {
  en: 'Pregnancy massage',
  de: 'Schwangerschaftsmassage',
  es: 'Masaje de embarazo',
  fr: 'Massage de grossesse',
}

/** Figures that count months, classes, floors and the like, and no days. */
const COUNTED: Record<Language, string[]> = {
  en: [
    'I am in my 8th month and would like a massage',
    'my son is in the 9th grade and would like a massage',
    'we live on the 4th floor, is that a problem for a massage?',
    'a massage after my 2nd operation, please',
  ],
  de: [
    'ich bin im 8. Monat und hätte gern eine Massage',
    'mein Sohn ist in der 9. Klasse und möchte eine Massage',
    'wir wohnen im 4. Stock, ich möchte eine Massage',
    'das ist mein 2. Kind, ich hätte gern eine Massage',
    'brauche nach der 2. Operation eine Massage',
  ],
  es: [
    'estoy en el 8º mes y quería un masaje',
    'mi hijo está en 4º de primaria y quiere un masaje',
    'vivimos en el 3º piso, quiero un masaje',
    'es mi 2º embarazo y quería un masaje',
  ],
  fr: [
    'je suis au 8e mois et je voudrais un massage',
    'mon fils est en 4e et voudrait un massage',
    'nous habitons au 3e étage, je voudrais un massage',
    'c’est ma 2e grossesse, je voudrais un massage',
  ],
}

/** Figures of days, also beside such words. */
const DAYS: Record<Language, string[]> = {
  en: ['a massage on the 8th please', 'massage on the 8th, I am in my 9th month'],
  de: ['eine Massage am 8. bitte', 'Massage am 8., ich bin im 9. Monat'],
  es: ['un masaje el día 8, por favor', 'masaje el día 8, estoy en el 9º mes'],
  fr: ['un massage le 8 s’il vous plaît', 'massage le 8, je suis au 9e mois'],
}

function daysIn(said: string, language: Language): unknown[] {
  const bounds = { aliases: [], partyMin: null, partyMax: null }
  const table = aTable({ language, services: [{ id: 'massage', name: MASSAGE[language], ...bounds }] })
  const isDay = (one: Command): boolean =>
    one.type === 'unclear' || ((one.type === 'set' || one.type === 'correct') && one.value.slot === 'day')
  return understandOffline(said, table).filter(isDay)
}

describe.each(['en', 'de', 'es', 'fr'] as const)('a figure (%s)', (language) => {
  it.each(COUNTED[language])('of something else is no day: %s', (said) => {
    expect(daysIn(said, language)).toEqual([])
  })

  it.each(DAYS[language])('of a day is one: %s', (said) => {
    expect(daysIn(said, language)).toMatchObject([{ value: { value: { from: '2026-12-08', to: '2026-12-08' } } }])
  })
})
