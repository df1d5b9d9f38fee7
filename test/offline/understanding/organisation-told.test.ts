import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const DAY = '2026-12-10'

function notesIn(language: string, said: string): string[] {
  const commands = understandOffline(
    said,
    aTable({
      language,
      business: 'Ashford Rowing Club',
      question: 'details',
      services: servicesFrom([['tour', 'Tour', '']]),
      task: {
        task: 'book',
        serviceId: 'tour',
        day: { from: DAY, to: DAY },
        time: { at: '10:00', isHalfDayKnown: true },
        partySize: null,
        offered: [{ date: DAY, time: '10:00' }],
      },
    }),
  )
  return commands.flatMap((one) => (one.type === 'message' ? [one.text] : []))
}

describe('an organisation told with the contact', () => {
  it.each([
    ['en', 'Jane Fox, Hill Road Academy, jane@example.com', 'Hill Road Academy'],
    ['de', 'Ute Meier, Turnverein Neustadt, ute@example.com', 'Turnverein Neustadt'],
    ['es', 'Ana Ruiz, Asociación Los Pinos, ana@example.com', 'Asociación Los Pinos'],
    ['fr', 'Odile Carrère, club Les Pas du Val, odile@example.com', 'club Les Pas du Val'],
  ])('is a note of the booking (%s): %s', (language, said, note) => {
    expect(notesIn(language, said)).toEqual([note])
  })

  it.each([
    ['en', 'Jane Fox, jane@example.com'],
    ['en', 'Jane Fox, jane@example.com. See you at Ashford Rowing Club'],
    ['en', 'Jane Fox, jane@example.com. Is that near Hill Road Academy?'],
    ['de', 'Ute Meier, ute@example.com'],
    ['es', 'Ana Ruiz, ana@example.com. ¿Está cerca del Colegio San José?'],
    ['fr', 'Odile Carrère, odile@example.com. On est un petit club'],
  ])('is none without one of the visitor (%s): %s', (language, said) => {
    expect(notesIn(language, said)).toEqual([])
  })
})
