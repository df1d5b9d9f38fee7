import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { LANGUAGES } from './practice.ts'

interface Said {
  /** Questions whether four o'clock is possible. */
  asked: string[]
  refused: string
  /** A question for a person on Saturday. */
  person: string
  /** A person as a question, and a day that suits. */
  dated: string
  /** An order to book in the form of a question, with a day and an hour. */
  ordered: string
  spoken: string
}

const SAID: Record<Language, Said> = {
  en: {
    asked: ['is around 4pm not possible?', 'can’t it be later? around 4pm?', 'is it not possible at 4pm?'],
    refused: '4pm is not possible',
    person: 'does it work with Grace on Friday?',
    dated: 'ok. with Grace? Thursday afternoon would suit me',
    ordered: 'will you book it for me? Saturday 5 at 3',
    spoken: 'how much is the rowing course?',
  },
  de: {
    asked: ['16 Uhr geht nicht?', 'geht das nicht um 16 Uhr?', 'geht das nicht später? so um 16 Uhr?'],
    refused: '16 Uhr geht nicht',
    person: 'geht das bei Grace Freitag?',
    dated: 'ok. bei Grace? Donnerstagnachmittag würde mir passen',
    ordered: 'reservierst du mir das? Samstag 5 um 15 Uhr',
    spoken: 'was kostet der Ruderkurs?',
  },
  es: {
    asked: [
      '¿a las 16 no es posible?',
      '¿no puede ser lo antes posible, a las 16?',
      'no puede ser más tarde? sobre las 16?',
    ],
    refused: 'a las 16 no puedo',
    person: '¿va bien con Grace el viernes?',
    dated: 'vale. ¿con Grace? el jueves por la tarde me vendría bien',
    ordered: 'me lo reservas? sabado 5 a las 3',
    spoken: '¿cuánto cuesta el curso de remo?',
  },
  fr: {
    asked: [
      'vers 16h c’est pas possible ?',
      'à 16h ça ne va pas ?',
      'ça ne va pas à 16h ?',
      'ça ne peut pas être plus tard ? vers 16h ?',
    ],
    refused: '16h c’est pas possible',
    person: 'ça marche avec Grace vendredi ?',
    dated: 'ok. avec Grace ? jeudi après-midi m’irait bien',
    ordered: 'vous me le réservez ? samedi 5 à 15h',
    spoken: 'combien coûte le stage d’aviron ?',
  },
}

describe.each(LANGUAGES)('while times of a day are on offer (%s)', (language) => {
  const { asked, refused, person, dated, ordered } = SAID[language]
  const day = SAILING[language].replace(/ (?:at 10|um 10|a las 10|à 10h)/u, '')

  it.each(asked)('a question for an hour keeps the day: %s', async (message) => {
    const shop = await openBoats(language, [day, message])
    expect(shop.state().tasks).toMatchObject([{ slot: { date: '2026-12-01', time: '16:00' } }])
  })

  it('the refusal of an hour is none', async () => {
    const shop = await openBoats(language, [day, refused])
    expect(shop.state().tasks[0]?.slot?.time).not.toBe('16:00')
    expect(shop.state().tasks[0]?.wish.time?.at).toBeUndefined()
  })

  it('a question for a person, or an order to book, with a day is a wish', async () => {
    for (const [message, from] of [
      [person, '2026-12-04'],
      [dated, '2026-12-03'],
      [ordered, '2026-12-05'],
    ] as const) {
      const shop = await openBoats(language, [day, message])
      expect(shop.state().tasks, message).toMatchObject([{ wish: { day: { from, to: from } } }])
      expect(shop.state().tasks[0]?.wish.staff, message).toBe(message === ordered ? undefined : 'res_0')
      expect(
        shop.plan().some((one) => 'answer' in one),
        message,
      ).toBe(false)
    }
  })
})

describe.each(LANGUAGES)('after a question about a service (%s)', (language) => {
  const { person, dated, ordered, spoken } = SAID[language]

  it.each([person, dated, ordered])('a question with a day begins its booking: %s', async (message) => {
    const shop = await openBoats(language, [spoken, message])
    expect(shop.state().tasks).toMatchObject([{ name: 'book', wish: { service: 'svc_2', day: {} } }])
    expect(shop.plan().some((one) => 'answer' in one)).toBe(false)
  })
})
