import { describe, expect, it } from 'vitest'
import { loadShops } from '../../scenarios/scenario.ts'
import { openMemoryShop } from '../../support/fakes/shop-in-memory.ts'

const SALON = loadShops()['salon']!

const SCRIPTS: Record<string, { wish: string; refusal: string; next: string; time: string }> = {
  en: {
    wish: 'a beard trim on Thursday please',
    refusal: "That's not it. Do you have a lift?",
    next: 'And how wide is it?',
    time: 'Thursday at 11:00',
  },
  de: {
    wish: 'Ich möchte am Donnerstag einen Beard trim',
    refusal: 'Das ist es nicht. Habt ihr einen Aufzug?',
    next: 'Und wie breit ist der?',
    time: 'Donnerstag um 11:00 Uhr',
  },
  es: {
    wish: 'quiero un Beard trim el jueves',
    refusal: 'No es eso. ¿Hay ascensor?',
    next: '¿Y cómo de ancho es?',
    time: 'el jueves a las 11:00',
  },
  fr: {
    wish: 'je voudrais un Beard trim jeudi',
    refusal: 'Ce n’est pas ça. Il y a un ascenseur ?',
    next: 'Et il fait quelle largeur ?',
    time: 'jeudi à 11:00',
  },
}

describe.each(Object.entries(SCRIPTS))('times that are refused with a question (%s)', (language, script) => {
  it('are not put again behind the answer, and the booking goes on where a time is named', async () => {
    const shop = openMemoryShop({
      title: '',
      group: '',
      language: language as 'en',
      shop: { ...SALON, language: language as 'en' },
      now: '2026-03-02T10:00',
      says: [],
      who: [],
      given: [],
      taken: [],
      documents: ['There is a lift.'],
      stops: false,
      heard: [],
      never: [],
      rows: {},
    })
    await shop.say(script.wish)
    expect(shop.state().question).toBe('time')
    expect(await shop.say(script.refusal)).toBe('“There is a lift.”')
    expect(shop.state().question).toBeNull()
    expect(await shop.say(script.next)).toBe('“There is a lift.”')
    await shop.say(script.time)
    expect(shop.state().tasks[0]?.slot).toMatchObject({ date: '2026-03-05', time: '11:00' })
  })
})
