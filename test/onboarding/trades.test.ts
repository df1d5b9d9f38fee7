import { expect, it } from 'vitest'
import { LANGUAGES } from '../../src/languages/index.ts'
import { USUAL } from '../../src/onboarding/trades/usual.ts'

it.each(Object.entries(LANGUAGES))(
  '%s has a name for each usual service of a trade, and no name twice',
  (_, language) => {
    for (const [trade, { services }] of Object.entries(USUAL)) {
      const words = language.trades[trade as keyof typeof USUAL]
      expect([trade, words.services.length]).toEqual([trade, services.length])
      const names = words.services.map((one) => one.split('|')[0])
      expect(new Set(names).size).toBe(names.length)
      expect(words.questions.length).toBeGreaterThan(0)
    }
  },
)
