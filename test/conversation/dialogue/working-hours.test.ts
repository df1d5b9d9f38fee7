import { describe, expect, it } from 'vitest'
import type { SlotValue } from '../../../src/models/understanding.ts'
import { loadShops } from '../../scenarios/scenario.ts'
import { openMemoryShop } from '../../support/fakes/shop-in-memory.ts'

const SALON = loadShops()['salon']!
const LATE = {
  mon: ['09:00-20:00'],
  tue: ['09:00-20:00'],
  wed: ['09:00-20:00'],
  thu: ['09:00-20:00'],
  fri: ['09:00-13:00'],
  sat: ['10:00-14:00'],
}

function open(language: string) {
  return openMemoryShop({
    title: '',
    group: '',
    language: language as 'en',
    shop: { ...SALON, language: language as 'en', hours: LATE as unknown as typeof SALON.hours },
    now: '2026-03-02T10:00',
    says: [],
    who: [],
    given: [],
    taken: [],
    documents: [],
    stops: false,
    heard: [],
    never: [],
    rows: {},
  })
}

const SCRIPTS: Record<string, { wish: string; thursday: string; saturday: string; seven: string }> = {
  en: {
    wish: 'a beard trim next week please, I work until five',
    thursday: 'what about Thursday the 12th?',
    saturday: 'and on Saturday?',
    seven: 'Friday 13 March at 7 pm',
  },
  de: {
    wish: 'Ich möchte nächste Woche einen Beard trim, arbeite bis 17 Uhr',
    thursday: 'und am Donnerstag, 12. März?',
    saturday: 'und am Samstag?',
    seven: 'Freitag, 13. März um 19 Uhr',
  },
  es: {
    wish: 'quiero un Beard trim la semana que viene, trabajo hasta las 17',
    thursday: '¿y el jueves 12?',
    saturday: '¿y el sábado?',
    seven: 'el viernes 13 de marzo a las 19',
  },
  fr: {
    wish: 'je voudrais un Beard trim la semaine prochaine, je travaille jusqu’à 17 h',
    thursday: 'et jeudi 12 ?',
    saturday: 'et samedi ?',
    seven: 'vendredi 13 mars à 19h',
  },
}

describe.each(Object.entries(SCRIPTS))('working hours (%s)', (language, script) => {
  const timesOf = (shop: ReturnType<typeof open>): string[] =>
    shop.state().tasks[0]?.offered?.map(({ time }) => time) ?? []

  it('hold for all offers, but for those of a weekend', async () => {
    const shop = open(language)
    await shop.say(script.wish)
    expect(timesOf(shop)).not.toEqual([])
    expect(timesOf(shop).every((time) => time >= '17:15')).toBe(true)
    await shop.say(script.thursday)
    expect(timesOf(shop)).not.toEqual([])
    expect(timesOf(shop).every((time) => time >= '17:15')).toBe(true)
    await shop.say(script.saturday)
    expect(timesOf(shop)[0]).toMatch(/^10/)
  })

  it('hold where the wanted start is not free', async () => {
    const shop = open(language)
    await shop.say(script.wish)
    await shop.say(script.seven)
    expect(timesOf(shop)).not.toEqual([])
    expect(timesOf(shop).every((time) => time >= '17:15')).toBe(true)
  })

  it('hold after a clash', async () => {
    const shop = open(language)
    await shop.say(script.wish)
    const values: SlotValue[] = [
      { slot: 'day', value: { from: '2026-03-12', to: '2026-03-12' } },
      { slot: 'time', value: { at: '18:00', isHalfDayKnown: true } },
      { slot: 'name', value: 'Ada Beck' },
      { slot: 'email', value: 'ada@example.com' },
    ]
    await shop.hear(values.map((value) => ({ type: 'set', value, words: '' })))
    await shop.take('2026-03-12T18:00')
    await shop.hear([{ type: 'confirm', words: 'ok' }])
    expect(timesOf(shop)).not.toEqual([])
    expect(timesOf(shop).every((time) => time >= '17:15')).toBe(true)
  })

  it('give way to an hour that is named', async () => {
    const shop = open(language)
    await shop.say(script.wish)
    const values: SlotValue[] = [
      { slot: 'day', value: { from: '2026-03-12', to: '2026-03-12' } },
      { slot: 'time', value: { at: '11:00', isHalfDayKnown: true } },
    ]
    await shop.hear(values.map((value) => ({ type: 'set', value, words: '' })))
    expect(shop.state().tasks[0]?.slot).toMatchObject({ date: '2026-03-12', time: '11:00' })
  })
})
