import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { DayValue, OpenTask, Table, TimeValue } from '../../../src/models/understanding.ts'
import { fold } from '../../../src/offline/understanding/text.ts'
import { hourIn, numbersIn, whenIn } from '../../../src/offline/understanding/when/index.ts'
import { cpuMs } from '../../support/cpu-time.ts'
import { aTable } from './table.ts'

const COUNTRIES = { en: 'US', de: 'DE', es: 'ES', fr: 'FR' }
type Tag = keyof typeof COUNTRIES

function read(said: string, tag: Tag, changes: Partial<Table> = {}) {
  return whenIn(fold(said), tag, aTable({ language: tag, country: COUNTRIES[tag], ...changes }))
}

/** `2026-12-09`, `2026-12-05..2026-12-06`, `2026-12-09|2026-12-16` for two readings, `none` for no such date. */
function dayIn(said: string, tag: Tag, changes: Partial<Table> = {}): string | undefined {
  const mention = read(said, tag, changes).findLast(
    ({ day, candidates }) => day !== undefined || candidates !== undefined,
  )
  if (mention?.day === null) return 'none'
  if (mention?.day !== undefined) return span(mention.day)
  return mention?.candidates?.map(({ value }) => span(value as DayValue)).join('|')
}

function span({ from, to }: DayValue): string {
  return from === to ? from : `${from}..${to}`
}

function timeIn(said: string, tag: Tag, changes: Partial<Table> = {}): TimeValue | null | undefined {
  return read(said, tag, changes).findLast(({ time }) => time !== undefined)?.time
}

function offering(...dates: string[]): Partial<Table> {
  const offered = dates.map((date) => ({ date, time: '10:00' }))
  const task: OpenTask = { task: 'book', serviceId: null, day: null, time: null, partySize: null, offered }
  return { task }
}

const booked = (date: string): Partial<Table> => ({
  booking: { reference: 'BXKA14', serviceId: null, date, time: '10:00' },
})

/** Sentences that were written before the reader; the least share of them that it has to read. */
describe.each([['en'], ['de'], ['es'], ['fr']] as const)('two hundred everyday sentences (%s)', (tag) => {
  interface Sentence {
    said: string
    day?: DayValue
    time?: TimeValue
  }
  const lines = readFileSync(new URL(`when-${tag}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const sentences = lines.map((line) => JSON.parse(line) as Sentence)
  const asRead = ({ said }: Sentence) => ({ day: dayIn(said, tag), time: bounds(timeIn(said, tag)) })
  const asMeant = ({ day, time }: Sentence) => ({ day: day && span(day), time: bounds(time) })
  const bounds = (time: TimeValue | null | undefined) => time && { ...time, isHalfDayKnown: undefined }
  /** "As soon as possible" has no last day of its own. */
  const isOpen = ({ day }: Sentence) => day?.earliest === true && day.from === day.to

  it('are read, but for one in a hundred', () => {
    const missed = sentences.filter((one) => !isOpen(one) && !isSame(asRead(one), asMeant(one)))
    expect(missed.length, JSON.stringify(missed.map((one) => [one.said, asRead(one)]))).toBeLessThanOrEqual(2)
  })

  it('name the earliest day where they ask for it', () => {
    for (const { said } of sentences.filter(isOpen))
      expect(read(said, tag).at(-1)?.day, said).toMatchObject({ from: '2026-11-25', earliest: true })
  })

  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
})

describe('a day is counted from what is on the table', () => {
  test.each([
    ['a weekday', 'wednesday', 'en', offering('2026-12-11'), '2026-12-16'],
    ['a weekday of the booking', 'can you move it to wednesday?', 'en', booked('2026-11-30'), '2026-12-02'],
    ['a weekday of the booking', 'montag', 'de', booked('2026-11-27'), '2026-11-30'],
    ['a weekday that was offered', 'friday instead', 'en', offering('2026-12-09', '2026-12-11'), '2026-12-11'],
    ['the following one', 'the following monday', 'en', offering('2026-12-07'), '2026-12-14'],
    ['the following one', 'den Montag darauf', 'de', offering('2026-12-07'), '2026-12-14'],
    ['the following one', 'el lunes siguiente', 'es', offering('2026-12-07'), '2026-12-14'],
    ['the following one', 'le lundi suivant', 'fr', offering('2026-12-07'), '2026-12-14'],
    ['a week later', 'a week later', 'en', offering('2026-12-11'), '2026-12-18'],
    ['a week later', 'eine Woche später', 'de', offering('2026-12-11'), '2026-12-18'],
    ['a week later, in short', 'lieber ne Woche später', 'de', offering('2026-12-11'), '2026-12-18'],
    ['a week later', 'una semana después', 'es', offering('2026-12-11'), '2026-12-18'],
    ['a week later', 'une semaine plus tard', 'fr', offering('2026-12-11'), '2026-12-18'],
    ['the day after', 'the day after', 'en', offering('2026-12-11'), '2026-12-12'],
    ['the day after', 'le lendemain', 'fr', offering('2026-12-11'), '2026-12-12'],
    ['a day of the month', 'the 14th', 'en', offering('2027-01-11'), '2027-01-14'],
  ] as const)('%s: “%s” (%s)', (_, said, tag, changes, day) => {
    expect(dayIn(said, tag, changes)).toBe(day)
  })

  it('takes the nearest of several that were offered', () => {
    expect(dayIn('vendredi', 'fr', offering('2026-12-11', '2026-12-18'))).toBe('2026-12-11')
  })

  it('offers both readings where they weigh the same', () => {
    expect(dayIn('next monday', 'en', offering('2026-12-07'))).toBe('2026-11-30|2026-12-14')
    expect(dayIn('nächsten Freitag', 'de')).toBe('2026-11-27|2026-12-04')
    expect(dayIn('Wednesday', 'en')).toBe('2026-11-25|2026-12-02')
    expect(dayIn('Friday, December 10', 'en')).toBe('2026-12-10|2026-12-11')
  })

  it('leaves “tomorrow” and dates where they are', () => {
    expect(dayIn('tomorrow', 'en', offering('2026-12-11'))).toBe('2026-11-26')
    expect(dayIn('am 14. Dezember', 'de', booked('2027-02-01'))).toBe('2026-12-14')
  })
})

describe('weeks ahead', () => {
  const sunday = { now: new Date('2026-11-22T11:00:00Z') }

  test.each([
    ['in two weeks on tuesday', 'en', '2026-12-08'],
    ['a week on tuesday', 'en', '2026-12-01'],
    ['in zwei Wochen am Dienstag', 'de', '2026-12-08'],
    ['heute in acht Tagen', 'de', '2026-11-29'],
    ['lundi en huit', 'fr', '2026-11-30'],
    ['dentro de dos semanas el martes', 'es', '2026-12-08'],
  ] as const)('“%s”, said on a Sunday (%s)', (said, tag, day) => {
    expect(dayIn(said, tag, sunday)).toBe(day)
  })
})

describe('figures', () => {
  it('have the month first where the country has', () => {
    expect(dayIn('12/10', 'en')).toBe('2026-12-10')
    expect(dayIn('12/10', 'en', { country: 'GB' })).toBe('2027-10-12')
    expect(dayIn('12/24', 'en', { country: 'GB' })).toBe('2026-12-24')
  })

  it('are no date where no calendar has it', () => {
    expect(dayIn('30. Februar', 'de')).toBe('none')
    expect(dayIn('el 31 de abril', 'es')).toBe('none')
    expect(dayIn('February 30th', 'en')).toBe('none')
    expect(timeIn('at 25:00', 'en')).toBeNull()
    expect(timeIn('um 26 Uhr', 'de')).toBeNull()
  })

  it('are neither days nor hours in phone numbers, prices and sizes', () => {
    for (const said of ['612 555 022', '+34 612 55 50 22', '12.50 euros', 'for 3 people', 'size 40-42', 'room 12b'])
      expect(read(said, 'en'), said).toEqual([])
  })
})

describe('an hour of either half of the day', () => {
  it('is that in which the business is open', () => {
    expect(timeIn('at 3', 'en')).toEqual({ at: '15:00', isHalfDayKnown: false })
    expect(timeIn('um 9', 'de')).toEqual({ at: '09:00', isHalfDayKnown: false })
    expect(timeIn('a las nueve', 'es', { open: { from: '13:00', to: '23:00' } })).toEqual({
      at: '21:00',
      isHalfDayKnown: false,
    })
    expect(timeIn('at 3 am', 'en')).toEqual({ at: '03:00', isHalfDayKnown: true })
  })

  it('is settled by a part of the day beside it', () => {
    expect(timeIn('a las nueve de la noche', 'es')).toEqual({ at: '21:00', isHalfDayKnown: true })
    expect(timeIn('morgens um 7 Uhr', 'de')).toEqual({ at: '07:00', isHalfDayKnown: true })
    expect(timeIn('tomorrow evening, around 8', 'en')).toEqual({ at: '20:00', isHalfDayKnown: true })
  })

  it('ends a range in the half of its end', () => {
    expect(timeIn('between 2 and 4 pm', 'en')).toEqual({ after: '14:00', before: '16:00' })
    expect(timeIn('from 9 to 5', 'en')).toEqual({ after: '09:00', before: '17:00' })
  })
})

describe('an answer in figures alone', () => {
  const hour = (said: string, tag: Tag) => hourIn(fold(said), tag, aTable())?.time

  it('is an hour', () => {
    expect(hour('actually 11', 'en')).toEqual({ at: '11:00', isHalfDayKnown: false })
    expect(hour('lieber halb vier', 'de')).toEqual({ at: '15:30', isHalfDayKnown: false })
    expect(hour('las cuatro', 'es')).toEqual({ at: '16:00', isHalfDayKnown: false })
    expect(hour('plutôt 16', 'fr')).toEqual({ at: '16:00', isHalfDayKnown: true })
    expect(hour('for 3 people', 'en')).toBeUndefined()
  })

  it('is a number, in words too', () => {
    expect(numbersIn(fold('me and my 3 kids, so four'), 'en').map(({ value }) => value)).toEqual([3, 4])
    expect(numbersIn('fünfundzwanzig', 'de')).toEqual([])
    expect(numbersIn(fold('fünfundzwanzig'), 'de')).toMatchObject([{ value: 25 }])
    expect(numbersIn(fold('treinta y dos'), 'es')).toMatchObject([{ value: 32, start: 0, end: 13 }])
    expect(numbersIn(fold('dix-sept'), 'fr')).toMatchObject([{ value: 17 }])
  })
})

it('keeps the words and their place, in order', () => {
  const text = fold('Tomorrow at 3 pm, or on Friday morning')
  const mentions = whenIn(text, 'en', aTable())
  expect(mentions.map(({ words }) => words)).toEqual(['tomorrow', 'at 3 pm', 'on friday', 'morning'])
  for (const { start, end, words } of mentions) expect(text.slice(start, end)).toBe(words)
})

it('reads a moment from now, over midnight', () => {
  const late = { now: new Date('2026-11-25T22:50:00Z') }
  expect(read('in 30 minutes', 'en', late)).toMatchObject([
    { day: { from: '2026-11-26', to: '2026-11-26' }, time: { at: '00:20', isHalfDayKnown: true } },
  ])
})

it('knows holidays that move with Easter', () => {
  expect(dayIn('Karfreitag', 'de')).toBe('2027-03-26')
  expect(dayIn('lunes de Pascua', 'es')).toBe('2027-03-29')
  expect(dayIn('on Thanksgiving', 'en')).toBe('2026-11-26')
})

it('costs a constant for each word', async () => {
  const cost = (text: string): Promise<number> =>
    cpuMs(() => {
      for (const tag of ['en', 'de', 'es', 'fr'] as const) read(text, tag)
    })
  await cost('on the 14th of the')
  for (const piece of ['2 to 4 on the ', 'de la a las 2 ', 'am 1. in der ', 'le 14 de la ']) {
    const once = Math.max(await cost(piece.repeat(40)), 1)
    expect((await cost(piece.repeat(320))) / once, piece).toBeLessThan(8 * 6)
  }
})

describe('a weekday behind a week that is over', () => {
  it.each([
    ['en', 'I was ill last week, could I come on Friday?'],
    ['de', 'Letzte Woche war ich krank, geht es am Freitag?'],
    ['es', 'La semana pasada no pude, ¿puedo ir el viernes?'],
    ['fr', 'J’étais malade la semaine dernière, est-ce possible vendredi ?'],
  ] as const)('is the coming one: %s %s', (tag, said) => {
    expect(read(said, tag).at(-1)?.day).toMatchObject({ from: '2026-11-27', to: '2026-11-27' })
  })

  it('lies in that week where it stands beside it', () => {
    expect(dayIn('Friday last week', 'en')).toBe('2026-11-20')
    expect(dayIn('vendredi de la semaine dernière', 'fr')).toBe('2026-11-20')
  })
})

describe('"so" in German', () => {
  test.each([
    ['So 6.12., 2 Personen', '2026-12-06'],
    ['Ausritt So 6.12.', '2026-12-06'],
    ['am So 6. Dezember', '2026-12-06'],
    ['So 06.12.2026', '2026-12-06'],
    ['So 8.12.', '2026-12-08|2026-12-06'],
    ['so am 8.12.', '2026-12-08'],
    ['so am 8. Dezember', '2026-12-08'],
  ])('is a Sunday right before a date: %s', (said, day) => {
    expect(dayIn(said, 'de')).toBe(day)
    expect(timeIn(said, 'de')).toBeUndefined()
  })

  test.each([
    ['so um 6', '18:00'],
    ['so gegen 10.30', '10:30'],
    ['so 10.30', '10:30'],
    ['so 18.12 Uhr', '18:12'],
    ['so 2.30.', '14:30'],
  ])('is no day before an hour: %s', (said, at) => {
    expect(dayIn(said, 'de')).toBeUndefined()
    expect(timeIn(said, 'de')).toMatchObject({ at })
  })
})
