import type { DocumentWords } from '../documents.ts'

export const documents: DocumentWords = {
  question: 'f|frage',
  answer: 'a|antwort',
  free: 'gratis|kostenlos',
}
