import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom, servicesIn } from './table.ts'

const SHOP = servicesFrom([
  ['advice', 'Maschinenberatung', ''],
  ['course', 'Maschinenkurs', ''],
  ['licence', 'Maschinenführerschein', ''],
])

describe('words that may mean several services', () => {
  const about = (serviceId: string) =>
    aTable({ language: 'de', services: SHOP, topic: { question: 'Was lernt man da?', serviceId } })
  const message = 'ich hab aber keine eigene maschine. wann ist der nächste?'

  it.each(['course', 'advice'])('mean the one that was just asked about: %s', (id) => {
    expect(servicesIn(understandOffline(message, about(id)))).toEqual([id])
  })

  it('mean another one that is named', () => {
    const named = 'dann lieber die Maschinenberatung, wann ist da etwas frei?'
    expect(servicesIn(understandOffline(named, about('course')))).toEqual(['advice'])
  })
})
