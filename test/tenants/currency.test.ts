import { expect, test } from 'vitest'
import { priceIn } from '../../src/tenants/index.ts'

test.each([
  ['60', 'CH', 'fr', 'CHF 60'],
  ['60', 'ES', 'es', '60 €'],
  ['60', 'FR', 'fr', '60 €'],
  ['60', 'DE', 'de', '60 €'],
  ['60', 'US', 'en', '$60'],
  ['60', 'GB', 'en-GB', '£60'],
  ['49.5', 'AT', 'de-AT', '€ 49,50'],
  ['from 60', 'GB', 'en', 'from 60'],
  ['60 €', 'GB', 'en', '60 €'],
  ['60', 'AQ', 'en', '60'],
])('the price %s in %s, written in %s, is %s', (price, country, language, told) => {
  expect(priceIn(price, { country, language })).toBe(told)
})
