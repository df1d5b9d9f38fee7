import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

const MASSAGE: Record<Language, string> = {
  en: 'Back massage',
  de: 'Rückenmassage',
  es: 'Masaje de espalda',
  fr: 'Massage du dos',
}

/** Trades, services and ailments in the place of a name. */
const NOUNS: Record<Language, string[]> = {
  en: [
    'a back massage with Physiotherapist please',
    'back massage on Friday with the Osteopath',
    'with Masseuse please',
  ],
  de: [
    'eine Rückenmassage bei Masseurin bitte',
    'Rückenmassage am Freitag bei der Physiotherapeutin',
    'eine Rückenmassage bei Nackenschmerzen',
    'Rückenmassage bei Arthritis, bitte',
  ],
  es: ['un masaje de espalda con Masajista', 'masaje el viernes con la Osteópata', 'un masaje con Fisioterapeuta'],
  fr: ['un massage du dos avec Ostéopathe', 'un massage vendredi chez le Kiné', 'massage du dos avec Masseuse svp'],
}

/** Names that nobody of the business has. */
const NAMES: Record<Language, string[]> = {
  en: ['a back massage with Bartholomew please', 'a back massage with Dr Whitcombe please'],
  de: ['eine Rückenmassage bei Gundula bitte', 'eine Rückenmassage bei Frau Obermeier bitte'],
  es: ['un masaje con Eustaquio, por favor', 'un masaje con la doctora Zubizarreta'],
  fr: ['un massage du dos avec Gwendoline', 'un massage chez le docteur Kerbrat'],
}

function isStranger(said: string, language: Language): boolean {
  const bounds = { aliases: [], partyMin: null, partyMax: null }
  const table = aTable({
    language,
    services: [{ id: 'massage', name: MASSAGE[language], ...bounds }],
    staff: [{ id: 'mary', name: 'Mary Anning' }],
  })
  return understandOffline(said, table).some(
    (one) => one.type === 'set' && one.value.slot === 'staff' && one.value.value === null,
  )
}

describe.each(['en', 'de', 'es', 'fr'] as const)('in the place of a name (%s)', (language) => {
  it.each(NOUNS[language])('a noun is no person: %s', (said) => {
    expect(isStranger(said, language)).toBe(false)
  })

  it.each(NAMES[language])('a name is somebody unknown: %s', (said) => {
    expect(isStranger(said, language)).toBe(true)
  })
})
