import type { FigureWords } from '../figures.ts'

export const figures: FigureWords = {
  clock: 'am|pm',
  clockDotted: '[ap]\\.m\\.',
  clockSpelled: 'horas?',
  length: 'horas?',
  until: 'a|hasta',
  article: 'las?',
  ordinal: '(?!)',
  ofMonth: 'de',
}
