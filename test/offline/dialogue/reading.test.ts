import { describe, expect, it } from 'vitest'
import { read } from '../../../src/offline/dialogue/reading.ts'
import { intentsOf } from '../../../src/offline/dialogue/wishes.ts'
import type { Language } from '../../../src/offline/dialogue/lexicon.ts'
import { cpuMs } from '../../support/cpu-time.ts'
import { WORLDS } from './worlds.ts'

/** Date and time read from a message: `YYYY-MM-DD HH:MM`, or the part it names. Today is Monday, 2026-03-02, 10:00. */
function when(message: string, language: Language): string {
  const { intents } = intentsOf(read(message, language, WORLDS[language]), true)
  const wish = Object.assign({}, ...intents.map((intent) => intent.wish)) as { date?: string; time?: string }
  return [wish.date, wish.time].filter(Boolean).join(' ')
}

describe('days and times', () => {
  it.for<[Language, string, string]>([
    ['en', 'today at noon', '2026-03-02 12:00'],
    ['en', 'tomorrow at quarter past nine', '2026-03-03 09:15'],
    ['en', 'a quarter to four on Wednesday', '2026-03-04 15:45'],
    ['en', 'next Friday at 10 a.m.', '2026-03-13 10:00'],
    ['en', 'Friday at 10 a.m.', '2026-03-06 10:00'],
    ['en', 'in two weeks at 3:30pm', '2026-03-16 15:30'],
    ['en', 'the 23rd at 11', '2026-03-23 11:00'],
    ['en', 'Jan 5 at 9am', '2027-01-05 09:00'],
    ['en', 'February 30th at 9am', '09:00'],
    ['en', 'not Tuesday, Wednesday at 2', '2026-03-04 14:00'],
    ['en', 'wendesday at 2', '2026-03-04 14:00'],
    ['en', 'the 12th of March         at 4', '2026-03-12 16:00'],
    ['de', 'morgen früh um halb neun', '2026-03-03 08:30'],
    ['de', 'am 5. um Viertel vor drei', '2026-03-05 14:45'],
    ['de', 'dreiviertel elf am Freitag', '2026-03-06 10:45'],
    ['de', 'heute nachmittag um fünf', '2026-03-02 17:00'],
    ['de', 'um halb eins am Mittwoch', '2026-03-04 12:30'],
    ['de', 'um zwei am Donnerstag', '2026-03-05 14:00'],
    ['de', '24.12.2026 um 9 Uhr', '2026-12-24 09:00'],
    ['de', 'um 14 Uhr 30 am 3. April', '2026-04-03 14:30'],
    ['de', 'in einer Woche um zehn', '2026-03-09 10:00'],
    ['es', 'mañana por la mañana a las nueve y cuarto', '2026-03-03 09:15'],
    ['es', 'a la una del viernes', '2026-03-06 13:00'],
    ['es', 'las cinco menos cuarto de la tarde, pasado mañana', '2026-03-04 16:45'],
    ['es', 'dentro de dos semanas a mediodía', '2026-03-16 12:00'],
    ['es', 'el 3 de abril a las 12', '2026-04-03 12:00'],
    ['fr', 'demain à neuf heures moins le quart', '2026-03-03 08:45'],
    ['fr', 'vendredi à midi et demi', '2026-03-06 12:30'],
    ['fr', 'le 3 avril à quatorze heures trente', '2026-04-03 14:30'],
    ['fr', 'dans une semaine à 9 h', '2026-03-09 09:00'],
    ['fr', 'mercredi de la semaine prochaine à 16h15', '2026-03-11 16:15'],
  ])('reads %s: %s', ([language, message, expected]) => expect(when(message, language)).toBe(expected))

  it('takes no number for a time that is none', () => {
    for (const message of ['call me on 212 555 0123', 'I have 3 children', 'my number is 5550123', '12 times 12'])
      expect(when(message, 'en'), message).toBe('')
  })
})

describe('what a message wants', () => {
  it.for<[Language, string, string]>([
    ['en', 'I want to book an apointment', 'book'],
    ['en', 'please cancel it and then book the other one', 'cancel book'],
    ['en', 'the concert was cancelled', ''],
    ['en', 'a good book about hair', ''],
    ['en', 'can someone phone me', 'callback'],
    ['de', 'sagen Sie meinen Termin bitte ab', 'cancel'],
    ['de', 'ich rufe später wieder an', ''],
    ['es', 'me llamo Ana', ''],
    ['es', 'que me llame alguien', 'callback'],
    ['fr', 'je voudrais avancer mon rendez-vous', 'move'],
    ['fr', 'je m’appelle Anne', ''],
  ])('%s: %s', ([language, message, expected]) => {
    const { intents } = intentsOf(read(message, language, WORLDS[language]), false)
    expect(
      intents
        .map(({ kind }) => kind)
        .filter(Boolean)
        .join(' '),
    ).toBe(expected)
  })

  it('reads who somebody is, however it is typed', () => {
    const found = (message: string, language: Language = 'en') => {
      const { name, contacts } = read(message, language, WORLDS[language])
      return [name, contacts.email, contacts.phone]
    }
    expect(found('i am Ada Lovelace, ada at example dot com')).toEqual(['Ada Lovelace', 'ada@example.com', undefined])
    expect(found('ADA@EXAMPLE.COM, +1 (212) 555-0123')).toEqual([undefined, 'ada@example.com', '+1 (212) 555-0123'])
    expect(found('je m’appelle Jean de La Fontaine et je suis malade', 'fr')[0]).toBe('Jean de La Fontaine')
    expect(found('ich bin krank', 'de')[0]).toBeUndefined()
    expect(found('Guten Tag, ich möchte am 4.3. kommen', 'de')[0]).toBeUndefined()
    expect(found('01.42.68.53.02', 'fr')[2]).toBe('01.42.68.53.02')
  })

  it('reads a message of any length in little time', async () => {
    const messages = [
      'a'.repeat(4_000),
      '1 '.repeat(2_000),
      '@'.repeat(4_000),
      'at dot '.repeat(570),
      'A B '.repeat(1_000),
    ]
    const took = await cpuMs(() => messages.map((message) => read(message, 'en', WORLDS.en)))
    expect(took).toBeLessThan(2_000)
  })
})
