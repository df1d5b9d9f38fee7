import type { DocumentWords } from '../documents.ts'

export const documents: DocumentWords = {
  question: 'q|question',
  answer: 'a|answer',
  free: 'free',
}
