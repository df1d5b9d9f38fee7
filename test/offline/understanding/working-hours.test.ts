import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [{ id: 'lesson', name: 'Surf lesson', aliases: [], partyMin: null, partyMax: null }]

/** Times of a lesson are on offer. */
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

function timesOf(message: string, language: string) {
  return understandOffline(message, aTable({ language, ...OFFER })).flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'time' ? [one.value.value] : [],
  )
}

/** Messages with the end of work. */
const WORKING: Record<string, [string, string][]> = {
  en: [
    ['I work until five', '17:15'],
    ["I'm at work till 6, so something later please", '18:15'],
    ['have to work until 4:30pm', '16:45'],
    ['I usually finish work at 5', '17:15'],
    ['my shift ends at six', '18:15'],
    ['I work from 9 to 5', '17:15'],
    ['on Tuesday please. I get off at 5', '17:15'],
    ['I work during the day', '17:00'],
  ],
  de: [
    ['arbeite bis 17 uhr', '17:15'],
    ['ich muss immer bis halb sechs arbeiten', '17:45'],
    ['bis 18 Uhr bin ich im Büro', '18:15'],
    ['hab bis 5 Dienst', '17:15'],
    ['meine Schicht endet um 16 Uhr', '16:15'],
    ['Feierabend hab ich um 18 Uhr', '18:15'],
    ['ich arbeite von 9 bis 17 Uhr', '17:15'],
    ['tagsüber arbeite ich leider', '17:00'],
  ],
  es: [
    ['salgo de trabajar a las 6', '18:15'],
    ['trabajo hasta las 17:30', '17:45'],
    ['estoy en la oficina hasta las seis', '18:15'],
    ['mi turno acaba a las 18', '18:15'],
    ['trabajo de 9 a 18', '18:15'],
    ['entre semana trabajo', '17:00'],
  ],
  fr: [
    ["je travaille jusqu'à 18 h", '18:15'],
    ['je finis le travail à 17h30', '17:45'],
    ["je suis au bureau jusqu'à 18h", '18:15'],
    ['ma journée se termine à 17 heures', '17:15'],
    ['je bosse de 9h à 17h', '17:15'],
    ['en journée je travaille', '17:00'],
  ],
}

/** Hours that are wished for. */
const WISHED: Record<string, [string, object][]> = {
  en: [
    ['any time after five', { after: '17:00' }],
    ['I can do until 5', { before: '17:00' }],
  ],
  de: [
    ['nach 17 Uhr geht bei mir', { after: '17:00' }],
    ['bis 17 Uhr hab ich Zeit', { before: '17:00' }],
  ],
  es: [
    ['después de las 17', { after: '17:00' }],
    ['puedo hasta las 17', { before: '17:00' }],
  ],
  fr: [
    ['après 17h', { after: '17:00' }],
    ["je peux jusqu'à 17h", { before: '17:00' }],
  ],
}

describe.each(Object.keys(WORKING))('working hours (%s)', (language) => {
  it.each(WORKING[language]!)('%s', (message, after) => {
    expect(timesOf(message, language)).toEqual([{ after, isLasting: true }])
  })

  it.each(WISHED[language]!)('are none: %s', (message, time) => {
    expect(timesOf(message, language)).toEqual([time])
  })
})
