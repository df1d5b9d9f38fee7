import { describe, expect, it } from 'vitest'
import { toldOfVisit } from '../../../src/conversation/dialogue/told-before.ts'

function notesOf(language: string, ...recent: string[]): string[] {
  return toldOfVisit({ state: { recent }, world: { language } } as unknown as Parameters<typeof toldOfVisit>[0])
}

const OF_A_QUESTION: [string, string][] = [
  ['en', "Do you sell gift vouchers? It's for my daughter"],
  ['de', 'Verleihen Sie Schlitten? Das ist für meine Tochter'],
  ['es', '¿Venden bonos regalo? Es para mi hija'],
  ['fr', 'Vous vendez des bons cadeaux ? C’est pour ma fille'],
]

const OF_A_VISIT: [string, string][] = [
  ['en', "It's for my daughter"],
  ['de', 'Das ist für meine Tochter'],
  ['es', 'Es para mi hija'],
  ['fr', 'C’est pour ma fille'],
]

describe('what was said before a booking', () => {
  it.each(OF_A_QUESTION)('for whom a question was is no note: %s: %s', (language, message) => {
    expect(notesOf(language, message)).toEqual([])
  })

  it.each(OF_A_VISIT)('for whom a visit is, is one: %s: %s', (language, message) => {
    expect(notesOf(language, message)).toEqual([message])
  })

  it('is a note where it tells the matter, also beside a question', () => {
    expect(notesOf('en', 'My tooth hurts badly. Do you take new patients?')).toEqual(['My tooth hurts badly.'])
  })
})
