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
  later: 'nach',
  afterHour: 'uhr',
  notAny: 'kein\\p{L}{0,2}',
  titles: 'frau|herrn?|dr',
  abbreviations: 'dr|prof|hr|fr|nr|tel|z\\.b|bzw',
  ofServiceNames: 'und der die das dem den zur zum mit fur dr frau herr',
  accentedQuestion: '(?!)',
  contact: {
    email: 'e ?mail(?: ?adresse)?|mail(?: ?adresse)?',
    phone: 'telefon(?:nummer)?|handy(?:nummer)?',
    before:
      '(?:vergiss|vergesst|vergessen sie|lass|lasst|lassen sie|losch\\w*|streich\\w*|ohne)(?: sie)?(?: (?:die|das|meine|mein|der|den))?',
    behind: '(?:ist |sind )?(?:egal|unwichtig|nicht (?:so )?(?:notig|wichtig)|weglassen)',
    only: '(?:nur|bloss|einfach)(?: (?:das|die|mein\\w?|per|ubers?)){0,2}',
  },
  name: {
    before: 'für|von|ist',
    weakLead: '(?!)',
    excuse: 'name',
    my: 'mein\\p{L}{0,2}',
    ofOther: '(?:sein|seine|ihr)\\sname[\\s:]{0,2}(?:ist)?|(?:er|sie|es)\\shei(?:ß|ss)t',
    determiner: '(?:de|di|da)[rsmne]|(?:unse?r|mein|sein|ihr|euer|eur|ein)\\p{L}{0,2}',
    called: '(?:hei(?:ß|ss)t|nennt\\ssich)|hat\\sden\\sNamen',
    spelling: 'mit\\s(?:ein(?:em)?\\s)?\\p{L}{1,2}(?!\\p{L})',
    spelled: '(?:schreibt\\ssich|wird|richtig\\sist|geschrieben)',
    organisation: {
      joint: 'und|[Aa]m|[Aa]n|[Dd]er|[Dd]es|[Ii]m',
      form: 'GmbH|mbH|AG|KG|OHG|UG|GbR|e\\. ?V|eV|gGmbH',
      end: 'Schule|Gymnasium|Realschule|Grundschule|Gesamtschule|Kindergarten|Kita|Verein|Verlag',
      beginning:
        'Firma|IGS|KGS|TSV|TuS|SV|FC|Kita|Kindergarten|Hort|Gymnasium|Realschule|Universität|[Hh]ochschule|\\p{Lu}\\p{L}{1,20}(?:schule|verein|gymnasium|kindergarten)',
    },
  },
}
