import { expect, it } from 'vitest'
import { visitorWords } from '../../src/web/widget/call/echo.ts'

const SPOKEN = 'On Wednesday I have half past eight, a quarter past nine or ten. Which one suits you best?'

/** One wrong word in five, at this place of the five. */
const garbled = (text: string, place: number) =>
  text
    .split(' ')
    .map((word, index) => (index % 5 === place ? 'blurb' : word))
    .join(' ')

it.each([0, 1, 2, 3, 4])('knows an echo with a fifth of its words wrong, whole and in part: place %i', (place) => {
  const words = garbled(SPOKEN, place).split(' ')
  for (let count = 3; count <= words.length; count += 1) {
    const heard = words.slice(0, count).join(' ')
    expect([heard, visitorWords(heard, SPOKEN, false)]).toEqual([heard, ''])
  }
  expect(visitorWords(words.join(' '), SPOKEN, true)).toBe('')
})

it.each([
  'Sorry, I only want to know the price',
  'Can you tell me about parking please',
  'No, stop, I have changed my mind',
  'Friday would be better for me',
])('keeps what a visitor says over it: %s', (words) => {
  expect(visitorWords(words, SPOKEN, false)).toBe(words)
  expect(visitorWords(words, SPOKEN, true)).toBe(words)
})

it('keeps short words that nobody spoke, once they are certain', () => {
  expect(visitorWords('Friday', SPOKEN, false)).toBe('')
  expect(visitorWords('Friday', SPOKEN, true)).toBe('Friday')
  expect(visitorWords('Yes please', SPOKEN, true)).toBe('Yes please')
})

it('keeps the end of an echo that a visitor spoke over', () => {
  const heard = 'On Wednesday I have half past eight a quarter no thanks far too early'
  expect(visitorWords(heard, SPOKEN, false)).toBe('no thanks far too early')
  expect(visitorWords('which one suits you best Friday', SPOKEN, true)).toBe('Friday')
})

it('keeps everything while nothing sounds', () => {
  expect(visitorWords('  Which one suits you best?  ', '', true)).toBe('Which one suits you best?')
})
