import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

function addressIn(message: string, language: string): unknown {
  const commands = understandOffline(message, aTable({ language, question: 'details' }))
  return commands.flatMap((one) => (one.type === 'set' && one.value.slot === 'email' ? [one.value.value] : [])).at(-1)
}

describe('an e-mail address', () => {
  it.each([
    ['en', 'Dot Fox, dot.fox@example.com. are dogs allowed?', 'dot.fox@example.com'],
    ['de', 'Uwe Punkt, uwe.punkt@example.com. Darf der Hund mit?', 'uwe.punkt@example.com'],
    ['es', 'Ana Punto, punto@example.com. ¿puedo ir con el perro?', 'punto@example.com'],
    ['fr', 'Luc Point, point.luc@example.com. le chien peut venir ?', 'point.luc@example.com'],
  ])('is as it was typed, though a dot is in it in words (%s)', (language, message, address) => {
    expect(addressIn(message, language)).toBe(address)
  })

  it.each([
    ['en', 'ada dot king at example dot com. are dogs allowed?', 'ada.king@example.com'],
    ['de', 'ada punkt king at example punkt de, danke', 'ada.king@example.de'],
    ['es', 'ada punto king arroba example punto com', 'ada.king@example.com'],
    ['fr', 'ada point king arobase example point fr', 'ada.king@example.fr'],
  ])('is read from words (%s)', (language, message, address) => {
    expect(addressIn(message, language)).toBe(address)
  })
})
