import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SAUNA = {
  id: 'svc_1',
  name: 'Mud bath',
  description: '',
  price: '40',
  staff: [],
  partyMin: null,
  partyMax: null,
  aliases: ['Moorbad', 'baño de barro', 'bain de boue'],
}

/** A wish that depends on the visitor's state, and the same wish without. */
const WISHES = {
  en: ['I am six months pregnant, can I book a mud bath for Friday?', 'Can I book a mud bath for Friday?'],
  de: [
    'Ich bin im sechsten Monat schwanger, kann ich für Freitag ein Moorbad buchen?',
    'Kann ich für Freitag ein Moorbad buchen?',
  ],
  es: [
    'Estoy embarazada de seis meses, ¿puedo reservar un baño de barro para el viernes?',
    '¿Puedo reservar un baño de barro para el viernes?',
  ],
  fr: [
    'Je suis enceinte de six mois, je peux réserver un bain de boue pour vendredi ?',
    'Je peux réserver un bain de boue pour vendredi ?',
  ],
} as const

describe.each(Object.keys(WISHES) as (keyof typeof WISHES)[])('a wish that depends on a state (%s)', (language) => {
  const [conditional, plain] = WISHES[language]
  const typesOf = (message: string): string[] =>
    understandOffline(message, aTable({ language, services: [SAUNA] })).map(({ type }) => type)

  it('is asked of the documents before times are offered', () => {
    const types = typesOf(conditional)
    expect(types).toContain('start')
    expect(types.indexOf('ask')).toBeGreaterThanOrEqual(0)
    expect(types.indexOf('ask')).toBeLessThan(types.indexOf('start'))
  })

  it('is a wish alone without it', () => {
    expect(typesOf(plain)).toContain('start')
    expect(typesOf(plain)).not.toContain('ask')
  })
})
