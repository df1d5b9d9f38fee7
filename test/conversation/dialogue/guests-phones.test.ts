import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

interface Said {
  wish: string
  /** Where the practice is. */
  country: string
  /** The name with a mobile of the visitor's country, and how it is read back. */
  guest: [said: string, read: string]
  /** A number of either country, which is read back with the code of the practice's. */
  either: [said: string, read: string]
  /** A number that is of the practice's country alone. */
  own: [said: string, read: string]
}

const SAID: Record<Language, Said> = {
  en: {
    wish: 'a sports massage on Tuesday at 10',
    country: 'DE',
    guest: ['Mary Anning, 07911 123456', '+44 7911 123456'],
    either: ['Mary Anning, 07700 900123', '+49 7700 900123'],
    own: ['Mary Anning, 0171 5550134', '0171 5550134'],
  },
  de: {
    wish: 'eine Sportmassage am Dienstag um 10',
    country: 'GB',
    guest: ['Karl Gauß, 0176 5550142', '+49 176 5550142'],
    either: ['Karl Gauß, 01765550142', '+44 1765 550142'],
    own: ['Karl Gauß, 07911 123456', '07911 123456'],
  },
  es: {
    wish: 'un masaje deportivo el martes a las 10',
    country: 'FR',
    guest: ['Nuria Costa, 612 440 918', '+34 612 44 09 18'],
    either: ['Nuria Costa, 934 555 012', '+34 934 55 50 12'],
    own: ['Nuria Costa, 06 12 55 50 22', '06 12 55 50 22'],
  },
  fr: {
    wish: 'un massage sportif mardi à 10h',
    country: 'DE',
    guest: ['Odile Marin, 06 12 88 40 51', '+33 6 12 88 40 51'],
    either: ['Odile Marin, 0612884051', '+49 6128 84051'],
    own: ['Odile Marin, 0171 5550134', '0171 5550134'],
  },
}

describe.each(LANGUAGES)('the number of a guest from another country (%s)', (language) => {
  const { wish, country, guest, either, own } = SAID[language]

  it.each([
    ['a mobile of the guest’s country', guest],
    ['one that may be of either', either],
    ['one of the business’s country', own],
  ])('%s', async (_, [said, read]) => {
    const shop = openPractice(language, { country })
    const summary = await say(shop, [wish, said])
    expect(summary).toContain(read)
  })
})
