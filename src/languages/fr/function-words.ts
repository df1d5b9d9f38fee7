import type { FunctionWords } from '../function-words.ts'

export const functionWords: FunctionWords = {
  and: 'et',
  afterwards: 'puis',
  nor: 'ni',
  not: 'pas',
  no: 'non',
  contracted: '(?!)',
  if: 'si',
  until: 'jusqu',
  for: 'pour',
  the: 'le|la',
  beforeDay: 'le|la',
  beforeHour: 'à|a',
  later: 'apres|passe',
  afterHour: 'h|heures?',
  notAny: 'de|d',
  titles: 'docteur|dr|mme|m',
  abbreviations: 'dr|mme|tel',
  ofServiceNames: 'et de du des la le les avec pour mme',
  accentedQuestion: "(?:(?:a|de|d['’])\\s?)?où",
  name: {
    before: 'pour|est',
    weakLead: "c[’']est",
    excuse: 'pardon',
    my: 'mon|ma',
    ofOther: "son\\snom[\\s:]{0,2}(?:est)?|(?:il|elle)\\ss['’]appelle",
    determiner: "le|la|l[’']|mon|ma|notre|son|sa|un|une",
    called: "s[’']\\s?appelle|se\\snomme",
    organisation: {
      joint: 'et|[Dd]es?|[Dd]u|[Ll]a',
      form: 'SARL|SAS|SASU|EURL|SCOP',
      end: '(?!)',
      beginning:
        '(?:[ÉEée]cole|[Cc]ollège|[Ll]ycée|[Cc]rèche|[Uu]niversité|[Aa]ssociation|[Cc]lub|[Ss]ociété|[Ee]ntreprise|MJC)',
    },
  },
}
