import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const TASK: Table['task'] = {
  task: 'book',
  serviceId: 's1',
  day: { from: '2026-12-05', to: '2026-12-05' },
  time: { at: '10:00' },
  partySize: 2,
  offered: [],
}

function nameIn(language: string, message: string, changes: Partial<Table>): unknown {
  const commands = understandOffline(message, aTable({ language, task: TASK, ...changes }))
  return commands
    .flatMap((one) =>
      (one.type === 'set' || one.type === 'correct') && one.value.slot === 'name' ? one.value.value : [],
    )
    .at(-1)
}

describe('a name in small letters', () => {
  it.each([
    ['de', 'lieber doch 10 uhr. jan bruckner', 'jan bruckner'],
    ['de', '10 uhr passt, vielen dank', undefined],
    ['es', '¿hace falta gorro? yo soy ainara, 622 41 90 73', 'ainara'],
    ['es', 'soy celíaco, 622 41 90 73', undefined],
    ['es', 'la de las 5. chelo 655 010 203', 'chelo'],
    ['es', 'mejor por la tarde. gracias 655 010 203', undefined],
    ['es', 'iker jaja, iker soto', 'iker soto'],
    ['es', 'es para mi hija Nerea Soto', 'Nerea Soto'],
  ])('is read beside a time or a number (%s): %s', (language, message, name) => {
    expect(nameIn(language, message, { question: 'details', country: language === 'de' ? 'DE' : 'ES' })).toBe(name)
  })
})

describe('the name of a booking', () => {
  it.each([
    ['en', 'The name on the booking should be Edna Marsh, only the mail is mine', 'Edna Marsh'],
    ['en', 'book it in the name of my mother Edna Marsh please', 'Edna Marsh'],
    ['de', 'Der Name auf der Buchung soll bitte Erna Vogt sein, nur die Mail ist meine.', 'Erna Vogt'],
    ['es', 'el nombre de la reserva es Lucía Prats', 'Lucía Prats'],
    ['fr', 'le nom sur la réservation doit être Odette Morin', 'Odette Morin'],
  ])('is corrected while it is read back (%s): %s', (language, message, name) => {
    expect(nameIn(language, message, { question: 'confirm', contact: { name: 'Ada Byron' } })).toBe(name)
  })

  it('has another last name behind the first that was read', () => {
    const contact = { name: 'iker jaja' }
    expect(nameIn('es', 'no, iker soto, lo otro era risa', { question: 'confirm', contact })).toBe('iker soto')
    expect(nameIn('es', 'sí, iker', { question: 'confirm', contact })).toBeUndefined()
  })

  it('is that of the person before the group, beside a contact', () => {
    const said = 'Ada Byron, Harbour Walkers, ada@harbourwalkers.example'
    expect(nameIn('en', said, { question: 'details' })).toBe('Ada Byron')
  })
})
