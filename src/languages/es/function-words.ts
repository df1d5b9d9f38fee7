import type { FunctionWords } from '../function-words.ts'

export const functionWords: FunctionWords = {
  and: 'y|e',
  afterwards: 'luego',
  nor: 'ni',
  not: 'no',
  no: 'no',
  contracted: '(?!)',
  if: 'si',
  until: 'hasta',
  for: 'para',
  the: 'el|la',
  beforeDay: 'el|la',
  beforeHour: 'a las?|a',
  later: 'despues de|tras|pasadas',
  afterHour: 'h',
  notAny: 'ningun|ninguna',
  titles: 'doctora?|dr|don|dona|doña',
  abbreviations: 'sr|sra|dra|tel',
  ofServiceNames: 'y e de del la las los con para por doctor doctora senor senora',
  accentedQuestion: '(?:(?:a|de|con|en|por|para)\\s?)?(?:qué|quién(?:es)?|cuál(?:es)?|cuándo|cuánt[oa]s?|dónde|cómo)',
  name: {
    before: 'para|es',
    weakLead: 'es|soy',
    excuse: 'perdón',
    my: 'mi',
    ofOther: 'su\\snombre[\\s:]{0,2}(?:es)?|se\\sllama',
    determiner: 'el|la|mi|nuestr[oa]|su|un|una',
    called: 'se\\sllama(?:ba)?',
    organisation: {
      joint: 'y|[Dd]el?|[Ll]as?|[Ll]os',
      form: 'S\\. ?L\\. ?U?|S\\. ?A|SL|SLU|SA|S\\. ?Coop',
      end: '(?!)',
      beginning:
        '(?:[Cc]olegio|[Ee]scuela|[Ii]nstituto|[Gg]uardería|[Aa]cademia|[Uu]niversidad|[Aa]sociación|[Cc]lub|[Ee]mpresa|IES|CEIP)',
    },
  },
}
