import type { FigureWords } from '../figures.ts'

export const figures: FigureWords = {
  clock: 'uhr',
  clockDotted: '(?!)',
  clockSpelled: '(?!)',
  until: 'bis',
  article: '(?!)',
  ordinal: '(?!)',
  ofMonth: '(?!)',
}
