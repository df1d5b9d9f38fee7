import { describe, expect, it } from 'vitest'
import { cut, cutEnd, storable } from '../../src/core/text.ts'

describe('a text that is cut', () => {
  it.each([
    ['abc', 3, 'abc', 'abc'],
    ['abc', 2, 'ab', 'bc'],
    ['a👍b', 2, 'a', 'b'],
    ['a👍b', 3, 'a👍', '👍b'],
    ['👍', 1, '', ''],
    ['👍', 0, '', ''],
  ])('%j to %i has no half of a character', (text, most, beginning, end) => {
    expect(cut(text, most)).toBe(beginning)
    expect(cutEnd(text, most)).toBe(end)
  })
})

describe('stored text', () => {
  it('has neither halves of characters nor NUL, at any depth', () => {
    const date = new Date(0)
    expect(storable({ a: ['x\ud83d', { b: 'y\0' }], c: null, d: 1, e: undefined, f: date })).toEqual({
      a: ['x\ufffd', { b: 'y\ufffd' }],
      c: null,
      d: 1,
      e: undefined,
      f: date,
    })
  })
})
