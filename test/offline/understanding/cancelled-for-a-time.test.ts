import { expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const BOOKING = { reference: 'ABC123', serviceId: 'kiln', date: '2026-12-12', time: '11:00' }

/** The task that a message starts while a firing on 12 December is booked. */
function startedBy(message: string, language: string): string[] {
  const table = aTable({ language, booking: BOOKING, bookings: [BOOKING] })
  return understandOffline(message, table).flatMap((one) => (one.type === 'start' ? [one.task] : []))
}

it.each([
  ['en', "I'd rather cancel, it is too tight for us before Christmas"],
  ['de', 'Ich sage lieber ab, das wird uns vor Weihnachten zu eng'],
  ['es', 'Prefiero anularla, antes de Navidad no nos da tiempo'],
  ['fr', 'Finalement je préfère annuler, c’est trop juste pour nous avant Noël'],
])('a time that the booked day is in is a reason to cancel (%s)', (language, message) => {
  expect(startedBy(message, language)).toEqual(['cancel'])
})

it.each([
  ['en', 'cancel it please, and take Friday 18 December at ten'],
  ['de', 'bitte stornieren, und stattdessen am Freitag, 18. Dezember um zehn'],
])('another day and hour beside it move it (%s)', (language, message) => {
  expect(startedBy(message, language)).toEqual(['move'])
})
