import type { DocumentWords } from '../documents.ts'

export const documents: DocumentWords = {
  question: 'p|pregunta',
  answer: 'r|respuesta',
  free: 'gratis',
}
