import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { bookedIn, LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }
const WHO = 'Charles Lyell, charles@example.com'

interface Said {
  /** A massage with Mary Anning on Tuesday at 16:00. */
  wish: string
  right: string[]
  wrong: string[]
}

const SAID: Record<Language, Said> = {
  en: {
    wish: 'a sports massage with Mary Anning on Tuesday at 16:00',
    right: [
      'It is with Mary, correct? Not with Joseph',
      'and that’s on Tuesday, isn’t it?',
      'so is it still with Mary?',
    ],
    wrong: ['It is with Joseph, right?', 'that’s on Friday, correct?'],
  },
  de: {
    wish: 'eine Sportmassage bei Mary Anning am Dienstag um 16 Uhr',
    right: ['Das ist doch bei Mary, richtig? Nicht bei Joseph', 'es ist am Dienstag, oder?', 'ist das noch bei Mary?'],
    wrong: ['das ist bei Joseph, oder?', 'das wäre am Freitag, nicht wahr?'],
  },
  es: {
    wish: 'un masaje deportivo con Mary Anning el martes a las 16:00',
    right: ['Es con Mary, ¿cierto? No con Joseph', 'es el martes, ¿no?', '¿sería con Mary entonces?'],
    wrong: ['es con Joseph, ¿verdad?', 'es el viernes, ¿no?'],
  },
  fr: {
    wish: 'un massage sportif avec Mary Anning mardi à 16h',
    right: [
      'C’est bien avec Mary, hein ? Pas avec Joseph',
      'c’est mardi, n’est-ce pas ?',
      'ce sera toujours avec Mary ?',
    ],
    wrong: ['c’est avec Joseph, non ?', 'c’est bien vendredi ?'],
  },
}

describe.each(LANGUAGES)('a question whether a fact is right (%s)', (language) => {
  const { wish, right, wrong } = SAID[language]
  const said = (shop: ReturnType<typeof openPractice>): string[] =>
    shop.plan().flatMap((part) => ('say' in part ? [part.say] : ['answer']))

  it.each([...right.map((one) => [one, 'isSo'] as const), ...wrong.map((one) => [one, 'isNotSo'] as const)])(
    'is answered, and changes nothing: %s',
    async (question, answer) => {
      const shop = openPractice(language)
      await say(shop, [wish, question])
      expect(said(shop)).toEqual([answer, 'askDetails'])
      await say(shop, [WHO, question])
      expect(said(shop)).toEqual([answer, 'shallIBook'])
      await shop.say(YES[language])
      expect(await bookedIn(shop)).toEqual([[SERVICES[language][2], '2026-12-01T16:00']])
      expect((await shop.rows()).bookings[0]?.staff).toBe('Mary Anning')
      await shop.say(question)
      expect(said(shop)).toEqual([answer])
    },
  )
})

describe.each(LANGUAGES)('a statement at the summary (%s)', (language) => {
  const AGREED = {
    en: 'it’s on Tuesday, yes',
    de: 'ja, das ist am Dienstag',
    es: 'es el martes, sí',
    fr: 'c’est mardi, oui',
  }
  const REFUSED = {
    en: 'not with Mary please',
    de: 'bitte nicht bei Mary',
    es: 'pero no con Mary, con Joseph',
    fr: 'pas avec Mary svp',
  }

  it('with a yes agrees, without a question mark', async () => {
    const shop = openPractice(language)
    await say(shop, [SAID[language].wish, WHO, AGREED[language]])
    expect(await bookedIn(shop)).toEqual([[SERVICES[language][2], '2026-12-01T16:00']])
  })

  it('that refuses a person names nobody unknown', async () => {
    const shop = openPractice(language)
    await say(shop, [SAID[language].wish, WHO, REFUSED[language]])
    expect(shop.plan()).not.toContainEqual(expect.objectContaining({ say: 'unknownStaff' }))
  })
})

describe.each(LANGUAGES)('a service checked before a start is chosen (%s)', (language) => {
  const [, pilates, massage] = SERVICES[language]
  const BOOK = { en: 'I want to book', de: 'ich möchte buchen:', es: 'quiero reservar', fr: 'je voudrais réserver' }
  const CHECK: Record<Language, (name: string) => string> = {
    en: (name) => `it’s the ${name}, right?`,
    de: (name) => `das ist ${name}, richtig?`,
    es: (name) => `es ${name}, ¿verdad?`,
    fr: (name) => `c’est ${name}, n’est-ce pas ?`,
  }

  it('is told without a start, or is the new one', async () => {
    const shop = openPractice(language)
    await say(shop, [`${BOOK[language]} ${massage}`])
    expect(await say(shop, [CHECK[language](massage)])).toContain(massage)
    expect(await say(shop, [CHECK[language](pilates)])).toContain(pilates)
  })
})
