import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openPottery, WISH } from './pottery.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

/** A better day, beside the one that it is better than; the booking under way is for Tuesday, 1 December. */
const BETTER: Record<Language, string> = {
  en: 'Thursday the 10th of December would be better than the 1st',
  de: 'Donnerstag, der 10. Dezember wäre besser als der 1.',
  es: 'el jueves 10 de diciembre sería mejor que el 1',
  fr: 'le jeudi 10 décembre serait mieux que le 1er',
}

describe.each(LANGUAGES)('a better day, in %s', (language) => {
  test('leaves the other one', async () => {
    const shop = await openPottery(language, [WISH[language]])
    await shop.say(BETTER[language])
    expect(shop.state().tasks[0]).toMatchObject({ wish: { day: { from: '2026-12-10', to: '2026-12-10' } } })
  })
})

describe('French numbers of people behind a verb of coming', () => {
  test.each([
    ['on voudrait venir à trois mardi pour le pilates', 3],
    ['nous viendrons à deux mardi pour le pilates', 2],
    ['je voudrais venir à deux heures mardi pour le pilates', undefined],
  ])('%s', async (message, size) => {
    const services = [{ name: 'Pilates en petit groupe', minutes: 60, partyMin: 1, partyMax: 8 }]
    const shop = openPractice('fr', { services })
    await say(shop, [message])
    const told = shop.state().tasks[0]?.wish.partySize
    expect(told === 1 ? undefined : told).toBe(size)
  })
})
