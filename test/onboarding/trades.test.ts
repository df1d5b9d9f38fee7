import { expect, it } from 'vitest'
import { LANGUAGES } from '../../src/languages/index.ts'
import type { Finding } from '../../src/onboarding/finding/finding.ts'
import { completeServices } from '../../src/onboarding/trades/completion.ts'
import { USUAL } from '../../src/onboarding/trades/template.ts'

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

it('leaves the duration of a service that the trade does not know to be asked for', () => {
  const service = (name: string) => {
    const value = { kind: 'service' as const, name, duration_minutes: null, is_duration_usual: false }
    const finding: Finding = {
      value: { ...value, price: '180 €', aliases: [] },
      origin: 'text',
      quote: name,
      page: null,
    }
    return completeServices([finding], 'hair_salon', 'fr').map((one) => one.value)
  }
  expect(service('Coiffure de mariée avec un essai')).toMatchObject([
    { duration_minutes: null, is_duration_usual: false },
  ])
  expect(service('Coupe homme')).toMatchObject([{ duration_minutes: 30, is_duration_usual: true }])
})
