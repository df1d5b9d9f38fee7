import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { bookedIn, LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

interface Said {
  /** Messages that only tell who is writing. */
  introductions: string[]
  /** A wish and the visitor's name, as two lines of one message. */
  wish: string
  start: string
  name: string
  yes: string
  /** Messages that also tell what is wanted. */
  matters: string[]
}

const SAID: Record<Language, Said> = {
  en: {
    introductions: [
      'My name is Ada Byron, ada@example.com',
      'hello, this is Ada Byron, ada@example.com',
      'Ada Byron, ada@example.com',
    ],
    wish: 'I want to book a sports massage',
    start: 'on Tuesday at 11am',
    name: 'My name is Ada Byron, ada@example.com',
    yes: 'yes',
    matters: ['My name is Ada Byron, ada@example.com, my invoice has the wrong amount'],
  },
  de: {
    introductions: [
      'Ich heiße Ada Byron, ada@example.com',
      'Guten Tag, mein Name ist Ada Byron, ada@example.com',
      'Ada Byron, ada@example.com',
    ],
    wish: 'Ich möchte eine Sportmassage buchen',
    start: 'am Dienstag um 11 Uhr',
    name: 'Mein Name ist Ada Byron, ada@example.com',
    yes: 'ja',
    matters: ['Ich heiße Ada Byron, ada@example.com, meine Rechnung hat den falschen Betrag'],
  },
  es: {
    introductions: [
      'Me llamo Ada Byron, ada@example.com',
      'hola, soy Ada Byron, ada@example.com',
      'Ada Byron, ada@example.com',
    ],
    wish: 'Quiero reservar un masaje deportivo',
    start: 'el martes a las 11',
    name: 'Mi nombre es Ada Byron, ada@example.com',
    yes: 'sí',
    matters: ['Me llamo Ada Byron, ada@example.com, mi factura tiene el importe equivocado'],
  },
  fr: {
    introductions: [
      'Je m’appelle Ada Byron, ada@example.com',
      'bonjour, je suis Ada Byron, ada@example.com',
      'Ada Byron, ada@example.com',
    ],
    wish: 'Je voudrais réserver un massage sportif',
    start: 'mardi à 11h',
    name: 'Mon nom est Ada Byron, ada@example.com',
    yes: 'oui',
    matters: ['Je m’appelle Ada Byron, ada@example.com, ma facture a le mauvais montant'],
  },
}

describe.each(LANGUAGES)('a visitor who tells their name first (%s)', (language) => {
  const { introductions, wish, start, name, yes, matters } = SAID[language]
  const booked = [[SERVICES[language][2], '2026-12-01T11:00']]

  test.each(introductions)('is asked for their matter, and not for it again: %s', async (said) => {
    const shop = openPractice(language)
    await say(shop, [said])
    expect(shop.plan().some((part) => 'say' in part && part.say === 'messageSummary')).toBe(false)
    await say(shop, [`${wish} ${start}`, yes])
    expect(await bookedIn(shop)).toEqual(booked)
  })

  test.each(matters)('leaves a message where they tell their matter: %s', async (said) => {
    const shop = openPractice(language)
    await say(shop, [said])
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'messageSummary' }))
  })

  const [a, b, c] = [wish, start, name]
  test.each([[[a, b, c]], [[a, c, b]], [[b, a, c]], [[b, c, a]], [[c, a, b]], [[c, b, a]]])(
    'may send a burst in any order and grouping: %s',
    async (order) => {
      const [one = '', two = '', three = ''] = order
      for (const said of [
        [one, two, three],
        [`${one}\n${two}`, three],
        [one, `${two}\n${three}`],
        [`${one}\n${two}\n${three}`],
      ]) {
        const shop = openPractice(language)
        await say(shop, [...said, yes])
        expect(await bookedIn(shop), said.join(' | ')).toEqual(booked)
      }
    },
  )
})
