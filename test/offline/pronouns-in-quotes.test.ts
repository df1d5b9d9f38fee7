import { expect, it } from 'vitest'
import { extended, placed } from '../../src/offline/answers/quotes.ts'

it.each([
  ['en', 'Nora Jones runs the kiln.', 'She speaks Danish.'],
  ['en', 'Nora Jones runs the kiln.', 'With her you learn to glaze.'],
  ['de', 'Nora Jones leitet die Brennerei.', 'Sie spricht Dänisch.'],
  ['de', 'Paul Klee malt mit Kindern.', 'Er spricht Dänisch.'],
  ['de', 'Nora Jones leitet die Brennerei.', 'Bei ihr lernt man glasieren.'],
  ['es', 'Paul Klee pinta con niños.', 'Él habla danés.'],
  ['fr', 'Nora Jones dirige le four.', 'Elle parle danois.'],
])('a quote about a person has the sentence that names them (%s): %s', (_, before, sentence) => {
  const sentences = placed(`${before} ${sentence}`, [before, sentence])
  expect(extended(sentences, 1, () => false)).toEqual({ first: 0, last: 1 })
})

it.each([
  ['Am Montag ist geschlossen.', 'Sie zahlen bar oder mit Karte.'],
  ['Am Montag ist geschlossen.', 'Sie nicht abzuholen kostet Miete.'],
  ['Los lunes el taller está cerrado todo el día.', 'El aparcamiento está detrás.'],
])('a visitor who is spoken to is no such person: %s %s', (before, sentence) => {
  const sentences = placed(`${before} ${sentence}`, [before, sentence])
  expect(extended(sentences, 1, () => false)).toEqual({ first: 1, last: 1 })
})
