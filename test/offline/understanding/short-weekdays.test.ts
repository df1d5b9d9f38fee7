import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { fold } from '../../../src/offline/understanding/text.ts'
import { whenIn } from '../../../src/offline/understanding/when/index.ts'
import { aTable } from './table.ts'

/** The days of a message, on Wednesday, 25 November 2026. */
function daysOf(message: string, language: string, question: Table['question'] = null): (string | undefined)[] {
  return whenIn(fold(message), language, aTable({ question })).flatMap(({ day }) => (day ? [day.from] : []))
}

const WORDS: [language: string, message: string][] = [
  ['fr', 'une chambre avec vue sur la mer, pour deux'],
  ['fr', 'on aime le jeu, surtout les échecs'],
  ['fr', 'un bouquet pour Sam, s’il vous plaît'],
  ['es', 'una habitación con vistas al mar, por favor'],
  ['es', 'nos gusta el mar'],
  ['de', 'ich war bei Fr. Berger'],
  ['de', 'der Strauß ist für Fr. Lang'],
  ['en', 'we sat at the bar'],
]

const DAYS: [language: string, message: string, day: string][] = [
  ['fr', 'mer 2 décembre', '2026-12-02'],
  ['fr', 'jeu à 15h', '2026-11-26'],
  ['fr', 'sam, 10h', '2026-11-28'],
  ['fr', '15h jeu', '2026-11-26'],
  ['fr', 'jeu', '2026-11-26'],
  ['es', 'mar a las 10', '2026-12-01'],
  ['es', 'mar', '2026-12-01'],
  ['de', 'Fr um 10', '2026-11-27'],
  ['de', 'am Fr', '2026-11-27'],
  ['de', 'Do oder Fr', '2026-11-26'],
  ['en', 'sat at noon', '2026-11-28'],
]

describe('a short weekday that is another word', () => {
  it.each(WORDS)('is none amid a sentence (%s): %s', (language, message) => {
    expect(daysOf(message, language)).toEqual([])
  })

  it.each(DAYS)('is one beside a date or an hour, or alone (%s): %s', (language, message, day) => {
    expect(daysOf(message, language)[0]).toBe(day)
  })

  it('is one in the answer to the question for the day', () => {
    expect(daysOf('jeu alors', 'fr', 'day')).toEqual(['2026-11-26'])
    expect(daysOf('un jeu', 'fr', 'day')).toEqual([])
  })
})
