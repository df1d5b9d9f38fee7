import type { DocumentWords } from '../documents.ts'

export const documents: DocumentWords = {
  question: 'q|question',
  answer: 'a|answer',
  columns: { question: 'q|questions?|faq|title', answer: 'a|answers?|text|content' },
  page: { before: 'page|p\\.', of: 'of' },
  abbreviations: {
    any: 'mr mrs ms dr prof st jr rev hon gen col lt sgt capt vs eds al e.g i.e cf ca approx dept inc ltd co corp u.s u.k a.m p.m etc',
    beforeNumber:
      'no nos nr fig eq sec ch chap vol pp ext min max art tel est jan feb mar apr jun jul aug sep sept oct nov dec',
  },
  free: 'free',
}
