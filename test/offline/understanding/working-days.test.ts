import { describe, expect, it } from 'vitest'
import { isAmong, type Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

/** Times of Wednesday, 2 December 2026, are on offer. */
const OFFER: Partial<Table> = {
  question: 'day',
  options: [{ kind: 'start', date: '2026-12-02', time: '10:00' }],
  task: {
    task: 'book',
    serviceId: null,
    day: null,
    time: null,
    partySize: null,
    offered: [{ date: '2026-12-02', time: '10:00' }],
  },
}

function daysOf(message: string, language: string) {
  return understandOffline(message, aTable({ language, ...OFFER })).flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'day' && one.value.value !== null
      ? [one.value.value]
      : [],
  )
}

const [TUESDAY, SATURDAY, SUNDAY] = ['2026-12-08', '2026-12-05', '2026-12-06']

/** Messages that refuse a day, because the visitor works or has school on it. */
const REFUSED: Record<string, [string, string][]> = {
  en: [
    ["i'm working saturday", SATURDAY],
    ['I work on Saturday', SATURDAY],
    ['sorry, saturday I have to work', SATURDAY],
    ['I have school on tuesday', TUESDAY],
    ["on Tuesdays I've got uni", TUESDAY],
  ],
  de: [
    ['samstag arbeite ich', SATURDAY],
    ['ich muss am Samstag leider arbeiten', SATURDAY],
    ['am Samstag bin ich in der Arbeit', SATURDAY],
    ['ich hab am Samstag Dienst', SATURDAY],
    ['dienstags hab ich schule', TUESDAY],
  ],
  es: [
    ['el sábado trabajo', SATURDAY],
    ['lo siento, trabajo el sábado', SATURDAY],
    ['el sábado me toca trabajar', SATURDAY],
    ['los martes tengo cole', TUESDAY],
    ['el martes estoy en la oficina', TUESDAY],
  ],
  fr: [
    ['samedi je travaille', SATURDAY],
    ['désolé, je dois bosser samedi', SATURDAY],
    ['samedi je suis au boulot', SATURDAY],
    ["le mardi j'ai école", TUESDAY],
    ["mardi j'ai cours", TUESDAY],
  ],
}

/** Messages that wish for Sunday instead. */
const RATHER: Record<string, string[]> = {
  en: ['saturday i work, sunday is better', 'sunday, because I work on Saturday', 'I work Saturday so Sunday please'],
  de: [
    'samstag arbeite ich, lieber sonntag',
    'Sonntag, weil ich am Samstag arbeiten muss',
    'samstag arbeite ich aber sonntag geht',
  ],
  es: [
    'mejor el domingo, el sábado trabajo',
    'el domingo, porque el sábado trabajo',
    'el sábado trabajo mejor el domingo',
  ],
  fr: [
    'samedi je travaille, plutôt dimanche',
    'dimanche, car samedi je travaille',
    'samedi je travaille plutôt dimanche',
  ],
}

/** Messages that wish for Saturday. */
const WISHED: Record<string, string[]> = {
  en: [
    'I work on Saturday until 2, can I come after that',
    'I work near you, can I come on Saturday',
    'I work near you and can come on Saturday',
    'I work from home on Saturday',
    "I don't work on Saturday",
    'Saturday after work',
  ],
  de: [
    'Am Samstag arbeite ich bis 14 Uhr, kann ich danach kommen?',
    'ich arbeite in der Nähe, kann ich am Samstag kommen?',
    'Samstag arbeite ich nicht',
    'ich arbeite nicht am Samstag',
    'am Samstag nach der Arbeit',
  ],
  es: [
    'trabajo el sábado hasta las 2, ¿puedo ir después?',
    'trabajo cerca, ¿puedo ir el sábado?',
    'el sábado no trabajo',
    'no trabajo el sábado',
    'quiero algo para mi trabajo el sábado',
    'el sábado después del trabajo',
  ],
  fr: [
    "je travaille samedi jusqu'à 14h, je peux venir après ?",
    'je travaille à côté, je peux venir samedi ?',
    'samedi je ne travaille pas',
    'je ne travaille pas samedi',
    'samedi après le travail',
  ],
}

/** Messages that refuse a whole weekend. */
const WEEKENDS: Record<string, string[]> = {
  en: ['Saturday and Sunday I work', 'I work Saturday and Sunday', "Saturday and Sunday don't work"],
  de: ['samstag und sonntag arbeite ich', 'Samstag und Sonntag geht nicht'],
  es: ['el sábado y el domingo trabajo', 'sábado o domingo no puedo'],
  fr: ['samedi et dimanche je travaille', 'samedi et dimanche je peux pas'],
}

/** Messages that refuse the Sunday alone. */
const ONE_OF_TWO: Record<string, string[]> = {
  en: ['I can do Saturday and Sunday I work', "Saturday, and Sunday doesn't work"],
  de: ['ich kann am Samstag und Sonntag arbeite ich', 'Samstag, und Sonntag geht nicht'],
  es: ['mejor el sábado y el domingo trabajo', 'el sábado, y el domingo no puedo'],
  fr: ['plutôt samedi et dimanche je travaille', 'samedi, et dimanche je peux pas'],
}

describe.each(Object.keys(REFUSED))('a day of work or school (%s)', (language) => {
  it.each(REFUSED[language]!)('is refused: %s', (message, date) => {
    const days = daysOf(message, language)
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter((day) => isAmong(date, day))).toEqual([])
  })

  it.each(WEEKENDS[language]!)('is refused with the one listed beside it: %s', (message) => {
    const days = daysOf(message, language)
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter((day) => isAmong(SATURDAY, day) || isAmong(SUNDAY, day))).toEqual([])
  })

  it.each(ONE_OF_TWO[language]!)('is refused without the one that is wished for: %s', (message) => {
    expect(daysOf(message, language)).toEqual([expect.objectContaining({ from: SATURDAY, to: SATURDAY })])
  })

  it.each(RATHER[language]!)('gives way to the other day: %s', (message) => {
    expect(daysOf(message, language)).toEqual([expect.objectContaining({ from: SUNDAY, to: SUNDAY })])
  })

  it.each(WISHED[language]!)('is wished for with an hour, or none: %s', (message) => {
    expect(daysOf(message, language)).toEqual([expect.objectContaining({ from: SATURDAY, to: SATURDAY })])
  })
})
