import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const DANCES: Record<Language, [salsa: string, ballet: string, tango: string]> = {
  en: ['Salsa lesson', 'Ballet lesson', 'Tango evening'],
  de: ['Salsastunde', 'Ballettstunde', 'Tangoabend'],
  es: ['Clase de salsa', 'Clase de ballet', 'Noche de tango'],
  fr: ['Leçon de salsa', 'Leçon de danse classique', 'Soirée tango'],
}

const SAID: Record<
  Language,
  { wish: string; instead: string; first: string; second: string; other: string; whichOther: string; left: string }
> = {
  en: {
    wish: 'I would like to book something on Friday',
    instead: 'no, no salsa, just the ballet',
    first: 'not the salsa, please',
    second: 'no tango either',
    other: 'the other one, please',
    whichOther: "what's the other one?",
    left: 'no, not the salsa lesson',
  },
  de: {
    wish: 'ich möchte am Freitag etwas buchen',
    instead: 'nein, kein Salsa, nur Ballett',
    first: 'kein Salsa, bitte',
    second: 'auch kein Tango',
    other: 'die andere, bitte',
    whichOther: 'was ist die andere?',
    left: 'nein, keine Salsastunde',
  },
  es: {
    wish: 'quiero reservar algo el viernes',
    instead: 'no, nada de salsa, solo ballet',
    first: 'nada de salsa, por favor',
    second: 'tampoco, nada de tango',
    other: 'la otra, por favor',
    whichOther: '¿qué es la otra?',
    left: 'no, no quiero la clase de salsa',
  },
  fr: {
    wish: 'je voudrais réserver quelque chose vendredi',
    instead: 'non, pas de salsa, juste la danse classique',
    first: 'pas de salsa, s’il vous plaît',
    second: 'pas de tango non plus',
    other: 'l’autre, s’il vous plaît',
    whichOther: 'c’est quoi l’autre ?',
    left: 'non, pas la leçon de salsa',
  },
}

function openDances(language: Language, count = 3): MemoryShop {
  const services = DANCES[language].slice(0, count).map((name) => ({ name, minutes: 60 }))
  return openPractice(language, { services })
}

function offered(shop: MemoryShop): string[] {
  return shop.state().options.flatMap((option) => (option.kind === 'service' ? [option.id] : []))
}

describe.each(LANGUAGES)('a refused service (%s)', (language) => {
  const { wish, instead, first, second, other, whichOther, left } = SAID[language]

  it('gives way to the one that the rest of the message names', async () => {
    const shop = openDances(language)
    await say(shop, [wish, instead])
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_1')
    expect(shop.state().refusedServices).toEqual(['svc_0'])
  })

  it('is left out of the list, until one remains', async () => {
    const shop = openDances(language)
    await say(shop, [wish, first])
    expect(offered(shop)).toEqual(['svc_1', 'svc_2'])
    await shop.say(second)
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_1')
  })

  it('is not offered again after the booking was left', async () => {
    const shop = openDances(language)
    await say(shop, [DANCES[language][0], left, wish])
    expect(offered(shop)).toEqual(['svc_1', 'svc_2'])
  })

  it('is taken where it is named again', async () => {
    const shop = openDances(language)
    await say(shop, [wish, first, DANCES[language][0]])
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_0')
    expect(shop.state().refusedServices).toEqual([])
  })

  it('leaves the other one of two', async () => {
    const shop = openDances(language, 2)
    await say(shop, [wish, other])
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_1')
  })

  it('is no matter of a question for the other one', async () => {
    const shop = openDances(language, 2)
    await say(shop, [wish, whichOther])
    expect(shop.plan()).toContainEqual({ answer: expect.stringContaining(DANCES[language][1]) })
  })
})
