import { describe, expect, it, test } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { Language } from '../../scenarios/scenario.ts'
import { aTable, servicesFrom } from '../../offline/understanding/table.ts'
import { LANGUAGES, openPractice } from './practice.ts'

const TUESDAYS_OR_THURSDAYS = [19, 21, 26, 28].flatMap((day) => [`2027-01-${day}`])
const MONDAYS = ['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25']
const FRIDAYS = ['2027-02-05', '2027-02-12', '2027-02-19', '2027-02-26']

/** Answers to the question for a day, on Wednesday, 25 November 2026, with the days that they mean. */
const SAID: Record<Language, [said: string, days: string[]][]> = {
  en: [
    ['some Monday in January', MONDAYS],
    ['in February, on a Friday', FRIDAYS],
    ['any Tuesday or Thursday at the end of January', TUESDAYS_OR_THURSDAYS.slice(1)],
    ['the third Monday in January', ['2027-01-18']],
    ['the last Friday of February', ['2027-02-26']],
  ],
  de: [
    ['irgendein Montag im Januar', MONDAYS],
    ['im Februar an einem Freitag', FRIDAYS],
    ['einen Dienstag oder einen Donnerstag Ende Januar', TUESDAYS_OR_THURSDAYS.slice(1)],
    ['der dritte Montag im Januar', ['2027-01-18']],
    ['der letzte Freitag im Februar', ['2027-02-26']],
  ],
  es: [
    ['algún lunes de enero', MONDAYS],
    ['en febrero, un viernes', FRIDAYS],
    ['cualquier martes o jueves a finales de enero', TUESDAYS_OR_THURSDAYS.slice(1)],
    ['el tercer lunes de enero', ['2027-01-18']],
    ['el último viernes de febrero', ['2027-02-26']],
  ],
  fr: [
    ["n'importe quel lundi de janvier", MONDAYS],
    ['en février, un vendredi', FRIDAYS],
    ['un mardi ou un jeudi fin janvier', TUESDAYS_OR_THURSDAYS.slice(1)],
    ['le troisième lundi de janvier', ['2027-01-18']],
    ['le dernier vendredi de février', ['2027-02-26']],
  ],
}

const WISH: Record<Language, string> = {
  en: 'a sports massage on any Thursday in January, in the morning',
  de: 'eine Sportmassage an irgendeinem Donnerstag im Januar, vormittags',
  es: 'un masaje deportivo cualquier jueves de enero por la mañana',
  fr: "un massage sportif n'importe quel jeudi de janvier, le matin",
}

describe.each(LANGUAGES)('weekdays of a month (%s)', (language) => {
  it.each(SAID[language])('"%s"', (said, days) => {
    const services = servicesFrom([['glaze', 'Glaze', '']])
    const task = { task: 'book' as const, serviceId: 'glaze', day: null, time: null, partySize: null, offered: [] }
    const commands = understandOffline(said, aTable({ language, services, task, question: 'day' }))
    const found = commands.flatMap((one) =>
      one.type === 'set' && one.value.slot === 'day' ? (one.value.value?.only ?? [one.value.value?.from]) : [],
    )
    expect(found).toEqual(days)
  })

  test('all of them are searched', async () => {
    const shop = openPractice(language)
    for (const date of ['2027-01-07', '2027-01-14'])
      for (let hour = 9; hour < 18; hour += 1) await shop.take(`${date}T${String(hour).padStart(2, '0')}:00`)
    await shop.say(WISH[language])
    const dates = new Set(shop.state().tasks[0]?.offered?.map(({ date }) => date))
    expect([...dates]).toEqual(['2027-01-21', '2027-01-28'])
  })
})
