import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { Table } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom } from './table.ts'

const SERVICES = servicesFrom([
  ['tour', 'Workshop tour', ''],
  ['class', 'Pottery class', ''],
])
const BOOKING: NonNullable<Table['booking']> = {
  reference: 'AB12CD',
  serviceId: 'tour',
  date: '2026-12-12',
  time: '11:00',
  partySize: 8,
}

function typesOf(language: string, message: string): string[] {
  const table = aTable({ language, services: SERVICES, booking: BOOKING, question: 'anything_else' })
  return understandOffline(message, table).map(({ type }) => type)
}

describe('a value of the booking with a tag behind it', () => {
  it.each([
    ['en', 'and you’ve got us down for 8, right?'],
    ['de', 'und das steht jetzt auf 8 Personen, oder?'],
    ['es', 'Y quedó puesto para 8 personas, ¿verdad?'],
    ['fr', 'et ça reste noté pour 8 personnes, non ?'],
  ])('is checked (%s): %s', (language, message) => {
    expect(typesOf(language, message)).toEqual(['recall'])
  })

  it.each([
    ['en', 'we can be 9, right?'],
    ['de', 'geht auch 9 Personen, oder?'],
    ['es', 'podemos ser 9, ¿verdad?'],
    ['fr', 'on peut être 9, non ?'],
  ])('is no check with another value (%s): %s', (language, message) => {
    expect(typesOf(language, message)).not.toContain('recall')
  })
})
