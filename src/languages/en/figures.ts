import type { FigureWords } from '../figures.ts'

export const figures: FigureWords = {
  clock: 'am|pm',
  clockDotted: '[ap]\\.m\\.',
  clockSpelled: "hrs|o'clock",
  length: 'hours?',
  until: 'to|until|till',
  article: '(?!)',
  ordinal: 'st|nd|rd|th',
  ofMonth: 'of',
}
