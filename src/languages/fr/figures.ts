import type { FigureWords } from '../figures.ts'

export const figures: FigureWords = {
  clock: '(?!)',
  clockDotted: '(?!)',
  clockSpelled: 'heures?',
  length: 'mn|heures?',
  until: 'a|à',
  article: '(?!)',
  ordinal: 'er',
  ofMonth: '(?!)',
}
