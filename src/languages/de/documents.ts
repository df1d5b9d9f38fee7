import type { DocumentWords } from '../documents.ts'

export const documents: DocumentWords = {
  question: 'f|frage',
  answer: 'a|antwort',
  columns: { question: 'frage|fragen|titel', answer: 'antwort(?:en)?' },
  page: { before: 'seite|s\\.', of: 'von' },
  abbreviations: {
    any: 'z.b d.h u.a u.u bzw ggf vgl evtl inkl exkl str frl dipl ing usw u.s.w tgl std zzgl geb gest o.ä',
    beforeNumber: 'nr abs art fr hr max min tel jan feb apr jun jul aug sep sept okt nov dez',
  },
  free: 'gratis|kostenlos',
}
