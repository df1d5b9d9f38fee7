import type { FunctionWords } from '../function-words.ts'

export const functionWords: FunctionWords = {
  and: 'und',
  afterwards: 'dann',
  nor: 'noch',
  not: 'nicht',
  no: 'nein',
  contracted: '(?!)',
  if: 'wenn|falls',
  until: 'bis',
  for: 'für|fur',
  the: 'der|die|das|den',
  beforeDay: 'am|den',
  beforeHour: 'um',
  afterHour: 'uhr',
  notAny: 'kein\\p{L}{0,2}',
  titles: 'frau|herrn?|dr',
  abbreviations: 'dr|prof|hr|fr|nr|tel|z\\.b|bzw',
  ofServiceNames: 'und der die das dem den zur zum mit fur dr frau herr',
  accentedQuestion: '(?!)',
  name: {
    before: 'für|von|ist',
    weakLead: '(?!)',
    excuse: 'name',
    my: 'mein\\p{L}{0,2}',
    ofOther: '(?:sein|seine|ihr)\\sname[\\s:]{0,2}(?:ist)?|(?:er|sie|es)\\shei(?:ß|ss)t',
  },
}
