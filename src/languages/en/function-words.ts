import type { FunctionWords } from '../function-words.ts'

export const functionWords: FunctionWords = {
  and: 'and',
  afterwards: 'then',
  nor: 'nor',
  not: 'no|not',
  no: 'no',
  contracted: '\\p{L}{1,6}n t',
  if: 'if',
  until: 'until|till?',
  for: 'for',
  the: 'the',
  beforeDay: 'on|the',
  beforeHour: 'at',
  afterHour: 'am|pm',
  notAny: 'any',
  titles: 'dr|doctor|mr|mrs|ms',
  abbreviations: 'dr|mr|mrs|ms|st|prof|no|tel',
  ofServiceNames: 'and of for the a an with dr doctor mr mrs ms',
  accentedQuestion: '(?!)',
  name: {
    before: 'for|from|is',
    weakLead: "it[’']?s",
    excuse: 'name|sorry',
    my: 'my',
    ofOther: "(?:his|her|its|their)\\sname[\\s:]{0,2}(?:['’]?s|is)?",
  },
}
