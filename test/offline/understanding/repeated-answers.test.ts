import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const DETAILS: Partial<Table> = {
  question: 'details',
  task: {
    task: 'book',
    serviceId: null,
    day: null,
    time: null,
    partySize: null,
    offered: [{ date: '2026-12-02', time: '10:00' }],
  },
}

const read = (message: string, language: string) => understandOffline(message, aTable({ language, ...DETAILS }))

const namesIn = (message: string, language: string) =>
  read(message, language).flatMap((one) => ('value' in one && one.value.slot === 'name' ? [one.value.value] : []))

describe('a repeated answer to the question for the details', () => {
  it.each([
    ['en', 'No no'],
    ['en', 'No No No'],
    ['en', 'Nope no'],
    ['en', 'Well no'],
    ['de', 'Nein nein'],
    ['de', 'Nein Nein'],
    ['de', 'Aber nein'],
    ['es', 'No no'],
    ['es', 'No no no'],
    ['es', 'Pero no'],
    ['fr', 'Non non'],
    ['fr', 'Mais non'],
  ])('refuses, and is no name (%s): %s', (language, message) => {
    expect(namesIn(message, language)).toEqual([])
    expect(read(message, language)).toContainEqual(expect.objectContaining({ type: 'reject' }))
  })

  it.each([
    ['en', 'Yes yes'],
    ['de', 'Ja ja'],
    ['es', 'Sí sí'],
    ['fr', 'Oui oui'],
  ])('agrees, and is no name (%s): %s', (language, message) => {
    expect(namesIn(message, language)).toEqual([])
    expect(read(message, language)).toContainEqual(expect.objectContaining({ type: 'confirm' }))
  })

  it.each([
    ['en', 'Nono Smith'],
    ['en', 'Will Good'],
    ['de', 'Nina Klein'],
    ['es', 'Noa Santos'],
    ['fr', 'Noé Bon'],
  ])('is no part of a name (%s): %s', (language, message) => {
    expect(namesIn(message, language)).toEqual([message])
  })
})
