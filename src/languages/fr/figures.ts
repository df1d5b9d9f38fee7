import type { FigureWords } from '../figures.ts'

export const figures: FigureWords = {
  clock: '(?!)',
  clockDotted: '(?!)',
  clockSpelled: 'heures?',
  until: 'a|à',
  article: '(?!)',
  ordinal: 'er',
  ofMonth: '(?!)',
}
