import type { FigureWords } from '../figures.ts'

export const figures: FigureWords = {
  clock: 'uhr',
  clockDotted: '(?!)',
  clockSpelled: '(?!)',
  length: 'std|stunden?',
  until: 'bis',
  article: '(?!)',
  ordinal: '(?!)',
  ofMonth: '(?!)',
}
