import type { DocumentWords } from '../documents.ts'

export const documents: DocumentWords = {
  question: 'p|pregunta',
  answer: 'r|respuesta',
  columns: { question: 'preguntas?', answer: 'respuestas?' },
  page: { before: 'página|p\\.', of: 'de' },
  abbreviations: {
    any: 'sr sra srta dra ud uds vd vds avda c/ p.ej ee.uu aprox cía dpto izq dcha',
    beforeNumber: 'núm pág págs art ext max min tel tfno ene feb mar abr jun jul ago sep sept oct nov dic',
  },
  free: 'gratis',
}
