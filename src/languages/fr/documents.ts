import type { DocumentWords } from '../documents.ts'

export const documents: DocumentWords = {
  question: 'q|question',
  answer: 'r|réponse',
  columns: { question: 'questions?', answer: 'réponses?' },
  page: { before: 'page|p\\.', of: 'sur|de' },
  abbreviations: {
    any: 'm mm mme mlle mmes p.ex c.-à-d env av bd éd',
    beforeNumber: 'art chap est max min tél vol janv févr avr juil sept oct nov déc',
  },
  free: 'gratuit',
}
