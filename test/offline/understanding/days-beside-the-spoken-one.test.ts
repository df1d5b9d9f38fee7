import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Messages while Friday, 18 December is spoken of, with the day that each means. */
const SAID: Record<Language, [said: string, from: string][]> = {
  en: [
    ['the monday before that', '2026-12-14'],
    ['the monday after', '2026-12-21'],
    ['is the week before that free?', '2026-12-07'],
  ],
  de: [
    ['der Montag davor', '2026-12-14'],
    ['der Montag danach', '2026-12-21'],
    ['und die Woche davor?', '2026-12-07'],
  ],
  es: [
    ['el lunes anterior', '2026-12-14'],
    ['la semana siguiente, el lunes', '2026-12-21'],
    ['¿y la semana anterior?', '2026-12-07'],
  ],
  fr: [
    ['le lundi précédent', '2026-12-14'],
    ["le lundi d'après", '2026-12-21'],
    ['et la semaine précédente ?', '2026-12-07'],
  ],
}

/** A weekday said on a Sunday, where a later day of the coming week was chosen. */
const WEEKDAY: Record<Language, string> = {
  en: 'wednesday evening',
  de: 'Mittwoch Abend',
  es: 'el miércoles por la tarde',
  fr: 'mercredi soir',
}

function daysIn(language: Language, said: string, changes: Partial<Table>): (string | undefined)[] {
  const services = servicesFrom([['glaze', 'Glaze', '']])
  const commands = understandOffline(said, aTable({ language, services, ...changes }))
  return commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'day' ? [one.value.value?.from] : [],
  )
}

function bookingOn(date: string, time: string): NonNullable<Table['task']> {
  const day = { from: date, to: date }
  return { task: 'book', serviceId: 'glaze', day, time: { at: time }, partySize: 1, offered: [{ date, time }] }
}

describe.each(LANGUAGES)('days beside the spoken one in %s', (language) => {
  it.each(SAID[language])('"%s" is %s', (said, from) => {
    expect(daysIn(language, said, { question: 'time', task: bookingOn('2026-12-18', '10:00') })).toEqual([from])
  })

  it('a weekday of the coming week is no question', () => {
    const task = { ...bookingOn('2026-12-04', '15:00'), offered: [] }
    const now = new Date('2026-11-29T11:00:00Z')
    expect(daysIn(language, WEEKDAY[language], { question: 'confirm', now, task })).toEqual(['2026-12-02'])
  })
})
