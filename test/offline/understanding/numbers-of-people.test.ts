import { describe, expect, it } from 'vitest'
import type { Question } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Answers to the question for how many, with their number. */
const ANSWERED: Record<Language, [said: string, size: number][]> = {
  en: [
    ['him plus me and my sister', 3],
    ['me and the two of them', 3],
    ['me with both girls', 3],
    ['14 children and 2 adults', 16],
  ],
  de: [
    ['4 sind wir, ich und die drei', 4],
    ['er plus ich und meine Schwester', 3],
    ['ich und die zwei', 3],
    ['ich mit beiden Mädchen', 3],
    ['14 Kinder und 2 Erwachsene', 16],
  ],
  es: [
    ['4 somos, yo y los tres', 4],
    ['él más yo y mi hermana', 3],
    ['yo con las dos niñas', 3],
    ['14 niños y 2 adultos', 16],
  ],
  fr: [
    ['4 on est, moi et les trois', 4],
    ['lui plus moi et ma sœur', 3],
    ['moi avec les deux filles', 3],
    ['14 enfants et 2 adultes', 16],
  ],
}

/** Wishes for a boat trip, with their number. */
const WISHED: Record<Language, [said: string, size: number][]> = {
  en: [
    ['my son (11) and I would like to do the boat trip', 2],
    ["I'm coming with both kids, boat trip on Friday", 3],
    ['boat trip for me and my two sons', 3],
  ],
  de: [
    ['mein Sohn (11) und ich möchten die Bootsfahrt machen', 2],
    ['ich komme mit beiden Kindern zur Bootsfahrt am Freitag', 3],
    ['Bootsfahrt für mich und meine zwei Söhne', 3],
  ],
  es: [
    ['mi hijo (11) y yo queremos el paseo en barco', 2],
    ['vengo con ambos niños al paseo en barco el viernes', 3],
    ['paseo en barco para mí y mis dos hijos', 3],
  ],
  fr: [
    ['mon fils (11 ans) et moi, on voudrait la balade en bateau', 2],
    ['je viens avec les deux enfants pour la balade en bateau vendredi', 3],
    ['balade en bateau pour moi et mes deux fils', 3],
  ],
}

const NAMES = { en: 'Boat trip', de: 'Bootsfahrt', es: 'Paseo en barco', fr: 'Balade en bateau' }

function sizesIn(language: Language, said: string, question: Question | null): number[] {
  const services = servicesFrom([
    ['boat', NAMES[language], ''],
    ['hall', 'Kiosk', ''],
  ]).map((one) => ({ ...one, partyMin: 1, partyMax: 20 }))
  const open = { task: 'book' as const, serviceId: 'boat', day: null, time: null, partySize: null, offered: [] }
  const task = question === null ? null : open
  return understandOffline(said, aTable({ language, services, question, task })).flatMap((one) =>
    one.type === 'set' && one.value.slot === 'party_size' ? [one.value.value] : [],
  )
}

describe.each(LANGUAGES)('numbers of people in %s', (language) => {
  it.each(ANSWERED[language])('"%s" are %i', (said, size) => {
    expect(new Set(sizesIn(language, said, 'party_size'))).toEqual(new Set([size]))
  })

  it.each(WISHED[language])('"%s" is for %i', (said, size) => {
    expect(sizesIn(language, said, null)).toEqual([size])
  })
})
