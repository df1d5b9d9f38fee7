import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const services = servicesFrom([['tour', 'Tour', '']]).map((service) => ({ ...service, partyMin: 1, partyMax: 12 }))
const BOOKED: Partial<Table> = {
  question: 'anything_else',
  booking: { reference: 'ABCDEF', serviceId: 'tour', date: '2026-12-05', time: '12:30', partySize: 4 },
}
const OPEN: Partial<Table> = {
  question: 'details',
  task: {
    task: 'book',
    serviceId: 'tour',
    day: { from: '2026-12-05', to: '2026-12-05' },
    time: { at: '12:30' },
    partySize: 4,
    offered: [],
  },
}

function sizesIn(commands: Command[]): unknown[] {
  return commands.flatMap((one) => ('value' in one && one.value.slot === 'party_size' ? [one.value.value] : []))
}

/** Messages that tell who joins or stays away, each with the new number of people. */
const COUNTED: Record<string, [said: string, size: number][]> = {
  en: [
    ['oh, my gran wants to come too, 5 then', 5],
    ["one of the lads can't make it, so 3", 3],
    ['my friend dropped out, make it 3', 3],
  ],
  de: [
    ['die Oma kommt jetzt doch mit, also 5', 5],
    ['mein Kollege kann doch nicht, dann 3', 3],
  ],
  es: [
    ['la abuela se apunta, 5 entonces', 5],
    ['uno de los chicos no puede, o sea 3', 3],
  ],
  fr: [
    ['mamie vient aussi, donc 5', 5],
    ['un des garçons peut pas, donc 3', 3],
  ],
}

/** Hours and days that do not suit, with another one. */
const OTHERS: Record<string, string[]> = {
  en: ["I can't make 10, 11 o'clock then", "we can't come on Friday, so the 12th"],
  de: ['um 10 kann ich nicht, dann 11 Uhr', 'Freitag kommen wir nicht, also am 12.'],
  es: ['a las 10 no puedo, entonces a las 11', 'el viernes no podemos, entonces el 12'],
  fr: ['à 10h je ne peux pas, donc 11h', 'vendredi on ne peut pas, donc le 12'],
}

describe.each(Object.entries(COUNTED))('the number of a changed party (%s)', (language, rows) => {
  it.each(rows)('is told behind a booking and during one: %s', (said, size) => {
    for (const changes of [BOOKED, OPEN]) {
      const commands = understandOffline(said, aTable({ language, services, ...changes }))
      expect(sizesIn(commands)).toEqual([size])
      expect(commands).not.toContainEqual(expect.objectContaining({ type: 'start', task: 'cancel' }))
    }
  })

  it.each(OTHERS[language]!)('is no hour and no day: %s', (said) => {
    for (const changes of [BOOKED, OPEN])
      expect(sizesIn(understandOffline(said, aTable({ language, services, ...changes })))).toEqual([])
  })
})
