import { describe, expect, it } from 'vitest'
import { datesOf, type Command, type Table, type TimeValue } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { fold } from '../../../src/offline/understanding/text.ts'
import { datesIn } from '../../../src/offline/understanding/when/index.ts'
import { aTable } from './table.ts'

const SERVICES = [{ id: 'lesson', name: 'Surf lesson', aliases: [], partyMin: null, partyMax: null }]

const OFFER: Partial<Table> = {
  services: SERVICES,
  open: { from: '09:00', to: '21:00' },
  question: 'day',
  options: [{ kind: 'start', date: '2026-12-02', time: '10:00' }],
  task: {
    task: 'book',
    serviceId: 'lesson',
    day: null,
    time: null,
    partySize: null,
    offered: [{ date: '2026-12-02', time: '10:00' }],
  },
}

const read = (message: string, language: string, changes: Partial<Table> = OFFER) =>
  understandOffline(message, aTable({ language, ...changes }))

const daysIn = (commands: Command[]) =>
  commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'day' && one.value.value !== null
      ? [one.value.value]
      : [],
  )

const timesIn = (commands: Command[]) =>
  commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'time' ? [one.value.value] : [],
  )

const weekday = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek
const WORKDAYS = [1, 2, 3, 4, 5]

const AFTERNOON: TimeValue = { after: '12:00', before: '18:00' }
const WISHED: Record<string, [string, TimeValue?][]> = {
  en: [
    ['any weekday'],
    ['a weekday afternoon', AFTERNOON],
    ['weekdays only please'],
    ['can I come on a weekday after 5pm?', { after: '17:00' }],
    ['during the week works better'],
  ],
  de: [
    ['unter der Woche'],
    ['werktags ab 17 Uhr', { after: '17:00' }],
    ['am liebsten wochentags'],
    ['an einem Werktag nachmittags', AFTERNOON],
  ],
  es: [
    ['entre semana'],
    ['un día entre semana por la tarde', { after: '12:00', before: '20:00' }],
    ['un día de semana'],
    ['cualquier día entre semana me va bien'],
  ],
  fr: [
    ['en semaine'],
    ['en semaine après 15h', { after: '15:00' }],
    ['un jour de semaine'],
    ["plutôt en semaine, l'après-midi", AFTERNOON],
  ],
}

const OPENING: Record<string, string[]> = {
  en: ['are you open on weekdays', 'what are your weekday hours?', 'how much is a lesson on a weekday?'],
  de: ['habt ihr unter der Woche offen?', 'habt ihr werktags offen', 'An welchem Wochentag habt ihr zu?'],
  es: ['¿abren entre semana?', '¿cuánto cuesta entre semana?'],
  fr: ['vous êtes ouverts en semaine ?', 'quels sont les horaires en semaine'],
}

const NEXT_WEEK: Record<string, string> = {
  en: "I'd prefer a weekday next week",
  de: 'nächste Woche, an einem Werktag',
  es: 'la semana que viene, entre semana',
  fr: 'la semaine prochaine, en semaine',
}

const REFUSED: Record<string, string> = {
  en: 'not on weekdays',
  de: 'nicht unter der Woche',
  es: 'entre semana no puedo',
  fr: 'pas en semaine',
}

const WITH_SATURDAYS: Record<string, string> = {
  en: 'weekdays or Saturdays',
  de: 'werktags oder samstags',
  es: 'entre semana o los sábados',
  fr: 'en semaine ou les samedis',
}

const WORKING: Record<string, [string, string][]> = {
  en: [
    ['on weekdays I work until 5', '17:15'],
    ['I work on weekdays', '17:00'],
  ],
  de: [
    ['unter der Woche arbeite ich bis 17 Uhr', '17:15'],
    ['unter der Woche arbeite ich', '17:00'],
  ],
  es: [
    ['entre semana trabajo hasta las 17', '17:15'],
    ['entre semana trabajo', '17:00'],
  ],
  fr: [
    ["en semaine je travaille jusqu'à 17h", '17:15'],
    ['en semaine je travaille', '17:00'],
  ],
}

describe.each(Object.keys(WISHED))('Monday to Friday (%s)', (language) => {
  it.each(WISHED[language]!)('is wished for: %s', (message, time) => {
    const [day, ...more] = daysIn(read(message, language))
    expect(more).toEqual([])
    expect(day?.weekdays).toEqual(WORKDAYS)
    expect([...new Set(datesOf(day!).map(weekday))].sort()).toEqual(WORKDAYS)
    expect(timesIn(read(message, language))).toEqual(time === undefined ? [] : [time])
  })

  it('begins no move on its own', () => {
    const commands = read(WISHED[language]![0]![0], language, { services: SERVICES })
    expect(commands.filter(({ type }) => type === 'start')).toEqual([])
    expect(daysIn(commands)).toHaveLength(1)
  })

  it.each(OPENING[language]!)('stays in a question: %s', (message) => {
    const commands = read(message, language, { services: SERVICES })
    expect(commands.map(({ type }) => type)).toEqual(['ask'])
  })

  it('lies in the week beside it', () => {
    expect(daysIn(read(NEXT_WEEK[language]!, language))).toEqual([
      expect.objectContaining({ from: '2026-11-30', to: '2026-12-04', weekdays: WORKDAYS }),
    ])
  })

  it('is refused', () => {
    const [day] = daysIn(read(REFUSED[language]!, language))
    expect([...new Set(datesOf(day!).map(weekday))].sort()).toEqual([6, 7])
    expect(day?.without).toContainEqual({ from: '2026-11-30', to: '2026-12-04' })
  })

  it('may have another day beside it', () => {
    expect(daysIn(read(WITH_SATURDAYS[language]!, language))).toEqual([
      expect.objectContaining({ weekdays: [...WORKDAYS, 6] }),
    ])
  })

  it.each(WORKING[language]!)('is no wish beside the working hours: %s', (message, after) => {
    const commands = read(message, language)
    expect(daysIn(commands)).toEqual([])
    expect(timesIn(commands)).toEqual([{ after, isLasting: true }])
  })
})

it.each([
  ['en', 'the price on weekdays'],
  ['de', 'werktags'],
  ['es', 'entre semana'],
  ['fr', 'en semaine'],
])('weekdays in general name no date (%s): %s', (language, said) => {
  const moment = { now: new Date('2026-11-25T09:00:00Z'), timeZone: 'Europe/Madrid', country: 'ES' }
  expect(datesIn(fold(said), language, moment)).toEqual([])
})

it('a week of the year is none', () => {
  expect(daysIn(read('en semaine 49', 'fr'))).toEqual([])
})
