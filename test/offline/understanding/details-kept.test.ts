import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Language = 'en' | 'de' | 'fr' | 'es'

const COUNTRIES: Record<Language, string> = { en: 'GB', de: 'DE', fr: 'FR', es: 'ES' }
const BABIES: Record<Language, string> = {
  en: 'Baby and pregnancy osteopathy',
  de: 'Osteopathie Baby und Schwangere',
  fr: 'Ostéopathie bébé et femme enceinte',
  es: 'Osteopatía bebé y embarazo',
}
const OFFERED = ['09:00', '09:45', '10:30'].map((time) => ({ date: '2026-12-04', time }))

function tableIn(language: Language): Partial<Table> {
  const bounds = { aliases: [], partyMin: null, partyMax: null }
  return {
    language,
    country: COUNTRIES[language],
    services: [
      { id: 'baby', name: BABIES[language], ...bounds },
      { id: 'massage', name: 'Massage', ...bounds },
    ],
    staff: [{ id: 'clara', name: 'Clara Brandt' }],
    question: 'time',
    options: OFFERED.map((start) => ({ kind: 'start', ...start })),
    task: {
      task: 'book',
      serviceId: 'baby',
      day: { from: '2026-12-04', to: '2026-12-04' },
      time: null,
      partySize: null,
      offered: OFFERED,
    },
  }
}

function valuesOf(commands: Command[]) {
  return Object.fromEntries(
    commands.flatMap((one): [string, unknown][] => {
      if (one.type === 'choose') return [['time', OFFERED[one.option - 1]?.time]]
      if (one.type !== 'set' && one.type !== 'correct') return []
      return [[one.value.slot, one.value.slot === 'time' ? one.value.value?.at : one.value.value]]
    }),
  )
}

/** An hour, the visitor's name and contact, and a statement about the visit. */
const SAID: Record<Language, string[]> = {
  en: [
    '9:45. Sophie Lambert 020 7946 0018, the baby is called Noah',
    '9:45 please, Sophie Lambert, 020 7946 0018, my son is called Noah',
    'quarter to ten. Sophie Lambert, 020 7946 0018. The baby is six weeks old',
    '9:45, the baby has a cold. Sophie Lambert 020 7946 0018',
    '9:45. Sophie Lambert, 020 7946 0018, and the massage was great last week',
  ],
  de: [
    '9:45. Sophie Lambert 030 23125 014, das Baby heißt Noah',
    '9:45 bitte, Sophie Lambert, 030 23125 014, mein Sohn heißt Noah',
    'Viertel vor zehn. Sophie Lambert, 030 23125 014. Das Baby ist sechs Wochen alt',
    '9:45, das Baby ist erkältet. Sophie Lambert 030 23125 014',
    '9:45 Uhr. Sophie Lambert, 030 23125 014, und die Massage letzte Woche war toll',
  ],
  fr: [
    "9h45. Sophie Lambert 01 99 00 12 34, le bébé s'appelle Noé",
    "9h45, Sophie Lambert, 01 99 00 12 34, le bébé s'appelle Noé",
    '9h45 svp. Sophie Lambert, 01 99 00 12 34. Le bébé a six semaines',
    '9h45, le bébé est enrhumé. Sophie Lambert 01 99 00 12 34',
    '9h45. Sophie Lambert, 01 99 00 12 34, et le massage de la semaine dernière était super',
  ],
  es: [
    '9:45. Sophie Lambert 910 12 34 56, el bebé se llama Noé',
    '9:45, Sophie Lambert, 910 12 34 56, el bebé se llama Noé',
    'a las 9:45. Sophie Lambert, 910 12 34 56. El bebé tiene seis semanas',
    '9:45, el bebé está resfriado. Sophie Lambert 910 12 34 56',
    '9:45. Sophie Lambert, 910 12 34 56, y el masaje de la semana pasada estuvo genial',
  ],
}

describe('a name and a number between a chosen time and a note', () => {
  const all = Object.entries(SAID).flatMap(([language, own]) => own.map((one) => [language as Language, one] as const))
  it.each(all)('%s: %s', (language, message) => {
    const values = valuesOf(understandOffline(message, aTable(tableIn(language))))
    expect(values).toMatchObject({ time: '09:45', name: 'Sophie Lambert', phone: expect.any(String) })
  })
})
