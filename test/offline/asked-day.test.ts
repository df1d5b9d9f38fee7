import { describe, expect, it } from 'vitest'
import { askedFacts } from '../../src/offline/facts/asked.ts'

/** Wednesday, 25 November 2026. */
const OF = {
  moment: { now: new Date('2026-11-25T09:00:00Z'), timeZone: 'Europe/Madrid', country: 'ES' },
  services: [{ id: 'wash', name: 'Wash' }],
  business: 'Lindenhof',
}

/** Questions for the hours of one day, with its date. */
const OF_DAY: [language: string, question: string, day: string][] = [
  ['en', 'what time do you stay open till on Friday?', '2026-11-27'],
  ['en', 'what hours are you open until on the 28th', '2026-11-28'],
  ['en', 'is the shop closed on Friday?', '2026-11-27'],
  ['de', 'Bis wann habt ihr am Freitag offen?', '2026-11-27'],
  ['de', 'habt ihr am Samstag zu?', '2026-11-28'],
  ['es', '¿hasta qué hora estáis abiertos el viernes?', '2026-11-27'],
  ['es', '¿cerráis el sábado?', '2026-11-28'],
  ['fr', 'jusqu’à quelle heure êtes-vous ouverts vendredi ?', '2026-11-27'],
  ['fr', 'c’est fermé samedi ?', '2026-11-28'],
]

/** Sums that the visitor has counted, and figures that are none. */
const SUMS: [language: string, question: string, isSum: boolean][] = [
  ['en', 'So we would pay 70 altogether, correct?', true],
  ['en', 'that makes 28 for both of us, right?', true],
  ['en', 'so we are 4 people in total, right?', false],
  ['en', 'we pay at 5 pm, right?', false],
  ['de', 'Dann zahlen wir zu zweit 70, richtig?', true],
  ['de', 'das sind zusammen 3 Stunden, oder?', false],
  ['es', 'entonces son 70 en total, ¿verdad?', true],
  ['es', 'somos 4 personas en total, ¿no?', false],
  ['fr', 'donc ça fait 70 en tout, c’est ça ?', true],
  ['fr', 'ça fait 3 heures en tout, non ?', false],
]

describe('a question for the hours of a day', () => {
  it.each(OF_DAY)('is about that day alone (%s): %s', (language, question, day) => {
    expect(askedFacts(question, language, OF)).toMatchObject({ kinds: ['hours'], days: [day] })
  })
})

describe('a sum that is to be confirmed', () => {
  it.each(SUMS)('asks for the price (%s): %s', (language, question, isSum) => {
    const asked = askedFacts(question, language, OF)
    expect(asked?.kinds.includes('price') ?? false).toBe(isSum)
    if (isSum) expect(asked).toMatchObject({ isClaim: true, foreign: [] })
  })
})
