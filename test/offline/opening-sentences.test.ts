import { describe, expect, it } from 'vitest'
import { opensOn, tellsOpening } from '../../src/offline/answers/opening-sentences.ts'
import type { Language } from './places.ts'

const OPENING: [Language, string][] = [
  ['en', 'The pool is open 9am-5pm.'],
  ['en', 'Tickets cost £12.50, and the pool opens at 10:00.'],
  ['de', 'Mo. bis Fr. 9.00 bis 17.30 Uhr geöffnet'],
  ['es', 'El bar abre a las 9:00.'],
  ['fr', 'Le café est fermé à 18 h.'],
  ['fr', 'La ferme se visite le samedi de 14 h à 16 h.'],
]

const OTHER: [Language, string][] = [
  ['en', 'Please give us 24 h notice for a Saturday.'],
  ['en', 'Tickets are 12.50 on Saturdays.'],
  ['de', 'Am 24.12. kommen wir samstags gern zu Besuch.'],
  ['de', 'Die Kursdauer am Samstag liegt bei bis zu 10 Stunden.'],
  ['es', 'El curso del sábado dura 2 horas y cuesta 12,50 €.'],
  ['fr', 'La visite de la ferme dure 24 h.'],
]

describe('a sentence on opening hours', () => {
  it.each(OPENING)('has a time of day with a word for it, or a weekday (%s): %s', (written, sentence) => {
    expect(tellsOpening(sentence, written)).toBe(true)
  })

  it.each(OTHER)('is none with a price, a date or a length (%s): %s', (written, sentence) => {
    expect(tellsOpening(sentence, written)).toBe(false)
  })

  it.each([
    ['en', 'Monday to Friday', true, false],
    ['de', 'montags bis freitags', true, false],
    ['es', 'de lunes a viernes', true, false],
    ['fr', 'du lundi au vendredi', true, false],
    ['en', 'Saturday-Monday', false, true],
    ['en', 'daily', true, true],
  ] as const)('is for its weekdays (%s): %s', (written, days, onWednesday, onSaturday) => {
    expect([opensOn([2], days, written), opensOn([5], days, written)]).toEqual([onWednesday, onSaturday])
  })
})
