import { describe, expect, it } from 'vitest'
import type { SlotValue } from '../../../src/models/understanding.ts'
import { isForWholeParty, isShareable } from '../../../src/offline/index.ts'
import { loadShops } from '../../scenarios/scenario.ts'
import { openMemoryShop } from '../../support/fakes/shop-in-memory.ts'

const SALON = loadShops()['salon']!

/** One booking of the party is for all guests; a cut is for one person. */
function open(language: string, party: string, cut: string) {
  return openMemoryShop({
    title: '',
    group: '',
    language: language as 'en',
    shop: {
      ...SALON,
      language: language as 'en',
      services: [
        { name: party, minutes: 120, price: '189' },
        { name: cut, minutes: 30 },
      ],
    },
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

const SCRIPTS: Record<string, { party: string; cut: string; yes: string[]; counted: string; told: string }> = {
  en: {
    party: "Children's birthday",
    cut: 'Wash and cut',
    yes: ['Yes. There are eight of us, is that 189 then?', 'yes please, we are 8 kids. Do we pay there?'],
    counted: 'we are 8 kids',
    told: 'The children’s birthday on Thursday at 11 please, for 8 kids',
  },
  de: {
    party: 'Kindergeburtstag',
    cut: 'Haarschnitt',
    yes: ['Ja bitte. Wir sind acht Kinder, macht das dann 189?', 'ja, wir kommen zu acht. zahlen wir dann vor Ort?'],
    counted: 'wir kommen zu acht',
    told: 'Den Kindergeburtstag am Donnerstag um 11 bitte, für 8 Kinder',
  },
  es: {
    party: 'Fiesta de cumpleaños',
    cut: 'Corte de pelo',
    yes: ['Sí. Somos ocho niños, ¿son 189 entonces?', 'sí, somos ocho niños. ¿Se paga allí?'],
    counted: 'somos ocho niños',
    told: 'La fiesta de cumpleaños el jueves a las 11, para 8 niños',
  },
  fr: {
    party: 'Anniversaire enfant',
    cut: 'Coupe de cheveux',
    yes: ['Oui. Nous sommes huit enfants, ça fait 189 alors ?', 'oui, on est huit enfants. On paie sur place ?'],
    counted: 'on est huit enfants',
    told: 'L’anniversaire enfant jeudi à 11 h, pour 8 enfants',
  },
}

const DETAILS: SlotValue[] = [
  { slot: 'day', value: { from: '2026-03-05', to: '2026-03-05' } },
  { slot: 'time', value: { at: '11:00', isHalfDayKnown: true } },
  { slot: 'name', value: 'Ada Beck' },
  { slot: 'email', value: 'ada@example.com' },
]

describe.each(Object.entries(SCRIPTS))('a service that a party books together (%s)', (language, script) => {
  const { party, cut, yes, counted, told } = script
  const atSummary = async (service: string) => {
    const shop = open(language, party, cut)
    const values: SlotValue[] = [{ slot: 'service', value: [service] }, ...DETAILS]
    await shop.hear([
      { type: 'start', task: 'book', words: '' },
      ...values.map((value) => ({ type: 'set' as const, value, words: '' })),
    ])
    expect(shop.state().question).toBe('confirm')
    return shop
  }
  const keys = (shop: ReturnType<typeof open>) => shop.plan().flatMap((part) => ('say' in part ? [part.say] : []))

  it.each(yes)('is booked by a yes with their number: %s', async (message) => {
    const shop = await atSummary('svc_0')
    await shop.say(message)
    expect(keys(shop)).not.toContain('oneEach')
    expect((await shop.rows()).bookings).toMatchObject([{ service: party, status: 'confirmed' }])
  })

  it('notes their number', async () => {
    const shop = await atSummary('svc_0')
    await shop.say(yes[1]!)
    const notes = expect.stringContaining(counted)
    expect(shop.calls().at(-1)).toMatchObject({ name: 'create_booking', arguments: { notes } })
  })

  it('takes their number at the beginning', async () => {
    const shop = open(language, party, cut)
    await shop.say(told)
    expect(keys(shop)).not.toContain('oneEach')
    expect(shop.state().tasks[0]?.slot).toMatchObject({ date: '2026-03-05', time: '11:00' })
  })

  it('is not one for one person', async () => {
    const shop = await atSummary('svc_1')
    await shop.say(yes[1]!)
    expect(keys(shop)).toContain('oneEach')
  })
})

describe('a service without sizes', () => {
  it('is for as many as its description tells', () => {
    const service = { name: 'Sauna evening', description: 'Yours alone, for up to 6 guests.' }
    expect([4, 6, 7].map((size) => isForWholeParty(service, size))).toEqual([true, true, false])
    expect(isForWholeParty({ name: 'Massage', description: '60 minutes.' }, 2)).toBe(false)
  })
})

/** A service that two may share, by its own words; `alone` is one that each has by themselves. */
const SHARED: Record<string, { shared: string; alone: string; wish: string }> = {
  en: {
    shared: 'Private sailing lesson',
    alone: 'Haircut',
    wish: 'my wife and I would like a private sailing lesson together',
  },
  de: {
    shared: 'Privatstunde Segeln',
    alone: 'Haarschnitt',
    wish: 'mein Mann und ich möchten zu zweit eine Privatstunde Segeln',
  },
  es: {
    shared: 'Clase particular de vela',
    alone: 'Corte de pelo',
    wish: 'mi mujer y yo queremos una clase particular de vela para los dos',
  },
  fr: {
    shared: 'Cours particulier de voile',
    alone: 'Coupe',
    wish: 'je voudrais un cours particulier de voile pour deux, ma femme et moi',
  },
}

describe.each(Object.entries(SHARED))('a service that two may share (%s)', (language, { shared, alone, wish }) => {
  it('is not one for each of them', async () => {
    const shop = open(language, shared, alone)
    await shop.say(wish)
    const keys = shop.plan().flatMap((part) => ('say' in part ? [part.say] : []))
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_0')
    expect(keys).not.toContain('oneEach')
    expect(isShareable({ name: shared })).toBe(true)
    expect(isShareable({ name: alone })).toBe(false)
  })
})

describe('a description with a price for the second person', () => {
  it.each([
    'The second person pays £9 more.',
    'Jede zweite Person zahlt 9 €.',
    'La segunda persona paga 9 €.',
    'La deuxième personne paie 9 €.',
  ])('lets two share: %s', (description) => expect(isShareable({ name: 'Archery', description })).toBe(true))
})
