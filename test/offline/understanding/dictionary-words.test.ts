import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const services = ['Rückenmassage', 'Lymphdrainage'].map((name, at) => ({
  id: `svc_${at}`,
  name,
  aliases: [],
  partyMin: null,
  partyMax: null,
}))

/** Words of the dictionary that are a letter or two off a word of a wish. */
const SAID = {
  en: 'a massage please',
  de: 'eine Massage bitte',
  es: 'quiero un masaje',
  fr: 'un massage svp',
}

describe('a word of the dictionary', () => {
  it.each(Object.entries(SAID))('is no misspelling of another word: %s', (language, said) => {
    const commands = understandOffline(said, aTable({ language, services }))
    expect(commands).not.toContainEqual(expect.objectContaining({ type: 'start', task: 'message' }))
    expect(commands).toContainEqual(
      expect.objectContaining({ type: 'set', value: { slot: 'service', value: ['svc_0'] } }),
    )
  })
})

/** A service, and a message with a word of the dictionary that is one letter off it. */
const NAMED = {
  en: ['Hunting', 'Do you put up bunting?'],
  de: ['Kutsche', 'Gibt es dort eine Rutsche?'],
  es: ['Tornear', '¿Se puede hornear allí?'],
  fr: ['Balade', 'Et si je suis malade ce jour-là ?'],
} as const

describe('a word of the dictionary beside a service', () => {
  it.each(Object.entries(NAMED))('is no misspelling of its name: %s', (language, [name, said]) => {
    const own = [
      { id: 'svc_0', name, aliases: [], partyMin: null, partyMax: null },
      { id: 'svc_1', name: 'Yoga', aliases: [], partyMin: null, partyMax: null },
    ]
    const commands = understandOffline(said, aTable({ language, services: own }))
    expect(JSON.stringify(commands)).not.toContain('svc_0')
  })
})

/** Services, and their names in the spelling of another language. */
const FOREIGN = {
  en: ['Tennis lesson', 'a tenis lesson please'],
  de: ['Maniküre', 'Ich möchte eine Manicure'],
  es: ['Clase de tenis', 'quiero una clase de tennis'],
  fr: ['Manucure', 'Je voudrais une manicure'],
} as const

describe('a name in the spelling of another language', () => {
  it.each(Object.entries(FOREIGN))('is the service: %s', (language, [name, said]) => {
    const own = [
      { id: 'svc_0', name, aliases: [], partyMin: null, partyMax: null },
      { id: 'svc_1', name: 'Yoga', aliases: [], partyMin: null, partyMax: null },
    ]
    expect(JSON.stringify(understandOffline(said, aTable({ language, services: own })))).toContain('svc_0')
  })
})
