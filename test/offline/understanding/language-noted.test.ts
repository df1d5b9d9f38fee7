import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { OpenTask } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

const services = servicesFrom([
  ['tour', 'Cellar tour', 'An hour between the barrels, with three wines.'],
  ['tasting', 'Tasting', 'Five wines and bread.'],
])
const task: OpenTask = {
  task: 'book',
  serviceId: 'tour',
  day: { from: '2026-12-04', to: '2026-12-04' },
  time: { at: '11:00' },
  partySize: 2,
  offered: [],
}

const WISHES: [language: Language, question: 'confirm' | 'details', message: string][] = [
  ['en', 'confirm', 'yes, but the tour in Spanish please'],
  ['en', 'details', 'we’d prefer it in German'],
  ['de', 'details', 'die Führung bitte auf Französisch'],
  ['es', 'confirm', 'sí, con la visita en inglés'],
  ['fr', 'details', 'on voudrait la visite en espagnol'],
]

describe('a language during a booking', () => {
  it.each(WISHES)('is noted for the visit (%s, at %s): %s', (language, question, message) => {
    const commands = understandOffline(message, aTable({ language, services, task, question }))
    expect(commands).toContainEqual(expect.objectContaining({ type: 'message', text: message }))
  })

  it('that somebody speaks is asked for, and not noted', () => {
    const table = aTable({ language: 'en', services, task, question: 'details' })
    const commands = understandOffline('does anybody at your place speak French?', table)
    expect(commands.map(({ type }) => type)).toEqual(['ask'])
  })

  it('is nobody’s name', () => {
    const table = aTable({ language: 'de', services, task, question: 'details' })
    const commands = understandOffline('bitte auf Englisch', table)
    expect(commands.flatMap((one) => (one.type === 'set' ? [one.value.slot] : []))).not.toContain('name')
  })
})

describe('a language that a service teaches', () => {
  it.each([
    ['en', 'Spanish please, level A2'],
    ['en', 'Which one? German please, for beginners'],
    ['de', 'Spanisch bitte, Niveau A2'],
    ['es', 'alemán por favor, nivel A2'],
    ['fr', 'allemand s’il vous plaît, niveau A2'],
  ])('is a choice of it, and not spoken (%s): %s', (language, message) => {
    const taught = servicesFrom([
      ['es', 'Spanish course', ''],
      ['de', 'Deutschkurs', ''],
    ])
    const commands = understandOffline(message, aTable({ language, services: taught }))
    expect(commands.map(({ type }) => type)).not.toContain('speak')
  })

  it('is spoken where it is asked for so', () => {
    const taught = servicesFrom([['de', 'German course', '']])
    const commands = understandOffline(
      'In German please, I am from Graz. When does it begin?',
      aTable({ services: taught }),
    )
    expect(commands).toContainEqual(expect.objectContaining({ type: 'speak', language: 'de' }))
  })
})
