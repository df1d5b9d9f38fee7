import { expect, it } from 'vitest'
import { idIn, known, oneOf, wordsIn } from '../../src/web/portal/parts/address-values.ts'

it('keeps the fields of an address that have one of their values', () => {
  expect(known({ a: oneOf(['x', 'y'], 'y'), b: oneOf(['x', 'y'], 'z'), c: oneOf(['x'], undefined) })).toEqual({
    a: 'y',
  })
})

it('reads words that look like a number, and drops empty ones and objects', () => {
  expect([wordsIn('Ada'), wordsIn(4930), wordsIn(' '), wordsIn(['Ada']), wordsIn(null)]).toEqual([
    'Ada',
    '4930',
    undefined,
    undefined,
    undefined,
  ])
})

it('reads an id as it is, and never a number', () => {
  expect([idIn('crm_1'), idIn(''), idIn(1)]).toEqual(['crm_1', undefined, undefined])
})
