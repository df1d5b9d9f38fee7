import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const BOOKING = { reference: 'AB12CD', serviceId: 's1', date: '2026-12-11', time: '14:00', partySize: 2 }

function startsOf(language: string, message: string): string[] {
  const services = servicesFrom([['s1', 'Glaskurs', '']])
  const table = aTable({ language, services, booking: BOOKING, bookings: [BOOKING], question: 'anything_else' })
  return understandOffline(message, table).flatMap((one) => (one.type === 'start' ? one.task : []))
}

describe('another day, asked for behind a booking that was made', () => {
  it.each([
    ['en', 'and would Thursday the 17th be possible?'],
    ['en', 'What about Thursday the 17th instead?'],
    ['de', 'Und Donnerstag, der 17., wäre das auch möglich?'],
    ['de', 'Wenn es nicht zu spät ist, ginge auch Donnerstag, der 17.?'],
    ['es', '¿Y el jueves 17 sería posible?'],
    ['fr', 'Et donc le jeudi 17 c’est possible ?'],
    ['fr', 'est-ce qu’il reste de la place le jeudi 17 plutôt ?'],
  ])('is a wish to move it (%s): %s', (language, message) => {
    expect(startsOf(language, message)).toEqual(['move'])
  })

  it.each([
    ['en', 'is the shop open on Thursday the 17th?'],
    ['en', 'and parking on Friday the 11th, is that possible?'],
    ['de', 'Ist am Donnerstag der Kiosk offen?'],
    ['es', '¿el jueves hay mercadillo?'],
    ['fr', 'le jeudi 17 vous êtes ouverts ?'],
  ])('is none with a matter of its own, or on the day booked (%s): %s', (language, message) => {
    expect(startsOf(language, message)).toEqual([])
  })
})
