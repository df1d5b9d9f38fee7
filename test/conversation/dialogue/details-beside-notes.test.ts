import { describe, expect, it } from 'vitest'
import { loadShops } from '../../scenarios/scenario.ts'
import { openMemoryShop } from '../../support/fakes/shop-in-memory.ts'

const SALON = loadShops()['salon']!

function open(language: string) {
  return openMemoryShop({
    title: '',
    group: '',
    language: language as 'en',
    shop: { ...SALON, language: language as 'en' },
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

/** A wish for times, and the answer with an hour, a name, a contact and a note. */
const SAID: [language: string, wish: string, answer: string, note: string][] = [
  [
    'en',
    'Balayage on Thursday please',
    '9:00. Ada Beck ada@example.com, the baby is called Noah',
    'the baby is called Noah',
  ],
  [
    'de',
    'Balayage am Donnerstag bitte',
    '9:00 Uhr. Ada Beck ada@example.com, das Baby heißt Noah',
    'das Baby heißt Noah',
  ],
  [
    'es',
    'Balayage el jueves por favor',
    '9:00. Ada Beck ada@example.com, el bebé se llama Noé',
    'el bebé se llama Noé',
  ],
  ['fr', 'Balayage jeudi svp', "9h00. Ada Beck ada@example.com, le bébé s'appelle Noé", "le bébé s'appelle Noé"],
]

describe('an hour, the details and a note in one message', () => {
  it.each(SAID)('%s: are all read back', async (language, wish, answer, note) => {
    const shop = open(language)
    await shop.say(wish)
    const reply = await shop.say(answer)
    expect(reply).toContain(note)
    expect(reply).toContain('Ada Beck')
    expect(reply).toContain('ada@example.com')
  })
})
