import { describe, expect, it } from 'vitest'
import { spoken, SpokenText } from '../../src/calls/spoken-text.ts'
import { cpuMs } from '../support/cpu-time.ts'

describe('a reply for the ear', () => {
  it.each([
    ['**Yes**, we are _open_ and `free`.', 'Yes, we are open and free.'],
    ['# Hours\n- Monday: 9 to 5\n- Friday: closed', 'Hours. Monday: 9 to 5. Friday: closed'],
    ['See [our prices](https://example.com/prices?a=1) for more.', 'See our prices for more.'],
    ['More at https://example.com/a(b)c, or call us.', 'More at, or call us.'],
    ['Behind the house (map (https://example.com/map)).', 'Behind the house (map).'],
    ['“Follow https://example.com/map, then turn left.” (Way)', 'Follow, then turn left.'],
    ['It stands on www.example.com.', 'It stands on.'],
    ['“Trams 5 and 7 stop at the door.” (Practice › Getting here)', 'Trams 5 and 7 stop at the door.'],
    ['„Wir haben geöffnet.“ (Zeiten)', 'Wir haben geöffnet.'],
    ['« Nous sommes ouverts. » (Horaires)', 'Nous sommes ouverts.'],
    ['We are glad 🎉 to see you 👋🏽', 'We are glad to see you'],
    ['A check-up costs 80 (with X-rays 120).', 'A check-up costs 80 (with X-rays 120).'],
    ['2 * 3 is 6, and a_b is a name.', '2 * 3 is 6, and a_b is a name.'],
    ['', ''],
    ['\n \n', ''],
  ])('%j is %j', (text, words) => {
    expect(spoken(text, 'en')).toBe(words)
  })

  it.each([
    ['en', '09:00 to 17:00'],
    ['de-AT', '09:00 bis 17:00'],
    ['es', '09:00 a 17:00'],
    ['fr', '09:00 à 17:00'],
  ])('says in %s how far a time goes: %s', (language, words) => {
    expect(spoken('09:00–17:00', language)).toBe(words)
  })

  it('is the same in pieces as in one', () => {
    const pieces = ['Let me check: ', '“We are open.”', ' (Hours)', '\n\nAnything', ' else?\n', '- **No**', '\n']
    const voice = new SpokenText('en')
    expect(pieces.map((piece) => voice.add(piece)).join('')).toBe('Let me check: We are open. Anything else? No')
  })

  it('takes no longer for hostile text', async () => {
    const took = await cpuMs(() => {
      for (const hostile of ['[', '*', '_a', '|-', '“(', '- ', 'http://', '(”', '\n|'])
        spoken(hostile.repeat(20_000), 'en')
    })
    expect(took).toBeLessThan(5_000)
  })
})
