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
